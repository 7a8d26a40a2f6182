/** What is known of the games on the shelf besides what their files say: of which family they are, and their other names. */
import type { Family } from '../../shared/families.ts';

/** All others are of the family of chess. */
const families: ReadonlyMap<string, Family> = new Map([
  ['cannon-shogi', 'shogi'],
  ['dobutsu', 'shogi'],
  ['euroshogi', 'shogi'],
  ['gorogoro', 'shogi'],
  ['judkins', 'shogi'],
  ['kyoto', 'shogi'],
  ['mansindam', 'shogi'],
  ['minishogi', 'shogi'],
  ['sho-shogi', 'shogi'],
  ['shogi', 'shogi'],
  ['tori-shogi', 'shogi'],
  ['yari', 'shogi'],
  ['janggi', 'xiangqi'],
  ['manchu', 'xiangqi'],
  ['minixiangqi', 'xiangqi'],
  ['xiangqi', 'xiangqi'],
  ['asean', 'makruk'],
  ['cambodian', 'makruk'],
  ['makpong', 'makruk'],
  ['makruk', 'makruk'],
  ['sittuyin', 'makruk'],
]);
/** `game`: the name of its file. */
export const familyOf = (game: string): Family => families.get(game) ?? 'chess';

/** Names, not words: they are the same in every language. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['amazons', ['Game of the Amazons']],
  ['antichess', ['Giveaway', 'Losing chess', 'Suicide chess']],
  ['cambodian', ['Cambodian chess']],
  ['chess960', ['Fischer Random', 'Freestyle chess']],
  ['courier', ['Kurierspiel']],
  ['dobutsu', ['Animal shogi', 'Let’s Catch the Lion!', 'どうぶつしょうぎ']],
  ['isolation', ['Isola']],
  ['janggi', ['Changgi', 'Korean chess', '장기']],
  ['king-of-the-hill', ['KotH']],
  ['makruk', ['Thai chess', 'หมากรุก']],
  ['marseillais', ['Double-move chess']],
  ['minishogi', ['5五将棋']],
  ['omicron', ['Omega Chess']],
  ['orthodox', ['FIDE chess', 'International chess', 'Western chess']],
  ['seirawan', ['S-Chess', 'SHARPER Chess']],
  ['shatranj', ['شطرنج', 'Chatrang']],
  ['shogi', ['Japanese chess', '将棋']],
  ['sittuyin', ['Burmese chess', 'စစ်တုရင်']],
  ['three-check', ['3-check', '3+']],
  ['tori-shogi', ['Bird shogi', '禽将棋']],
  ['wolf', ['Wolfschach']],
  ['xiangqi', ['Chinese chess', 'Elephant chess', '象棋']],
]);
/** Other names under which people look for it; `game`: the name of its file. */
export const otherNamesOf = (game: string): readonly string[] => otherNames.get(game) ?? [];

/** The names by which programs of the two protocols know the known variants, and the names of their files. */
import { variants } from '../variants/registry.ts';
import { shelfGames } from '../workshop/shelf/shelf-games.ts';
import { KnownVariant } from './known-variant.ts';

interface Names {
  /** as Fairy-Stockfish calls it behind `UCI_Variant` */
  readonly uci: string;
  /** as XBoard calls it; left out: XBoard does not know it, or by other rules */
  readonly xboard?: string;
  readonly file: string;
  /** the file of its shuffled first positions, if that is another one */
  readonly shuffled?: string;
}
/** Only those whose rules are the same. */
const KNOWN: readonly Names[] = [
  { uci: 'chess', xboard: 'normal', file: 'orthodox', shuffled: 'chess960' },
  { uci: '3check', xboard: '3check', file: 'three-check' },
  { uci: 'antichess', xboard: 'giveaway', file: 'antichess' },
  { uci: 'asean', file: 'asean' },
  { uci: 'atomic', xboard: 'atomic', file: 'atomic' },
  { uci: 'berolina', xboard: 'berolina', file: 'berolina' },
  { uci: 'capablanca', xboard: 'capablanca', file: 'capablanca' },
  { uci: 'courier', xboard: 'courier', file: 'courier' },
  { uci: 'crazyhouse', xboard: 'crazyhouse', file: 'crazyhouse' },
  { uci: 'grand', xboard: 'grand', file: 'grand' },
  { uci: 'horde', file: 'horde' },
  { uci: 'kingofthehill', file: 'king-of-the-hill' },
  { uci: 'knightmate', xboard: 'knightmate', file: 'knightmate' },
  { uci: 'losalamos', file: 'los-alamos' },
  { uci: 'makpong', file: 'makpong' },
  { uci: 'makruk', xboard: 'makruk', file: 'makruk' },
  { uci: 'minishogi', file: 'minishogi' },
  { uci: 'racingkings', file: 'racing-kings' },
  { uci: 'shatranj', xboard: 'shatranj', file: 'shatranj' },
  { uci: 'shogi', xboard: 'shogi', file: 'shogi' },
  { uci: 'spartan', xboard: 'spartan', file: 'spartan' },
  { uci: 'xiangqi', xboard: 'xiangqi', file: 'xiangqi' },
];
/** XBoard has names of their own for games that it plays from shuffled first positions. */
const XBOARD_SHUFFLED: ReadonlyMap<string, string> = new Map([
  ['fischerandom', 'chess960'],
  ['caparandom', 'capablanca'],
]);

export const NORMAL = 'normal';
export const uciVariants: readonly string[] = KNOWN.map(({ uci }) => uci);
export const xboardVariants: readonly string[] = [
  ...KNOWN.flatMap(({ xboard }) => xboard ?? []),
  ...XBOARD_SHUFFLED.keys(),
  ...variants.map(({ id }) => id),
];

const made = new Map<string, KnownVariant>();
/** `isShuffled`: castling is written as where the King may stand anywhere. */
function knownVariant(file: string, isShuffled: boolean): KnownVariant | null {
  const text = shelfGames.get(file);
  if (text === undefined) return null;
  const key = `${file} ${isShuffled}`;
  const known = made.get(key) ?? new KnownVariant(text, isShuffled);
  made.set(key, known);
  return known;
}
/** `is960`: as `UCI_Chess960` says it. Null: none of that name is known. */
export function uciVariant(name: string, is960: boolean): KnownVariant | null {
  const found = KNOWN.find(({ uci }) => uci === name);
  return found ? knownVariant((is960 && found.shuffled) || found.file, is960) : null;
}
export function xboardVariant(name: string): KnownVariant | null {
  const shuffled = XBOARD_SHUFFLED.get(name);
  const file = shuffled ?? KNOWN.find(({ xboard }) => xboard === name)?.file;
  return file === undefined ? null : knownVariant(file, shuffled !== undefined);
}

/** The names by which other programs know the known variants, and the names of their files. */
import { variants } from '../variants/registry.ts';
import { shelfGames } from '../workshop/shelf/shelf-games.ts';

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
  { uci: '5check', file: 'five-check' },
  { uci: 'amazon', file: 'amazon' },
  { uci: 'antichess', xboard: 'giveaway', file: 'antichess' },
  { uci: 'asean', file: 'asean' },
  { uci: 'atomic', xboard: 'atomic', file: 'atomic' },
  { uci: 'berolina', xboard: 'berolina', file: 'berolina' },
  { uci: 'capablanca', xboard: 'capablanca', file: 'capablanca' },
  { uci: 'capahouse', file: 'capahouse' },
  { uci: 'chancellor', file: 'chancellor' },
  { uci: 'courier', xboard: 'courier', file: 'courier' },
  { uci: 'crazyhouse', xboard: 'crazyhouse', file: 'crazyhouse' },
  { uci: 'embassy', file: 'embassy' },
  { uci: 'gardner', file: 'gardner' },
  { uci: 'gothic', file: 'gothic' },
  { uci: 'grand', xboard: 'grand', file: 'grand' },
  { uci: 'hoppelpoppel', file: 'hoppel-poppel' },
  { uci: 'horde', file: 'horde' },
  { uci: 'janus', file: 'janus' },
  { uci: 'kingofthehill', file: 'king-of-the-hill' },
  { uci: 'knightmate', xboard: 'knightmate', file: 'knightmate' },
  { uci: 'losalamos', file: 'los-alamos' },
  { uci: 'losers', file: 'losers' },
  { uci: 'makpong', file: 'makpong' },
  { uci: 'makruk', xboard: 'makruk', file: 'makruk' },
  { uci: 'minishogi', file: 'minishogi' },
  { uci: 'minixiangqi', file: 'minixiangqi' },
  { uci: 'nocastle', file: 'no-castling' },
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

/** The text of a game of the shelf, and whether castling is written as where the King may stand anywhere. */
export interface KnownText {
  readonly text: string;
  readonly isShuffled: boolean;
}
const textOf = (file: string | undefined, isShuffled: boolean): KnownText | null => {
  const text = file === undefined ? undefined : shelfGames.get(file);
  return text === undefined ? null : { text, isShuffled };
};

/** `is960`: as `UCI_Chess960` says it. Null: none of that name is known. */
export function uciGame(name: string, is960: boolean): KnownText | null {
  const found = KNOWN.find(({ uci }) => uci === name);
  return textOf((is960 && found?.shuffled) || found?.file, is960);
}
export function xboardGame(name: string): KnownText | null {
  const shuffled = XBOARD_SHUFFLED.get(name);
  return textOf(shuffled ?? KNOWN.find(({ xboard }) => xboard === name)?.file, shuffled !== undefined);
}

/** Other names by which games are called where they are written down (PGN). */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['standard', 'orthodox'],
  ['fromposition', 'orthodox'],
  ['fischerrandom', 'chess960'],
]);
const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Every known variant by the name of its file, and how it is called. */
export const knownGames: readonly { readonly name: string; readonly title: string }[] = [...shelfGames].map(
  ([name, text]) => ({ name, title: /^title\s*=\s*(.*)$/m.exec(text)?.[1] ?? name }),
);

const files: ReadonlyMap<string, string> = new Map([
  ...knownGames.map(({ name, title }) => [plainName(title), name] as const),
  ...[...shelfGames.keys()].map((file) => [plainName(file), file] as const),
  ...KNOWN.flatMap(({ uci, xboard, file }) => [uci, xboard ?? uci].map((name) => [name, file] as const)),
  ...XBOARD_SHUFFLED,
  ...ALIASES,
]);
/** By any of its names, however it is spelt; the first positions are shuffled behind `960`, too. */
export function gameNamed(name: string): KnownText | null {
  const plain = plainName(name);
  const usual = files.get(plain);
  if (usual !== undefined) return textOf(usual, usual === 'chess960' || XBOARD_SHUFFLED.has(plain));
  return plain.endsWith('960') ? textOf(files.get(plain.slice(0, -3)), true) : null;
}

/** Those whose boards have so many ranks, chess first. */
export const gamesOfHeight = (height: number): readonly KnownText[] => {
  const fits = (text: string): boolean => Number(/^board\s*=\s*\d+ x (\d+)/m.exec(text)?.[1]) === height;
  const names = [...shelfGames].flatMap(([file, text]) => (fits(text) ? file : []));
  const first = names.filter((file) => file === 'orthodox' || file === 'chess960');
  return [...new Set([...first.reverse(), ...names])].flatMap((file) => textOf(file, file === 'chess960') ?? []);
};

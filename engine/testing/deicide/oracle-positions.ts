/**
 * Positions of Deicide Chess as plain facts, for the oracle and for tests: an array of men, lists of flights and head
 * starts, sets of mines, and the text they are written in ("K@e1 p@d9 T@d9~2 wall@e8 mine@a5"). Nothing here knows how a
 * man moves, and nothing is shared with the engine proper: a mistake in one must not hide in the other.
 */

export type Side = 'white' | 'black';
export const KIND_OF_LETTER = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
  P: 'pawn',
  A: 'archbishop',
  C: 'chancellor',
  O: 'cannon',
  V: 'archer',
  T: 'time-machine',
  H: 'champion',
  W: 'wizard',
  X: 'kitsune',
  L: 'werewolf',
  E: 'centaur',
  F: 'fool',
  U: 'sumo',
  S: 'sorceress',
  J: 'rookie',
  D: 'drunk-pawn',
  I: 'prince',
  Y: 'princess',
  M: 'bomber',
  Z: 'snail',
} as const;
export type Kind = (typeof KIND_OF_LETTER)[keyof typeof KIND_OF_LETTER];
export const VISIBLE = ['cathedral', 'portal', 'wall', 'glue', 'ziggurat'] as const;
export type OracleFeature = (typeof VISIBLE)[number];

/** file + 16 * rank, both from 0: a1 is 0, p1 is 15, p16 is 255 */
export type Cell = number;
/** `moved`: displaced at all; of a Drunk Pawn only whether it has moved of its own accord (D-K3, D-P2) */
export type Man = { readonly kind: Kind; readonly side: Side; readonly moved: boolean };
type Board = readonly (Man | null)[];
export type Loss = { readonly kind: Kind; readonly side: Side; readonly at: Cell };
export type OracleFlight = {
  readonly owner: Side;
  /** a Time Machine, or a Fool that has copied one (D-F8) */
  readonly kind: Kind;
  readonly target: Cell;
  readonly counter: number;
  readonly departedThisTurn: boolean;
};
/** who slid past which cells, and where it now stands (D-P4) */
export type HeadStart = { readonly kind: Kind; readonly at: Cell; readonly passed: readonly Cell[] };
type Reason =
  | 'checkmate'
  | 'king-lost'
  | 'check-not-called'
  | 'ziggurats'
  | 'stalemate'
  | 'repetition'
  | 'dead-position'
  | 'no-progress';
export type Outcome = { readonly winner: Side | null; readonly reason: Reason };

/** the house rules that the oracle plays; the first value is the usual one */
export const houseRules = {
  terrain: ['off', 'on'],
  features: ['cathedral', 'portal', 'wall', 'mine', 'glue', 'ziggurat'], // D-T0b: each may be left out
  area: ['middle', 'board'], // D-T0c: where terrain is laid
  departure: ['waits', 'ticks'], // D-TM1
  pushed: ['stays', 'promotes'], // D-P12: a man pushed to its last rank; promoted it is a Queen at once
  bigbang: ['destroys', 'spares'], // D-M5: what a Big Bang does to Snails
  check: ['program', 'players'], // D-G9: who announces it
} as const;
export type OracleOptions = {
  readonly [Rule in keyof typeof houseRules]: Rule extends 'features' ? string : (typeof houseRules)[Rule][number];
};
export const usualOptions: OracleOptions = {
  terrain: 'off',
  features: houseRules.features.join(','),
  area: 'middle',
  departure: 'waits',
  pushed: 'stays',
  bigbang: 'destroys',
  check: 'program',
};

export type OraclePool = Readonly<Record<OracleFeature, number>>;
/** D-T0 while it lasts */
export type Placing = {
  readonly phase: 'visible' | 'mines';
  readonly pools: Readonly<Record<Side, OraclePool>>;
  /** passes in a row */
  readonly passes: number;
};

export type OraclePosition = {
  readonly board: Board;
  readonly turn: Side;
  /** check was called against the side to move (D-G9) */
  readonly called: boolean;
  /** a turn with an additional move (D-Z1) */
  readonly extra: boolean;
  /** moves made so far in this turn: 1 between the two of an extra turn, else 0 */
  readonly made: number;
  /** a Snail has moved in this turn, so that the next one is extra */
  readonly grant: boolean;
  /** the effective type each side moved last (D-F10) */
  readonly last: Readonly<Record<Side, Kind | null>>;
  /** what the side to move may capture en passant, and what it has itself started in this turn (D-P8, D-P9) */
  readonly headStarts: readonly HeadStart[];
  readonly newHeadStarts: readonly HeadStart[];
  /** in order of departure */
  readonly flights: readonly OracleFlight[];
  readonly terrain: ReadonlyMap<Cell, OracleFeature>;
  /** the true mines of both, revealed ones too */
  readonly mines: Readonly<Record<Side, ReadonlySet<Cell>>>;
  readonly revealed: ReadonlySet<Cell>;
  readonly placing: Placing | null;
  /** turns in a row without progress, and whether this turn has made some (D-G8) */
  readonly quiet: number;
  readonly progress: boolean;
  readonly options: OracleOptions;
  /** how the game ended by something done; mate, stalemate and draws are found by looking */
  readonly ended: Outcome | null;
};

const FILES = 'abcdefghijklmnop';
export const allCells: readonly Cell[] = Array.from({ length: 256 }, (_, cell) => cell);
export const nameOf = (cell: Cell): string => FILES[cell % 16] + (Math.floor(cell / 16) + 1);
/** throws on anything that is no cell */
export function cellOf(name: string): Cell {
  const file = FILES.indexOf(name[0]);
  const rank = Number(name.slice(1));
  if (file < 0 || !Number.isInteger(rank) || rank < 1 || rank > 16) throw new Error(`no cell of Deicide: ${name}`);
  return file + 16 * (rank - 1);
}
/** 1 to 16 */
export const rankOfCell = (cell: Cell): number => Math.floor(cell / 16) + 1;
/** D-T0, D-T0c */
export const isGround = ({ area }: Pick<OracleOptions, 'area'>, cell: Cell): boolean =>
  area === 'board' || (rankOfCell(cell) >= 5 && rankOfCell(cell) <= 12);
/** the cell df files to the right and dr ranks up, or null off the board */
export function shifted(cell: Cell, df: number, dr: number): Cell | null {
  const file = (cell % 16) + df;
  const rank = Math.floor(cell / 16) + dr;
  return file >= 0 && file < 16 && rank >= 0 && rank < 16 ? file + 16 * rank : null;
}
/** p1 and a16 are light (A1.1) */
export const isLight = (cell: Cell): boolean => ((cell % 16) + Math.floor(cell / 16)) % 2 === 1;
export const opponent = (side: Side): Side => (side === 'white' ? 'black' : 'white');
/** +1 for White, who plays up the board */
export const ahead = (side: Side): number => (side === 'white' ? 1 : -1);
/** ranks counted from the own edge: 1 is one's back rank, 16 the rank of promotion */
export const ownRank = (side: Side, cell: Cell): number =>
  side === 'white' ? rankOfCell(cell) : 17 - rankOfCell(cell);

export function letterOf(kind: Kind, side: Side): string {
  const letter = Object.entries(KIND_OF_LETTER).find(([, id]) => id === kind)![0];
  return side === 'white' ? letter : letter.toLowerCase();
}
function manOf(letter: string): { kind: Kind; side: Side } {
  const kind = KIND_OF_LETTER[letter.toUpperCase() as keyof typeof KIND_OF_LETTER];
  if (kind === undefined) throw new Error(`no man of Deicide: ${letter}`);
  return { kind, side: letter === letter.toUpperCase() ? 'white' : 'black' };
}

/** What a census does not tell (A6). Cells by name. */
export type FurtherState = {
  /** men that have never moved; everybody else has */
  readonly unmoved?: readonly string[];
  readonly last?: Partial<Record<Side, Kind | null>>;
  readonly extra?: boolean;
  readonly made?: number;
  readonly headStarts?: readonly { readonly kind: Kind; readonly at: string; readonly passed: readonly string[] }[];
  /** hidden ones; revealed ones stand in the census */
  readonly mines?: Partial<Record<Side, readonly string[]>>;
  readonly quiet?: number;
  readonly options?: Partial<OracleOptions>;
};

/** Reads a census (`K@i1'` has never moved), whose turn it is, and the further state. Throws on what it does not know. */
export function parse(text: string, turn: Side = 'white', further: FurtherState = {}): OraclePosition {
  const board: (Man | null)[] = allCells.map(() => null);
  const flights: OracleFlight[] = [];
  const terrain = new Map<Cell, OracleFeature>();
  const revealed = new Set<Cell>();
  const unmoved = new Set((further.unmoved ?? []).map(cellOf));
  for (const token of text.split(/\s+/).filter((word) => word !== '')) {
    const [what, place] = token.split('@');
    const [where, counter] = place.replace("'", '').split('~');
    const cell = cellOf(where);
    if (place.endsWith("'")) unmoved.add(cell);
    const feature = VISIBLE.find((word) => word === what);
    if (feature !== undefined) terrain.set(cell, feature);
    else if (what === 'mine') revealed.add(cell);
    else if (counter !== undefined) {
      const { kind, side } = manOf(what);
      flights.push({ owner: side, kind, target: cell, counter: Number(counter), departedThisTurn: false });
    } else {
      if (board[cell] !== null) throw new Error(`two men on ${where}`);
      board[cell] = { ...manOf(what), moved: !unmoved.has(cell) };
    }
  }
  const hidden = (side: Side) => new Set((further.mines?.[side] ?? []).map(cellOf));
  return {
    board,
    turn,
    called: false,
    extra: further.extra ?? false,
    made: further.made ?? 0,
    grant: false,
    last: { white: further.last?.white ?? null, black: further.last?.black ?? null },
    headStarts: (further.headStarts ?? []).map(({ kind, at, passed }) => ({
      kind,
      at: cellOf(at),
      passed: passed.map(cellOf),
    })),
    newHeadStarts: [],
    flights,
    terrain,
    mines: { white: new Set([...hidden('white'), ...revealed]), black: hidden('black') },
    revealed,
    placing: null,
    quiet: further.quiet ?? 0,
    progress: false,
    options: { ...usualOptions, ...further.options },
    ended: null,
  };
}

/** D-SETUP, from the back rank of White to the front; Black mirrors it */
const ARRAY = ['RNBOVHAQKCHVOBNR', 'UMWEXIFTSZYLEWMU', 'JDJDJDJDDJDJDJDJ', 'PPPPPPPPPPPPPPPP'];
const FULL_POOL: OraclePool = { cathedral: 2, portal: 1, wall: 2, glue: 4, ziggurat: 3 };
const MINES_EACH = 4;
/** D-T0b */
const isChosen = ({ features }: OracleOptions, feature: string): boolean => features.split(',').includes(feature);
export const minesEach = (options: OracleOptions): number => (isChosen(options, 'mine') ? MINES_EACH : 0);

/** The start of a game; with terrain it begins with its placement (D-T0). */
export function start(options: Partial<OracleOptions> = {}): OraclePosition {
  const tokens = ARRAY.flatMap((row, i) =>
    [...row].flatMap((letter, file) => [
      `${letter}@${FILES[file]}${i + 1}`,
      `${letter.toLowerCase()}@${FILES[file]}${16 - i}`,
    ]),
  );
  const unmoved = tokens.map((token) => token.split('@')[1]);
  const position = parse(tokens.join(' '), 'white', { unmoved, options });
  if (position.options.terrain === 'off') return position;
  const chosen = VISIBLE.filter((feature) => isChosen(position.options, feature));
  const pool = { ...FULL_POOL };
  for (const feature of VISIBLE) if (!chosen.includes(feature)) pool[feature] = 0;
  if (chosen.length === 0 && minesEach(position.options) === 0) return position; // D-T0b
  const phase = chosen.length > 0 ? 'visible' : 'mines';
  return { ...position, placing: { phase, pools: { white: pool, black: pool }, passes: 0 } };
}

/** One line for everything that everybody may see: "K@i1 T@d9~2 cathedral@c7 k@i16 mine@a5". */
export function census(position: OraclePosition): string {
  const tokens: string[] = [];
  position.board.forEach((man, cell) => {
    if (man !== null) tokens.push(`${letterOf(man.kind, man.side)}@${nameOf(cell)}`);
  });
  for (const { kind, owner, target, counter } of position.flights) {
    tokens.push(`${letterOf(kind, owner)}@${nameOf(target)}~${counter}`);
  }
  for (const [cell, feature] of position.terrain) tokens.push(`${feature}@${nameOf(cell)}`);
  for (const cell of position.revealed) tokens.push(`mine@${nameOf(cell)}`);
  return tokens.sort().join(' ');
}

const named = (cells: Iterable<Cell>): string[] => [...cells].map(nameOf).sort();

/** What must be equal for a position to count as repeated: everything of A6 (D-G8). */
export function repetitionKey(position: OraclePosition): string {
  const { board, flights, headStarts, newHeadStarts, last, mines } = position;
  const unmoved = allCells.filter((cell) => board[cell]?.moved === false);
  // nobody else asks what was moved last
  const hasFool = (side: Side): boolean =>
    allCells.some((cell) => board[cell]?.kind === 'fool' && board[cell]?.side === side) ||
    flights.some(({ owner, kind }) => kind === 'fool' && owner === side);
  const started = (list: readonly HeadStart[]) =>
    list.map(({ kind, at, passed }) => `${kind} ${nameOf(at)} ${named(passed)}`).sort();
  return JSON.stringify([
    census(position),
    [position.turn, position.called],
    named(unmoved),
    [position.extra, position.made, position.grant],
    [hasFool('black') && last.white, hasFool('white') && last.black],
    [started(headStarts), started(newHeadStarts)],
    flights.map(({ owner, kind, target, counter, departedThisTurn }) => [
      owner,
      kind,
      target,
      counter,
      departedThisTurn,
    ]),
    [named(mines.white), named(mines.black)],
    position.placing,
  ]);
}

/** The further state that `parse` reads back, for tables and reports; only what differs from nothing at all. */
export function furtherState(position: OraclePosition): FurtherState {
  const { board, last, mines, revealed } = position;
  const hidden = (side: Side) => named([...mines[side]].filter((cell) => !revealed.has(cell)));
  const matters = ({ kind }: Man) => kind === 'king' || kind === 'rook' || kind === 'drunk-pawn';
  return {
    unmoved: named(allCells.filter((cell) => board[cell]?.moved === false && matters(board[cell]))),
    last,
    ...(position.extra && { extra: true, made: position.made }),
    ...(position.headStarts.length > 0 && {
      headStarts: position.headStarts.map(({ kind, at, passed }) => ({
        kind,
        at: nameOf(at),
        passed: passed.map(nameOf),
      })),
    }),
    ...(mines.white.size + mines.black.size > 0 && { mines: { white: hidden('white'), black: hidden('black') } }),
    ...(position.quiet > 0 && { quiet: position.quiet }),
    options: position.options,
  };
}

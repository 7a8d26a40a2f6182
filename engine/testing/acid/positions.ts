/**
 * Positions of acid as plain facts, for the oracle and for tests: cells by name, pieces in a Map, hands as lists, and
 * the text they are written in ("K@e1 d@f2 G@Δ5"; hands "MW/mw"; who watches which Angel). Nothing here knows how a
 * piece moves, and nothing is shared with the engine proper: a mistake in one must not hide in the other.
 */

export type Side = 'magi' | 'line';
export type Kind =
  | 'king'
  | 'angel'
  | 'voyager'
  | 'holepunch'
  | 'rainbow'
  | 'ghost'
  | 'sweeper'
  | 'diskette'
  | 'mass'
  | 'worm'
  | 'charonite';
/** A cell by name: file letter, rank letter ("e5", "Δ5", "aΛ", "δλ"). */
export type Cell = string;
export type OraclePiece = { readonly kind: Kind; readonly side: Side };
export type Board = ReadonlyMap<Cell, OraclePiece>;
/** For each Angel (by her cell) that is immobilised, the cells of the pieces that hold her, sorted. */
export type Immobilisers = ReadonlyMap<Cell, readonly Cell[]>;

type Reason = 'king' | 'worm-extraction' | 'worm-breach' | 'mutiny' | 'stalemate' | 'no-progress';
export type Outcome = { readonly winner: Side | null; readonly reason: Reason };

/** The house rules that the oracle plays, by the rulings that allow them; the first value is the usual one. */
export const houseRules = {
  return: ['step', 'own', 'stuck'], // Z5, Z5b
  ghosts: ['free', 'return'], // Z9, Z9b
  kingswap: ['field', 'zone', 'anywhere'], // Z13, K7b
  shove: ['blocked', 'captures'], // S5
  noprogress: ['off', '50'], // G7
} as const;
export type OracleOptions = {
  readonly [Rule in keyof typeof houseRules]: (typeof houseRules)[Rule][number];
};

export type OraclePosition = {
  readonly board: Board;
  readonly hands: { readonly magi: readonly Kind[]; readonly line: readonly Kind[] };
  readonly turn: Side;
  readonly immobilisers: Immobilisers;
  /** The cells of the Ghosts that were shoved into the Zone and have to come back (Z9b), sorted. */
  readonly bound: readonly Cell[];
  readonly options: OracleOptions;
  /** Actions in a row without progress in the sense of G7. */
  readonly quiet: number;
  /** How the last action ended the game, or null. A draw for want of actions is not kept here but found by looking. */
  readonly ended: Outcome | null;
};

export const usualOptions: OracleOptions = {
  return: 'step',
  ghosts: 'free',
  kingswap: 'field',
  shove: 'blocked',
  noprogress: 'off',
};

const FILES = 'Δabcdefghiδ';
const RANKS = 'λ123456789Λ';

export const KIND_OF_LETTER: Readonly<Record<string, Kind>> = {
  K: 'king',
  A: 'angel',
  V: 'voyager',
  H: 'holepunch',
  R: 'rainbow',
  G: 'ghost',
  S: 'sweeper',
  D: 'diskette',
  M: 'mass',
  W: 'worm',
  C: 'charonite',
};

/** All 121 cells, file by file. */
export const allCells: readonly Cell[] = [...FILES].flatMap((file) => [...RANKS].map((rank) => file + rank));

/** The cell at column x and row y (0 to 10 each, 0 is Δ and λ), or null outside the grid. */
export function cellAt(x: number, y: number): Cell | null {
  return x >= 0 && x <= 10 && y >= 0 && y <= 10 ? FILES[x] + RANKS[y] : null;
}

export function column(cell: Cell): number {
  const x = FILES.indexOf(cell[0]);
  if (x < 0 || cell.length !== 2) throw new Error(`no cell of acid: ${cell}`);
  return x;
}

export function row(cell: Cell): number {
  const y = RANKS.indexOf(cell[1]);
  if (y < 0 || cell.length !== 2) throw new Error(`no cell of acid: ${cell}`);
  return y;
}

/** The cell dx to the right and dy up from `cell`, or null outside the grid. */
export function shifted(cell: Cell, dx: number, dy: number): Cell | null {
  return cellAt(column(cell) + dx, row(cell) + dy);
}

/** Whether the cell is one of the 81 of conventional space. The other 40, corners included, are the Zone (Z1). */
export function inField(cell: Cell | null): cell is Cell {
  return cell !== null && column(cell) % 10 !== 0 && row(cell) % 10 !== 0;
}

export function isZoneCorner(cell: Cell): boolean {
  return column(cell) % 10 === 0 && row(cell) % 10 === 0;
}

/** +1 for MAGI, whose forward is up; -1 for LINE. */
export function ahead(side: Side): 1 | -1 {
  return side === 'magi' ? 1 : -1;
}

export function opponent(side: Side): Side {
  return side === 'magi' ? 'line' : 'magi';
}

/** The rank where a Diskette of this side becomes a Charonite (DK7), and the rank where its Charonite wins (C3). */
export function backRow(side: Side): number {
  return side === 'magi' ? 9 : 1;
}
export function startingRow(side: Side): number {
  return side === 'magi' ? 1 : 9;
}

export function letterOf(piece: OraclePiece): string {
  const capital = Object.keys(KIND_OF_LETTER).find((letter) => KIND_OF_LETTER[letter] === piece.kind)!;
  return piece.side === 'magi' ? capital : capital.toLowerCase();
}

export function pieceOfLetter(letter: string): OraclePiece {
  const kind = KIND_OF_LETTER[letter.toUpperCase()];
  if (kind === undefined) throw new Error(`no piece of acid: ${letter}`);
  return { kind, side: letter === letter.toUpperCase() ? 'magi' : 'line' };
}

/** Sorted by code point, which is what the plain sort does for letters of the basic plane. */
export function sorted(words: Iterable<string>): string[] {
  return [...words].sort();
}

/** Reads pieces "K@e1 d@f2", the turn, hands "MW/mw" (either part may be empty) and immobilisers {"d1": ["e5"]}. */
export function parse(
  text: string,
  turn: Side,
  hands = '',
  immobilisers: Readonly<Record<Cell, readonly Cell[]>> = {},
  options: Partial<OracleOptions> = {},
  bound: readonly Cell[] = [],
): OraclePosition {
  const board = new Map<Cell, OraclePiece>();
  for (const token of text.split(/\s+/).filter((word) => word !== '')) {
    const [letter, cell] = token.split('@');
    if (board.has(cell) || !allCells.includes(cell)) throw new Error(`bad cell in ${token}`);
    board.set(cell, pieceOfLetter(letter));
  }
  const held = [...hands].filter((letter) => letter !== '/').map(pieceOfLetter);
  for (const [angel, watchers] of Object.entries(immobilisers)) {
    if (board.get(angel)?.kind !== 'angel') throw new Error(`no Angel on ${angel}`);
    for (const watcher of watchers) if (!board.has(watcher)) throw new Error(`nobody on ${watcher}`);
  }
  for (const cell of bound) if (board.get(cell)?.kind !== 'ghost') throw new Error(`no Ghost on ${cell}`);
  const kindsOf = (side: Side) => held.filter((piece) => piece.side === side).map((piece) => piece.kind);
  return {
    board,
    hands: { magi: kindsOf('magi'), line: kindsOf('line') },
    turn,
    immobilisers: new Map(
      Object.entries(immobilisers)
        .filter(([, watchers]) => watchers.length > 0)
        .map(([angel, watchers]) => [angel, sorted(watchers)]),
    ),
    bound: sorted(bound),
    options: { ...usualOptions, ...options },
    quiet: 0,
    ended: null,
  };
}

/** The state of the field at the start of the engagement (A1.2, G1). */
export function start(options: Partial<OracleOptions> = {}): OraclePosition {
  const home = (rank: string, pieces: string) => [...pieces].map((letter, i) => `${letter}@${FILES[i + 1]}${rank}`);
  const tokens = [home('1', 'SGVAKHRGS'), home('2', 'DDDDDDDDD'), home('8', 'ddddddddd'), home('9', 'sgrhkavgs')];
  return parse(tokens.flat().join(' '), 'magi', 'MW/mw', {}, options);
}

/** The pieces on the board alone, in the text that `parse` reads. */
export function onBoardText(position: OraclePosition): string {
  return sorted([...position.board].map(([cell, piece]) => `${letterOf(piece)}@${cell}`)).join(' ');
}

export function handsText(position: OraclePosition): string {
  const letters = (side: Side) => sorted(position.hands[side].map((kind) => letterOf({ kind, side }))).join('');
  return `${letters('magi')}/${letters('line')}`;
}

/** One line for the whole placement, hands included: "K@e1 M@- d@a8". */
export function census(position: OraclePosition): string {
  const held = handsText(position).replace('/', '');
  return sorted([
    ...onBoardText(position)
      .split(' ')
      .filter((token) => token !== ''),
    ...[...held].map((letter) => `${letter}@-`),
  ]).join(' ');
}

/** What must be equal for a position to count as repeated (G6): placement, hands, turn, who holds which Angel, who is bound. */
export function repetitionKey(position: OraclePosition): string {
  const held = sorted([...position.immobilisers].map(([angel, watchers]) => `${angel}<${watchers.join(',')}`));
  return [census(position), position.turn, held.join(' '), position.bound.join(' ')].join(' | ');
}

/**
 * Positions of 4chan chess as plain facts, for the oracle and for tests: an array of who stands where and who rides on
 * whom, hands, gates, what each side played last, and the text they are written in ("N@a2 K@a2^ +o@c4 M@- #w@e5").
 * Nothing here knows how anybody moves, and nothing is shared with the engine proper: a mistake in one must not hide in
 * the other.
 */

export type Side = 'white' | 'black';
export const KIND_OF_LETTER = {
  O: 'anon',
  T: 'tg',
  K: 'k',
  M: 'mlp',
  B: 'b',
  N: 'n',
  D: 'd',
  R: 'r9k',
  X: 'x',
  V: 'v',
  P: 'vp',
  S: 'sci',
  A: 'admin',
} as const;
export type Kind = (typeof KIND_OF_LETTER)[keyof typeof KIND_OF_LETTER];

/** One way of moving, with its ordinary captures; what several of these make together is what /b/ and /d/ copy. */
export type Atom =
  | 'king'
  | 'anon'
  | 'queen'
  | 'rook'
  | 'bishop'
  | 'bishop that never captures'
  | 'queen that never captures'
  | 'slide of 2'
  | 'slide of 3'
  | 'wazir'
  | 'ferz'
  | 'knight'
  | 'camel'
  | 'dabbaba'
  | 'alfil'
  | 'tripper'
  | 'stroll of 2'
  | 'stroll of 3';
/** sorted, each once */
export type OracleMoves = readonly Atom[];
export const union = (...sets: readonly OracleMoves[]): OracleMoves => [...new Set(sets.flat())].sort();

/** file + 10 * rank, both from 0: a1 is 0, j1 is 9, j10 is 99 */
export type Cell = number;
export type Man = {
  readonly kind: Kind;
  readonly side: Side;
  readonly promoted: boolean;
  /** of an admin or an /n/: it was displaced (C-A1); of an anon: it may not take two steps any more (C-A6) */
  readonly moved: boolean;
  /** what a /d/ got from its first capture, which may be nothing; null before it (C-D1) */
  readonly absorbed: OracleMoves | null;
};
/** who stands on a cell, and who rides on it */
export type OracleCursor = { readonly man: Man; readonly rider: Man | null };
type Board = readonly (OracleCursor | null)[];
type Reason = 'admin-taken' | 'admin-lost' | 'no-action' | 'repetition';
export type Outcome = { readonly winner: Side | null; readonly reason: Reason };

/** the house rules that the oracle plays; the first value is the usual one */
export const houseRules = {
  /** Black's array (C-SETUP) */
  array: ['mirrored', 'rotated'],
  /** who captures a /k/ from any distance (C-K2) */
  immunity: ['n', 'nobody', 'tg-n'],
  /** which anons cannot be frozen or lifted (C-A3b) */
  anons: ['both', 'promoted'],
  /** whether a frozen /b/ goes as what it copies (C-X2b) */
  copying: ['frozen', 'free'],
  /** where a /v/ shoots (C-V1) */
  shots: ['ring', 'straight', 'manhattan'],
  /** C-P1 */
  promotion: ['zone', 'crossing'],
  /** where a rider promotes with the move that leaves (C-P6b) */
  rider: ['zone', 'anywhere'],
  /** who is captured where the exit of a teleporter is taken (C-S6) */
  blocked: ['telefrag', 'traveller'],
} as const;
export type OracleOptions = {
  readonly [Rule in keyof typeof houseRules]: (typeof houseRules)[Rule][number];
};
export const usualOptions: OracleOptions = {
  array: 'mirrored',
  immunity: 'n',
  anons: 'both',
  copying: 'frozen',
  shots: 'ring',
  promotion: 'zone',
  rider: 'zone',
  blocked: 'telefrag',
};

export type OraclePosition = {
  readonly board: Board;
  readonly turn: Side;
  /** kinds only: in hand everybody is as new (C-H2) */
  readonly hands: Readonly<Record<Side, readonly Kind[]>>;
  /** whose teleporter lies where */
  readonly gates: ReadonlyMap<Cell, Side>;
  /** how whoever each side played last could move, before it promoted; null: nobody yet (C-B) */
  readonly last: Readonly<Record<Side, OracleMoves | null>>;
  readonly options: OracleOptions;
  /** whose admin was lost first; that game is over (C-G2) */
  readonly lost: Side | null;
};

const FILES = 'abcdefghij';
export const allCells: readonly Cell[] = Array.from({ length: 100 }, (_, cell) => cell);
export const nameOf = (cell: Cell): string => FILES[cell % 10] + (Math.floor(cell / 10) + 1);
/** throws on anything that is no cell */
export function cellOf(name: string): Cell {
  const file = FILES.indexOf(name[0]);
  const rank = Number(name.slice(1));
  if (file < 0 || !Number.isInteger(rank) || rank < 1 || rank > 10) throw new Error(`no cell of 4chan chess: ${name}`);
  return file + 10 * (rank - 1);
}
/** the cell df files to the right and dr ranks up, or null off the board */
export function shifted(cell: Cell, df: number, dr: number): Cell | null {
  const file = (cell % 10) + df;
  const rank = Math.floor(cell / 10) + dr;
  return file >= 0 && file < 10 && rank >= 0 && rank < 10 ? file + 10 * rank : null;
}
/** how many steps a King needs */
export const cellDistance = (a: Cell, b: Cell): number =>
  Math.max(Math.abs((a % 10) - (b % 10)), Math.abs(Math.floor(a / 10) - Math.floor(b / 10)));
const AROUND = allCells.map((cell) => allCells.filter((other) => cellDistance(cell, other) === 1));
export const cellsAround = (cell: Cell): readonly Cell[] => AROUND[cell];
export const opponent = (side: Side): Side => (side === 'white' ? 'black' : 'white');
/** +1 for White, who plays up the board */
export const ahead = (side: Side): number => (side === 'white' ? 1 : -1);
/** ranks counted from the own edge: 1 is one's back rank, 10 the last */
export const ownRank = (side: Side, cell: Cell): number =>
  side === 'white' ? Math.floor(cell / 10) + 1 : 10 - Math.floor(cell / 10);
/** The men on a cell, the top one first. */
export const menOn = (stand: OracleCursor | null): Man[] =>
  stand === null ? [] : stand.rider === null ? [stand.man] : [stand.rider, stand.man];

const LETTERS = new Map<Kind, string>(Object.entries(KIND_OF_LETTER).map(([letter, kind]) => [kind, letter]));
/** always a capital, behind a plus if promoted */
export function letterOf(kind: Kind, promoted = false): string {
  return (promoted ? '+' : '') + LETTERS.get(kind);
}
const cased = (letter: string, side: Side): string => (side === 'white' ? letter : letter.toLowerCase());
/** A man as he comes into play. */
export const fresh = (kind: Kind, side: Side): Man => ({ kind, side, promoted: false, moved: false, absorbed: null });
/** What no rule asks about is not told apart: who has moved matters for three kinds, unpromoted anons among them. */
const remembers = ({ kind, promoted }: Man): boolean =>
  kind === 'admin' || kind === 'n' || (kind === 'anon' && !promoted);

/** What a census does not tell (B6). */
export type FurtherState = {
  /** cells of those who never moved; everybody else has */
  readonly unmoved?: readonly string[];
  readonly last?: Partial<Record<Side, OracleMoves | null>>;
  /** by cell: what the /d/ there has absorbed, be it nothing; any other has not captured yet */
  readonly absorbed?: Readonly<Record<string, OracleMoves>>;
  readonly options?: Partial<OracleOptions>;
};

/** Reads a census (`K@a2^` rides, `N@a2'` has never moved), whose turn it is, and the rest. Throws on what it does not know. */
export function parse(text: string, turn: Side = 'white', further: FurtherState = {}): OraclePosition {
  const men: (Man | null)[] = allCells.map(() => null);
  const riders: (Man | null)[] = allCells.map(() => null);
  const hands: Record<Side, Kind[]> = { white: [], black: [] };
  const gates = new Map<Cell, Side>();
  for (const token of text.split(/\s+/).filter((word) => word !== '')) {
    const [, plus, letter, gate, place, signs] = /^(?:(\+?)([A-Za-z])|#([wb]))@([a-j]\d+|-)(['^]*)$/.exec(token) ?? [];
    if (place === undefined) throw new Error(`not understood: ${token}`);
    if (gate !== undefined) {
      gates.set(cellOf(place), gate === 'w' ? 'white' : 'black');
      continue;
    }
    const kind = KIND_OF_LETTER[letter.toUpperCase() as keyof typeof KIND_OF_LETTER];
    if (kind === undefined) throw new Error(`nobody of 4chan chess: ${token}`);
    const side = letter === letter.toUpperCase() ? 'white' : 'black';
    if (place === '-') {
      hands[side].push(kind);
      continue;
    }
    const rides = signs.includes('^');
    // whoever rides has moved: onto the one that carries it (C-A6)
    const moved = !signs.includes("'") && (rides || !(further.unmoved ?? []).includes(place));
    const absorbed = kind === 'd' ? (further.absorbed?.[place] ?? null) : null;
    const layer = rides ? riders : men;
    if (layer[cellOf(place)] !== null) throw new Error(`too many on ${place}`);
    layer[cellOf(place)] = { kind, side, promoted: plus === '+', moved, absorbed: absorbed && union(absorbed) };
  }
  const board = allCells.map((cell) => {
    const [man, rider] = [men[cell], riders[cell]];
    if (man === null && rider !== null) throw new Error(`nobody carries on ${nameOf(cell)}`);
    return man && { man, rider };
  });
  const last = { white: further.last?.white ?? null, black: further.last?.black ?? null };
  return { board, turn, hands, gates, last, options: { ...usualOptions, ...further.options }, lost: null };
}

/** C-SETUP, White's, from its first rank on */
const ARRAY = ['--DRXVPS--', 'NBMKATKMBN', 'OOOOOOOOOO'];

/** The start of a game. */
export function start(options: Partial<OracleOptions> = {}): OraclePosition {
  const tokens = ARRAY.flatMap((row, rank) =>
    [...row].flatMap((letter, file) => {
      if (letter === '-') return [];
      const across = options.array === 'rotated' ? 9 - file : file;
      return [`${letter}@${FILES[file]}${rank + 1}'`, `${letter.toLowerCase()}@${FILES[across]}${10 - rank}'`];
    }),
  );
  return parse(tokens.join(' '), 'white', { options });
}

/** One line for everything that lies open but who has moved: "A@j1 K@a2^ M@- N@a2 a@i10 #w@e5". */
export function census(position: OraclePosition): string {
  const tokens: string[] = [];
  const told = ({ kind, side, promoted }: Man) => cased(letterOf(kind, promoted), side);
  position.board.forEach((stand, cell) => {
    if (stand === null) return;
    tokens.push(`${told(stand.man)}@${nameOf(cell)}`);
    if (stand.rider !== null) tokens.push(`${told(stand.rider)}@${nameOf(cell)}^`);
  });
  for (const side of ['white', 'black'] as const) {
    for (const kind of position.hands[side]) tokens.push(`${cased(letterOf(kind), side)}@-`);
  }
  for (const [cell, side] of position.gates) tokens.push(`#${side[0]}@${nameOf(cell)}`);
  return tokens.sort().join(' ');
}

/** The further state that `parse` reads back. */
export function furtherState({ board, last, options }: OraclePosition): FurtherState {
  const isUnmoved = (stand: OracleCursor | null) => stand !== null && remembers(stand.man) && !stand.man.moved;
  const unmoved = allCells.filter((cell) => isUnmoved(board[cell])).map(nameOf);
  const absorbed: Record<string, OracleMoves> = {};
  board.forEach((stand, cell) => {
    for (const man of menOn(stand)) if (man.absorbed !== null) absorbed[nameOf(cell)] = man.absorbed;
  });
  return { unmoved, last, absorbed, options };
}

/** What must be equal for a position to count as repeated: B6 (C-G6). */
export function repetitionKey(position: OraclePosition): string {
  const { unmoved, absorbed } = furtherState(position);
  // nobody but a /b/ asks what was played last
  const hasCopyist = (side: Side): boolean =>
    position.hands[side].includes('b') ||
    position.board.some((stand) => menOn(stand).some((man) => man.kind === 'b' && man.side === side));
  const last = {
    white: hasCopyist('black') ? position.last.white : null,
    black: hasCopyist('white') ? position.last.black : null,
  };
  return JSON.stringify([census(position), position.turn, unmoved, last.white, last.black, absorbed]);
}
/** A position as text for reports: enough to set it up again. */
export const told = (position: OraclePosition): string =>
  JSON.stringify({ census: census(position), turn: position.turn, ...furtherState(position) });

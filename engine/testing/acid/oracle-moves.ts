/**
 * The second model of acid, part two: what each kind can do by its own nature, without the Angel's caution. As slow and
 * plain as the rest (see acid-oracle.ts), and as apart from the engine.
 */
import {
  ahead,
  allCells,
  type Board,
  type Cell,
  column,
  inField,
  isZoneCorner,
  type OracleOptions,
  type OraclePiece,
  row,
  type Side,
  shifted,
} from './positions.ts';

export type OracleActionKind = 'move' | 'capture' | 'swap' | 'push' | 'drop';
/** Where one piece could go: the end of its path and the cells that are emptied of their pieces on the way. */
export type Going = { readonly kind: OracleActionKind; readonly to: Cell; readonly removes: readonly Cell[] };

export const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
export const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
export const EVERY_WAY = [...STRAIGHT, ...DIAGONAL];

const LEAPS = [
  [6, 7],
  [7, 6],
  [2, 9],
  [9, 2],
].flatMap(([a, b]) => [
  [a, b],
  [a, -b],
  [-a, b],
  [-a, -b],
]);

/** The Rainbow's ring as MAGI sees it, setting out to the right; setting out to the left is the reverse. */
const RING = [
  [2, 1],
  [3, 3],
  [2, 5],
  [0, 6],
  [-2, 5],
  [-3, 3],
  [-2, 1],
] as const;

const SWEEPER_CORNERS = ['a1', 'a9', 'i1', 'i9'];
const SWEEPER_MIDPOINTS = ['e1', 'e9', 'a5', 'i5'];

export function withoutCells(board: Board, ...cells: Cell[]): Map<Cell, OraclePiece> {
  return new Map([...board].filter(([cell]) => !cells.includes(cell)));
}

/** An opposing piece on a field cell that is not a Mass: the only thing an ordinary capture takes (Z3, M1, W6). */
function isPrey(board: Board, cell: Cell | null, side: Side): cell is Cell {
  if (!inField(cell)) return false;
  const piece = board.get(cell);
  return piece !== undefined && piece.side !== side && piece.kind !== 'mass';
}

function isFree(board: Board, cell: Cell | null): cell is Cell {
  return cell !== null && !board.has(cell);
}

export function isFreeField(board: Board, cell: Cell | null): cell is Cell {
  return inField(cell) && !board.has(cell);
}

/** Arriving on one field cell: a move when it is empty, a capture when prey stands there, else nothing. */
export function landing(board: Board, to: Cell | null, side: Side): Going[] {
  if (isFreeField(board, to)) return [{ kind: 'move', to, removes: [] }];
  if (isPrey(board, to, side)) return [{ kind: 'capture', to, removes: [to] }];
  return [];
}

/** Sliding at most `limit` field cells; from the Zone the first step already has to enter the field (Z8). */
function slide(board: Board, from: Cell, side: Side, ways: readonly (readonly number[])[], limit: number): Going[] {
  const found: Going[] = [];
  for (const [dx, dy] of ways) {
    for (let steps = 1; steps <= limit; steps++) {
      const here = landing(board, shifted(from, dx * steps, dy * steps), side);
      found.push(...here);
      if (here.length === 0 || here[0].kind === 'capture') break;
    }
  }
  return found;
}

function kingGoings(board: Board, from: Cell, side: Side, options: OracleOptions): Going[] {
  const found = slide(board, from, side, EVERY_WAY, 1);
  if (!inField(from) && options.kingswap !== 'anywhere') return found; // K7, K7b
  for (const [dx, dy] of STRAIGHT) {
    const to = shifted(from, 4 * dx, 4 * dy);
    if (to === null || !board.has(to) || board.get(to)!.kind === 'mass') continue; // K2
    if (!inField(to) && options.kingswap === 'field') continue; // Z13
    found.push({ kind: 'swap', to, removes: [] }); // K1, K3, K4
  }
  return found;
}

/** All ends of a chain of jumps that stands on `at` having taken `taken`; the board lacks the Voyager and the taken. */
function jumpsFrom(board: Board, at: Cell, side: Side, taken: readonly Cell[]): Going[] {
  const found: Going[] = taken.length > 0 ? [{ kind: 'capture', to: at, removes: taken }] : []; // V8, V14
  for (const [dx, dy] of DIAGONAL) found.push(...jump(board, at, side, dx, dy, taken)); // V9
  return found;
}

function jump(board: Board, at: Cell, side: Side, dx: number, dy: number, taken: readonly Cell[]): Going[] {
  const over = shifted(at, dx, dy);
  const beyond = shifted(at, 2 * dx, 2 * dy);
  if (!isPrey(board, over, side) || !isFreeField(board, beyond)) return []; // V5, V6, V12
  return jumpsFrom(withoutCells(board, over), beyond, side, [...taken, over]); // V10
}

function voyagerGoings(whole: Board, from: Cell, side: Side): Going[] {
  const board = withoutCells(whole, from); // V11
  const found: Going[] = [];
  for (const [dx, dy] of STRAIGHT) {
    const to = shifted(from, dx, dy);
    if (isFreeField(board, to)) found.push({ kind: 'move', to, removes: [] }); // V15
  }
  for (const way of DIAGONAL) {
    let [dx, dy]: readonly [number, number] = way;
    let at = from;
    let bounced = false;
    for (;;) {
      found.push(...jump(board, at, side, dx, dy, [])); // V4, V7
      const next = shifted(at, dx, dy);
      if (!isFree(board, next)) break; // Z4
      if (inField(next)) {
        found.push({ kind: 'move', to: next, removes: [] });
      } else {
        if (bounced || isZoneCorner(next)) break; // V2, V3
        bounced = true;
        if (column(next) % 10 === 0) dx = -dx; // V1
        if (row(next) % 10 === 0) dy = -dy;
      }
      at = next;
    }
  }
  return found;
}

function holepunchGoings(board: Board, from: Cell, side: Side): Going[] {
  const found: Going[] = [];
  for (const [dx, dy] of LEAPS) {
    const first = shifted(from, dx, dy);
    found.push(...landing(board, first, side));
    if (first === null || inField(first) || !isFree(board, first)) continue; // Z4, H5
    for (const [ex, ey] of LEAPS) found.push(...landing(board, shifted(first, ex, ey), side)); // H2
  }
  return found; // H4: her origin is occupied by herself, so `landing` refuses it
}

function rainbowGoings(board: Board, from: Cell, side: Side): Going[] {
  const found = slide(board, from, side, DIAGONAL, 2); // R7
  for (const ring of [RING, [...RING].reverse()]) {
    for (const [dx, dy] of ring) {
      const cell = shifted(from, dx * ahead(side), dy * ahead(side)); // R1
      if (cell === null) break; // R3
      if (!inField(cell)) {
        if (isFree(board, cell)) continue; // R2
        break; // R4
      }
      const here = landing(board, cell, side);
      found.push(...here);
      if (here.length === 0 || here[0].kind === 'capture') break; // R5
    }
  }
  return found;
}

/** The cells strictly between the ends of a sweep, and the Zone cell straight beyond its landing cell. */
export function sweepLine(from: Cell, to: Cell): { between: Cell[]; beyond: Cell } {
  const dx = Math.sign(column(to) - column(from));
  const dy = Math.sign(row(to) - row(from));
  const between: Cell[] = [];
  for (let cell = shifted(from, dx, dy)!; cell !== to; cell = shifted(cell, dx, dy)!) between.push(cell);
  return { between, beyond: shifted(to, dx, dy)! };
}

function sweeperGoings(board: Board, from: Cell, side: Side, options: OracleOptions): Going[] {
  const stations = [SWEEPER_CORNERS, SWEEPER_MIDPOINTS].find((cells) => cells.includes(from)) ?? []; // S1, S2, S9
  const found: Going[] = [];
  for (const to of stations) {
    if (to === from) continue;
    const { between, beyond } = sweepLine(from, to);
    const inTheWay = between.filter((cell) => board.has(cell));
    if (inTheWay.length === 0) found.push(...landing(board, to, side)); // S6
    if (inTheWay.length !== 1 || board.get(inTheWay[0])!.kind === 'mass') continue; // S4, S7
    const arrival = landing(board, to, side);
    if (arrival.length === 0 || (arrival[0].kind === 'capture' && options.shove === 'blocked')) continue; // S5
    const displaced = board.has(beyond) ? [beyond] : []; // Z10
    found.push({ kind: 'push', to, removes: [...arrival[0].removes, ...displaced] });
  }
  return found;
}

function disketteGoings(board: Board, from: Cell, side: Side): Going[] {
  const found: Going[] = [];
  const forward = ahead(side);
  const front = shifted(from, 0, forward);
  if (isFreeField(board, front)) found.push({ kind: 'move', to: front, removes: [] }); // DK4
  for (const dx of [-1, 1]) {
    const to = shifted(from, dx, forward);
    if (isPrey(board, to, side)) found.push({ kind: 'capture', to, removes: [to] });
  }
  for (const to of [shifted(from, -1, 0), shifted(from, 1, 0), front]) {
    if (!inField(from) || !inField(to)) continue; // Z13
    if (board.get(to)?.kind === 'diskette') found.push({ kind: 'swap', to, removes: [] }); // DK1, DK2, DK3, DK6
  }
  return found;
}

function ghostGoings(board: Board): Going[] {
  return allCells.filter((to) => !board.has(to)).map((to) => ({ kind: 'move', to, removes: [] }));
}

/** What a piece can do by its own nature, an Angel as a plain queen (AN14); not the step of Z5. */
export function natureOf(board: Board, from: Cell, options: OracleOptions): Going[] {
  const { kind, side } = board.get(from)!;
  switch (kind) {
    case 'king':
      return kingGoings(board, from, side, options);
    case 'angel':
      return slide(board, from, side, EVERY_WAY, 9); // nine steps lead from the Zone across the field
    case 'voyager':
      return voyagerGoings(board, from, side);
    case 'holepunch':
      return holepunchGoings(board, from, side);
    case 'rainbow':
      return rainbowGoings(board, from, side);
    case 'ghost':
      return ghostGoings(board);
    case 'sweeper':
      return sweeperGoings(board, from, side, options);
    case 'diskette':
      return disketteGoings(board, from, side);
    case 'mass':
      return [];
    case 'worm':
      return slide(board, from, side, STRAIGHT, 3); // W1
    case 'charonite':
      return landing(board, shifted(from, 0, -ahead(side)), side); // C1, C2
  }
}

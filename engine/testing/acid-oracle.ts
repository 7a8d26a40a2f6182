/**
 * A second model of acid, written from its rules alone, slow and plain: it exists so that the engine can be compared
 * with something that shares none of its code and none of its tricks. Boards are Maps from cell name to piece, every
 * step makes new ones, every question is answered by trying. It must never be made fast, and must never borrow from
 * the engine; where the two differ, the rulings cited here decide.
 */
import {
  ahead,
  allCells,
  type Board,
  backRow,
  type Cell,
  census,
  column,
  inField,
  isZoneCorner,
  type Kind,
  type OracleOptions,
  type OraclePosition,
  type Outcome,
  opponent,
  type Piece,
  parse,
  repetitionKey,
  row,
  type Side,
  shifted,
  sorted,
  start,
  startingRow,
} from './acid-positions.ts';

export type { Board, Cell, Kind, OracleOptions, OraclePosition, Outcome, Piece, Side };
export { census, parse, repetitionKey, start };

export type ActionKind = 'move' | 'capture' | 'swap' | 'push' | 'drop';
export type Loss = { readonly kind: Kind; readonly side: Side; readonly at: Cell };
export type OracleAction = {
  readonly kind: ActionKind;
  readonly piece: Kind;
  readonly from: Cell | null;
  readonly to: Cell;
  /** Everything this action removes, own pieces too: captured, destroyed by a Mass, sent to the depths. By cell. */
  readonly captures: readonly Loss[];
};

/** Where one piece could go: the end of its path and the cells that are emptied of their pieces on the way. */
type Going = { readonly kind: ActionKind; readonly to: Cell; readonly removes: readonly Cell[] };

const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const EVERY_WAY = [...STRAIGHT, ...DIAGONAL];

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

function without(board: Board, ...cells: Cell[]): Map<Cell, Piece> {
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

function isFreeField(board: Board, cell: Cell | null): cell is Cell {
  return inField(cell) && !board.has(cell);
}

/** Arriving on one field cell: a move when it is empty, a capture when prey stands there, else nothing. */
function landing(board: Board, to: Cell | null, side: Side): Going[] {
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
  if (!inField(from)) return found; // K7
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
  return jumpsFrom(without(board, over), beyond, side, [...taken, over]); // V10
}

function voyagerGoings(whole: Board, from: Cell, side: Side): Going[] {
  const board = without(whole, from); // V11
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
function sweepLine(from: Cell, to: Cell): { between: Cell[]; beyond: Cell } {
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
function natureOf(board: Board, from: Cell, options: OracleOptions): Going[] {
  const { kind, side } = board.get(from)!;
  switch (kind) {
    case 'king':
      return kingGoings(board, from, side, options);
    case 'angel':
      return slide(board, from, side, EVERY_WAY, 8);
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

/** Whether the piece on `watcher` could capture an Angel hostile to it on `cell` (A3, AN1 to AN3, Z3). */
export function sees(board: Board, watcher: Cell, cell: Cell, options: OracleOptions): boolean {
  const piece = board.get(watcher)!;
  if (piece.kind === 'ghost' || piece.kind === 'mass' || watcher === cell || !inField(cell)) return false;
  const imagined = new Map(board).set(cell, { kind: 'angel', side: opponent(piece.side) });
  return natureOf(imagined, watcher, options).some((going) => going.removes.includes(cell));
}

function angelGoings(board: Board, from: Cell, side: Side, options: OracleOptions): Going[] {
  const found: Going[] = [];
  for (const [dx, dy] of EVERY_WAY) {
    for (let steps = 1; ; steps++) {
      const to = shifted(from, dx * steps, dy * steps);
      const here = landing(board, to, side);
      if (to === null || here.length === 0) break;
      const after = without(board, from, to); // AN4
      if ([...after.keys()].some((watcher) => sees(after, watcher, to, options))) break; // AN2, AN5, AN6
      found.push(...here);
      if (here[0].kind === 'capture') break;
    }
  }
  return found;
}

/** The step that brings every shoved piece back (Z5); an Angel has only her own moves, a Ghost is free anyway (Z9). */
function returningSteps(board: Board, from: Cell, options: OracleOptions): Going[] {
  const { kind } = board.get(from)!;
  if (inField(from) || options.return === 'moves' || kind === 'angel' || kind === 'ghost') return [];
  return EVERY_WAY.map(([dx, dy]) => shifted(from, dx, dy))
    .filter((to) => isFreeField(board, to))
    .map((to) => ({ kind: 'move', to, removes: [] }));
}

function goingsOf(position: OraclePosition, from: Cell): Going[] {
  const { board, options, immobilisers } = position;
  const { kind, side } = board.get(from)!;
  if (kind === 'angel') return immobilisers.has(from) ? [] : angelGoings(board, from, side, options);
  return [...natureOf(board, from, options), ...returningSteps(board, from, options)];
}

/** Everything the side to move may do, each once: alike in kind, origin, destination and victims is the same (A6). */
export function actions(position: OraclePosition): OracleAction[] {
  if (position.ended !== null) return [];
  const { board, turn, hands } = position;
  const lossAt = (at: Cell): Loss => ({ ...board.get(at)!, at });
  const found = new Map<string, OracleAction>();
  const add = (piece: Kind, from: Cell | null, going: Going) => {
    const removes = sorted(going.removes);
    const key = [going.kind, piece, from, going.to, ...removes].join(' ');
    found.set(key, { kind: going.kind, piece, from, to: going.to, captures: removes.map(lossAt) });
  };
  for (const [from, piece] of board) {
    if (piece.side !== turn) continue;
    for (const going of goingsOf(position, from)) add(piece.kind, from, going);
  }
  for (const to of allCells.filter(inField)) {
    const standing = board.get(to);
    if (hands[turn].includes('mass') && standing?.kind !== 'king') {
      add('mass', null, { kind: 'drop', to, removes: standing === undefined ? [] : [to] }); // M2, M3, M4
    }
    if (hands[turn].includes('worm') && standing === undefined) add('worm', null, { kind: 'drop', to, removes: [] });
  }
  return [...found.values()];
}

/** Moves the pieces of an action; answers the new board and the cells where a piece has arrived. */
function carriedOut(board: Board, action: OracleAction, turn: Side): { board: Map<Cell, Piece>; moved: Cell[] } {
  const { from, to } = action;
  const after = without(board, ...action.captures.map((loss) => loss.at));
  if (from === null) return { board: after.set(to, { kind: action.piece, side: turn }), moved: [to] };
  const mover = board.get(from);
  if (mover?.side !== turn || mover.kind !== action.piece) throw new Error(`no ${turn} ${action.piece} on ${from}`);
  after.delete(from);
  const moved = [to];
  if (action.kind === 'swap') {
    after.set(from, board.get(to)!);
    moved.push(from);
  }
  if (action.kind === 'push') {
    const { between, beyond } = sweepLine(from, to);
    const pushed = between.find((cell) => board.has(cell))!;
    after.delete(pushed);
    after.set(beyond, board.get(pushed)!);
    moved.push(beyond);
  }
  after.set(to, mover);
  return { board: after, moved };
}

/** Who holds the Angel on `angel` from now on: held and saw her before and still, or has moved and sees her (AN7-12). */
function holders(board: Board, angel: Cell, before: readonly Cell[], moved: readonly Cell[], options: OracleOptions) {
  const candidates = new Set([...before, ...moved].filter((cell) => board.has(cell)));
  return sorted(candidates).filter((cell) => sees(board, cell, angel, options));
}

/** A5.10, in the order it gives for endings that a house rule may bring together. */
function endingOf(board: Board, action: OracleAction, turn: Side): Outcome | null {
  const lost = (side: Side) => action.captures.some((loss) => loss.kind === 'king' && loss.side === side);
  const home = (side: Side) =>
    [...board].some(
      ([cell, piece]) =>
        piece.kind === 'charonite' && piece.side === side && inField(cell) && row(cell) === startingRow(side),
    );
  const other = opponent(turn);
  if (lost(other)) return { winner: turn, reason: action.piece === 'worm' ? 'worm-extraction' : 'king' };
  if (lost(turn)) return { winner: other, reason: 'king' }; // Z11
  if (home(turn)) return { winner: turn, reason: 'mutiny' };
  if (home(other)) return { winner: other, reason: 'mutiny' }; // K5
  if (action.piece === 'worm' && action.kind !== 'drop') return { winner: other, reason: 'worm-breach' }; // W2, W7
  return null;
}

/** The position after one of `actions(position)`. */
export function apply(position: OraclePosition, action: OracleAction): OraclePosition {
  const { turn, options } = position;
  const { board, moved } = carriedOut(position.board, action, turn);
  let transformed = false;
  for (const [cell, piece] of [...board]) {
    if (piece.kind !== 'diskette' || !inField(cell) || row(cell) !== backRow(piece.side)) continue; // DK5, Z14
    board.set(cell, { kind: 'charonite', side: piece.side });
    moved.push(cell); // AN9
    transformed = true;
  }

  const immobilisers = new Map<Cell, readonly Cell[]>();
  for (const [cell, piece] of board) {
    if (piece.kind !== 'angel') continue;
    // a swapped Angel takes those who held her along (AN12); into the Zone nobody sees (AN16), so a shove needs no care
    const hadStoodOn = action.kind === 'swap' && cell === action.from ? action.to : cell;
    const held = holders(board, cell, position.immobilisers.get(hadStoodOn) ?? [], moved, options);
    if (held.length > 0) immobilisers.set(cell, held);
  }

  const progress = // G7
    action.captures.length > 0 ||
    action.kind === 'drop' ||
    transformed ||
    (action.piece === 'diskette' && action.kind === 'move') ||
    action.piece === 'charonite';
  const hand = [...position.hands[turn]];
  if (action.from === null) hand.splice(hand.indexOf(action.piece), 1); // G9
  return {
    board,
    hands: { ...position.hands, [turn]: hand },
    turn: opponent(turn),
    immobilisers,
    options,
    quiet: progress ? 0 : position.quiet + 1,
    ended: endingOf(board, action, turn),
  };
}

/** Null while the game goes on. Repetition (G6) is left to the caller, who alone has the history. */
export function outcome(position: OraclePosition): Outcome | null {
  if (position.ended !== null) return position.ended;
  if (actions(position).length === 0) return { winner: null, reason: 'stalemate' }; // G5
  if (position.options.noprogress === '50' && position.quiet >= 100) return { winner: null, reason: 'no-progress' };
  return null;
}

/** How many sequences of `depth` actions there are; a game that has ended goes no deeper. */
export function perft(position: OraclePosition, depth: number): number {
  if (depth === 0) return 1;
  const here = actions(position);
  if (depth === 1) return here.length;
  return here.reduce((sum, action) => sum + perft(apply(position, action), depth - 1), 0);
}

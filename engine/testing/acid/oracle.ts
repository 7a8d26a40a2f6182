/**
 * A second model of acid, written from its rules alone, slow and plain: it exists so that the engine can be compared
 * with something that shares none of its code and none of its tricks. Boards are Maps from cell name to piece, every
 * step makes new ones, every question is answered by trying. It must never be made fast, and must never borrow from
 * the engine; where the two differ, the rulings cited here decide.
 */
import {
  EVERY_WAY,
  type Going,
  isFreeField,
  landing,
  natureOf,
  type OracleActionKind,
  sweepLine,
  withoutCells,
} from './oracle-moves.ts';
import {
  allCells,
  type Board,
  backRow,
  type Cell,
  census,
  inField,
  type Kind,
  type OracleOptions,
  type OraclePiece,
  type OraclePosition,
  type Outcome,
  opponent,
  parse,
  repetitionKey,
  row,
  type Side,
  shifted,
  sorted,
  start,
  startingRow,
} from './positions.ts';

export type { Board, Cell, Kind, OracleActionKind, OracleOptions, OraclePiece, OraclePosition, Outcome, Side };
export { census, parse, repetitionKey, start };

export type Loss = { readonly kind: Kind; readonly side: Side; readonly at: Cell };
export type OracleAction = {
  readonly kind: OracleActionKind;
  readonly piece: Kind;
  readonly from: Cell | null;
  readonly to: Cell;
  /** Everything this action removes, own pieces too: captured, destroyed by a Mass, sent to the depths. By cell. */
  readonly captures: readonly Loss[];
};

/** Whether the piece on `watcher` could capture an Angel hostile to it on `cell` (A3, AN1 to AN3, Z3). */
export function watcherSees(board: Board, watcher: Cell, cell: Cell, options: OracleOptions): boolean {
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
      const after = withoutCells(board, from, to); // AN4
      if ([...after.keys()].some((watcher) => watcherSees(after, watcher, to, options))) break; // AN2, AN5, AN6
      found.push(...here);
      if (here[0].kind === 'capture') break;
    }
  }
  return found;
}

/** The step that brings every shoved piece back (Z5); an Angel has only her own moves, a Ghost is free anyway (Z9). */
function returningSteps(board: Board, from: Cell, options: OracleOptions): Going[] {
  const { kind } = board.get(from)!;
  if (inField(from) || options.return === 'own' || kind === 'angel' || kind === 'ghost') return [];
  const canReturn = () => natureOf(board, from, options).some(({ to }) => inField(to));
  if (options.return === 'stuck' && canReturn()) return []; // Z5b
  return EVERY_WAY.map(([dx, dy]) => shifted(from, dx, dy))
    .filter((to) => isFreeField(board, to))
    .map((to) => ({ kind: 'move', to, removes: [] }));
}

function goingsOf(position: OraclePosition, from: Cell): Going[] {
  const { board, options, immobilisers, bound } = position;
  const { kind, side } = board.get(from)!;
  if (kind === 'angel') return immobilisers.has(from) ? [] : angelGoings(board, from, side, options);
  const own = natureOf(board, from, options);
  if (bound.includes(from)) return own.filter(({ to }) => inField(to)); // Z9b
  return [...own, ...returningSteps(board, from, options)];
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
function carriedOut(board: Board, action: OracleAction, turn: Side): { board: Map<Cell, OraclePiece>; moved: Cell[] } {
  const { from, to } = action;
  const after = withoutCells(board, ...action.captures.map((loss) => loss.at));
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
  return sorted(candidates).filter((cell) => watcherSees(board, cell, angel, options));
}

/** The Ghosts that have to come back after the action (Z9b): who had to and is still outside, and one shoved out by it. */
function boundAfter(position: OraclePosition, action: OracleAction, board: Board): readonly Cell[] {
  if (position.options.ghosts === 'free') return [];
  const isLost = (cell: Cell) => action.captures.some(({ at }) => at === cell);
  const whither = (cell: Cell) => {
    if (cell === action.from) return action.to;
    return action.kind === 'swap' && cell === action.to ? action.from! : cell;
  };
  const still = position.bound.filter((cell) => !isLost(cell)).map(whither);
  const shoved = action.kind === 'push' ? [sweepLine(action.from!, action.to).beyond] : [];
  return sorted(new Set([...still, ...shoved].filter((cell) => !inField(cell) && board.get(cell)?.kind === 'ghost')));
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
    bound: boundAfter(position, action, board),
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

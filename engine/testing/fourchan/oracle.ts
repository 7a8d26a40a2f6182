/**
 * A second model of 4chan chess, written from its rules alone, slow and plain: it exists so that the engine can be
 * compared with something that shares none of its code and none of its tricks. Every step copies the whole position,
 * every question is answered by trying. It must never be made fast, and must never borrow from the engine; where the
 * two differ, the rulings cited here decide.
 */
import { exitOf, type Going, goingsFrom } from './oracle-moves.ts';
import {
  allCells,
  type Cell,
  letterOf,
  type Man,
  menOn,
  nameOf,
  type OraclePosition,
  type Outcome,
  opponent,
  ownRank,
  repetitionKey,
} from './oracle-positions.ts';
import { carryOut, type Doing, type Drop, dropped } from './oracle-turns.ts';

export type OracleAction = (Doing | Drop) & { readonly text: string };

const moverOf = ({ board }: OraclePosition, { from, rides }: Going): Man =>
  rides ? board[from]!.rider! : board[from]!.man;

/** Whether it may promote, must, or cannot (C-P1 to C-P8). */
function promotions(position: OraclePosition, going: Going): readonly boolean[] {
  const { does, from, to, rides } = going;
  const { kind, side, promoted } = moverOf(position, going);
  const carries = !rides && position.board[from]!.rider !== null; // C-P6
  const byMoving = does === 'move' || does === 'capture' || does === 'rage'; // C-P3, C-P7
  if (kind === 'admin' || promoted || carries || !byMoving) return [false];
  // C-P2; C-P8: through a gate it may come out unpromoted, even on another cell of its last rank, and is stuck there
  if (kind === 'anon' && ownRank(side, to) === 10 && exitOf(position, to) === null) return [true];
  const isIn = (cell: Cell) => ownRank(side, cell) >= 8;
  if (rides && position.options.rider === 'anywhere') return [false, true]; // C-P6b
  const may = position.options.promotion === 'zone' ? isIn(from) || isIn(to) : isIn(from) !== isIn(to);
  return may ? [false, true] : [false];
}

/** Whether a teleporter may be left behind (C-S1, C-S2, C-N9, C-S10). */
function leavings(position: OraclePosition, going: Going): readonly boolean[] {
  const { does, from, rides } = going;
  const { kind, side } = moverOf(position, going);
  const goes = does === 'move' || does === 'capture' || does === 'board';
  const made = [...position.gates.values()].filter((owner) => owner === side).length;
  const may = kind === 'sci' && goes && !rides && !position.gates.has(from) && made < 2;
  return may ? [false, true] : [false];
}

/** As NOTATION.md has it: complete, and never two alike in a position. */
function spelled(position: OraclePosition, doing: Doing): string {
  const { does, from, to, drop, other, promotes, leaves } = doing;
  const { kind, promoted } = moverOf(position, doing);
  const start = letterOf(kind, promoted) + nameOf(from);
  const sign = { move: '-', capture: 'x', board: '^', rage: '!', shot: '*', lift: '@', castle: '-' }[does];
  const where = does === 'lift' ? `${nameOf(to)}>${nameOf(drop!)}` : nameOf(to);
  const carrier = other === null ? null : position.board[other[0]]!.man;
  const partner = carrier && `,${letterOf(carrier.kind, carrier.promoted)}${other!.map(nameOf).join('-')}`;
  const then = (promotes ? `=${letterOf(kind, true)}` : '') + (leaves ? '#' : '');
  return `${start}${sign}${where}${partner ?? ''}${then}`;
}

/** Everything the men on the board may do, each action once. */
function doings(position: OraclePosition): OracleAction[] {
  const { board, turn } = position;
  const found = new Map<string, OracleAction>();
  for (const from of allCells) {
    if (board[from]?.man.side !== turn) continue;
    for (const going of goingsFrom(position, from)) {
      for (const promotes of promotions(position, going)) {
        for (const leaves of leavings(position, going)) {
          const doing = { ...going, promotes, leaves };
          const text = spelled(position, doing);
          found.set(text, { ...doing, text });
        }
      }
    }
  }
  return [...found.values()];
}

/** Every drop but for the ban on mating with an anon. */
function drops(position: OraclePosition): OracleAction[] {
  const { board, turn, hands } = position;
  return [...new Set(hands[turn])].flatMap((kind) => {
    const cells = allCells.filter((to) => board[to] === null && !(kind === 'anon' && ownRank(turn, to) === 10)); // C-H4, C-H5
    return cells.map((to): OracleAction => ({ does: 'drop', kind, to, text: `${letterOf(kind)}@${nameOf(to)}` }));
  });
}

/** C-H6, C-H10: nothing the enemy does then saves his admin, nor takes ours; or it takes his admin itself. */
function mates(position: OraclePosition, drop: Drop): boolean {
  const { turn } = position;
  const { position: after, end } = dropped(position, drop);
  if (end === null) return false;
  if (after.lost !== null) return after.lost !== turn; // C-H10
  // it attacks whom it could capture if it were its side's turn again, where it comes out too (C-S6)
  const attacks = winningGoings({ ...after, turn }, [end]).length > 0;
  if (!attacks) return false;
  const wins = (before: OraclePosition) => winningGoings(before, allCells).length > 0 || winsByDrop(before);
  const saves = (answer: OracleAction): boolean => {
    const answered = apply(after, answer);
    return answered.lost === null ? !wins(answered) : answered.lost === turn;
  };
  // the admin itself saves most: asked first, it spares most of the others
  const answers = actions(after).sort((a, b) => (a.text < b.text ? -1 : 1));
  return !answers.some(saves);
}
/** What the men on these cells could do so that the enemy loses his admin and with it the game. */
function winningGoings(position: OraclePosition, cells: readonly Cell[]): Going[] {
  const { board, turn } = position;
  // whether it promotes or leaves a teleporter behind comes after the captures, too late to matter
  return cells
    .filter((from) => board[from]?.man.side === turn)
    .flatMap((from) => goingsFrom(position, from))
    .filter((going) => couldTakeAdmin(position, going))
    .filter((going) => carryOut(position, { ...going, promotes: false, leaves: false }).lost === opponent(turn));
}
/** Is it worth trying? It has the enemy's admin among its victims, or brings somebody to the gate that leads to him. */
function couldTakeAdmin(position: OraclePosition, { victims, to, drop, other }: Going): boolean {
  const isAdmin = (at: Cell | null) =>
    at !== null && menOn(position.board[at]).some(({ kind, side }) => kind === 'admin' && side !== position.turn);
  const ends = [to, drop, other?.[1] ?? null];
  return victims.some(isAdmin) || ends.some((at) => at !== null && isAdmin(exitOf(position, at)));
}
/** C-S6: whoever is dropped on the gate that leads to the enemy's admin takes him; an anon may not (C-H10). */
const winsByDrop = (position: OraclePosition): boolean =>
  drops(position).some(
    (action) =>
      action.does === 'drop' &&
      action.kind !== 'anon' &&
      dropped(position, action).position.lost === opponent(position.turn),
  );

/** Everything the side to move may do. */
export function actions(position: OraclePosition): OracleAction[] {
  if (position.lost !== null) return [];
  const legalDrops = drops(position).filter(
    (action) => action.does !== 'drop' || action.kind !== 'anon' || !mates(position, action),
  );
  return [...doings(position), ...legalDrops];
}

/** What comes of an action. */
export const apply = (position: OraclePosition, action: Doing | Drop): OraclePosition =>
  action.does === 'drop' ? dropped(position, action).position : carryOut(position, action);

/** Whether there is anything to do, without listing it all. */
const canAct = (position: OraclePosition): boolean =>
  allCells.some((from) => position.board[from]?.man.side === position.turn && goingsFrom(position, from).length > 0) ||
  actions(position).length > 0;

/** Null while the game goes on. `earlier` holds the keys of all positions before this one, for repetition (C-G6). */
export function outcome(position: OraclePosition, earlier: readonly string[] = []): Outcome | null {
  const { lost, turn } = position;
  // it is the other one's turn now: whoever lost an admin and is not to move has lost it by its own doing
  if (lost !== null) return { winner: opponent(lost), reason: lost === turn ? 'admin-taken' : 'admin-lost' };
  if (!canAct(position)) return { winner: null, reason: 'no-action' }; // C-G5
  const key = earlier.length > 1 ? repetitionKey(position) : '';
  const isThird = earlier.filter((other) => other === key).length >= 2;
  return isThird ? { winner: null, reason: 'repetition' } : null;
}

/** How many sequences of `depth` actions there are; a game that has ended goes no deeper. */
export function perft(position: OraclePosition, depth: number): number {
  if (depth === 0) return 1;
  const here = actions(position);
  if (depth === 1) return here.length;
  return here.reduce((sum, action) => sum + perft(apply(position, action), depth - 1), 0);
}

/**
 * A second model of Deicide Chess, written from its rules alone, slow and plain: it exists so that the engine can be
 * compared with something that shares none of its code and none of its tricks. Every step copies the whole position,
 * every question is answered by trying. It must never be made fast, and must never borrow from the engine; where the
 * two differ, the rulings cited here decide.
 */
import { type Does, type Going, goingsOf, isPawnKind, pushes } from './oracle-moves.ts';
import { type OraclePlacement, place, placements } from './oracle-placing.ts';
import {
  allCells,
  type Cell,
  census,
  KIND_OF_LETTER,
  type Kind,
  type Loss,
  nameOf,
  type OracleFeature,
  type OraclePosition,
  type Outcome,
  opponent,
  ownRank,
  repetitionKey,
  type Side,
  shifted,
} from './oracle-positions.ts';
import { type Circumstances, carryOut, type Doing, endTurn, type Happened } from './oracle-turns.ts';

export type OracleAction = {
  readonly does: Does | 'end-turn' | 'place' | 'pass';
  /** the mover's cell, or null */
  readonly from: Cell | null;
  readonly to: Cell | null;
  readonly promotion: Kind | null;
  readonly feature: OracleFeature | 'mine' | null;
  /** what moves, for `apply`; null for the actions of no man */
  readonly doing: Doing | null;
};

const PROMOTIONS = Object.values(KIND_OF_LETTER).filter((kind) => kind !== 'king' && !isPawnKind(kind)); // D-P13

const cellsOf = ({ board }: OraclePosition, side: Side): Cell[] =>
  allCells.filter((cell) => board[cell]?.side === side);
const kingOf = ({ board }: OraclePosition, side: Side): Cell | undefined => {
  const at = board.findIndex((man) => man?.kind === 'king' && man.side === side);
  return at < 0 ? undefined : at;
};
const areNeighbours = (a: Cell, b: Cell): boolean =>
  [-1, 0, 1].some((df) => [-1, 0, 1].some((dr) => shifted(a, df, dr) === b));

/** The five forms of check (D-G5), hidden mines ignored (D-T12). A side without a King is never in check. */
export function isRoyalInCheck(position: OraclePosition, side: Side): boolean {
  const king = kingOf(position, side);
  if (king === undefined) return false;
  const { board, flights } = position;
  const enemies = cellsOf(position, opponent(side));
  if (flights.some((flight) => flight.target === king)) return true; // (2), D-TM6, D-TM7
  for (const enemy of enemies) {
    const { kind } = board[enemy]!;
    if (goingsOf(position, enemy, 'captures').some((going) => going.victim === king)) return true; // (1)
    if (kind === 'sumo') {
      for (const push of pushes(position, enemy)) {
        if (push.victim !== king) continue;
        if (push.beyond === null) return true; // (3)
        const landing = flights.some(
          (flight) => flight.owner !== side && flight.counter === 1 && flight.target === push.beyond,
        );
        if (landing) return true; // (4), D-TM13
      }
    }
    if (kind === 'bomber') {
      const own = cellsOf(position, side).filter((cell) => board[cell]!.kind === 'bomber');
      if (own.some((bomber) => areNeighbours(bomber, enemy) && areNeighbours(bomber, king))) return true; // (5)
    }
  }
  return false;
}

/** D-G9: a check that nobody called is as if there were none. */
const needNotAnswer = ({ options, called }: OraclePosition): boolean => options.check === 'players' && !called;
/** Whether the King of the side to move stands in such a check: then only losing him by the move itself is not legal. */
const standsInCheck = (position: OraclePosition): boolean =>
  needNotAnswer(position) && isRoyalInCheck(position, position.turn);

/** D-K1 to D-K5: two cells towards an unmoved Rook, nothing between, out of and through no check. */
function castlings(position: OraclePosition): Going[] {
  const { board, turn, terrain } = position;
  const king = kingOf(position, turn);
  if (king === undefined || board[king]!.moved) return [];
  const found: Going[] = [];
  for (const way of [-1, 1]) {
    for (let distance = 1; ; distance++) {
      const cell = shifted(king, way * distance, 0);
      if (cell === null || terrain.get(cell) === 'wall') break;
      const man = board[cell];
      if (man === null) continue;
      if (distance < 3 || man.kind !== 'rook' || man.side !== turn || man.moved) break;
      if (isRoyalInCheck(position, turn) && !needNotAnswer(position)) break;
      const crossed = king + way;
      const wouldBeInCheck = (at: Cell) =>
        isRoyalInCheck({ ...position, board: board.with(at, board[king]).with(king, null) }, turn);
      if (wouldBeInCheck(crossed) || wouldBeInCheck(crossed + way)) break; // D-K4, D-F13
      const going = { does: 'castle', to: king + 2 * way, path: [], victim: null, beyond: null } as const;
      found.push({ ...going, rook: [cell, crossed] });
      break;
    }
  }
  return found;
}

/** Everything the man on `from` could do on this turn, legal or not, promotions spelled out. */
function doings(position: OraclePosition, from: Cell): Doing[] {
  const { board, turn, made, extra } = position;
  const man = board[from]!;
  if (man.kind === 'snail' && extra && made > 0) return []; // D-Z1
  const goings = goingsOf(position, from);
  if (man.kind === 'king') goings.push(...castlings(position));
  return goings.flatMap((going) => {
    const promotes = isPawnKind(man.kind) && ownRank(turn, going.to) === 16;
    return (promotes ? PROMOTIONS : [null]).map((promotion) => ({ ...going, from, promotion }));
  });
}

const publicly = (position: OraclePosition): Circumstances => ({ live: position.revealed, ziggurats: false });
const hasKing = (position: OraclePosition, side: Side): boolean => kingOf(position, side) !== undefined;
const isSafe = (before: OraclePosition, after: OraclePosition, side: Side): boolean =>
  hasKing(before, side) === hasKing(after, side) && !isRoyalInCheck(after, side);

/** Whether after this first move of an extra turn the same side may still move: no King is in check (D-Z3, D-LEGAL). */
function turnGoesOn(before: OraclePosition, doing: Doing, after: OraclePosition, calls: boolean): boolean {
  const { turn, extra, made, board } = before;
  if (!extra || made > 0 || board[doing.from]!.kind === 'snail') return false;
  const counts = calls || before.options.check === 'program';
  const foeIsFine = counts
    ? isSafe(before, after, opponent(turn))
    : hasKing(before, opponent(turn)) === hasKing(after, opponent(turn));
  return foeIsFine && (standsInCheck(before) || isSafe(before, after, turn));
}

const mayEndTurn = (position: OraclePosition): boolean =>
  standsInCheck(position) || isSafe(position, endTurn(position, publicly(position)).position, position.turn);

/** Whether there is anything to do, without listing it all. */
const canAct = (position: OraclePosition): boolean =>
  (position.made > 0 && mayEndTurn(position)) ||
  cellsOf(position, position.turn).some((from) => doings(position, from).some((doing) => isLegal(position, doing)));

/** D-LEGAL, on what everybody may know (D-T12). */
function isLegal(position: OraclePosition, doing: Doing, calls = false): boolean {
  const { turn } = position;
  const happened = carryOut(position, doing, publicly(position));
  if (happened.kingOn !== null) return false;
  const after = happened.position;
  if (standsInCheck(position)) return hasKing(position, turn) === hasKing(after, turn);
  // the King that was not called away from is taken at once, whatever would land
  if (after.ended?.reason === 'check-not-called') return isSafe(position, after, turn);
  if (turnGoesOn(position, doing, after, calls)) return canAct(after); // D-X1
  return (
    hasKing(position, turn) === hasKing(after, turn) && isSafe(position, endTurn(after, publicly(after)).position, turn)
  );
}

const actionOf = (doing: Doing): OracleAction => ({ ...doing, feature: null, doing });
const ofNobody = { from: null, to: null, promotion: null, feature: null, doing: null } as const;
const actionOfPlacement = (placement: OraclePlacement): OracleAction =>
  placement.does !== 'place'
    ? { ...ofNobody, does: placement.does }
    : { ...ofNobody, does: 'place', to: placement.at, feature: placement.feature };

/** Everything the side to move may do. Different ways to one cell are different actions, for mines lie hidden (D-B5). */
export function actions(position: OraclePosition): OracleAction[] {
  if (position.ended !== null) return [];
  if (position.placing !== null) return placements(position, canAct).map(actionOfPlacement);
  const found = cellsOf(position, position.turn)
    .flatMap((from) => doings(position, from))
    .filter((doing) => isLegal(position, doing))
    .map(actionOf);
  if (position.made > 0 && mayEndTurn(position)) found.push({ ...ofNobody, does: 'end-turn' }); // D-Z2
  return found;
}

export type Applied = {
  readonly position: OraclePosition;
  readonly losses: readonly Loss[];
  /** the mine that was revealed because the action had to be taken back (D-T11, D-T13) */
  readonly takenBack: Cell | null;
};
/** the move, and the end of the turn where it follows at once; whether the own King came through */
function followed(position: OraclePosition, action: OracleAction, live: ReadonlySet<Cell>, calls: boolean) {
  const around = { live, ziggurats: true };
  const turnEnds = (so: Happened): Happened => {
    if (so.kingOn !== null || so.position.ended !== null) return so;
    const end = endTurn(so.position, { ...around, live: new Set([...live].filter((at) => !so.exploded.includes(at))) });
    return { ...end, losses: [...so.losses, ...end.losses], exploded: [...so.exploded, ...end.exploded] };
  };
  if (action.doing === null) return turnEnds({ position, losses: [], exploded: [], kingOn: null });
  const moved = carryOut(position, action.doing, around);
  return moved.kingOn === null && turnGoesOn(position, action.doing, moved.position, calls) ? moved : turnEnds(moved);
}
function comesThrough(position: OraclePosition, { position: after, kingOn }: Happened): boolean {
  if (kingOn !== null) return false;
  if (standsInCheck(position)) return true;
  if (after.ended?.reason === 'check-not-called') return isSafe(position, after, position.turn);
  if (after.ended?.reason === 'ziggurats') return hasKing(position, position.turn) === hasKing(after, position.turn);
  if (!isSafe(position, after, position.turn)) return false;
  const stuck = after.turn === position.turn && after.made > 0 && !canAct(after);
  return !stuck; // D-X1
}

/** What really comes of one of `actions(position)`, hidden mines and all. */
export function applied(position: OraclePosition, action: OracleAction, calls = false): Applied {
  if (position.placing !== null) {
    const placement = { does: action.does, feature: action.feature, at: action.to } as OraclePlacement;
    return { position: place(position, placement), losses: [], takenBack: null };
  }
  const { mines, revealed } = position;
  const everyMine = new Set([...mines.white, ...mines.black]);
  const truly = followed(position, action, everyMine, calls);
  if (comesThrough(position, truly)) {
    const after = truly.position;
    const called = calls && after.turn !== position.turn && after.ended === null && isRoyalInCheck(after, after.turn);
    return { ...truly, position: { ...after, called }, takenBack: null };
  }
  const met = truly.kingOn === null ? truly.exploded : [...truly.exploded, truly.kingOn];
  const hidden = met.filter((at) => !revealed.has(at));
  // the one that exposed the King (D-X5): with those before it all is still well
  const guilty = hidden.find((_, i) => {
    const soFar = new Set([...revealed, ...hidden.slice(0, i + 1)]);
    return !comesThrough(position, followed(position, action, soFar, calls));
  });
  if (guilty === undefined)
    throw new Error(`an illegal action: ${spelledAction(position, action)} in ${census(position)}`);
  return { position: { ...position, revealed: new Set([...revealed, guilty]) }, losses: [], takenBack: guilty };
}
export const apply = (position: OraclePosition, action: OracleAction): OraclePosition =>
  applied(position, action).position;

/** Whether check may be called with it: that may end the turn sooner (D-Z3), which need not be legal. */
export const mayBeCalledWith = (position: OraclePosition, { doing }: OracleAction): boolean =>
  position.options.check === 'players' && (doing === null ? position.placing === null : isLegal(position, doing, true));
/** What everybody is told: whether the side to move is in check; where players announce it, only if it was called. */
export const isToldOfCheck = (position: OraclePosition): boolean =>
  !needNotAnswer(position) && isRoyalInCheck(position, position.turn);

/** Null while the game goes on. `earlier` holds the keys of all positions before this one, for repetition (D-G8). */
export function outcome(position: OraclePosition, earlier: readonly string[] = []): Outcome | null {
  if (position.ended !== null || position.placing !== null) return position.ended;
  if (!canAct(position)) {
    const isFree = needNotAnswer(position) || !isRoyalInCheck(position, position.turn);
    if (isFree) return { winner: null, reason: 'stalemate' }; // D-G7
    return { winner: opponent(position.turn), reason: 'checkmate' };
  }
  const men = position.board.filter((man) => man !== null);
  if (men.length === 2 && men.every((man) => man.kind === 'king') && position.flights.length === 0) {
    return { winner: null, reason: 'dead-position' };
  }
  const key = earlier.length > 0 ? repetitionKey(position) : '';
  if (earlier.filter((other) => other === key).length >= 2) return { winner: null, reason: 'repetition' };
  return position.quiet >= 200 ? { winner: null, reason: 'no-progress' } : null;
}

/** An action as everybody may know it: two that are spelled alike differ at most by their way (D-B5). */
export function spelledAction(position: OraclePosition, action: OracleAction): string {
  const { does, from, to, promotion, feature, doing } = action;
  const cell = (at: Cell | null) => (at === null ? '-' : nameOf(at));
  const mover = from === null ? '-' : position.board[from]!.kind;
  const victim = doing === null || doing.victim === null ? '-' : nameOf(doing.victim);
  return [does, mover, cell(from), cell(to), victim, promotion ?? '-', feature ?? '-'].join(' ');
}

/** `actions` without those that differ from an earlier one by their way only. */
export function distinctActions(position: OraclePosition): OracleAction[] {
  const found = new Map<string, OracleAction>();
  for (const action of actions(position)) {
    const spelling = spelledAction(position, action);
    if (!found.has(spelling)) found.set(spelling, action);
  }
  return [...found.values()];
}

/** How many sequences of `depth` distinct actions there are; a game that has ended goes no deeper. */
export function perft(position: OraclePosition, depth: number): number {
  if (depth === 0) return 1;
  const here = distinctActions(position);
  if (depth === 1) return here.length;
  return here.reduce((sum, action) => sum + perft(apply(position, action), depth - 1), 0);
}

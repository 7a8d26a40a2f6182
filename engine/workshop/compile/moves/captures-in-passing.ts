/** Captures of a piece on a square that it passed: a move that could have met it there ends there instead. */
import type { Cell, Piece } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { GameModel, KindMove } from '../model.ts';
import { victimsOn } from '../stacks.ts';
import type { Arrivals } from './arrival.ts';
import { takesNot } from './limits-of-moves.ts';
import { leadsTo } from './open-way.ts';
import { raysOf } from './rays.ts';

/** Plans those of an unbent move for a piece on that cell. */
export function capturesInPassing(
  model: GameModel,
  kindMove: KindMove,
  arrivals: Arrivals,
): (g: Planner, me: Piece, at: Cell) => void {
  const rays = raysOf(model, kindMove.move);
  return (g, me, at) => {
    for (const { on, by } of passedNow(model, g)) {
      if (!isEnemyPassing(g, me, on, by)) continue;
      if (!rays(g.sideOf(me), at).some((ray) => leadsTo(g, kindMove, me, ray, on))) continue;
      const victims = takenInPassing(g, kindMove, 0, me, on, by);
      if (victims.length > 0)
        arrivals.plan(g, kindMove, me, { from: at, to: on, victims, how: 'walk', mayPromote: false });
    }
  };
}
/** Whom the nth leg of a bent move captures in passing on an empty cell; one list for each who can be captured so. */
export function passingVictims(
  ...[model, g, kindMove, n, me, cell]: [GameModel, Planner, KindMove, number, Piece, Cell]
): readonly (readonly Piece[])[] {
  return passedNow(model, g)
    .filter(({ on, by }) => on === cell && isEnemyPassing(g, me, on, by))
    .map(({ on, by }) => takenInPassing(g, kindMove, n, me, on, by))
    .filter((victims) => victims.length > 0);
}

/** A cell that was passed, and where the one who passed it stands. */
interface PassedCell {
  readonly on: Cell;
  readonly by: Cell;
}
function passedNow({ facts }: GameModel, g: Planner): readonly PassedCell[] {
  return facts.passings.flatMap(({ passed, passer }) => {
    const by = (g.get(passer, 0) - 1) as Cell;
    return passed.map((fact) => ({ on: (g.get(fact, 0) - 1) as Cell, by })).filter(({ on }) => on >= 0);
  });
}
function isEnemyPassing(g: Planner, me: Piece, on: Cell, by: Cell): boolean {
  if (!g.isEmpty(on)) return false;
  const victims = victimsOn(g, by);
  return victims.length > 0 && g.areEnemies(me, victims[0]);
}
/** Nobody where it does not take them; says why not. */
function takenInPassing(
  ...[g, { piece, move }, n, me, on, by]: [Planner, KindMove, number, Piece, Cell, Cell]
): readonly Piece[] {
  if (takesNot(g, piece, me, by, on, move.legs[n].tame)) return [];
  const victims = victimsOn(g, by);
  if (g.canCapture(me, by)) return victims;
  g.deny(on, 'safe-from-it', victims[0], by);
  return [];
}

/** Captures of a piece on a square that it passed: a move that could have met it there ends there instead. */
import type { Fact } from '../../../core/board/layout.ts';
import type { Cell, Piece } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { GameModel, KindMove } from '../model.ts';
import { victimsOn } from '../stacks.ts';
import type { Arrivals } from './arrival.ts';
import { takesNot } from './limits-of-moves.ts';
import { leadsTo } from './open-way.ts';
import { raysOf } from './rays.ts';

/** Plans them for a piece on that cell. */
export function capturesInPassing(
  model: GameModel,
  kindMove: KindMove,
  arrivals: Arrivals,
): (g: Planner, me: Piece, at: Cell) => void {
  const { move, piece } = kindMove;
  const rays = raysOf(model, move);
  const take = (g: Planner, me: Piece, at: Cell, passed: Fact<0>, passer: Fact<0>): void => {
    const to = (g.get(passed, 0) - 1) as Cell;
    if (to < 0 || !g.isEmpty(to)) return;
    const there = (g.get(passer, 0) - 1) as Cell;
    const victims = victimsOn(g, there);
    if (victims.length === 0 || !g.areEnemies(me, victims[0])) return;
    const side = g.sideOf(me);
    const isMine = rays(side, at).some((ray) => leadsTo(g, kindMove, me, ray, to));
    if (!isMine || takesNot(g, piece, me, there, to, kindMove.move.legs[0].tame)) return;
    if (!g.canCapture(me, there)) {
      g.deny(to, 'safe-from-it', victims[0], there);
      return;
    }
    arrivals.plan(g, kindMove, me, { from: at, to, victims, how: 'walk', mayPromote: false });
  };
  return (g, me, at) => {
    for (const { passed, passer } of model.facts.passings) for (const fact of passed) take(g, me, at, fact, passer);
  };
}

/** The rule of an unbent move: steps, leaps, slides, riders, and hoppers of both kinds. */

import { type Cell, NOBODY, type Piece } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { Rule } from '../../../core/variant.ts';
import type { RuleWords } from '../../../core/vocabulary.ts';
import type { Danger } from '../danger.ts';
import type { GameModel, KindMove } from '../model.ts';
import { victimsOn } from '../stacks.ts';
import type { Arrivals } from './arrival.ts';
import { capturesInPassing } from './captures-in-passing.ts';
import { denyBehind, mayBegin, mayEnd, mayGoOver, mayTakeOwn, takesNot } from './limits-of-moves.ts';
import { type CellRay, raysOf } from './rays.ts';

const NO_VICTIMS: readonly Piece[] = [];

export function straightRule(
  model: GameModel,
  kindMove: KindMove,
  words: RuleWords,
  arrivals: Arrivals,
  danger: Danger,
): Rule {
  const { move, piece, within } = kindMove;
  const [leg] = move.legs;
  const { hop } = leg;
  const rays = raysOf(model, move);
  const isLeap = leg.steps.some(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 1);
  // round the edge there is no way along the board
  const how = (isLeap && !leg.lame) || leg.wraps ? 'leap' : 'walk';
  const takeInPassing = model.hasPassing && leg.inPassing ? capturesInPassing(model, kindMove, arrivals) : null;

  const go = (g: Planner, me: Piece, from: Cell, to: Cell, victims: readonly Piece[]): void =>
    arrivals.plan(g, kindMove, me, { from, to, victims, how, mayPromote: true });
  /** Take whoever stands there, if that may be done. Is the way closed there? */
  const strike = (g: Planner, me: Piece, from: Cell, to: Cell): boolean => {
    if (takesNot(g, piece, me, to, to, leg.tame)) return true;
    if (!g.canCapture(me, to)) {
      g.denyCapture(me, to);
      return false;
    }
    go(g, me, from, to, victimsOn(g, to));
    return true;
  };
  /** One cell of the line. Is the way closed there? */
  const meet = (g: Planner, me: Piece, from: Cell, ray: CellRay, n: number): boolean => {
    const side = g.sideOf(me);
    const to = ray.cells[n];
    if (within !== null && !within(side, to)) {
      g.deny(to, 'may-not-leave');
      return true;
    }
    const mayStop = mayEnd(kindMove, side, to);
    if (!mayStop) g.deny(to, 'may-not-leave');
    if (leg.takes && mayStop && strike(g, me, from, to)) return true;
    if (!g.isEmpty(to)) {
      if (mayStop && mayTakeOwn(g, kindMove, leg, me, to)) go(g, me, from, to, victimsOn(g, to));
      else if (!leg.takes) g.deny(to, 'occupied', g.on(to), to);
      if (leg.quiet && mayStop) arrivals.board(g, kindMove, me, from, to);
      return true;
    }
    if (!mayStop) return false;
    if (!leg.quiet) g.deny(to, 'nothing-to-take');
    else if (!g.onlyCaptures) go(g, me, from, to, NO_VICTIMS);
    return false;
  };
  const isBlocked = (g: Planner, ray: CellRay, n: number): boolean => {
    const blocker = ray.between[n].find((cell) => !g.isEmpty(cell));
    if (blocker !== undefined) g.deny(ray.cells[n], 'blocked', g.on(blocker), blocker);
    return blocker !== undefined;
  };
  const slide = (g: Planner, me: Piece, at: Cell, ray: CellRay): void => {
    for (let n = 0; n < ray.cells.length; n++) {
      if (isBlocked(g, ray, n)) return;
      if (leg.skips && n === 0) continue;
      if (meet(g, me, at, ray, n)) {
        denyBehind(g, ray, n);
        return;
      }
    }
  };
  /** Who stands behind the second piece is asked about; cells where it would only capture are closed by the first. */
  const denySecond = (g: Planner, { cells }: CellRay, n: number): void => {
    for (const cell of g.listener === null ? [] : cells.slice(n + 1))
      if (leg.quiet || !g.isEmpty(cell)) g.deny(cell, 'second-in-the-way', g.on(cells[n]), cells[n]);
  };
  const jump = (g: Planner, me: Piece, at: Cell, ray: CellRay): void => {
    const hurdle = ray.cells.findIndex((cell) => !g.isEmpty(cell));
    for (const cell of hurdle < 0 ? ray.cells : ray.cells.slice(0, hurdle)) g.deny(cell, 'needs-hurdle');
    if (
      hurdle < 0 ||
      ray.between
        .slice(0, hurdle + 1)
        .flat()
        .some((cell) => !g.isEmpty(cell))
    )
      return;
    const isPassable = (cell: Cell): boolean => mayGoOver(g, kindMove, leg, me, cell);
    if (!isPassable(ray.cells[hurdle])) {
      for (const cell of g.listener === null || leg.over === undefined ? [] : ray.cells.slice(hurdle + 1))
        mayGoOver(g, kindMove, leg, me, ray.cells[hurdle], cell);
      return;
    }
    for (let n = hurdle + 1; n < ray.cells.length; n++) {
      if (isBlocked(g, ray, n)) return;
      const isClosed = meet(g, me, at, ray, n);
      if (hop === 'unlimited') {
        const cell = ray.cells[n];
        // somebody else is gone over as well
        if (isClosed && ((within !== null && !within(g.sideOf(me), cell)) || !isPassable(cell))) return;
        continue;
      }
      if (isClosed && !g.isEmpty(ray.cells[n])) denySecond(g, ray, n);
      if (isClosed || hop === 'grasshopper') return;
    }
  };
  return {
    ...words,
    ...(!leg.takes && !leg.takesOwn && !leg.inPassing && { quiet: true }),
    plan(g, me, at) {
      const lines = rays(g.sideOf(me), at);
      const reason = mayBegin(model, danger, kindMove, g, me, at);
      if (reason !== null) {
        for (const ray of g.listener ? lines : []) for (const cell of ray.cells) g.deny(cell, reason);
        return;
      }
      takeInPassing?.(g, me, at);
      for (const ray of lines) {
        if (hop === 'none') slide(g, me, at, ray);
        else jump(g, me, at, ray);
      }
    },
    // a hopper finds nobody to jump over on an empty board
    ...((hop !== 'none' || leg.inPassing) && {
      reach(g, at, could) {
        if (!leg.takes && !leg.inPassing) return;
        const side = g.sideOf(NOBODY);
        for (const ray of rays(side, at)) for (const cell of ray.cells) if (mayEnd(kindMove, side, cell)) could(cell);
        if (leg.inPassing) for (const cell of model.board.cells) could(cell);
      },
    }),
  };
}

/** The rule of a bent move: legs one after another, each relative to the way in which the last one came. */
import { type Cell, NOBODY, type Piece, type Side } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { Rule } from '../../../core/variant.ts';
import type { RuleWords } from '../../../core/vocabulary.ts';
import type { Way } from '../../betza/turning.ts';
import type { Danger } from '../danger.ts';
import type { GameModel, KindMove } from '../model.ts';
import { isRiding, victimsOn } from '../stacks.ts';
import type { Arrivals } from './arrival.ts';
import { BentWays } from './bent-ways.ts';
import { passingVictims } from './captures-in-passing.ts';
import { mayBegin, mayEnd, mayGoOver, mayTakeOwn, takesNot } from './limits-of-moves.ts';
import { cellsBetween, stepOn } from './rays.ts';

/** One walk of one piece, as far as it has come. */
interface Walk {
  readonly me: Piece;
  readonly side: Side;
  readonly home: Cell;
  readonly victims: readonly Piece[];
}

export function bentRule(
  model: GameModel,
  kindMove: KindMove,
  words: RuleWords,
  arrivals: Arrivals,
  danger: Danger,
): Rule {
  const { legs } = kindMove.move;
  const ways = new BentWays(model, kindMove);
  const end = (g: Planner, { me, home }: Walk, to: Cell, victims: readonly Piece[], mayPromote = true): void =>
    arrivals.plan(g, kindMove, me, { from: home, to, victims, how: 'walk', mayPromote });

  /** It comes to an empty cell where it may turn only if it captures, or over somebody. */
  const denyVacant = (g: Planner, side: Side, at: Cell, way: Way, n: number): void => {
    const { takes, takesOwn, inPassing } = legs[n];
    const reason = takes || takesOwn || inPassing ? 'takes-on-its-way' : 'needs-hurdle';
    if (g.listener !== null) ways.endsOfNextLeg(side, at, way, n, (end) => g.deny(end, reason));
  };

  const walk = (g: Planner, walked: Walk, from: Cell, way: Way, n: number): void => {
    const { me, side, home, victims } = walked;
    const leg = legs[n];
    const isLast = n === legs.length - 1;
    const [dx, dy] = way.step;
    // over any number of pieces, but at least one
    let needsHurdle = isLast && leg.hop === 'unlimited';
    const isVacant = (cell: Cell): boolean =>
      // whoever rides leaves its mount behind
      g.isEmpty(cell) ||
      (cell === home && !isRiding(g.game, me)) ||
      victims.some((victim) => g.game.cellOf(victim) === cell);
    const goOn = (at: Cell, taken: readonly Piece[]): void => {
      for (const next of way.next) walk(g, { ...walked, victims: taken }, at, next, n + 1);
    };
    const denyBehind = (to: Cell, k: number, blocker: Cell): void => {
      if (g.listener !== null)
        ways.endsBehind(side, to, way, n, k, (end) => g.deny(end, 'blocked', g.on(blocker), blocker));
    };
    /** Whoever stands there is gone over, captured or in the way. Does the leg go on behind it? */
    const meet = (to: Cell, k: number, mayStop: boolean): boolean => {
      const there = g.on(to);
      const mayTake =
        leg.takes && !needsHurdle && (!isLast || mayStop) && !takesNot(g, kindMove.piece, me, to, to, leg.tame);
      const isOver = leg.hop !== 'none' && there !== NOBODY && mayGoOver(g, kindMove, leg, me, to);
      // over whoever stands there, and on from there
      if (isOver && !isLast) goOn(to, victims);
      const isOwn = !needsHurdle && (!isLast || mayStop) && mayTakeOwn(g, kindMove, leg, me, to);
      if (isOwn || (mayTake && g.canCapture(me, to))) {
        const taken = [...victims, ...victimsOn(g, to)];
        if (isLast) end(g, walked, to, taken);
        else goOn(to, taken);
      } else if (isLast && !needsHurdle) g.denyCapture(me, to);
      if (isLast && isOver) {
        needsHurdle = false;
        return true;
      }
      denyBehind(to, k, to);
      if (isLast && leg.quiet && mayStop && victims.length === 0 && !needsHurdle)
        arrivals.board(g, kindMove, me, home, to);
      return false;
    };
    const cross = (to: Cell, mayStop: boolean): void => {
      // whoever surveys an empty board learns that somebody could be taken here
      if (leg.takes && to !== home && (!isLast || mayStop)) g.canCapture(me, to);
      if (leg.inPassing && (!isLast || mayStop))
        for (const passing of passingVictims(model, g, kindMove, n, me, to)) {
          const taken = [...victims, ...passing.filter((one) => !victims.includes(one))];
          if (isLast) end(g, walked, to, taken, false);
          else goOn(to, taken);
        }
      // whoever surveys an empty board is told of captures beyond another
      const isSurveyed = (leg.takes || leg.takesOwn || leg.inPassing) && me === NOBODY;
      if ((leg.quiet || isSurveyed) && !isLast) goOn(to, victims);
      if (needsHurdle) g.deny(to, 'needs-hurdle');
      else if (leg.quiet && isLast && mayStop && (to !== home || victims.length > 0)) end(g, walked, to, victims);
      else if (isLast) g.deny(to, mayStop ? 'nothing-to-take' : 'may-not-leave');
      else if (!leg.quiet) denyVacant(g, side, to, way, n);
    };

    let at = from;
    for (let k = 1; leg.range === 0 || k <= leg.range; k++) {
      const to = stepOn(model, leg, at, dx, dy);
      if (!model.isOn(to)) return;
      if (leg.lame) {
        const between = cellsBetween(model, leg, at, dx, dy);
        if (!between.every((cell) => model.isOn(cell))) return;
        const blocker = between.find((cell) => !isVacant(cell));
        if (blocker !== undefined) {
          if (g.listener !== null)
            ways.endsBehind(side, at, way, n, k - 1, (end) => g.deny(end, 'blocked', g.on(blocker), blocker));
          return;
        }
      }
      at = to;
      // once round the board
      if (to === from) return;
      // over the first cell, whoever stands there
      if (leg.skips && k === 1) continue;
      if (kindMove.within !== null && !kindMove.within(side, to)) {
        g.deny(to, 'may-not-leave');
        return;
      }
      const mayStop = mayEnd(kindMove, side, to);
      if (isVacant(to)) cross(to, mayStop);
      else if (!meet(to, k, mayStop)) return;
    }
  };

  return {
    ...words,
    // nobody is found to go over on an empty board, or to have passed
    ...((legs.some(({ inPassing }) => inPassing) ||
      (legs.some(({ hop }) => hop !== 'none') && legs.some(({ takes }) => takes))) && {
      reach(_, _at, could) {
        for (const cell of model.board.cells) could(cell);
      },
    }),
    plan(g, me, at) {
      const side = g.sideOf(me);
      const reason = mayBegin(model, danger, kindMove, g, me, at);
      if (reason === null) for (const way of ways.first[side]) walk(g, { me, side, home: at, victims: [] }, at, way, 0);
      else if (g.listener !== null) ways.ends(side, at, (end) => g.deny(end, reason));
    },
  };
}

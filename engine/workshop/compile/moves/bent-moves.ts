/** The rule of a bent move: legs one after another, each relative to the way in which the last one came. */
import { type Cell, NOBODY, type Piece, type Side } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { Rule } from '../../../core/variant.ts';
import type { RuleWords } from '../../../core/vocabulary.ts';
import type { Danger } from '../danger.ts';
import type { GameModel, KindMove } from '../model.ts';
import { isRiding, victimsOn } from '../stacks.ts';
import type { Arrivals } from './arrival.ts';
import { BentWays } from './bent-ways.ts';
import { mayBegin, mayEnd, mayGoOver, mayTakeOwn, takesNot } from './limits-of-moves.ts';
import { stepOn } from './rays.ts';

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
  const end = (g: Planner, { me, home }: Walk, to: Cell, victims: readonly Piece[]): void =>
    arrivals.plan(g, kindMove, me, { from: home, to, victims, how: 'walk', mayPromote: true });

  /** It comes to an empty cell where it may turn only if it captures, or over somebody. */
  const denyVacant = (g: Planner, side: Side, at: Cell, heading: number, n: number): void => {
    const reason = legs[n].takes || legs[n].takesOwn ? 'takes-on-its-way' : 'needs-hurdle';
    if (g.listener !== null) ways.endsOfNextLeg(side, at, heading, n, (end) => g.deny(end, reason));
  };

  const walk = (g: Planner, walked: Walk, from: Cell, heading: number, n: number): void => {
    const { me, side, home, victims } = walked;
    const leg = legs[n];
    const isLast = n === legs.length - 1;
    const [dx, dy] = ways.circle[heading];
    const goOn = (at: Cell, taken: readonly Piece[]): void => {
      for (const turn of legs[n + 1].turns) walk(g, { ...walked, victims: taken }, at, (heading + turn) & 7, n + 1);
    };
    let to = stepOn(model, leg, from, dx, dy);
    for (let k = 1; (leg.range === 0 || k <= leg.range) && model.isOn(to); k++) {
      if (kindMove.within !== null && !kindMove.within(side, to)) {
        g.deny(to, 'may-not-leave');
        return;
      }
      const mayStop = mayEnd(kindMove, side, to);
      // whoever rides leaves its mount behind
      const isHome = to === home && !isRiding(g.game, me);
      const isVacant = g.isEmpty(to) || isHome || victims.some((victim) => g.game.cellOf(victim) === to);
      if (!isVacant) {
        const there = g.on(to);
        // over whoever stands there, and on from there
        if (leg.hop !== 'none' && there !== NOBODY && mayGoOver(g, kindMove, leg, me, to)) goOn(to, victims);
        const mayTake = leg.takes && (!isLast || mayStop) && !takesNot(g, kindMove.piece, me, to, to, leg.tame);
        const isOwn = (!isLast || mayStop) && mayTakeOwn(g, kindMove, leg, me, to);
        if (isOwn || (mayTake && g.canCapture(me, to))) {
          const taken = [...victims, ...victimsOn(g, to)];
          if (isLast) end(g, walked, to, taken);
          else goOn(to, taken);
        } else if (isLast) g.denyCapture(me, to);
        if (g.listener !== null)
          ways.endsBehind(side, to, heading, n, k, (end) => g.deny(end, 'blocked', g.on(to), to));
        if (isLast && leg.quiet && mayStop && victims.length === 0) arrivals.board(g, kindMove, me, home, to);
        return;
      }
      // whoever surveys an empty board learns that somebody could be taken here
      if (leg.takes && to !== home && (!isLast || mayStop)) g.canCapture(me, to);
      // whoever surveys an empty board is told of captures beyond another
      if ((leg.quiet || ((leg.takes || leg.takesOwn) && me === NOBODY)) && !isLast) goOn(to, victims);
      if (leg.quiet && isLast && mayStop && (to !== home || victims.length > 0)) end(g, walked, to, victims);
      else if (isLast) g.deny(to, mayStop ? 'nothing-to-take' : 'may-not-leave');
      else if (!leg.quiet) denyVacant(g, side, to, heading, n);
      to = stepOn(model, leg, to, dx, dy);
      // once round the board
      if (to === from) return;
    }
  };

  return {
    ...words,
    // nobody is found to go over on an empty board
    ...(legs.some(({ hop }) => hop !== 'none') &&
      legs.some(({ takes }) => takes) && {
        reach(_, _at, could) {
          for (const cell of model.board.cells) could(cell);
        },
      }),
    plan(g, me, at) {
      const side = g.sideOf(me);
      const reason = mayBegin(model, danger, kindMove, g, me, at);
      if (reason === null)
        for (const heading of ways.headings[side]) walk(g, { me, side, home: at, victims: [] }, at, heading, 0);
      else if (g.listener !== null) ways.ends(side, at, (end) => g.deny(end, reason));
    },
  };
}

/**
 * The five kinds of unit and how they move (B2), in the usual set and in the stronger one (Q44). All eight colours have the
 * same ones (Q26). They are made for one board, since where somebody can go from each cell is reckoned once.
 */

import { ALL, DIAG, ORTHO, type Topology } from '../../core/board/topology.ts';
import { type Cell, type Dir, NOBODY, OFF } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { leap, leapsFrom, slide, step } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import type { Denial, RuleWords } from '../../core/vocabulary.ts';
import { absorbing, holdsAbsorbable } from './absorption.ts';
import { converting, neutralizing } from './conversion.ts';
import { areOrdersGiven, type Way, whyNotThatWay } from './orders.ts';
import { denyStride, stridesOn } from './strides.ts';
import { kinds, rules } from './words/words.ts';

/** One step or two: the first of two to an empty square (Q10, Q11), the second not back to where it began (Q12). */
const twoSteps = (board: Topology): Rule => {
  const stridesFrom = stridesOn(board);
  return {
    ...rules.twoSteps,
    plan(g, me, at) {
      for (let i = 0; i < ALL.length; i++) {
        const to = g.next(at, ALL[i]);
        if (to !== OFF && !holdsAbsorbable(g, to)) g.visit(me, to);
      }
      const from = stridesFrom(at);
      for (let i = 0; i < from.length; i++) {
        const { to, by } = from[i];
        if (holdsAbsorbable(g, to)) continue; // by a rule of its own
        let k = 0;
        while (k < by.length && !g.isEmpty(by[k])) k++;
        // who cannot get there does not ask whether it may capture there: a probe takes that for a capture
        const isOpen = k < by.length;
        if (!isOpen && g.listener === null) continue;
        if (!g.isEmpty(to) && !g.canCapture(me, to)) g.denyCapture(me, to);
        else if (!isOpen) denyStride(g, me, from[i]);
        else {
          g.by(me).via(by[k]);
          g.visit(me, to);
        }
      }
    },
  };
};
/** A step and a leap, but never both in one turn (Q14): who asks for both together is told so. */
const eitherOr = (board: Topology, leaping: Rule, combined: readonly (readonly [number, number])[]): Rule => {
  const bothFrom = leapsFrom(board, combined);
  return {
    ...leaping,
    plan(g, me, at) {
      leaping.plan(g, me, at);
      if (g.listener !== null && isUsual(g)) for (const to of bothFrom(at)) g.deny(to, 'step-or-leap', NOBODY, to);
    },
  };
};

/** Q44 */
const isUsual = ({ game }: Planner): boolean => game.options.pieces === 'usual';
const inSet = (set: 'usual' | 'stronger', rule: Rule): Rule => ({
  ...rule,
  plan(g, me, at) {
    if (g.game.options.pieces === set) rule.plan(g, me, at);
  },
});
/** A step and a leap in one direction, in either order: on one of the two squares between it must be able to land. // Q44 */
const stepAndLeap = (words: RuleWords, dirs: readonly Dir[]): Rule => ({
  ...words,
  plan(g, me, at) {
    for (let i = 0; i < dirs.length; i++) {
      const near = g.next(at, dirs[i]);
      const far = near === OFF ? OFF : g.next(near, dirs[i]);
      const to = far === OFF ? OFF : g.next(far, dirs[i]);
      if (to === OFF || (g.onlyCaptures && g.isEmpty(to))) continue;
      if (!g.isEmpty(near) && !g.isEmpty(far)) g.deny(to, 'no-landing', g.on(near), near);
      else if (g.isEmpty(to) || g.canCapture(me, to)) {
        g.by(me).via(g.isEmpty(near) ? near : far);
        g.visit(me, to, 'leap');
      } else g.denyCapture(me, to);
    }
  },
});

/** Where orders are given, each of the two ways of a Guard is a rule of its own. // Q43 */
const freely = (rule: Rule): Rule => ({
  ...rule,
  plan(g, me, at) {
    if (!areOrdersGiven(g.game)) rule.plan(g, me, at);
  },
});
const guardBy = (words: RuleWords, way: Way, dirs: readonly Dir[]): Rule => {
  const inSets = [inSet('usual', step(words, dirs)), inSet('stronger', slide(words, dirs, { range: 2 }))];
  return {
    ...words,
    plan(g, me, at) {
      if (!areOrdersGiven(g.game)) return;
      const why = whyNotThatWay(g.game, me, way);
      if (why === null) for (const rule of inSets) rule.plan(g, me, at);
      else if (g.listener !== null) denyWay(g, at, dirs, why);
    },
  };
};
const denyWay = (g: Planner, at: Cell, dirs: readonly Dir[], { reason, pieces = [], cell }: Denial): void => {
  const reach = isUsual(g) ? 1 : 2;
  for (const d of dirs) {
    let c = at;
    for (let n = 0; n < reach && c !== OFF; n++) {
      c = g.next(c, d);
      g.deny(c, reason, pieces[0], cell);
    }
  }
};

export const unitsOn = (board: Topology): readonly PieceType[] => [
  {
    ...{ id: 'chief', ...kinds.chief },
    value: 12,
    rules: [twoSteps(board), absorbing(board), converting, neutralizing],
  },
  { ...{ id: 'knight', ...kinds.knight }, value: 3, rules: [leap(rules.knightLeap, board, 1, 2)] },
  {
    ...{ id: 'warmachine', ...kinds.warmachine },
    value: 3,
    rules: [
      step(rules.straightStep, ORTHO),
      eitherOr(board, leap(rules.straightLeap, board, 0, 2), [
        [0, 3],
        [1, 2],
      ]),
      inSet('stronger', stepAndLeap(rules.straightBoth, ORTHO)),
    ],
  },
  {
    ...{ id: 'elephant', ...kinds.elephant },
    value: 3,
    rules: [
      step(rules.diagonalStep, DIAG),
      eitherOr(board, leap(rules.diagonalLeap, board, 2, 2), [
        [3, 3],
        [1, 3],
      ]),
      inSet('stronger', stepAndLeap(rules.diagonalBoth, DIAG)),
    ],
  },
  {
    ...{ id: 'guard', ...kinds.guard },
    value: 3,
    rules: [
      freely(inSet('usual', step(rules.step, ALL))),
      freely(inSet('stronger', slide(rules.slide, ALL, { range: 2 }))),
      guardBy(rules.guardStraight, 'straight', ORTHO),
      guardBy(rules.guardDiagonal, 'diagonal', DIAG),
    ],
  },
];

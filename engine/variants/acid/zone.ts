/** The Zone: who was shoved out there may come back by one step, besides by its own moves (Z5). */

import { ALL } from '../../core/board/topology.ts';
import { type Cell, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { step } from '../../core/moves/rules.ts';
import type { Rule } from '../../core/variant.ts';
import { board, isField, isZone } from './board.ts';
import { rules } from './words/words.ts';

const anyStep = step(rules.stepOut, ALL, { within: isField, mode: 'quiet' });

/** Z6: nobody is forced to come back; it only limits what the piece may do when it is moved. */
export const stepOut: Rule = {
  ...rules.stepOut,
  quiet: true,
  plan(g, me, at) {
    const { return: rule } = g.game.options;
    if (!isZone(at) || rule === 'own') return;
    if (rule === 'stuck' && hasOwnMove(g, me)) denySteps(g, me, at);
    else anyStep.plan(g, me, at);
  },
};

/** Z5b: its other rules were planned just before; from the Zone all of them end in the field (Z6). */
const hasOwnMove = ({ plans }: Planner, me: Piece): boolean => plans.count > 0 && plans.mover[plans.count - 1] === me;
const denySteps = (g: Planner, me: Piece, at: Cell): void => {
  for (const d of ALL) {
    const to = board.next(at, d);
    if (to !== OFF && isField(to)) g.deny(to, 'steps-only-when-stuck', me);
  }
};

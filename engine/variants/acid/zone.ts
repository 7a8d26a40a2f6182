/** The Zone: who was shoved out there may come back by one step, besides by its own moves (Z5). */

import { ALL } from '../../core/board/topology.ts';
import { step } from '../../core/moves/rules.ts';
import type { Rule } from '../../core/variant.ts';
import { isField, isZone } from './board.ts';
import { rules } from './words/words.ts';

const anyStep = step(rules.stepOut, ALL, { within: isField, mode: 'quiet' });

/** Z6: nobody is forced to come back; it only limits what the piece may do when it is moved. */
export const stepOut: Rule = {
  ...rules.stepOut,
  quiet: true,
  plan(g, me, at) {
    if (isZone(at) && g.game.options.return === 'step') anyStep.plan(g, me, at);
  },
};

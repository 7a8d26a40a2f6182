/**
 * Voyager: slides diagonally, bouncing once off the Zone; captures only by jumping, and may go on jumping; steps
 * straight to an empty cell.
 */

import { DIAG, ORTHO } from '../../core/board/topology.ts';
import { OFF } from '../../core/ids.ts';
import { denyBeyond, jumpChain, type OnTheWay, step, walkBouncing } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { board, isField, isZone } from './board.ts';
import { kinds, rules } from './words/words.ts';
import { stepOut } from './zone.ts';

const CHAIN = { dirs: DIAG, isField }; // V9: any of the four directions, over an adjacent enemy; V6: landing in the field

const voyage: Rule = {
  ...rules.voyagerVoyage,
  plan(g, me, at) {
    const visit: OnTheWay = (to, from, heading, bounced) => {
      if (to === at) return true; // V11: the cell he left counts as empty
      if (!g.isEmpty(to)) {
        // V4, V7: a jump ends the slide, at any distance and straight out of a bounce
        jumpChain(g, me, from, heading, CHAIN, bounced);
        if (g.listener) denyBeyond(g, to, heading, isField, Number.POSITIVE_INFINITY);
        return false;
      }
      const plan = g.by(me);
      if (bounced !== OFF) plan.via(bounced);
      plan.go(me, to).done();
      return true;
    };
    for (const d of DIAG) walkBouncing(g, at, d, isZone, visit);
  },
  // a chain of jumps keeps to the colour of his cell and can end anywhere on it
  reach(_g, at, could) {
    const colour = (board.x(at) + board.y(at)) & 1;
    for (const c of board.cells) if (isField(c) && ((board.x(c) + board.y(c)) & 1) === colour) could(c);
  },
};

export const voyager: PieceType = {
  id: 'voyager',
  ...kinds.voyager,
  value: 5,
  rules: [voyage, step(rules.voyagerStep, ORTHO, { within: isField, mode: 'quiet' }), stepOut], // V15
};

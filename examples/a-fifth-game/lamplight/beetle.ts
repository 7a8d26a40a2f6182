/** Beetle: shoves an enemy one cell on and follows it, whether there is light or not. Over the edge is lost. */ // L2

import { ORTHO } from '../../../engine/core/board/topology.ts';
import { OFF } from '../../../engine/core/ids.ts';
import { step } from '../../../engine/core/moves/rules.ts';
import type { PieceType, Rule } from '../../../engine/core/variant.ts';
import { isLit } from './light.ts';
import { kinds, rules } from './words.ts';

const shove: Rule = {
  ...rules.shove,
  makes: 'push',
  plan(g, me, at) {
    for (const d of ORTHO) {
      const c = g.next(at, d);
      if (c === OFF || g.isEmpty(c) || !g.areEnemies(me, g.on(c))) continue;
      const behind = g.next(c, d);
      if (behind === OFF) g.by(me).take(g.on(c), 0, true, 'push').go(me, c).done();
      else if (g.isEmpty(behind)) g.by(me).go(g.on(c), behind, 'push').go(me, c).done();
      else g.deny(c, 'no-room-behind', g.on(c), behind);
    }
  },
};

export const beetle: PieceType = {
  id: 'beetle',
  ...kinds.beetle,
  value: 2,
  rules: [step(rules.beetleStep, ORTHO, { mode: 'quiet' }), shove],
  safeFrom: isLit,
};

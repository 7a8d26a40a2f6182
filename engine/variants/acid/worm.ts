/**
 * Worm: dropped once on an empty cell. From then on it slides up to three cells straight, but whoever moves it must
 * capture the opposing King with it, or has lost (W2, see endings.ts).
 */

import { ORTHO } from '../../core/board/topology.ts';
import { slide } from '../../core/moves/rules.ts';
import type { PieceType, TurnRule } from '../../core/variant.ts';
import { board, isField } from './board.ts';
import { firstInHand } from './hand.ts';
import { kinds, rules } from './words/words.ts';
import { stepOut } from './zone.ts';

export const worm: PieceType = {
  id: 'worm',
  ...kinds.worm,
  value: 0,
  rules: [slide(rules.wormSlide, ORTHO, { range: 3, within: isField }), stepOut], // W1
};

export const dropWorm: TurnRule = {
  ...rules.wormDrop,
  plan(g) {
    const me = firstInHand(g, worm);
    if (me === undefined) return;
    for (const c of board.cells) {
      if (!isField(c)) continue; // W4
      if (g.isEmpty(c)) g.by(me).go(me, c, 'drop').done();
      else if (g.asked === me) g.deny(c, 'drops-only-on-empty', g.on(c), c);
    }
  },
};

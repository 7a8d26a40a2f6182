/** King: steps anywhere, and trades places with whoever stands exactly four cells away in a straight line. */

import { ALL, ORTHO } from '../../core/board/topology.ts';
import { type Cell, OFF } from '../../core/ids.ts';
import { step } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { board, isField } from './board.ts';
import { kinds, rules } from './words/words.ts';

const SWAP_DISTANCE = 4;
const partnersFrom = board.cells.map((c) =>
  ORTHO.map((d) => {
    let to: Cell = c;
    for (let n = 0; n < SWAP_DISTANCE && to !== OFF; n++) to = board.next(to, d);
    return to;
  }).filter((to) => to !== OFF),
);

export const isFourAway = (a: Cell, b: Cell): boolean => partnersFrom[a].includes(b);

/** K1: a leap, whatever stands between. K4: as often as she likes, attacked or not. K3: with anybody but a Mass. */
const swap: Rule = {
  ...rules.kingSwap,
  quiet: true,
  plan(g, me, at) {
    const { kingswap } = g.game.options;
    const maySwapFrom = isField(at) || kingswap === 'anywhere'; // K7, K7b
    const mayCrossBorder = kingswap !== 'field'; // Z13
    for (const c of partnersFrom[at]) {
      const there = g.on(c);
      if (!maySwapFrom) g.deny(c, 'no-swap-from-zone', there, c);
      else if (!isField(c) && !mayCrossBorder) g.deny(c, 'no-swap-across-border', there, c);
      else if (g.isEmpty(c)) g.deny(c, 'nobody-to-swap-with');
      else if (g.typeOf(there).uncapturable)
        g.deny(c, 'mass-cannot-be-moved', there, c); // K2
      else g.by(me).swap(me, there).done();
    }
  },
};

export const king: PieceType = {
  id: 'king',
  ...kinds.king,
  value: 100,
  royal: true,
  rules: [step(rules.kingStep, ALL, { within: isField }), swap],
};

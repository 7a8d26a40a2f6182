/** Mass: dropped once, on anybody but a King; from then on nothing moves or takes it, except another Mass (M1, M2). */
import type { PieceType, TurnRule } from '../../core/variant.ts';
import { board, isField } from './board.ts';
import { firstInHand } from './hand.ts';
import { kinds, rules } from './words/words.ts';

export const mass: PieceType = { id: 'mass', ...kinds.mass, value: 0, rules: [], attacks: [], uncapturable: true }; // AN3

export const dropMass: TurnRule = {
  ...rules.massDrop,
  captures: true,
  plan(g) {
    const me = firstInHand(g, mass);
    if (me === undefined) return;
    for (const c of board.cells) {
      if (!isField(c)) continue; // M4
      if (g.isEmpty(c)) g.by(me).go(me, c, 'drop').done();
      else if (!g.typeOf(g.on(c)).royal)
        g.by(me).take(g.on(c)).go(me, c, 'drop').done(); // M3: friend or foe
      else if (g.asked === me) g.deny(c, 'no-mass-on-king', g.on(c), c);
    }
  },
};

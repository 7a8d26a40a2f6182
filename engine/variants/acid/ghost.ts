/** Ghost: appears on any empty cell of the board, the Zone included, and captures nobody. */
import type { PieceType, Rule } from '../../core/variant.ts';
import { board } from './board.ts';
import { kinds, rules } from './words/words.ts';

/** Z2, Z9: xe may enter the Zone, stay there, and go anywhere from there. */
const haunt: Rule = {
  ...rules.ghostHaunt,
  quiet: true,
  plan(g, me) {
    for (const c of board.cells) if (!g.enter(me, c, 'warp')) g.deny(c, 'ghost-never-captures', g.on(c), c);
  },
};

export const ghost: PieceType = { id: 'ghost', ...kinds.ghost, value: 2, rules: [haunt], attacks: [] }; // AN3

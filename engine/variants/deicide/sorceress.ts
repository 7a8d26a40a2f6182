/** Sorceress: jumps to any empty cell, captures one step away (D-S1, D-S2). */

import { ALL } from '../../core/board/topology.ts';
import { step } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { board } from './board.ts';
import { kinds, rules } from './words/words.ts';

/** D-G2: adjacent cells too. D-S3: wherever she likes. */
const jump: Rule = {
  ...rules.sorceressJump,
  quiet: true,
  plan(g, me) {
    for (const c of board.cells)
      if (!g.enter(me, c, 'warp') && g.listener && g.areEnemies(me, g.on(c))) g.deny(c, 'sorceress-strikes-near');
  },
};
const strike = step(rules.sorceressStrike, ALL, { mode: 'strike' });

export const sorceress: PieceType = {
  ...{ id: 'sorceress', ...kinds.sorceress },
  value: 9,
  rules: [jump, strike],
  attacks: [strike],
};

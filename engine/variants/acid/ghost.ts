/** Ghost: appears on any empty cell of the board, the Zone included, and captures nobody. */
import type { PieceType, Reaction, Rule } from '../../core/variant.ts';
import { board, isField, mustReturn } from './board.ts';
import { conditions, kinds, rules } from './words/words.ts';

const fieldCells = board.cells.filter(isField);

/** Z2, Z9: xe may enter the Zone, stay there, and go anywhere from there; Z9b: not if xe was pushed out. */
const haunt: Rule = {
  ...rules.ghostHaunt,
  quiet: true,
  plan(g, me) {
    const cells = g.get(mustReturn, me) ? fieldCells : board.cells;
    for (const c of cells) if (!g.enter(me, c, 'warp')) g.deny(c, 'ghost-never-captures', g.on(c), c);
  },
};

export const ghost: PieceType = { id: 'ghost', ...kinds.ghost, value: 2, rules: [haunt], attacks: [] }; // AN3

/** Z9b: a push into the Zone binds a Ghost until xe is in the field again, also by a King's swap. */
export const pushBindsGhost: Reaction = {
  ...rules.ghostPushed,
  on: 'entered',
  run(game, piece, cell, how) {
    if (game.options.ghosts !== 'return' || game.typeOf(piece) !== ghost) return;
    if (isField(cell)) game.set(mustReturn, piece, 0);
    else if (how === 'push') {
      game.set(mustReturn, piece, 1);
      const because = conditions.mustReturn;
      game.watching?.push({ do: 'state', piece, at: cell, state: 'must-return', on: true, by: [], because });
    }
  },
};
/** What is in the depths is bound no more: nothing of it is kept. */
export const depthsFreeGhost: Reaction = {
  ...rules.ghostPushed,
  on: 'taken',
  run: (game, piece) => game.set(mustReturn, piece, 0),
};

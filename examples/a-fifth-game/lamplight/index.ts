/** Lamplight: bring the lantern across the board. Eight small files, and nothing outside this folder knows of it. */
import { other } from '../../../engine/core/ids.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { beetle } from './beetle.ts';
import { board, layout } from './board.ts';
import { keeper } from './keeper.ts';
import { isLit } from './light.ts';
import { moth } from './moth.ts';
import { actionEnds, checkStart, readStart, setup, startFields, writeFields } from './night.ts';
import { endings, lit, options, sides, words } from './words.ts';

export const lamplight: Variant = {
  id: 'lamplight',
  rulesVersion: 1,
  sides,
  topology: board,
  layout,
  types: [keeper, moth, beetle],
  endings,
  options,
  words,
  setup,
  whenStuck: (game) => ({ winner: other(game.toMove), reason: 'stuck' }),
  turns: { actionEnds },
  start: { fields: startFields, read: readStart, writeFields, check: checkStart },
  explains: {
    conditionsOf: (game, p) => (isLit(game, p) && !game.typeOf(p).royal ? [{ ...lit, by: [] }] : []),
  },
};

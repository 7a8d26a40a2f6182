/** Keeper: walks home with the lantern, and takes nobody. */

import { ALL } from '../../../engine/core/board/topology.ts';
import { step } from '../../../engine/core/moves/rules.ts';
import type { PieceType } from '../../../engine/core/variant.ts';
import { kinds, rules } from './words.ts';

export const keeper: PieceType = {
  id: 'keeper',
  ...kinds.keeper,
  value: 20,
  royal: true,
  rules: [step(rules.keeperStep, ALL, { mode: 'quiet' })],
  attacks: [],
};

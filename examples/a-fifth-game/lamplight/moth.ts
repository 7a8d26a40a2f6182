/** Moth: flies diagonally and takes, crawls straight and does not. */

import { DIAG, ORTHO } from '../../../engine/core/board/topology.ts';
import { slide, step } from '../../../engine/core/moves/rules.ts';
import type { PieceType } from '../../../engine/core/variant.ts';
import { isLit } from './light.ts';
import { kinds, rules } from './words.ts';

export const moth: PieceType = {
  id: 'moth',
  ...kinds.moth,
  value: 3,
  rules: [slide(rules.mothFlight, DIAG, { range: 3 }), step(rules.mothCrawl, ORTHO, { mode: 'quiet' })],
  safeFrom: isLit,
};

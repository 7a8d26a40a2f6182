/** What is the same position stays the same, written down in whatever order; half of the actions on terrain. */
import { test } from 'vitest';
import { both, TIMEOUT } from '../../../testing/deicide/sample.ts';

test(
  'a position written down and set up again is the same, in whatever order its men are named',
  () => both('like men'),
  TIMEOUT,
);

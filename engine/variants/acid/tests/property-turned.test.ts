/** The board turned round, and the board as the mover may know it. */
import { expect, test } from 'vitest';
import { checkMany } from '../../../testing/acid/sample.ts';
import { ACTIONS } from '../../../testing/sample.ts';

test('the board turned round has the same actions, turned', () =>
  expect(checkMany('rotation', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));
test('what the mover may know is enough to plan', () =>
  expect(checkMany('masked', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));

/** After an action nothing is left to answer, and taking it back leaves no trace. */
import { expect, test } from 'vitest';
import { checkMany } from '../../../testing/acid/sample.ts';
import { ACTIONS } from '../../../testing/sample.ts';

test('after every action everything is answered', () =>
  expect(checkMany('settled', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));
test('every action of a position is taken back exactly', () =>
  expect(checkMany('unmake', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));

/** After an action nothing is left to answer, and taking it back leaves no trace: 200,000 actions each. */
import { expect, test } from 'vitest';
import { checkMany } from '../../testing/acid-sample.ts';

const ACTIONS = 200_000;

test('after every action everything is answered', () =>
  expect(checkMany('settled', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));
test('every action of a position is taken back exactly', () =>
  expect(checkMany('unmake', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));

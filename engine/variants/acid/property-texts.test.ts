/** Every text is one action, and finds it: 200,000 of them, each also as typed on any keyboard. */
import { expect, test } from 'vitest';
import { checkMany } from '../../testing/acid-sample.ts';

const ACTIONS = 200_000;

test('texts are unique and find their action', () =>
  expect(checkMany('texts', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));

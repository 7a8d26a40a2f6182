/** What is the same position stays the same: like men swapped, saved and loaded; 200,000 actions each. */
import { expect, test } from 'vitest';
import { checkMany } from '../../testing/acid-sample.ts';

const ACTIONS = 200_000;

test('two like men swapped are the same position', () =>
  expect(checkMany('like men', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));
test('saving and loading are exact', () => expect(checkMany('saving', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));

/** What is the same position stays the same: like men swapped, saved and loaded. */
import { expect, test } from 'vitest';
import { checkMany } from '../../../testing/acid/sample.ts';
import { ACTIONS } from '../../../testing/sample.ts';

test('two like men swapped are the same position', () =>
  expect(checkMany('like men', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));
test('saving and loading are exact', () => expect(checkMany('saving', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));

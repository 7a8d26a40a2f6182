/** 200,000 previews leave no trace, and neither do forty questions about why not in each position. */
import { expect, test } from 'vitest';
import { checkMany } from '../../testing/acid-sample.ts';

const ACTIONS = 200_000;
test('explaining leaves no trace', () => {
  expect(checkMany('explaining', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS);
});

/** Previews leave no trace, and neither do forty questions about why not in each position. */
import { expect, test } from 'vitest';
import { checkMany } from '../../../testing/acid/sample.ts';
import { ACTIONS } from '../../../testing/sample.ts';

test('explaining leaves no trace', () => {
  expect(checkMany('explaining', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS);
});

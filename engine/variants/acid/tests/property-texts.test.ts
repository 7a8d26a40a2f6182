/** Every text is one action, and finds it; each also as typed on any keyboard. */
import { expect, test } from 'vitest';
import { checkMany } from '../../../testing/acid/sample.ts';
import { ACTIONS } from '../../../testing/sample.ts';

test('texts are unique and find their action', () =>
  expect(checkMany('texts', ACTIONS)).toBeGreaterThanOrEqual(ACTIONS));

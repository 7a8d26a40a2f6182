/** Previews leave no trace, half of them on terrain, and neither do questions about why not in each position. */
import { test } from 'vitest';
import { both, TIMEOUT } from '../../../testing/deicide/sample.ts';

test('explaining leaves no trace', () => both('explaining'), TIMEOUT);

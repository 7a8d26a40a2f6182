/** Previews leave no trace, and neither do questions about why not in each position. */
import { test } from 'vitest';
import { often, TIMEOUT } from '../../../testing/chesimals/sample.ts';

test('explaining leaves no trace', () => often('explaining'), TIMEOUT);

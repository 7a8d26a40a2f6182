/** What is the same position stays the same, written down in whatever order. */
import { test } from 'vitest';
import { often, TIMEOUT } from '../../../testing/fourchan/sample.ts';

test('a position written down and set up again is the same, in whatever order', () => often('like men'), TIMEOUT);

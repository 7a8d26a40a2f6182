/** Saved and loaded, or known only as far as the mover knows it. */
import { test } from 'vitest';
import { often, TIMEOUT } from '../../../testing/chesimals/sample.ts';

test('saving and loading are exact', () => often('saving'), TIMEOUT);
test('what the mover may know is enough to plan', () => often('masked'), TIMEOUT);

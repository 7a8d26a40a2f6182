/** Saved and loaded, or known only as far as the mover or everybody knows it; half on terrain. */
import { test } from 'vitest';
import { both, TIMEOUT } from '../../../testing/deicide/sample.ts';

test('saving and loading are exact', () => both('saving'), TIMEOUT);
test('what the mover may know is enough to plan, and so is what everybody may', () => both('masked'), TIMEOUT);

/** After an action nothing is left to answer, and taking it back leaves no trace; half on terrain. */
import { test } from 'vitest';
import { both, TIMEOUT } from '../../../testing/deicide/sample.ts';

test('after every action everything is answered', () => both('settled'), TIMEOUT);
test('every action of a position is taken back exactly', () => both('unmake'), TIMEOUT);

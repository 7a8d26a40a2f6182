/** After an action nothing is left to answer, and taking it back leaves no trace. */
import { test } from 'vitest';
import { often, TIMEOUT } from '../../../testing/fourchan/sample.ts';

test('after every action everything is answered and sound', () => often('settled'), TIMEOUT);
test('every action of a position is taken back exactly', () => often('unmake'), TIMEOUT);

/** The board turned over with the sides changed has the same actions, turned over: 200,000, half of them on terrain. */
import { test } from 'vitest';
import { both, TIMEOUT } from '../../testing/deicide-sample.ts';

test('the board turned over has the same actions, turned over', () => both('mirror'), TIMEOUT);

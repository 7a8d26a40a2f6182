/** The board turned over with the sides changed has the same actions, turned over; half of the actions on terrain. */
import { test } from 'vitest';
import { both, TIMEOUT } from '../../../testing/deicide/sample.ts';

test('the board turned over has the same actions, turned over', () => both('mirror'), TIMEOUT);

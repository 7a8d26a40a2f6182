/** The board turned over with the sides changed has the same actions, turned over. */
import { test } from 'vitest';
import { often, TIMEOUT } from '../../../testing/fourchan/sample.ts';

test('the board turned over has the same actions, turned over', () => often('mirror'), TIMEOUT);

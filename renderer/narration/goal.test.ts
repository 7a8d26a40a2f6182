/** How the game is won, before the first move. */
import { expect, test } from 'vitest';
import type { View } from '../../electron/contract/view.ts';
import { Driver } from '../state/match/driver.fixture.ts';
import { view } from '../state/match/match.fixture.ts';
import { description } from '../state/match/special.fixture.ts';
import { goalOf } from './goal.ts';

const furtherGoals = [{ needs: { terrain: 'on' }, says: 'You also win by holding all hills.' }];
const game = { ...description, goal: 'Capture the enemy King.', furtherGoals };
const told = (options: View['options']): string | null =>
  goalOf(new Driver(view({ last: null, options }), undefined, game).state);

test('names a way to win that an option adds only where the option is chosen', () => {
  expect(told({ terrain: 'off' })).toBe('Goal: Capture the enemy King.');
  expect(told({ terrain: 'on' })).toBe('Goal: Capture the enemy King. You also win by holding all hills.');
});

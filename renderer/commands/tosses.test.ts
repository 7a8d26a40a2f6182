/** Coin and dice wait while nobody may look. */
import { expect, it } from 'vitest';
import { Driver } from '../state/match/driver.fixture.ts';
import { view } from '../state/match/match.fixture.ts';
import type { MatchState } from '../state/match/match.ts';
import type { CommandContext } from './command.ts';
import { gameCommands } from './game.ts';

const whyAt = (state: MatchState): string | null => {
  const context: Pick<CommandContext, 'match'> = {
    match: { send: () => {}, store: { getState: () => state } } as never,
  };
  return gameCommands.tosses.why(context as CommandContext);
};

it('can be thrown at the present position', () => {
  expect(whyAt(new Driver(view()).state)).toBeNull();
});
it('waits until the screen has been handed over', () => {
  const handOver = { to: 1 as const, says: 'LINE notes its Traps now.' };
  expect(whyAt(new Driver(view({ handOver })).state)).toBe('Take your turn at the screen first.');
});

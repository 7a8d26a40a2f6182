import { beforeEach, describe, expect, test } from 'vitest';
import type { Bridge } from '../../../electron/contract/requests.ts';
import type { SelfPlayedView } from '../../../electron/contract/workshop.ts';
import { useApp } from '../app.ts';
import { useGameText } from '../files/game-text.ts';
import { GAMES_OF_ROUND, tallyOf, useSelfPlay } from './self-play.ts';

const game = (winner: SelfPlayedView['winner'], reason: string | null = 'checkmate', turns = 10): SelfPlayedView => ({
  ...{ winner, reason, turns },
});
const asked: { text: string; seed: number }[] = [];
let during = () => {};
beforeEach(() => {
  asked.length = 0;
  during = () => {};
  useSelfPlay.setState({ text: '', games: [], wanted: null });
  useGameText.setState({ text: 'fairygame 1' });
  const playItself = async ({ text, games, seed }: { text: string; games: number; seed: number }) => {
    asked.push({ text, seed });
    during();
    return { ok: true, value: { games: Array.from({ length: games }, () => game(0)) } };
  };
  useApp.setState({ ask: { 'games.playItself': playItself } as unknown as Bridge['ask'] });
});

test('a round is played a few games at a time, each with a seed of its own, and a further one goes on', async () => {
  await useSelfPlay.getState().play();
  expect(useSelfPlay.getState()).toMatchObject({ wanted: null, games: { length: GAMES_OF_ROUND } });
  await useSelfPlay.getState().play();
  expect(useSelfPlay.getState().games).toHaveLength(2 * GAMES_OF_ROUND);
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
});
test('it can be stopped, and what was played stays', async () => {
  during = () => useSelfPlay.getState().stop();
  await useSelfPlay.getState().play();
  expect(useSelfPlay.getState().games.length).toBeLessThan(GAMES_OF_ROUND);
  expect(useSelfPlay.getState().games.length).toBeGreaterThan(0);
});
test('other rules are counted anew', async () => {
  await useSelfPlay.getState().play();
  useGameText.setState({ text: 'fairygame 1 changed' });
  await useSelfPlay.getState().play();
  expect(useSelfPlay.getState()).toMatchObject({ text: 'fairygame 1 changed', games: { length: GAMES_OF_ROUND } });
});
describe('what they show', () => {
  const many = (n: number, one: SelfPlayedView) => Array.from({ length: n }, () => one);
  test('is counted', () => {
    expect(tallyOf([game(0), game(1, 'goal', 20), game(null, 'stalemate', 30)])).toMatchObject({
      ...{ white: 1, black: 1, drawn: 1, turns: 20, favours: null, isEndless: false },
    });
    expect(tallyOf([])).toMatchObject({ white: 0, turns: 0, endings: [] });
  });
  test('is called too much for one side only after enough games', () => {
    expect(tallyOf(many(19, game(1))).favours).toBe(null);
    expect(tallyOf([...many(16, game(1)), ...many(4, game(0))]).favours).toBe('black');
    expect(tallyOf([...many(11, game(0)), ...many(9, game(1))]).favours).toBe(null);
  });
  test('is called endless where most are not over', () => {
    expect(tallyOf([...many(12, game(null, null)), ...many(8, game(0))]).isEndless).toBe(true);
  });
});

/** A game's text, opened to change it or as the beginning of another game. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../electron/contract/requests.ts';
import { useApp } from '../app.ts';
import { useGameText } from './game-text.ts';
import { changeRules, copyRules } from './rules-files.ts';

const saved: { game: string | null; text: string }[] = [];
const summary = (game: string) => ({ game, title: game, tagline: '', by: '', size: '', problem: null });
const answers: Record<string, (input: never) => Promise<unknown>> = {
  'games.text': async () => ({ ok: true, value: { text: 'fairygame 1' } }),
  'games.parts': async () => ({ ok: true, value: { game: null, pieces: [], rules: [], endings: [], problems: [] } }),
  'games.preview': async () => ({ ok: true, value: { problems: [], description: null, diagrams: [] } }),
  'games.save': async (input: { game: string | null; text: string }) => {
    saved.push(input);
    return { ok: true, value: summary(input.game ?? 'Leapers 2') };
  },
  'games.list': async () => ({ ok: true, value: { own: [summary('Leapers')], shelf: [] } }),
  'games.use': async () => ({ ok: true, value: { variant: 'own:x' } }),
};
// the files of a worker share its timers
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  saved.length = 0;
  useApp.setState({ ask: answers as unknown as Bridge['ask'] });
});
const place = { list: 'own', game: 'Leapers' } as const;

test.each([
  ['changed, it is saved to its file', changeRules, 'Leapers'],
  ['copied, it is saved to a file of its own, once something is changed', copyRules, null],
])('%s', async (_, open, game) => {
  await open(place);
  await vi.runAllTimersAsync();
  expect(saved).toEqual([]);
  useGameText.getState().type('fairygame 1\n# mine');
  await vi.runAllTimersAsync();
  expect(saved).toMatchObject([{ game, text: 'fairygame 1\n# mine' }]);
});

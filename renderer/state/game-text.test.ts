/** The text of a game's rules: read and saved as it is typed, with the answers in the order of the text. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../../electron/contract/requests.ts';
import { useApp } from './app.ts';
import { isRules, useGameText } from './game-text.ts';

const summary = (game: string) => ({ game, title: game, tagline: '', by: '', size: '', problem: null });
const saved: { game: string | null; text: string }[] = [];
let names = 0;
/** answers that the test gives itself */
let held: (() => void)[] | null = null;
const answer = (value: unknown) =>
  new Promise((resolve) => {
    const give = () => resolve({ ok: true, value });
    if (held) held.push(give);
    else give();
  });
const answers: Record<string, (input: never) => Promise<unknown>> = {
  'games.read': ({ text }: { text: string }) =>
    answer({ games: [{ name: null, title: '', text: text.includes('bad') ? null : text, problems: [] }] }),
  'games.preview': ({ text }: { text: string }) => answer({ problems: [], description: { id: text } }),
  'games.save': async (input: { game: string | null; text: string }) => {
    saved.push(input);
    return { ok: true, value: summary(input.game ?? `Game ${++names}`) };
  },
  'games.list': () => answer({ own: [], shelf: [summary('x')] }),
  'games.use': () => answer({ variant: 'own:x' }),
};
beforeEach(() => {
  vi.useFakeTimers();
  saved.length = 0;
  names = 0;
  held = null;
  useApp.setState({ ask: answers as unknown as Bridge['ask'] });
});
const state = () => useGameText.getState();
const settle = () => vi.runAllTimersAsync();

test('is not saved before something was changed', async () => {
  state().begin('fairygame 1', null);
  await settle();
  await state().finish();
  expect(saved).toEqual([]);
  expect(state()).toMatchObject({ isCurrent: true, lastGood: { id: 'fairygame 1' } });
});
test('is saved once a pause, as one new file', async () => {
  state().begin('fairygame 1', null);
  for (const text of ['fairygame 1 a', 'fairygame 1 ab']) state().change(text);
  await settle();
  state().change('fairygame 1 abc');
  await settle();
  expect(saved).toEqual([
    { game: null, text: 'fairygame 1 ab' },
    { game: 'Game 1', text: 'fairygame 1 abc' },
  ]);
});
test('is saved when it is left before the pause, though another is opened at once', async () => {
  state().begin('fairygame 1', null);
  state().change('fairygame 1 mine');
  const finished = state().finish();
  state().begin('fairygame 1 other', 'Other');
  await finished;
  await settle();
  expect(saved).toEqual([{ game: null, text: 'fairygame 1 mine' }]);
  state().change('fairygame 1 other b');
  await settle();
  expect(saved.at(-1)).toEqual({ game: 'Other', text: 'fairygame 1 other b' });
});
test('in another notation is read, and not saved', async () => {
  state().begin('[a:chess]', null);
  state().change('[a:chess]\n');
  await settle();
  expect(saved).toEqual([]);
  expect([isRules('fairygame 1'), isRules('[a:chess]')]).toEqual([true, false]);
});
test('with problems keeps the board that could be played last', async () => {
  state().begin('fairygame 1', null);
  await settle();
  state().change('fairygame 1 bad');
  await settle();
  expect(state()).toMatchObject({ isCurrent: true, lastGood: { id: 'fairygame 1' }, read: { description: null } });
});
test('an answer about an older text is not shown', async () => {
  held = [];
  state().begin('fairygame 1', null);
  state().change('fairygame 1 new');
  await settle();
  // the first is answered late
  while (held.length > 0) {
    held.shift()?.();
    await settle();
    if (state().isCurrent) break;
  }
  expect(state().read?.description).toMatchObject({ id: 'fairygame 1 new' });
});

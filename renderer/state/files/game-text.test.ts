/** The text of a game's rules: read and saved as it is typed, with the answers in the order of the text. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../electron/contract/requests.ts';
import { useApp } from '../app.ts';
import { useGameText } from './game-text.ts';

const summary = (game: string) => ({ game, title: game, tagline: '', by: '', size: '', problem: null });
const saved: { game: string | null; text: string }[] = [];
const overs: (string | undefined)[] = [];
let names = 0;
/** answers that the test gives itself */
let held: (() => void)[] | null = null;
const answer = (value: unknown) =>
  new Promise((resolve) => {
    const give = () => resolve({ ok: true, value });
    if (held) held.push(give);
    else give();
  });
const partsOf = (text: string) => ({
  ...{ game: null, pieces: [], rules: [], endings: [] },
  problems: text.includes('bad') ? [{ line: 1, column: 1, says: 'Bad.', section: null, piece: null }] : [],
});
const answers: Record<string, (input: never) => Promise<unknown>> = {
  'games.read': ({ text }: { text: string }) =>
    answer({ games: [{ name: null, title: text, text, problems: [] }], unread: 0 }),
  'games.parts': ({ text }: { text: string }) => answer(partsOf(text)),
  'games.preview': ({ text }: { text: string }) => answer({ problems: [], description: { id: text }, diagrams: [] }),
  'games.change': async ({ text, change }: { text: string; change: { name: string } }) => {
    if (change.name === '') return { ok: false, error: { code: 'bad-change', message: 'No name.' } };
    const changed = `${text} ${change.name}`;
    return answer({ text: changed, parts: partsOf(changed) });
  },
  'games.save': async (input: { game: string | null; over?: string; text: string }) => {
    saved.push({ game: input.game, text: input.text });
    overs.push(input.over);
    return { ok: true, value: summary(input.game ?? `Game ${++names}`) };
  },
  'games.list': () => answer({ own: [], shelf: [summary('x')] }),
  'games.use': () => answer({ variant: 'own:x' }),
};
// the files of a worker share its timers
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  saved.length = 0;
  overs.length = 0;
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
  for (const text of ['fairygame 1 a', 'fairygame 1 ab']) state().type(text);
  await settle();
  state().type('fairygame 1 abc');
  await settle();
  expect(saved).toEqual([
    { game: null, text: 'fairygame 1 ab' },
    { game: 'Game 1', text: 'fairygame 1 abc' },
  ]);
  // the host can tell whether another window has changed the file since
  expect(overs).toEqual([undefined, 'fairygame 1 ab']);
});
test('a change waits until the host has written it', async () => {
  state().begin('fairygame 1', null);
  await settle();
  held = [];
  const change = { do: 'set', name: 'A' } as unknown as Parameters<ReturnType<typeof state>['edit']>[0];
  const edited = state().edit(change);
  const { waiting } = state();
  for (const give of held) give();
  held = null;
  await edited;
  await settle();
  expect([waiting, state().waiting]).toEqual([1, 0]);
});
test('what the host is still writing is waited for before the game is tried or left', async () => {
  state().begin('fairygame 1', null);
  await settle();
  const change = { do: 'set', name: 'A' } as unknown as Parameters<ReturnType<typeof state>['edit']>[0];
  void state().edit(change);
  expect(await state().finish()).toEqual({ game: 'Game 1', text: 'fairygame 1 A' });
  expect(saved.at(-1)?.text).toBe('fairygame 1 A');
  await settle();
});
test('is saved when it is left before the pause, though another is opened at once', async () => {
  state().begin('fairygame 1', null);
  state().type('fairygame 1 mine');
  const finished = state().finish();
  state().begin('fairygame 1 other', 'Other');
  await finished;
  await settle();
  expect(saved).toEqual([{ game: null, text: 'fairygame 1 mine' }]);
  state().type('fairygame 1 other b');
  await settle();
  expect(saved.at(-1)).toEqual({ game: 'Other', text: 'fairygame 1 other b' });
});
test('in another notation is read, and not saved', async () => {
  state().begin('[a:chess]', null);
  state().type('[a:chess]\n');
  await settle();
  expect(saved).toEqual([]);
});
test('with problems keeps the board that could be played last', async () => {
  state().begin('fairygame 1', null);
  await settle();
  state().type('fairygame 1 bad');
  await settle();
  expect(state()).toMatchObject({ isCurrent: true, lastGood: { id: 'fairygame 1' }, shown: { description: null } });
});
test('an answer about an older text is not shown', async () => {
  held = [];
  state().begin('fairygame 1', null);
  state().type('fairygame 1 new');
  await settle();
  // the first is answered late
  while (held.length > 0) {
    held.shift()?.();
    await settle();
    if (state().isCurrent) break;
  }
  expect(state().shown?.description).toMatchObject({ id: 'fairygame 1 new' });
});

describe('A change', () => {
  const add = (name: string) => ({ do: 'add', name, copied: null }) as const;

  test('is written by the host, one after another, and saved', async () => {
    state().begin('fairygame 1', null);
    await settle();
    const edits = [state().edit(add('a')), state().edit(add('b'))];
    expect(state().waiting).toBeGreaterThan(0);
    await settle();
    expect(await Promise.all(edits)).toEqual([null, null]);
    expect(state()).toMatchObject({ text: 'fairygame 1 a b', waiting: 0, isCurrent: true });
    expect(saved).toEqual([{ game: null, text: 'fairygame 1 a b' }]);
  });
  test('that still waits is replaced by the next one of its kind', async () => {
    state().begin('fairygame 1', null);
    for (const name of ['a', 'b', 'c']) void state().edit(add(name), 'name');
    await settle();
    expect(state().text).toBe('fairygame 1 a c');
  });
  test('that is refused says why, and changes nothing', async () => {
    state().begin('fairygame 1', null);
    const why = state().edit(add(''));
    await settle();
    expect([await why, state().text, state().canUndo]).toEqual(['No name.', 'fairygame 1', false]);
  });
  test('is undone and made again; what is typed in one go is one step', async () => {
    state().begin('fairygame 1', null);
    void state().edit(add('a'));
    await settle();
    for (const text of ['fairygame 1 a x', 'fairygame 1 a xy']) state().type(text);
    await settle();
    state().undo();
    expect(state().text).toBe('fairygame 1 a');
    state().undo();
    expect([state().text, state().canUndo]).toEqual(['fairygame 1', false]);
    state().redo();
    state().redo();
    expect([state().text, state().canRedo]).toEqual(['fairygame 1 a xy', false]);
    await settle();
    expect(saved.at(-1)?.text).toBe('fairygame 1 a xy');
  });
});

describe('undoing', () => {
  test('what is typed into one field is undone together, until it ends', async () => {
    state().begin('fairygame 1', null);
    const type = (name: string, key: string) => state().edit({ do: 'add', name, copied: null }, key, true);
    for (const name of ['T', 'To', 'Tow']) await type(name, 'Name');
    await type('R', 'Letter');
    expect(state().text).toBe('fairygame 1 T To Tow R');
    state().undo();
    expect(state().text).toBe('fairygame 1 T To Tow');
    state().undo();
    expect([state().text, state().canUndo]).toEqual(['fairygame 1', false]);
    await type('A', 'Name');
    state().endTyping();
    await type('B', 'Name');
    state().undo();
    expect(state().text).toBe('fairygame 1 A');
  });
  test('what a message offers to undo is that change and no other', async () => {
    state().begin('fairygame 1', 'Mine');
    state().replace('fairygame 1 without');
    const undo = state().undoThis();
    state().replace('fairygame 1 without, renamed');
    undo();
    expect(state().text).toBe('fairygame 1 without, renamed');
    state().undo();
    undo();
    expect(state().text).toBe('fairygame 1');
    await settle();
  });
  test('is possible after the workshop was left and the game opened again, and not in another game', async () => {
    state().begin('fairygame 1', 'Mine');
    state().replace('fairygame 1 changed');
    await state().finish();
    state().begin('fairygame 1 changed', 'Mine');
    expect(state().canUndo).toBe(true);
    state().begin('fairygame 1 changed', 'Other');
    expect(state().canUndo).toBe(false);
    await settle();
  });
});
test('while it has problems or another piece is chosen, no diagram of what was before is shown', async () => {
  const diagrams = [{ caption: 'How it moves.', diagram: { marks: [] } }];
  useApp.setState({
    ask: {
      ...answers,
      'games.preview': () => answer({ problems: [], description: { id: 'x' }, diagrams }),
    } as unknown as Bridge['ask'],
  });
  state().begin('fairygame 1', null);
  await settle();
  expect(state().shown?.diagrams).toBe(diagrams);
  state().choosePiece(1);
  expect(state().shown?.diagrams).toEqual([]);
  await settle();
  expect(state().shown?.diagrams).toBe(diagrams);
  state().type('fairygame 1 bad');
  await settle();
  expect(state().shown?.diagrams).toEqual([]);
});

/** Back and Forward of a browser: which screen they lead to, and what happens when the app itself changes screens. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, errAnswer, fakeBridge, okAnswer, view } from '../ui/testing/bridge.ts';
import { useApp } from './app.ts';
import { followHistory, type History } from './browser-history.ts';

/** A fake browser history; like a real one it navigates asynchronously. */
class Entries implements History {
  list: unknown[] = [null];
  at = 0;
  #heard: ((state: unknown) => void)[] = [];
  get state() {
    return this.list[this.at];
  }
  push(state: unknown) {
    this.list = [...this.list.slice(0, this.at + 1), structuredClone(state)];
    this.at++;
  }
  replace(state: unknown) {
    this.list[this.at] = structuredClone(state);
  }
  go(steps: number) {
    queueMicrotask(() => {
      this.at = Math.max(0, Math.min(this.list.length - 1, this.at + steps));
      for (const run of this.#heard) run(this.state);
    });
  }
  onArrival(run: (state: unknown) => void) {
    this.#heard.push(run);
    return () => {
      this.#heard = this.#heard.filter((one) => one !== run);
    };
  }
}
/** waits until all promises of the app and all navigations are done */
const rest = () => new Promise((done) => setTimeout(done, 0));
const app = () => useApp.getState();
const where = () => [app().tableName ?? 'start', ...app().layers.map(({ page }) => page)].join(' ');

let entries: Entries;
let bridge: ReturnType<typeof fakeBridge>;
let stop = () => {};
const untouched = useApp.getInitialState();
const begin = async (answers: Answers = {}) => {
  bridge = fakeBridge({
    'match.open': ({ save }) => okAnswer(view({ name: save, match: `match of ${save}` })),
    'match.view': ({ match }) => okAnswer(view({ match, revision: 7 })),
    'match.leave': () => okAnswer({}),
    ...answers,
  });
  await app().attach(bridge);
  stop = followHistory(entries);
};
const asked = (name: string) => bridge.asked.filter((one) => one.name === name).map((one) => one.input);
beforeEach(() => {
  entries = new Entries();
});
afterEach(() => {
  stop();
  useApp.setState(untouched, true);
});

test('Back closes the screen on top, Forward opens it again', async () => {
  await begin();
  app().open('rulebook', { variant: 'acid', kind: 'king' });
  app().open('settings');
  entries.go(-1);
  await rest();
  expect(where()).toBe('start rulebook');
  entries.go(-1);
  await rest();
  expect(where()).toBe('start');
  entries.go(2);
  await rest();
  expect(where()).toBe('start rulebook settings');
  expect(app().layers[0]).toMatchObject({ variant: 'acid', kind: 'king' });
});

test('Back from a game leaves it for the start screen, Forward opens it again', async () => {
  await begin();
  app().openTable(view({ name: 'Mine', match: 'm' }));
  entries.go(-1);
  await rest();
  expect(where()).toBe('start');
  expect(app().opened).toBeNull();
  expect(asked('match.leave')).toEqual([{ match: 'm', revision: 7 }]);
  entries.go(1);
  await rest();
  expect(where()).toBe('Mine');
  expect(asked('match.open')).toEqual([{ save: 'Mine' }]);
});

test('a screen that the app closes is reached by Forward, not by Back', async () => {
  await begin();
  app().open('saves');
  app().back();
  await rest();
  expect([entries.at, where()]).toEqual([0, 'start']);
  entries.go(1);
  await rest();
  expect(where()).toBe('start saves');
});

test('Back skips a form that led to a game', async () => {
  await begin();
  app().open('new-game');
  app().open('setup');
  app().openTable(view({ name: 'Mine' }));
  await rest();
  expect(entries.at).toBe(1);
  entries.go(-1);
  await rest();
  expect(where()).toBe('start');
});

test('a game that cannot be left stays, and stays reachable by Back and Forward', async () => {
  await begin({
    'match.leave': () => errAnswer('refused', 'The disk is full.'),
  });
  app().openTable(view({ name: 'Mine' }));
  entries.go(-1);
  await rest();
  expect(where()).toBe('Mine');
  expect(app().toastNow?.text).toBe('The disk is full.');
  expect([entries.at, entries.list.length]).toEqual([1, 2]);
});

test('a deleted game is not opened', async () => {
  await begin({
    'match.open': () => errAnswer('refused', 'It is gone.'),
  });
  app().openTable(view({ name: 'Mine' }));
  app().leaveTable();
  await rest();
  entries.go(1);
  await rest();
  expect([where(), entries.at, app().toastNow?.text]).toEqual(['start', 0, 'It is gone.']);
});

test('a renamed game is found under its new name', async () => {
  await begin();
  app().openTable(view({ name: 'Mine' }));
  app().nameTable('Ours');
  app().open('rulebook');
  entries.go(-2);
  await rest();
  entries.go(1);
  await rest();
  expect(asked('match.open')).toEqual([{ save: 'Ours' }]);
});

test('a reloaded page keeps its way back', async () => {
  await begin();
  app().openTable(view({ name: 'Mine' }));
  app().open('rulebook');
  stop();
  // the host shows its table again, without the rulebook
  useApp.setState({ ...untouched, tableName: 'Mine', opened: view({ name: 'Mine' }) }, true);
  await begin();
  await rest();
  entries.go(-1);
  await rest();
  expect(where()).toBe('start');
});

test('a page that starts with a table has the start screen behind it', async () => {
  useApp.setState({ tableName: 'Mine', opened: view({ name: 'Mine' }) });
  await begin();
  expect(entries.at).toBe(1);
  entries.go(-1);
  await rest();
  expect(where()).toBe('start');
});

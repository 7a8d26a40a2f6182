/** Games that were not closed properly are recovered in the background: the app opens at once, and nothing is lost. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { begin } from '../../engine/match/fixtures/begin.fixture.ts';
import { mined } from '../../engine/match/fixtures/mined.fixture.ts';
import { playQuietly } from '../../engine/match/fixtures/random-match.fixture.ts';
import { checkedLine } from '../../engine/match/save/checksum.ts';
import { encodeLine, journalLineOf } from '../../engine/match/save/journal.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { atView, openTestApp, startAcid, type TestApp } from '../app/application.fixture.ts';
import type { Work } from '../contract/requests.ts';
import { FaultyDisk, temporaryFolder } from './disk/faulty-disk.fixture.ts';
import type { WorkClock } from './work.ts';

const LONG = 1200;
const SHORT = 6;
const match = begin(acid);
playQuietly(match, LONG, 4);
const lines = match.entries.map((_, place) => encodeLine(journalLineOf(match, place)));
const beginning = begin(acid);

/** What a killed process leaves of a game: its file as it was at the start, and a journal with that many entries. */
function killed(home: string, name: string, { id = name, entries = LONG } = {}): string {
  const text = writeSave(beginning, { name, created: 1, changed: 1 });
  for (const folder of ['library', 'journals']) fs.mkdirSync(path.join(home, folder), { recursive: true });
  fs.writeFileSync(fileOf(home, name), text);
  const header = checkedLine(JSON.stringify({ journal: 1, save: name, was: null, base: text }));
  const journal = path.join(home, 'journals', `m-${id}.journal`);
  fs.writeFileSync(journal, `${header}\n${lines.slice(0, entries).join('')}`);
  return journal;
}
const fileOf = (home: string, name: string): string => path.join(home, 'library', `${name}.fairytable`);
const journalsIn = (home: string): string[] => fs.readdirSync(path.join(home, 'journals')).sort();
const entriesOf = (home: string, name: string): number =>
  JSON.parse(fs.readFileSync(fileOf(home, name), 'utf8')).entries.length;

/** A clock that advances 20 ms at every reading, so that every step is a slice; tasks are paused from `hold` on. */
function slowClock() {
  let time = 0;
  let isHeld = false;
  let waiting: (() => void)[] = [];
  const clock: WorkClock = {
    now: () => {
      time += 20;
      return time;
    },
    pause: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
  const hold = (): void => {
    isHeld = true;
  };
  /** what is paused stays paused, and nothing else is paused */
  const letOthersGoOn = async (): Promise<void> => {
    await until(() => waiting.length > 0);
    isHeld = false;
  };
  const goOn = (): void => {
    isHeld = false;
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  };
  return { clock, hold, letOthersGoOn, goOn };
}
/** The app with its recovery paused right after it has opened. */
async function heldApp(home: string) {
  const slow = slowClock();
  const app = await openTestApp(home, { workClock: slow.clock });
  slow.hold();
  return { app, ...slow };
}
const events = (app: TestApp, name: string): unknown[] =>
  app.told.filter(({ event }) => event === name).map(({ what }) => what);
const works = (app: TestApp): Work[] => (events(app, 'works') as Work[][]).flat();
const notices = (app: TestApp): string[] => (events(app, 'notice') as { code: string }[]).map(({ code }) => code);
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

describe('a long game that was not closed properly', () => {
  test('is recovered without blocking anything, and the page is told its progress and its end', async () => {
    const home = temporaryFolder();
    killed(home, 'Long');
    const { app, goOn } = await heldApp(home);
    expect(entriesOf(home, 'Long')).toBe(0);
    const hello = await app.get('app.hello', {});
    expect(hello.unfinished).toMatchObject({ save: 'Long', turnNumber: 1 });
    const view = await startAcid(app, ['Dc2-c3']);
    expect((await app.get('library.list', {})).saves.map(({ save }) => save).sort()).toEqual(
      ['Long', view.name].sort(),
    );
    expect(journalsIn(home)).toHaveLength(2);
    goOn();
    await until(() => events(app, 'library').length > 0);
    expect(journalsIn(home)).toHaveLength(1);
    expect(works(app)[0]).toMatchObject({ what: 'recover', name: 'Long', total: 2 * LONG });
    const done = works(app).map((work) => work.done);
    // how often depends on how much was done before it was paused
    expect(done.some((entries) => entries > 0 && entries < 2 * LONG)).toBe(true);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(events(app, 'works').at(-1)).toEqual([]);
    // the page requests again what it shows
    const { saves } = await app.get('library.list', {});
    expect(saves.find(({ save }) => save === 'Long')?.turnNumber).toBeGreaterThan(100);
    expect((await app.get('app.hello', {})).unfinished?.turnNumber).toBeGreaterThan(100);
    expect(notices(app)).toEqual([]);
    await app.app.close({ force: false });
    expect(journalsIn(home)).toEqual([]);
  });

  test('can be left for later: the journal is kept, and opening the game recovers it', async () => {
    const home = temporaryFolder();
    const journal = killed(home, 'Long');
    const text = fs.readFileSync(journal);
    const { app, goOn } = await heldApp(home);
    goOn();
    await until(() => works(app).length > 0);
    await app.get('app.cancel', { work: works(app)[0].id });
    await until(() => notices(app).length > 0);
    expect(notices(app)).toEqual(['recovery-cancelled']);
    expect(fs.readFileSync(journal)).toEqual(text);
    expect(entriesOf(home, 'Long')).toBe(0);
    expect(await app.get('match.open', { save: 'Long' })).toMatchObject({ name: 'Long', node: LONG });
    expect(fs.existsSync(journal)).toBe(false);
    await app.app.close({ force: false });
  });

  test('recovery that quitting interrupts is finished at the next start', async () => {
    const home = temporaryFolder();
    const journal = killed(home, 'Long');
    killed(home, 'Other', { id: 'later' });
    const text = fs.readFileSync(journal);
    const { app, goOn } = await heldApp(home);
    const opening = app.code('match.open', { save: 'Long' });
    const closing = app.app.close({ force: false });
    goOn();
    expect(await closing).toBe(null);
    expect(await opening).toBe('cancelled');
    expect(await app.code('match.open', { save: 'Other' })).toBe('cancelled');
    expect(fs.existsSync(path.join(home, 'lock'))).toBe(false);
    expect(fs.readFileSync(journal)).toEqual(text);
    expect(journalsIn(home)).toHaveLength(2);
    expect(notices(app)).toEqual([]);
    const again = await openTestApp(home);
    for (const save of ['Long', 'Other']) expect(await again.get('match.open', { save })).toMatchObject({ node: LONG });
    await again.app.close({ force: false });
    expect(journalsIn(home)).toEqual([]);
  });
});

describe('before a game has been recovered', () => {
  test('a request to open it waits and never gets the outdated file', async () => {
    const home = temporaryFolder();
    killed(home, 'Long');
    const { app, goOn } = await heldApp(home);
    const opening = app.get('match.open', { save: 'Long' });
    const { name } = await startAcid(app, ['Dc2-c3']);
    goOn();
    expect(await opening).toMatchObject({ name: 'Long', node: LONG });
    expect(entriesOf(home, name)).toBe(1);
    await app.app.close({ force: false });
  });

  test('requests to copy, rename, delete and export it use the recovered game', async () => {
    const within = async <T>(
      task: (app: TestApp) => Promise<T>,
    ): Promise<{ given: T; files: Record<string, number> }> => {
      const home = temporaryFolder();
      killed(home, 'Long');
      const { app, goOn } = await heldApp(home);
      const answer = task(app);
      goOn();
      const given = await answer;
      const files: Record<string, number> = {};
      for (const { save } of (await app.get('library.list', {})).saves) files[save] = entriesOf(home, save);
      await app.app.close({ force: false });
      return { given, files };
    };
    const copied = await within((app) => app.get('library.duplicate', { save: 'Long' }));
    expect(copied.files).toEqual({ Long: LONG, [copied.given.save]: LONG });
    const renamed = await within((app) => app.get('library.rename', { save: 'Long', name: 'Renamed' }));
    expect(renamed.files).toEqual({ Renamed: LONG });
    const gone = await within((app) => app.get('library.discard', { save: 'Long' }));
    expect(gone.files).toEqual({});
    const out = await within((app) => app.get('library.export', { save: 'Long' }));
    expect(JSON.parse(out.given.file?.text ?? '').entries).toHaveLength(LONG);
  });

  test('a game that is requested is recovered first', async () => {
    const home = temporaryFolder();
    const [long, other] = [killed(home, 'Long'), killed(home, 'Other', { entries: SHORT })];
    fs.utimesSync(other, 1_700_000_000, 1_700_000_000);
    const { app, letOthersGoOn, goOn } = await heldApp(home);
    await letOthersGoOn();
    expect(await app.get('match.open', { save: 'Other' })).toMatchObject({ name: 'Other', node: SHORT });
    expect([fs.existsSync(long), fs.existsSync(other)]).toEqual([true, false]);
    goOn();
    await app.app.close({ force: false });
  });

  test('a request for another game does not wait for it', async () => {
    const home = temporaryFolder();
    killed(home, 'Long');
    const { app, goOn } = await heldApp(home);
    const view = await startAcid(app, ['Dc2-c3']);
    const opening = app.code('match.open', { save: 'Long' });
    expect(await app.get('match.open', { save: view.name })).toMatchObject({ node: 1 });
    expect(await opening).toBe('cancelled');
    goOn();
    await app.app.close({ force: false });
  });

  test('after a disk error the game is refused until there is free space', async () => {
    const home = temporaryFolder();
    const journal = killed(home, 'Long', { entries: SHORT });
    const faulty = new FaultyDisk();
    faulty.fault = (call, file) => (call === 'write' && file.includes('Long') ? 'ENOSPC' : null);
    const app = await openTestApp(home, { disk: faulty.disk });
    expect((await app.get('app.hello', {})).notices).toMatchObject([{ code: 'cannot-recover' }]);
    expect(await app.code('match.open', { save: 'Long' })).toBe('cannot-recover');
    expect(fs.existsSync(journal)).toBe(true);
    faulty.fault = () => null;
    expect(await app.get('match.open', { save: 'Long' })).toMatchObject({ node: SHORT });
    await app.app.close({ force: false });
  });

  test('a new game that has taken its name keeps it, and both are complete', async () => {
    const home = temporaryFolder();
    const first = await openTestApp(home);
    const { name } = await startAcid(first);
    await first.app.close({ force: false });
    killed(home, name);
    // its file has been deleted by hand
    fs.rmSync(fileOf(home, name));
    const { app, goOn } = await heldApp(home);
    const view = await startAcid(app, ['Dc2-c3']);
    expect(view.name).toBe(name);
    goOn();
    await until(() => events(app, 'library').length > 0);
    await app.get('match.play', { ...atView(view), action: 'Dc8-c7' });
    await app.app.close({ force: false });
    expect(entriesOf(home, name)).toBe(2);
    expect(fs.readdirSync(path.join(home, 'library')).map((file) => entriesOf(home, file.slice(0, -11)))).toEqual(
      expect.arrayContaining([2, LONG]),
    );
  });
});

test('the most recently opened game is recovered first, whatever its journal is called', async () => {
  const home = temporaryFolder();
  const first = killed(home, 'First', { id: 'a' });
  const last = killed(home, 'Last', { id: 'b' });
  fs.utimesSync(first, 1_700_000_000, 1_700_000_000);
  const { app, goOn } = await heldApp(home);
  goOn();
  await until(() => !fs.existsSync(last));
  expect(fs.existsSync(first)).toBe(true);
  const begun = await startAcid(app, ['Dc2-c3']);
  await until(() => !fs.existsSync(first));
  await until(() => events(app, 'library').length === 2);
  // games opened since the start are more recent than recovered ones
  expect((await app.get('library.list', {})).recent).toEqual([begun.name, 'Last', 'First']);
  await app.app.close({ force: false });
});

test('short games are recovered before the first page loads, without progress events', async () => {
  const home = temporaryFolder();
  for (const name of ['Ann', 'Bo', 'Cy']) killed(home, name, { entries: SHORT });
  const { clock } = slowClock();
  const app = await openTestApp(home, { workClock: { ...clock, now: () => 0 } });
  expect(journalsIn(home)).toEqual([]);
  expect((await app.get('app.hello', {})).unfinished).toMatchObject({ turnNumber: 1 + SHORT / 2 });
  for (const name of ['Ann', 'Bo', 'Cy']) expect(entriesOf(home, name)).toBe(SHORT);
  expect(app.told).toEqual([]);
  await app.app.close({ force: false });
});

test('progress does not reveal how many secret actions were done', async () => {
  const totals: number[][] = [];
  for (const mines of [['d9', 'e8', 'k9', 'm10'], []]) {
    const home = temporaryFolder();
    killed(home, 'Long');
    const secret = mined(mines, ['h8']);
    const text = writeSave(begin(secret.variant, secret.options), { name: 'Mines', created: 1, changed: 2 });
    const says = secret.entries.map((_, place) => encodeLine(journalLineOf(secret, place)));
    const header = checkedLine(JSON.stringify({ journal: 1, save: 'Mines', was: null, base: text }));
    const journal = path.join(home, 'journals', 'm-mines.journal');
    fs.writeFileSync(journal, `${header}\n${says.join('')}`);
    // the long one is recovered first
    fs.utimesSync(journal, 1_700_000_000, 1_700_000_000);
    const { app, goOn } = await heldApp(home);
    const opening = app.get('match.open', { save: 'Mines' });
    goOn();
    expect(await opening).toMatchObject({ name: 'Mines' });
    const mine = works(app).filter(({ name, total }) => name === 'Mines' && total > 0);
    totals.push([...new Set(mine.map(({ total }) => total))]);
    await app.app.close({ force: false });
  }
  expect(totals[0]).toHaveLength(1);
  expect(totals[0]).toEqual(totals[1]);
});

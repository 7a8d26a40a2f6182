/** When the application looks for new versions and what it does with one, by the requests and events of its page. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { UpdatesView } from '../../contract/updates.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { openTestApp, startAcid } from '../application.fixture.ts';
import { UpdateFailed, type UpdaterOfHost } from './updater.ts';
import { TestUpdateClock, TestUpdater } from './updates.fixture.ts';

interface Given {
  readonly home?: string;
  readonly updater?: UpdaterOfHost;
  readonly clock?: TestUpdateClock;
}
async function begin({ home = temporaryFolder(), updater, clock = new TestUpdateClock() }: Given = {}) {
  const given = (updater ?? new TestUpdater()) as TestUpdater;
  const app = await openTestApp(home, { updater: given, updateClock: clock });
  await app.get('app.hello', {});
  await app.get('app.drawn', { what: 'start' });
  const until = (state: UpdatesView['state']) => app.until('updates', (news) => news.state === state);
  const choose = (updates: 'off' | 'tell' | 'install') => app.get('settings.change', { updates });
  /** so many hours pass, and what begins then has begun when that is answered */
  const pass = async (hours: number) => {
    await app.get('app.hello', {});
    clock.pass(hours);
    await app.get('app.hello', {});
  };
  return { app, home, updater: given, clock, until, choose, pass };
}
const found = { version: '0.2.0', news: 'A new game.' };
/** begun, with a version found by the choice of the player */
async function beginWithFound(choice: 'tell' | 'install', given: Given = {}) {
  const begun = await begin(given);
  await begun.choose(choice);
  begun.updater.looks[0]?.answer(found);
  await begun.until(choice === 'tell' ? 'found' : 'downloading');
  return begun;
}

test('before the player has chosen, nothing is asked of anybody, for however long', async () => {
  const { app, updater, pass } = await begin();
  await pass(24 * 40);
  expect([updater.looks.length, updater.downloads.length]).toEqual([0, 0]);
  expect((await app.get('app.hello', {})).updates).toEqual({
    ...{ unable: null, asks: 'releases.example', state: 'none', version: null, news: '', percent: 0, trouble: null },
  });
});

test('“tell me” looks at once, then once a day at most, and tells what is new', async () => {
  const { updater, until, choose, pass } = await begin();
  await choose('tell');
  updater.looks[0].answer(null);
  await until('newest');
  await pass(23);
  expect(updater.looks.length).toBe(1);
  await pass(1);
  expect(updater.looks.length).toBe(2);
  updater.looks[1].answer(found);
  expect(await until('found')).toMatchObject({ ...found, trouble: null });
  await pass(48);
  expect([updater.looks.length, updater.downloads.length]).toEqual([2, 0]);
});

test('the next start looks when a day has passed since a server answered, and not before', async () => {
  const first = await begin();
  await first.choose('tell');
  first.updater.looks[0].answer(null);
  await first.until('newest');
  await first.app.app.close({ force: false });
  first.clock.time += 3_600_000;
  const soon = await begin({ home: first.home, clock: first.clock });
  expect(soon.updater.looks.length).toBe(0);
  await soon.app.app.close({ force: false });
  first.clock.time += 24 * 3_600_000;
  const later = await begin({ home: first.home, clock: first.clock });
  expect(later.updater.looks.length).toBe(1);
});

test('a clock that was set back by a year does not stop it for a year', async () => {
  const { updater, clock, until, choose, pass } = await begin();
  await choose('tell');
  updater.looks[0].answer(null);
  await until('newest');
  clock.time -= 365 * 24 * 3_600_000;
  await pass(1);
  expect(updater.looks.length).toBe(2);
});

test('without a network it says nothing on its own, and tries again in an hour', async () => {
  const { app, updater, until, choose, pass } = await begin();
  await choose('tell');
  updater.looks[0].fail(new UpdateFailed('offline', 'net::ERR_INTERNET_DISCONNECTED'));
  expect(await until('none')).toMatchObject({ trouble: 'offline', version: null });
  await pass(1);
  expect(updater.looks.length).toBe(2);
  expect(app.log.filter((line) => line.startsWith('updates: offline'))).toHaveLength(1);
});

test('what a server says that failed is one short line in the log', async () => {
  const { app, updater, until, choose } = await begin();
  await choose('tell');
  updater.looks[0].fail(new Error(`500\nHeaders: ${'x'.repeat(10_000)}\u202e`));
  expect(await until('none')).toMatchObject({ trouble: 'unknown' });
  const line = app.log.find((one) => one.startsWith('updates:')) ?? '';
  expect(line.length).toBeLessThan(400);
  expect(line).not.toMatch(/[\n\u202e]/);
});

test('a version is downloaded when the player says so, and installed at the end', async () => {
  const { app, updater, until } = await beginWithFound('tell');
  expect(updater.installs).toBeNull();
  await app.get('updates.download', {});
  const [download] = updater.downloads;
  download.told(41.7);
  expect(await app.until('updates', ({ percent }) => percent > 0)).toMatchObject({ state: 'downloading', percent: 41 });
  download.answer();
  expect(await until('ready')).toMatchObject({ version: '0.2.0', percent: 100 });
  expect(updater.installs).toBe(true);
});

test('“install” downloads by itself, also while a game is played', async () => {
  const { app, updater, until, pass } = await beginWithFound('install');
  await startAcid(app);
  updater.downloads[0].answer();
  await until('ready');
  await pass(48);
  expect([updater.looks.length, updater.downloads.length]).toEqual([1, 1]);
});

test('a download can be stopped, and begun again', async () => {
  const { app, updater, until } = await beginWithFound('tell');
  await app.get('updates.download', {});
  await app.get('updates.stop', {});
  expect(updater.downloads[0].signal.aborted).toBe(true);
  expect(await until('found')).toMatchObject({ version: '0.2.0', percent: 0, trouble: null });
  await app.get('updates.download', {});
  await until('downloading');
  updater.downloads[1].answer();
  await until('ready');
});

test('what was downloaded is not installed when the player wants that no more', async () => {
  const { app, updater, until } = await beginWithFound('install');
  updater.downloads[0].answer();
  await until('ready');
  await app.get('updates.stop', {});
  expect(updater.installs).toBe(false);
  expect(await until('found')).toMatchObject({ version: '0.2.0' });
});

test('a download that failed says why, and is not begun again by itself', async () => {
  const { app, updater, until, pass } = await beginWithFound('install');
  updater.downloads[0].fail(new UpdateFailed('checksum', 'sha512 checksum mismatch'));
  expect(await until('found')).toMatchObject({ version: '0.2.0', trouble: 'checksum' });
  await pass(48);
  expect(updater.downloads.length).toBe(1);
  await app.get('updates.download', {});
  expect(await until('downloading')).toMatchObject({ trouble: null });
});

test('a version that is not wanted is told of no more, until the player looks', async () => {
  const { app, home, updater, clock, until, pass } = await beginWithFound('tell');
  await app.get('updates.skip', {});
  await until('none');
  await pass(24);
  updater.looks[1].answer(found);
  await until('none');
  await app.app.close({ force: false });
  const next = await begin({ home, clock });
  await next.pass(24);
  next.updater.looks[0].answer(found);
  await next.until('none');
  await next.pass(24);
  next.updater.looks[1].answer({ ...found, version: '0.3.0' });
  expect(await next.until('found')).toMatchObject({ version: '0.3.0' });
  await next.app.get('updates.skip', {});
  await next.app.get('updates.look', {});
  await next.until('looking');
  next.updater.looks[2].answer({ ...found, version: '0.3.0' });
  await next.until('found');
});

test('“off” stops everything and installs nothing', async () => {
  const { app, updater, until, choose, pass } = await beginWithFound('install');
  await choose('off');
  expect(updater.downloads[0].signal.aborted).toBe(true);
  expect(updater.installs).toBe(false);
  expect(await until('none')).toMatchObject({ version: null });
  await pass(48);
  expect(updater.looks.length).toBe(1);
  // and the choice after it begins anew, though what was stopped has only just ended
  await choose('tell');
  await until('looking');
  updater.looks[1].answer(found);
  await until('found');
  expect((await app.get('app.hello', {})).updates.state).toBe('found');
});

test('with “off” the player may look once, which changes no setting', async () => {
  const { app, updater, until, pass } = await begin();
  await app.get('updates.look', {});
  await app.get('updates.look', {});
  expect(updater.looks.length).toBe(1);
  updater.looks[0].answer(found);
  await until('found');
  await pass(48);
  expect([updater.looks.length, updater.downloads.length]).toEqual([1, 0]);
  expect((await app.get('app.hello', {})).settings.updates).toBe('off');
});

test('who changes from “tell me” to “install” gets what was found', async () => {
  const { updater, until, choose } = await beginWithFound('tell');
  await choose('install');
  await until('downloading');
  expect([updater.looks.length, updater.downloads.length]).toEqual([1, 1]);
});

test('what could not be installed is told at the next start, and nothing is tried before the player has seen it', async () => {
  const home = temporaryFolder();
  fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings: { updates: 'install' }, spots: {} }));
  const { app, updater, until, pass } = await begin({ home, updater: new TestUpdater('0.2.0') });
  expect((await app.get('app.hello', {})).updates).toMatchObject({ version: '0.2.0', trouble: 'install' });
  await pass(48);
  expect(updater.looks.length).toBe(0);
  await app.get('updates.look', {});
  updater.looks[0].answer(found);
  await until('downloading');
});

test('closing the application stops what is running', async () => {
  const { app, updater, clock } = await beginWithFound('install');
  await app.app.close({ force: false });
  expect(updater.downloads[0].signal.aborted).toBe(true);
  expect(clock.isTicking).toBe(false);
});

test('a build that cannot be replaced says why, whatever is set, and asks nobody', async () => {
  const { app, choose, pass } = await begin({ updater: { unable: 'package' } as UpdaterOfHost });
  await choose('install');
  await pass(48);
  expect((await app.get('app.hello', {})).updates).toMatchObject({ unable: 'package', asks: '', state: 'none' });
  for (const request of ['updates.look', 'updates.download', 'updates.stop', 'updates.skip'] as const)
    expect(await app.code(request, {})).toBe('cannot-update');
});

test('a damaged memory of versions is as good as none', async () => {
  for (const text of ['', '{', '[]', '{"looked":"yes","skipped":3}', '{"looked":-1}', '{"looked":1e999}']) {
    const home = temporaryFolder();
    fs.writeFileSync(path.join(home, 'updates.json'), text);
    fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings: { updates: 'tell' }, spots: {} }));
    const { updater } = await begin({ home });
    expect(updater.looks.length).toBe(1);
  }
});

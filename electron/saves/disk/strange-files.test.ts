/** What may be where a game is expected: links, pipes, folders, devices, a disk that does not respond. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { atView, openTestApp, startAcid, type TestApp } from '../../app/application.fixture.ts';
import { FaultyDisk, temporaryFolder } from './faulty-disk.fixture.ts';
import { EXTENSION } from './names.ts';

const ACTIONS = ['Dc2-c3', 'Dc8-c7'];
const onUnix = test.skipIf(process.platform === 'win32');

/** A home with one closed game called Game. */
async function withGame(home: string = temporaryFolder()): Promise<{ home: string; app: TestApp; file: string }> {
  const app = await openTestApp(home);
  const view = await startAcid(app, ACTIONS);
  await app.get('match.rename', { ...atView(view), name: 'Game' });
  await app.get('match.leave', { match: view.match, revision: view.revision });
  return { home, app, file: path.join(home, 'library', `Game${EXTENSION}`) };
}
const names = async (app: TestApp): Promise<string[]> =>
  (await app.get('library.list', {})).saves.map(({ save }) => save).sort();

function makePipe(file: string): void {
  execFileSync('mkfifo', [file]);
}

describe('what is not a file', () => {
  onUnix.each([
    ['a pipe', (file: string) => makePipe(file)],
    ['a folder', (file: string) => fs.mkdirSync(file)],
    ['a device', (file: string) => fs.symlinkSync('/dev/zero', file)],
    ['a broken link', (file: string) => fs.symlinkSync('/no/such/file', file)],
    ['a link to itself', (file: string) => fs.symlinkSync(file, file)],
  ])('%s is refused at once wherever a file is expected', async (_what, make) => {
    const { app, home } = await withGame();
    const strange = path.join(temporaryFolder(), `Strange${EXTENSION}`);
    make(strange);
    await app.app.openFile(strange);
    expect(app.told.at(-1)).toMatchObject({ event: 'notice', what: { code: 'unreadable' } });
    make(path.join(home, 'library', `Strange${EXTENSION}`));
    expect(await names(app)).toEqual(['Game']);
    expect(await app.code('match.open', { save: 'Strange' })).toMatch(/no-such-save|unreadable/);
    await app.app.openFile(path.join(home, 'library', `Strange${EXTENSION}`));
    expect((await app.get('app.hello', {})).unfinished?.save).toBe('Game');
    // its name is taken nevertheless: it must not be replaced
    expect(await app.code('library.rename', { save: 'Game', name: 'strange' })).toBe('name-taken');
    await app.app.close({ force: false });
  });

  onUnix('a pipe in place of the settings or of a journal does not block the start', async () => {
    const home = temporaryFolder();
    fs.mkdirSync(path.join(home, 'journals'));
    for (const file of ['settings.json', 'recent.json', 'window.json', 'journals/m-1.journal'])
      makePipe(path.join(home, file));
    const app = await openTestApp(home);
    expect((await app.get('app.hello', {})).settings.theme).toBe('night');
    await app.app.close({ force: true });
  });
});

describe('a disk that does not respond', () => {
  const dead = (n: number): string => path.join('/dead', `${n}${EXTENSION}`);

  test('times out, and neither the open game nor quitting waits for it', async () => {
    const faulty = new FaultyDisk();
    faulty.fault = (_call, file) => (file.startsWith('/dead') ? 'hang' : null);
    const app = await openTestApp(temporaryFolder(), { disk: faulty.disk, patience: 20 });
    const opening = app.app.openFile(dead(1));
    const view = await startAcid(app, ACTIONS);
    expect(view.node).toBe(2);
    await opening;
    expect(app.told.at(-1)).toMatchObject({ event: 'notice', what: { code: 'unreadable' } });
    await app.app.close({ force: false });
  });

  test('blocks at most two of the threads that read files', async () => {
    const faulty = new FaultyDisk();
    faulty.fault = (_call, file) => (file.startsWith('/dead') ? 'hang' : null);
    const app = await openTestApp(temporaryFolder(), { disk: faulty.disk, patience: 1 });
    await Promise.all([1, 1, 2, 3, 4, 5].map((n) => app.app.openFile(dead(n))));
    expect(app.told.filter(({ event }) => event === 'notice')).toHaveLength(6);
    expect(faulty.calls.filter(({ file }) => file.startsWith('/dead'))).toHaveLength(2);
    await app.app.close({ force: false });
  });

  onUnix('a link to it is not listed, and the other games are', async () => {
    const { app, home } = await withGame();
    await app.app.close({ force: false });
    const link = path.join(home, 'library', `Link${EXTENSION}`);
    fs.symlinkSync(path.join(home, 'library', `Game${EXTENSION}`), link);
    const faulty = new FaultyDisk();
    faulty.fault = (_call, file) => (file === link ? 'hang' : null);
    const again = await openTestApp(home, { disk: faulty.disk, patience: 20 });
    expect(await names(again)).toEqual(['Game']);
    await again.app.close({ force: false });
  });
});

describe('a link to a game', () => {
  onUnix('is shown, opened and written to where it leads', async () => {
    const elsewhere = await withGame();
    await elsewhere.app.app.close({ force: false });
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const link = path.join(home, 'library', `Linked${EXTENSION}`);
    fs.symlinkSync(elsewhere.file, link);
    expect(await names(app)).toEqual(['Linked']);
    const view = await app.get('match.open', { save: 'Linked' });
    await app.get('match.play', { ...atView(view), action: 'Dd2-d3' });
    await app.app.close({ force: false });
    expect(fs.readlinkSync(link)).toBe(elsewhere.file);
    expect(fs.readFileSync(elsewhere.file, 'utf8')).toContain('Dd2-d3');
    expect(fs.readdirSync(path.dirname(elsewhere.file))).toEqual([`Game${EXTENSION}`]);
  });

  onUnix('is not replaced when another game is given its name', async () => {
    const { app, home, file } = await withGame();
    const link = path.join(home, 'library', `Linked${EXTENSION}`);
    for (const target of [file, '/no/such/file']) {
      fs.symlinkSync(target, link);
      expect(await app.code('library.rename', { save: 'Game', name: 'Linked' })).toBe('name-taken');
      const copy = await app.get('library.import', { file: { name: 'Linked', text: fs.readFileSync(file, 'utf8') } });
      expect(copy?.save).not.toBe('Linked');
      expect(fs.readlinkSync(link)).toBe(target);
      fs.unlinkSync(link);
    }
    await app.app.close({ force: false });
  });

  onUnix('goes to the trash and comes back as a link', async () => {
    const { app, home, file } = await withGame();
    const link = path.join(home, 'library', `Linked${EXTENSION}`);
    fs.symlinkSync(file, link);
    const { token } = await app.get('library.discard', { save: 'Linked' });
    expect(await names(app)).toEqual(['Game']);
    await app.get('library.restore', { token });
    expect(fs.readlinkSync(link)).toBe(file);
    await app.app.close({ force: false });
  });
});

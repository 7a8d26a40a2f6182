/** The previous version of a save: there when the file is damaged, and always that of its own game. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { atView, openTestApp, startAcid, type TestApp } from '../app/application.fixture.ts';
import { everythingIn, FaultyDisk, temporaryFolder } from './disk/faulty-disk.fixture.ts';
import { EXTENSION } from './disk/names.ts';

const ACTIONS = ['Dc2-c3', 'Dc8-c7', 'Dd2-d3', 'Dd8-d7'];

interface Home {
  readonly home: string;
  readonly app: TestApp;
  readonly file: (name: string) => string;
  readonly before: (name: string) => string;
}
async function openHome(disk = new FaultyDisk()): Promise<Home> {
  const home = temporaryFolder();
  const app = await openTestApp(home, { disk: disk.disk });
  const under = (folder: string) => (name: string) => path.join(home, folder, name + EXTENSION);
  return { home, app, file: under('library'), before: under('previous') };
}
/** A game that was played, written twice and closed. */
async function played({ app }: Home, name: string, actions: readonly string[] = ACTIONS): Promise<void> {
  const view = await startAcid(app, actions);
  const renamed = await app.get('match.rename', { ...atView(view), name });
  await app.get('match.leave', atView(renamed));
  const opened = await app.get('match.open', { save: name });
  const last = await app.get('match.play', { ...atView(opened), action: 'De2-e3' });
  await app.get('match.leave', atView(last.view));
}
/** The number of actions that are offered for a damaged game, or null. */
async function offered({ app }: Home, save: string): Promise<number | null> {
  const refused = await app.ask('match.open', { save });
  expect(refused.ok).toBe(false);
  const salvage = refused.ok ? undefined : refused.error.problem?.salvage;
  if (!salvage) return null;
  const view = await app.get('match.salvage', { token: salvage.token });
  await app.get('match.leave', atView(view));
  return view.node;
}

describe('the previous version', () => {
  test.each([
    ['empty', () => ''],
    ['zeros', (text: string) => '\0'.repeat(text.length)],
    ['zeros at its beginning', (text: string) => '\0'.repeat(512) + text.slice(512)],
  ])('is offered for a file that is %s', async (_what, spoil) => {
    const home = await openHome();
    await played(home, 'Game');
    fs.writeFileSync(home.file('Game'), spoil(fs.readFileSync(home.file('Game'), 'utf8')));
    const [listed] = (await home.app.get('library.list', {})).saves;
    expect(listed.problem?.salvage?.turns).toBeGreaterThan(0);
    expect(listed.problem?.code).toMatch(/empty|damaged/);
    expect(await offered(home, 'Game')).toBe(ACTIONS.length);
    await home.app.app.close({ force: false });
  });

  test('follows its game when that is renamed, moved to the trash and restored', async () => {
    const home = await openHome();
    await played(home, 'Game');
    const before = fs.readFileSync(home.before('Game'), 'utf8');
    await home.app.get('library.rename', { save: 'Game', name: 'Other' });
    expect(Object.keys(everythingIn(path.join(home.home, 'previous')))).toEqual([`Other${EXTENSION}`]);
    expect(fs.readFileSync(home.before('Other'), 'utf8')).toBe(before);
    const { token } = await home.app.get('library.discard', { save: 'Other' });
    expect(fs.readdirSync(path.join(home.home, 'previous'))).toEqual([]);
    await home.app.get('library.restore', { token });
    expect(fs.readFileSync(home.before('Other'), 'utf8')).toBe(before);
    expect(fs.readdirSync(path.join(home.home, 'trash'))).toEqual([]);
    fs.writeFileSync(home.file('Other'), '');
    expect(await offered(home, 'Other')).toBe(ACTIONS.length);
    await home.app.app.close({ force: false });
  });

  test('keeps its game when only the case of the name changes', async () => {
    const home = await openHome();
    await played(home, 'Game');
    await home.app.get('library.rename', { save: 'Game', name: 'GAME' });
    expect(fs.readdirSync(path.join(home.home, 'previous'))).toEqual([`GAME${EXTENSION}`]);
    await home.app.app.close({ force: false });
  });

  test('of a game in the trash is never offered for a new game of the same name', async () => {
    const home = await openHome();
    await played(home, 'Game');
    await home.app.get('library.discard', { save: 'Game' });
    const text = await exported(home);
    await home.app.get('library.import', { file: { name: 'Game', text } });
    fs.writeFileSync(home.file('Game'), '');
    expect(await offered(home, 'Game')).toBeNull();
    await home.app.app.close({ force: false });
  });

  test('of a game that was deleted with a file manager is never offered for a new game of the same name', async () => {
    const home = await openHome();
    await played(home, 'Game');
    const text = await exported(home);
    fs.rmSync(home.file('Game'));
    expect(fs.existsSync(home.before('Game'))).toBe(true);
    await home.app.get('library.import', { file: { name: 'Game', text } });
    expect(fs.existsSync(home.before('Game'))).toBe(false);
    await home.app.app.close({ force: false });
  });

  test('is not offered for a damaged file of another game that replaced it', async () => {
    const home = await openHome();
    await played(home, 'Game');
    const text = await exported(home);
    // the first action is damaged, so that nothing of the file itself can be replayed
    fs.writeFileSync(
      home.file('Game'),
      text.replace('Df2-f3', 'Df2-f9').replace(/"created":\s*\d+/, '"created": 12345'),
    );
    expect(await offered(home, 'Game')).toBeNull();
    await home.app.app.close({ force: false });
  });

  test('is on the disk before the new one replaces it', async () => {
    const disk = new FaultyDisk();
    const home = await openHome(disk);
    await played(home, 'Game');
    const folder = path.join(home.home, 'previous');
    const calls = disk.calls.map(({ call, file, to }) => `${call} ${path.relative(home.home, to ?? file)}`);
    const copied = calls.lastIndexOf(`copy previous/Game${EXTENSION}.unfinished`.replaceAll('/', path.sep));
    expect(copied).toBeGreaterThan(0);
    expect(calls.slice(copied, copied + 5)).toEqual(
      [
        `copy previous/Game${EXTENSION}.unfinished`,
        `sync previous/Game${EXTENSION}.unfinished`,
        `rename previous/Game${EXTENSION}`,
        'syncFolder previous',
        `rename library/Game${EXTENSION}`,
      ].map((call) => call.replaceAll('/', path.sep)),
    );
    expect(fs.readdirSync(folder)).toEqual([`Game${EXTENSION}`]);
    await home.app.app.close({ force: false });
  });
});

/** The text of another game. */
async function exported({ app }: Home): Promise<string> {
  const view = await startAcid(app, ['Df2-f3', 'Df8-f7']);
  const { file } = await app.get('match.saveCopy', atView(view));
  await app.get('match.leave', atView(view));
  return file?.text ?? '';
}

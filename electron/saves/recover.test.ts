/** Recovering a game never overwrites another file and never creates the game twice. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { atView, openTestApp, startAcid, type TestApp } from '../app/application.fixture.ts';
import type { View } from '../contract/view.ts';
import { FaultyDisk, temporaryFolder } from './disk/faulty-disk.fixture.ts';
import { EXTENSION } from './disk/names.ts';

const ACTIONS = ['Dc2-c3', 'Dc8-c7', 'Dd2-d3'];

/** The folder as a process would leave it if it were killed now. */
function killedAt(home: string): string {
  const killed = temporaryFolder();
  fs.cpSync(home, killed, { recursive: true });
  fs.rmSync(path.join(killed, 'lock'));
  return killed;
}
const fileIn = (home: string, name: string): string => path.join(home, 'library', name + EXTENSION);

/** The home of a killed game called Game with three actions, and the text of another game. */
async function killedGame(): Promise<{ home: string; view: View; other: string }> {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  const first = await startAcid(app, ['De2-e3']);
  const { file } = await app.get('match.saveCopy', atView(first));
  const begun = await startAcid(app, ACTIONS);
  const view = await app.get('match.rename', { ...atView(begun), name: 'Game' });
  const killed = killedAt(home);
  await app.app.close({ force: false });
  fs.rmSync(fileIn(killed, first.name));
  return { home: killed, view, other: file?.text ?? '' };
}

async function games(app: TestApp): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { save, problem } of (await app.get('library.list', {})).saves)
    if (problem === null) found[save] = (await app.get('match.open', { save })).node;
  return found;
}

describe('a journal whose game has been replaced by another file', () => {
  test.each([
    ['another game', (other: string) => other],
    ['a damaged game', (other: string) => other.replace('De2-e3', 'De2-e9')],
    ['a file of another program', () => 'a shopping list'],
    ['a game of a later Fairytable', (other: string) => other.replace(/"version":\d+/, '"version":99')],
  ])('%s stays as it is, and the game comes back under the next name', async (_what, make) => {
    const { home, other } = await killedGame();
    const text = make(other);
    fs.writeFileSync(fileIn(home, 'Game'), text);
    const app = await openTestApp(home);
    expect(fs.readFileSync(fileIn(home, 'Game'), 'utf8')).toBe(text);
    expect((await games(app))['Game (2)']).toBe(ACTIONS.length);
    await app.app.close({ force: false });
    expect(fs.readdirSync(path.join(home, 'journals'))).toEqual([]);
  });

  test('a crash at any disk call: the next start finishes recovery, and the game exists once', async () => {
    const { home, other } = await killedGame();
    fs.writeFileSync(fileIn(home, 'Game'), other);
    for (let last = 1; ; last++) {
      const again = temporaryFolder();
      fs.cpSync(home, again, { recursive: true });
      const faulty = new FaultyDisk();
      faulty.fault = (_call, _file, count) => (count === last ? 'crash' : null);
      const first = await openTestApp(again, { disk: faulty.disk }).catch(() => null);
      if (!faulty.hasCrashed) {
        expect(last).toBeGreaterThan(15);
        await first?.app.close({ force: true });
        return;
      }
      fs.rmSync(path.join(again, 'lock'), { force: true });
      fs.rmSync(path.join(again, 'lock.clearing'), { force: true });
      const app = await openTestApp(again);
      expect(await games(app), `crash at call ${last}`).toEqual({ Game: 1, 'Game (2)': ACTIONS.length });
      await app.app.close({ force: true });
    }
  });

  test('an empty file in its place is overwritten', async () => {
    const { home } = await killedGame();
    fs.writeFileSync(fileIn(home, 'Game'), '\0'.repeat(3000));
    const app = await openTestApp(home);
    expect(await games(app)).toEqual({ Game: ACTIONS.length });
    await app.app.close({ force: false });
  });

  test('its own file is updated if it has fewer entries, and kept if it has more', async () => {
    const { home } = await killedGame();
    const app = await openTestApp(copyOf(home));
    expect(await games(app)).toEqual({ Game: ACTIONS.length });
    await app.app.close({ force: false });
    const ahead = await openTestApp(home);
    const view = await ahead.get('match.open', { save: 'Game' });
    await ahead.get('match.play', { ...atView(view), action: 'Dd8-d7' });
    await ahead.app.close({ force: false });
    const { home: behind } = await killedGame();
    for (const journal of fs.readdirSync(path.join(behind, 'journals')))
      fs.copyFileSync(path.join(behind, 'journals', journal), path.join(home, 'journals', journal));
    const text = fs.readFileSync(fileIn(home, 'Game'), 'utf8');
    const last = await openTestApp(home);
    expect(fs.readFileSync(fileIn(home, 'Game'), 'utf8')).toBe(text);
    await last.app.close({ force: false });
  });
});

/** A copy of a home. */
function copyOf(home: string): string {
  const copy = temporaryFolder();
  fs.cpSync(home, copy, { recursive: true });
  return copy;
}

describe('a rename on a full disk', () => {
  test('fails, and after a kill there is one game with every move', async () => {
    const home = temporaryFolder();
    const faulty = new FaultyDisk();
    const app = await openTestApp(home, { disk: faulty.disk });
    const view = await startAcid(app, ACTIONS);
    faulty.fault = (call) => (call === 'write' || call === 'copy' ? 'ENOSPC' : null);
    expect(await app.code('match.rename', { ...atView(view), name: 'Renamed' })).toBe('disk');
    const now = await app.get('match.view', { match: view.match });
    expect(now.name).toBe(view.name);
    // there is free space again
    faulty.fault = () => null;
    await app.get('match.play', { ...atView(now), action: 'Dd8-d7' });
    const again = await openTestApp(killedAt(home));
    expect(await games(again)).toEqual({ [view.name]: ACTIONS.length + 1 });
    await again.app.close({ force: false });
    await app.app.close({ force: false });
  });

  test('whichever disk call fails, once or from then on, a kill never leaves the game twice', async () => {
    for (const forever of [false, true])
      for (let last = 1; ; last++) {
        const home = temporaryFolder();
        const faulty = new FaultyDisk();
        const app = await openTestApp(home, { disk: faulty.disk });
        const view = await startAcid(app, ACTIONS);
        await app.app.handlers['library.list']({});
        let calls = 0;
        const refuses = (): boolean => (forever ? ++calls >= last : ++calls === last);
        faulty.fault = (call) =>
          ['write', 'copy', 'append', 'rename', 'sync', 'syncFolder'].includes(call) && refuses() ? 'ENOSPC' : null;
        const renamed = await app.ask('match.rename', { ...atView(view), name: 'Renamed' });
        const fewer = calls < last;
        const name = (await app.get('match.view', { match: view.match })).name;
        expect(name).toBe(renamed.ok ? 'Renamed' : view.name);
        faulty.fault = () => null;
        const again = await openTestApp(killedAt(home));
        const found = await games(again);
        const where = `call ${last}${forever ? ' and after' : ''}`;
        expect(Object.values(found), where).toEqual([ACTIONS.length]);
        await again.app.close({ force: true });
        await app.app.close({ force: true });
        if (fewer) break;
      }
  });
});

describe('a kill at any call of a rename', () => {
  test('the game to continue is that game, and not one that was closed before', async () => {
    for (let last = 1; ; last++) {
      const home = temporaryFolder();
      const faulty = new FaultyDisk();
      const app = await openTestApp(home, { disk: faulty.disk });
      const older = await startAcid(app, ['De2-e3']);
      const view = await startAcid(app, ACTIONS);
      await app.get('library.list', {});
      const before = faulty.calls.length;
      faulty.fault = (_call, _file, count) => (count === before + last ? 'crash' : null);
      await app.ask('match.rename', { ...atView(view), name: 'Renamed' });
      const { hasCrashed } = faulty;
      faulty.fault = () => 'crash';
      await faulty.disk.list(home).catch(() => {});
      const again = await openTestApp(killedAt(home));
      const { unfinished } = await again.get('app.hello', {});
      expect([view.name, 'Renamed'], `call ${last}, ${older.name} was left`).toContain(unfinished?.save);
      await again.app.close({ force: true });
      if (!hasCrashed) return;
    }
  });
});

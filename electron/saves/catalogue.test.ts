/** Libraries of many games, of many damaged games, and one that was written with a wrong clock. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { begin, playEach } from '../../engine/match/fixtures/begin.fixture.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { atView, openTestApp, pictureOfSave, startAcid } from '../app/application.fixture.ts';
import { MOST_PICTURES } from '../contract/requests.ts';
import { FaultyDisk, temporaryFolder } from './disk/faulty-disk.fixture.ts';
import { EXTENSION } from './disk/names.ts';

const ACTIONS = ['Dc2-c3', 'Dc8-c7', 'Dd2-d3', 'Dd8-d7'];

const textOf = (name: string): string => writeSave(playEach(begin(acid), ACTIONS), { name, created: 1, changed: 2 });
/** A home with that many games in its library. */
function homeWith(games: number, text: (n: number) => string): string {
  const home = temporaryFolder();
  fs.mkdirSync(path.join(home, 'library'));
  for (let n = 0; n < games; n++) fs.writeFileSync(path.join(home, 'library', `${n}${EXTENSION}`), text(n));
  return home;
}

describe('a listing', () => {
  test('reads the folder and every file once, and unchanged files not again', async () => {
    const text = textOf('Many');
    const games = 300;
    const home = homeWith(games, () => text);
    const disk = new FaultyDisk();
    const app = await openTestApp(home, { disk: disk.disk });
    const count = (): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const { call } of disk.calls) counts[call] = (counts[call] ?? 0) + 1;
      return counts;
    };
    disk.calls.splice(0);
    expect((await app.get('library.list', {})).saves).toHaveLength(games);
    expect(count()).toEqual({ entries: 1, readWithState: games });
    disk.calls.splice(0);
    await app.get('library.list', {});
    expect(count()).toEqual({ entries: 1, state: games });
    fs.writeFileSync(path.join(home, 'library', `7${EXTENSION}`), `${text}\n`);
    fs.rmSync(path.join(home, 'library', `8${EXTENSION}`));
    disk.calls.splice(0);
    expect((await app.get('library.list', {})).saves).toHaveLength(games - 1);
    expect(count()).toEqual({ entries: 1, state: games - 1, read: 1 });
    await app.app.close({ force: false });
  });

  test('contains what the rows need, without pictures', async () => {
    const app = await openTestApp(homeWith(60, (n) => (n === 7 ? 'damaged' : textOf(`Game ${n}`))));
    const { saves } = await app.get('library.list', {});
    expect(saves).toHaveLength(60);
    expect(Object.keys(saves[0]).sort()).toEqual(
      ['changed', 'name', 'outcome', 'players', 'problem', 'save', 'title', 'turn', 'turnNumber', 'variant'].sort(),
    );
    for (const summary of saves) expect(JSON.stringify(summary).length).toBeLessThan(600);
    await app.app.close({ force: false });
  });

  test('a request about one game reads no other', async () => {
    const text = textOf('Many');
    const disk = new FaultyDisk();
    const app = await openTestApp(
      homeWith(50, () => text),
      { disk: disk.disk },
    );
    disk.calls.splice(0);
    await app.get('library.rename', { save: '7', name: 'Seven' });
    const seen = disk.calls.filter(({ call }) => call === 'state' || call === 'read').map(({ file }) => file);
    expect(new Set(seen.map((file) => path.basename(file)))).toEqual(new Set([`Seven${EXTENSION}`]));
    await app.app.close({ force: false });
  });
});

describe('pictures', () => {
  test('are returned for the requested saves, in their order, without reading unchanged files', async () => {
    const disk = new FaultyDisk();
    const app = await openTestApp(
      homeWith(20, (n) => (n === 7 ? textOf('Game').replace('Dd8-d7', 'Dd8-d8') : textOf('Game'))),
      { disk: disk.disk },
    );
    await app.get('library.list', {});
    disk.calls.splice(0);
    const { pictures } = await app.get('library.pictures', { saves: ['12', '7', '3', '12'] });
    expect(pictures.map(({ save }) => save)).toEqual(['12', '7', '3']);
    expect(pictures.map(({ thumbnail }) => thumbnail?.pieces.length)).toEqual([36, undefined, 36]);
    expect(pictures[1].thumbnail).toBe(null);
    expect(disk.calls.map(({ call, file }) => `${call} ${path.basename(file)}`).sort()).toEqual(
      ['12', '7', '3'].map((name) => `state ${name}${EXTENSION}`).sort(),
    );
    await app.app.close({ force: false });
  });

  test('show the current file, and are missing for a deleted save', async () => {
    const home = homeWith(3, () => textOf('Game'));
    const app = await openTestApp(home);
    await app.get('library.list', {});
    const before = await pictureOfSave(app, '1');
    const later = playEach(begin(acid), [...ACTIONS, 'De2-e3']);
    fs.writeFileSync(
      path.join(home, 'library', `1${EXTENSION}`),
      writeSave(later, { name: '1', created: 1, changed: 9 }),
    );
    fs.rmSync(path.join(home, 'library', `2${EXTENSION}`));
    const { pictures } = await app.get('library.pictures', { saves: ['0', '1', '2', 'never was'] });
    expect(pictures.map(({ save }) => save)).toEqual(['0', '1']);
    expect(pictures[0].thumbnail).toEqual(before);
    expect(pictures[1].thumbnail).not.toEqual(before);
    await app.app.close({ force: false });
  });

  test('of unlisted names are not searched for, and requests for more than a screen shows are refused', async () => {
    const home = homeWith(1, () => textOf('Game'));
    fs.writeFileSync(path.join(home, `outside${EXTENSION}`), textOf('Outside'));
    const disk = new FaultyDisk();
    const app = await openTestApp(home, { disk: disk.disk });
    const saves = ['../outside', '..', '/etc/passwd', 'a\0b', '__proto__', 'constructor', ' ', '0/../0'];
    disk.calls.splice(0);
    expect(await app.get('library.pictures', { saves })).toEqual({ pictures: [] });
    expect(disk.calls.map(({ call }) => call)).toEqual(['entries']);
    expect(await app.get('library.pictures', { saves: [] })).toEqual({ pictures: [] });
    for (const hostile of [Array(MOST_PICTURES + 1).fill('0'), [''], ['x'.repeat(256)], [7], [['0']], '0', null])
      expect(await app.code('library.pictures', { saves: hostile as string[] })).toBe('invalid-input');
    await app.app.close({ force: false });
  });
});

describe('many damaged games', () => {
  test('each of them can be opened as a new game, from the list and from the error', async () => {
    const games = 40;
    const home = homeWith(games, (n) => textOf(`Game ${n}`).replace('Dd8-d7', 'Dd8-d8'));
    const app = await openTestApp(home);
    const { saves } = await app.get('library.list', {});
    expect(saves).toHaveLength(games);
    for (const { save, problem } of saves) {
      const view = await app.get('match.salvage', { token: problem?.salvage?.token ?? '' });
      expect(view.name).toContain(`Game ${save}`);
      expect(view.node).toBeGreaterThan(0);
      await app.get('match.leave', atView(view));
      const refused = await app.ask('match.open', { save });
      expect(refused).toMatchObject({ ok: false, error: { problem: { salvage: problem?.salvage } } });
    }
    await app.app.close({ force: false });
  });

  test('a token of a game that was deleted or repaired opens nothing', async () => {
    const text = textOf('Game');
    const home = homeWith(2, () => text.replace('Dd8-d7', 'Dd8-d8'));
    const app = await openTestApp(home);
    const tokens = (await app.get('library.list', {})).saves.map(({ problem }) => problem?.salvage?.token ?? '');
    fs.writeFileSync(path.join(home, 'library', `0${EXTENSION}`), text);
    fs.rmSync(path.join(home, 'library', `1${EXTENSION}`));
    for (const token of tokens) expect(await app.code('match.salvage', { token })).toBe('nothing-to-salvage');
    await app.app.close({ force: false });
  });
});

describe('a clock before 1970', () => {
  test('writes games that can be opened', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(-86_400_000);
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const view = await startAcid(app, ACTIONS);
    const killed = temporaryFolder();
    fs.cpSync(home, killed, { recursive: true });
    fs.rmSync(path.join(killed, 'lock'));
    await app.app.close({ force: false });
    for (const folder of [home, killed]) {
      for (const file of fs.readdirSync(path.join(folder, 'library')))
        fs.utimesSync(path.join(folder, 'library', file), -86_400, -86_400);
      const again = await openTestApp(folder);
      const { saves } = await again.get('library.list', {});
      expect(saves).toMatchObject([{ save: view.name, problem: null }]);
      expect(saves[0].changed).toBeGreaterThanOrEqual(0);
      const back = await again.get('match.open', { save: view.name });
      expect(back.node).toBe(ACTIONS.length);
      await again.get('match.leave', atView(back));
      const { token } = await again.get('library.discard', { save: view.name });
      expect(await again.get('library.restore', { token })).toMatchObject({ name: view.name, problem: null });
      await again.app.close({ force: false });
    }
    clock.mockRestore();
  });
});

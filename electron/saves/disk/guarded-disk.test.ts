/** Two processes never write to one library: the one that has lost the lock notices before its next write. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { atView, openTestApp, startAcid } from '../../app/application.fixture.ts';
import { codeOf, realDisk } from './disk.ts';
import { everythingIn, FaultyDisk, temporaryFolder } from './faulty-disk.fixture.ts';
import { guardedDisk } from './guarded-disk.ts';
import { takeLock } from './lock.ts';

const taken = async (folder: string) => {
  const lock = await takeLock(realDisk, folder, { every: () => () => {} });
  if (!lock.ok) throw new Error(lock.error.message);
  return lock.value;
};
/** Another process takes the lock while this one is suspended. */
const takeOver = (folder: string) =>
  fs.writeFileSync(path.join(folder, 'lock'), JSON.stringify({ process: 1, port: 1, word: 'other' }));

describe('a disk that writes only while the lock is held', () => {
  test.each([
    ['a clock that continued while the computer slept', { wall: 3_600_000, steady: 0 }],
    ['a clock that was set back', { wall: -3_600_000, steady: 0 }],
    ['a process that was suspended', { wall: 0, steady: 60_000 }],
  ])('%s: every write into the folder is refused, writes elsewhere are not', async (_why, later) => {
    const folder = temporaryFolder();
    const elsewhere = path.join(temporaryFolder(), 'copy');
    const lock = await taken(folder);
    let now = { wall: 0, steady: 0 };
    const disk = guardedDisk(realDisk, folder, lock, { wall: () => now.wall, steady: () => now.steady });
    const file = path.join(folder, 'file');
    await disk.create(file, 'a');
    await disk.append(file, 'b');
    takeOver(folder);
    now = later;
    const before = everythingIn(folder);
    const tries = [
      () => disk.makeFolder(path.join(folder, 'x')),
      () => disk.write(file, 'x'),
      () => disk.create(path.join(folder, 'x'), 'x'),
      () => disk.append(file, 'x'),
      () => disk.copy(file, path.join(folder, 'x')),
      () => disk.rename(file, path.join(folder, 'x')),
      () => disk.remove(file),
      () => disk.removeFolder(folder),
    ];
    for (const work of tries) expect(await work().then(() => 'done', codeOf)).toBe('library-lost');
    expect(everythingIn(folder)).toEqual(before);
    expect(await disk.read(file)).toBe('ab');
    await disk.write(elsewhere, 'a copy');
    expect(fs.readFileSync(elsewhere, 'utf8')).toBe('a copy');
    await lock.release();
  });

  test('guards every method that changes the disk', () => {
    const reading = ['read', 'readWithState', 'state', 'list', 'entries', 'target', 'sync', 'syncFolder'];
    const lock = { isHeld: async () => false, onLost: () => {}, release: async () => {} };
    const disk = guardedDisk(realDisk, '/', lock);
    const changed = Object.keys(realDisk).filter(
      (call) => disk[call as keyof typeof disk] !== realDisk[call as keyof typeof realDisk],
    );
    expect([...changed, ...reading].sort()).toEqual(Object.keys(realDisk).sort());
  });
});

describe('the application whose library was taken over', () => {
  test('reports it, writes nothing more into it, and can still save its game elsewhere', async () => {
    const home = temporaryFolder();
    const place = path.join(temporaryFolder(), 'copy.fairytable');
    const app = await openTestApp(home, { native: true });
    const view = await startAcid(app, ['Dc2-c3']);
    // nothing is being written any more
    await app.app.session.current?.autosave.flush();
    takeOver(home);
    app.sleep();
    const before = everythingIn(home);
    const played = await app.get('match.play', { ...atView(view), action: 'Dc8-c7' });
    expect(played.view.saved).toBe(false);
    expect(app.told.filter(({ event }) => event === 'notice').map(({ what }) => what)).toMatchObject([
      { code: 'library-lost' },
      { code: 'cannot-save' },
    ]);
    app.dialogs.place = place;
    await app.get('match.saveCopy', atView(played.view));
    expect(fs.readFileSync(place, 'utf8')).toContain('Dc8-c7');
    await app.app.close({ force: true });
    // only its own heartbeat file, which nobody needs any more, has been removed
    const after = Object.entries(before).filter(([name]) => !name.endsWith('.beat'));
    expect(everythingIn(home)).toEqual(Object.fromEntries(after));
  });
});

describe('a journal that disappeared', () => {
  test('is reported, and is never created again without its header', async () => {
    const home = temporaryFolder();
    const faulty = new FaultyDisk();
    const app = await openTestApp(home, { disk: faulty.disk });
    const view = await startAcid(app, ['Dc2-c3']);
    const [journal] = fs.readdirSync(path.join(home, 'journals'));
    const file = path.join(home, 'journals', journal);
    fs.rmSync(file);
    const played = await app.get('match.play', { ...atView(view), action: 'Dc8-c7' });
    expect(app.told.filter(({ event }) => event === 'notice').map(({ what }) => what)).toMatchObject([
      { code: 'journal-vanished' },
    ]);
    expect(fs.readFileSync(file, 'utf8')).toMatch(/^.*"journal":/);
    // if the process is killed here, nothing is lost
    faulty.fault = () => 'crash';
    fs.rmSync(path.join(home, 'lock'));
    const again = await openTestApp(home);
    const hello = await again.get('app.hello', {});
    expect(hello.notices).toEqual([]);
    const back = await again.get('match.open', { save: hello.unfinished?.save ?? '' });
    expect(back.pieces).toEqual(played.view.pieces);
    await again.app.close({ force: true });
  });

  test('that cannot be created again: the game is not shown as saved', async () => {
    const home = temporaryFolder();
    const faulty = new FaultyDisk();
    const app = await openTestApp(home, { disk: faulty.disk });
    const view = await startAcid(app, ['Dc2-c3']);
    fs.rmSync(path.join(home, 'journals'), { recursive: true });
    faulty.fault = (call, file) => (call === 'write' && file.includes('journals') ? 'EIO' : null);
    const played = await app.get('match.play', { ...atView(view), action: 'Dc8-c7' });
    expect(played.view.saved).toBe(false);
    expect(fs.existsSync(path.join(home, 'journals'))).toBe(false);
    await app.app.close({ force: true });
  });
});

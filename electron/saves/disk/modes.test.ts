/** No other user of the machine may read what the app writes. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { atView, openTestApp, startAcid } from '../../app/application.fixture.ts';
import { temporaryFolder } from './faulty-disk.fixture.ts';
import { makePrivate } from './modes.ts';

/** The folder and everything in it that other users may enter or read. */
function open(folder: string): string[] {
  const all = [
    '.',
    ...fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  ];
  return all.filter((name) => fs.statSync(path.join(folder, name)).mode & 0o077);
}
const generously = () => {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
};

describe.skipIf(process.platform === 'win32')('what the app writes is private', () => {
  test('folders, saves, journals, settings, previous versions, the trash and the lock', async () => {
    generously();
    const home = path.join(temporaryFolder(), 'made', 'anew');
    const app = await openTestApp(home);
    const view = await startAcid(app, ['Dc2-c3', 'Dc8-c7']);
    await app.get('settings.change', { theme: 'day' });
    const copy = await app.get('library.duplicate', { save: view.name });
    await app.get('library.discard', { save: copy.save });
    await app.get('match.undo', { ...atView(view), unit: 'turn' });
    expect(fs.readdirSync(home).sort()).toEqual(
      expect.arrayContaining(['journals', 'library', 'lock', 'settings.json']),
    );
    expect(open(home)).toEqual([]);
    await app.app.close({ force: false });
    expect(open(home)).toEqual([]);
  });

  test('files of an earlier version become private; links and the contents of excepted folders are left alone', () => {
    generously();
    const outside = path.join(temporaryFolder(), 'outside');
    fs.writeFileSync(outside, 'x', { mode: 0o644 });
    const home = path.join(temporaryFolder(), 'home');
    fs.mkdirSync(path.join(home, 'library', 'deeper'), { recursive: true });
    fs.mkdirSync(path.join(home, 'browser'));
    for (const file of ['settings.json', 'library/a.fairytable', 'library/deeper/b', 'browser/theirs'])
      fs.writeFileSync(path.join(home, file), 'x');
    fs.symlinkSync(outside, path.join(home, 'library', 'link'));
    const log: string[] = [];
    makePrivate(home, ['browser'], (line) => log.push(line));
    expect(log).toEqual([]);
    expect(open(home)).toEqual(['browser/theirs', 'library/link']);
    expect(fs.statSync(outside).mode & 0o777).toBe(0o644);
    expect(fs.statSync(path.join(home, 'library')).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(home, 'library/a.fairytable')).mode & 0o777).toBe(0o600);
  });

  test('a missing folder is logged and stops nothing', () => {
    const log: string[] = [];
    makePrivate(path.join(temporaryFolder(), 'nowhere'), [], (line) => log.push(line));
    expect(log.join()).toContain('nowhere');
  });
});

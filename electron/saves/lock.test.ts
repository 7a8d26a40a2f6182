import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { realDisk } from './disk.ts';
import { FaultyDisk, temporaryFolder } from './faulty-disk.fixture.ts';
import { takeLock } from './lock.ts';

const mine = async (folder: string) => {
  const lock = await takeLock(realDisk, folder);
  if (!lock.ok) throw new Error(lock.error.message);
  return lock.value;
};

describe('one process at a time has a library', () => {
  test('a second one is refused with a sentence until the first gives it back', async () => {
    const folder = temporaryFolder();
    const first = await mine(folder);
    const second = await takeLock(realDisk, folder);
    expect(second).toMatchObject({ ok: false, error: { code: 'library-in-use' } });
    await first.release();
    expect(fs.readdirSync(folder)).toEqual([]);
    await (await mine(folder)).release();
  });

  test('a killed process has it no longer, and one that lives under its number deceives nobody', async () => {
    const folder = temporaryFolder();
    // a process that lives, but is not the one that made the lock: nobody answers at its port
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const dead = JSON.stringify({ process: other.pid, port: 1, word: 'x' });
    fs.writeFileSync(path.join(folder, 'lock'), dead);
    await (await mine(folder)).release();
    const gone = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await gone;
    fs.writeFileSync(path.join(folder, 'lock'), dead);
    await (await mine(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test.each(['', '{', '[]', '{"process":"1"}'])('half a lock (%j) is nobody’s', async (text) => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'lock');
    fs.writeFileSync(file, text);
    // long enough ago that nobody can still be writing it
    const before = new Date(Date.now() - 60_000);
    fs.utimesSync(file, before, before);
    await (await mine(folder)).release();
  });

  test('somebody who died while clearing a lock away holds up nobody', async () => {
    const folder = temporaryFolder();
    fs.writeFileSync(path.join(folder, 'lock'), JSON.stringify({ process: 2 ** 30, port: 1, word: 'x' }));
    const guard = path.join(folder, 'lock.clearing');
    fs.writeFileSync(guard, '');
    const before = new Date(Date.now() - 60_000);
    fs.utimesSync(guard, before, before);
    await (await mine(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('of many that come at once for a dead one’s, exactly one gets it', async () => {
    for (let round = 0; round < 40; round++) {
      const folder = temporaryFolder();
      fs.writeFileSync(path.join(folder, 'lock'), JSON.stringify({ process: 2 ** 30, port: 1, word: 'x' }));
      const all = await Promise.all(Array.from({ length: 8 }, () => takeLock(realDisk, folder)));
      const winners = all.filter((lock) => lock.ok);
      expect(winners).toHaveLength(1);
      for (const lock of winners) if (lock.ok) await lock.value.release();
    }
  });

  test('a folder that cannot be written says so', async () => {
    const faulty = new FaultyDisk();
    faulty.fault = () => 'EACCES';
    expect(await takeLock(faulty.disk, temporaryFolder())).toMatchObject({
      ok: false,
      error: { code: 'library-refused' },
    });
  });
});

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { realDisk } from './disk.ts';
import { FaultyDisk, temporaryFolder } from './faulty-disk.fixture.ts';
import { type LockSettings, takeLock } from './lock.ts';
import { thisPlace } from './lock-owner.ts';

const mine = async (folder: string, settings: LockSettings = {}) => {
  const lock = await takeLock(realDisk, folder, settings);
  if (!lock.ok) throw new Error(lock.error.message);
  return lock.value;
};

/** A clock that advances only while a process waits. `during` is called with the time after every wait. */
function slowTime(during: (now: number) => void = () => {}) {
  let time = 0;
  const clock = {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds;
      during(time);
    },
  };
  return { clock, every: () => () => {}, passed: () => time };
}
const everywhere = { machine: 'another computer', processes: 'pid:[1]', network: 'net:[1]' };
/** The lock file of a process that cannot be reached from here. */
function foreignLock(folder: string, place = everywhere) {
  const file = path.join(folder, 'lock');
  const text = JSON.stringify({ process: process.pid, port: 1, word: 'abc', place });
  fs.writeFileSync(file, text);
  const beat = (n: number) => fs.writeFileSync(path.join(folder, 'lock-abc.beat'), String(n));
  beat(1);
  // its clock is ahead of ours: file dates must not matter
  const future = new Date(Date.now() + 86_400_000);
  fs.utimesSync(file, future, future);
  return { file, text, beat };
}

describe('only one process at a time owns a library', () => {
  test('a second process is refused with a message until the first releases the lock', async () => {
    const folder = temporaryFolder();
    const first = await mine(folder);
    expect(await first.isHeld()).toBe(true);
    const second = await takeLock(realDisk, folder);
    expect(second).toMatchObject({ ok: false, error: { code: 'library-in-use' } });
    await first.release();
    expect(fs.readdirSync(folder)).toEqual([]);
    await (await mine(folder)).release();
  });

  test('a killed process no longer owns it, even if its process id has been reused', async () => {
    const folder = temporaryFolder();
    // a live process that did not create the lock: nothing answers on its port
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    for (const place of [undefined, thisPlace()]) {
      fs.writeFileSync(path.join(folder, 'lock'), JSON.stringify({ process: other.pid, port: 1, word: 'x', place }));
      const time = slowTime();
      await (await mine(folder, time)).release();
      expect(time.passed()).toBe(0);
    }
    const gone = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await gone;
    for (const place of [undefined, thisPlace()]) {
      fs.writeFileSync(path.join(folder, 'lock'), JSON.stringify({ process: other.pid, port: 1, word: 'x', place }));
      const time = slowTime();
      await (await mine(folder, time)).release();
      expect(time.passed()).toBe(0);
    }
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test.each(['', '{', '[]', '{"process":"1"}'])(
    'an incomplete lock (%j) has no owner, whatever its date is',
    async (text) => {
      for (const days of [-1, 1, 10_000]) {
        const folder = temporaryFolder();
        const file = path.join(folder, 'lock');
        fs.writeFileSync(file, text);
        const date = new Date(Date.now() + days * 86_400_000);
        fs.utimesSync(file, date, date);
        const time = slowTime();
        await (await mine(folder, time)).release();
        expect(time.passed()).toBeGreaterThanOrEqual(5000);
        expect(time.passed()).toBeLessThan(6000);
      }
    },
  );

  test('an incomplete lock that is still being written belongs to its owner', async () => {
    const folder = temporaryFolder();
    const owner = await mine(folder);
    const file = path.join(folder, 'lock');
    const whole = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, whole.slice(0, 20));
    const time = slowTime((now) => now > 3000 && fs.writeFileSync(file, whole));
    expect(await takeLock(realDisk, folder, time)).toMatchObject({ error: { code: 'library-in-use' } });
    await owner.release();
  });

  test.each(['', 'somebody'])('a process (%j) that died while removing a lock blocks nobody', async (text) => {
    const folder = temporaryFolder();
    fs.writeFileSync(path.join(folder, 'lock'), JSON.stringify({ process: 2 ** 30, port: 1, word: 'x' }));
    const guard = path.join(folder, 'lock.clearing');
    fs.writeFileSync(guard, text);
    const future = new Date(Date.now() + 86_400_000);
    fs.utimesSync(guard, future, future);
    const time = slowTime();
    await (await mine(folder, time)).release();
    expect(time.passed()).toBeGreaterThanOrEqual(10_000);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('exactly one of many processes gets a dead owner’s lock', async () => {
    for (let round = 0; round < 40; round++) {
      const folder = temporaryFolder();
      fs.writeFileSync(path.join(folder, 'lock'), JSON.stringify({ process: 2 ** 30, port: 1, word: 'x' }));
      const all = await Promise.all(Array.from({ length: 8 }, () => takeLock(realDisk, folder)));
      const winners = all.filter((lock) => lock.ok);
      expect(winners).toHaveLength(1);
      for (const lock of winners) if (lock.ok) await lock.value.release();
    }
  });

  test('a folder that is not writable is reported', async () => {
    const faulty = new FaultyDisk();
    faulty.fault = () => 'EACCES';
    expect(await takeLock(faulty.disk, temporaryFolder())).toMatchObject({
      ok: false,
      error: { code: 'library-refused' },
    });
  });
});

describe('an owner that cannot be reached: in a container, on another computer', () => {
  const here = thisPlace();
  test.each([
    ['on another computer', everywhere],
    ['in a space of processes of its own', { ...here, processes: 'pid:[1]' }],
  ])('%s, lives as long as its heart beats', async (_where, place) => {
    const folder = temporaryFolder();
    const { beat, text, file } = foreignLock(folder, place);
    const time = slowTime((now) => now % 2000 === 0 && beat(now));
    expect(await takeLock(realDisk, folder, time)).toMatchObject({ error: { code: 'library-in-use' } });
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
    expect(time.passed()).toBeLessThanOrEqual(2000);
  });

  test('a local owner that disconnects because of too many connections is judged by its heartbeat too', async () => {
    const busy = net.createServer((socket) => socket.destroy());
    await new Promise<void>((listens) => busy.listen(0, '127.0.0.1', listens));
    onTestFinished(() => void busy.close());
    const { port } = busy.address() as net.AddressInfo;
    const folder = temporaryFolder();
    const { beat, file } = foreignLock(folder, here);
    fs.writeFileSync(file, JSON.stringify({ process: process.pid, port, word: 'abc', place: here }));
    const time = slowTime((now) => now === 4000 && beat(2));
    expect(await takeLock(realDisk, folder, time)).toMatchObject({ error: { code: 'library-in-use' } });
    expect(time.passed()).toBe(4000);
  });

  test('is alive if its heartbeat is slow, on a busy disk', async () => {
    const folder = temporaryFolder();
    const { beat } = foreignLock(folder);
    const time = slowTime((now) => now === 15_000 && beat(2));
    expect(await takeLock(realDisk, folder, time)).toMatchObject({ error: { code: 'library-in-use' } });
  });

  test('is alive if the disk is full and its heartbeat file is only created and removed', async () => {
    const folder = temporaryFolder();
    foreignLock(folder);
    const file = path.join(folder, 'lock-abc.beat');
    const time = slowTime((now) => now === 2000 && fs.rmSync(file));
    expect(await takeLock(realDisk, folder, time)).toMatchObject({ error: { code: 'library-in-use' } });
  });

  test('is dead once its heartbeat has not changed for the whole time limit, and not sooner', async () => {
    const folder = temporaryFolder();
    const { file, text } = foreignLock(folder);
    let still = 0;
    const time = slowTime((now) => {
      if (fs.readFileSync(file, 'utf8') === text) still = now;
    });
    const log: string[] = [];
    const lock = await mine(folder, { ...time, log: (line) => log.push(line) });
    expect(still).toBeGreaterThanOrEqual(19_900);
    expect(log).toEqual(['checking whether another Fairytable is using this library']);
    expect(await lock.isHeld()).toBe(true);
    await lock.release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('exactly one of many processes that watched it die gets the lock', async () => {
    for (let round = 0; round < 3; round++) {
      const folder = temporaryFolder();
      foreignLock(folder);
      const all = await Promise.all(
        Array.from({ length: 8 }, () => takeLock(realDisk, folder, { ...slowTime(), place: here })),
      );
      const winners = all.filter((lock) => lock.ok);
      expect(winners).toHaveLength(1);
      for (const lock of winners) if (lock.ok) await lock.value.release();
    }
  });
});

describe('an owner and its lock', () => {
  test('writes its heartbeat, on a full disk too, and stops when it releases the lock', async () => {
    const folder = temporaryFolder();
    const faulty = new FaultyDisk();
    let beat: () => Promise<void> = async () => {};
    let stopped = false;
    const every = (_milliseconds: number, work: () => Promise<void>) => {
      beat = work;
      return () => {
        stopped = true;
      };
    };
    const taken = await takeLock(faulty.disk, folder, { every });
    if (!taken.ok) throw new Error(taken.error.message);
    const name = fs.readdirSync(folder).find((file) => file.endsWith('.beat')) ?? '';
    const file = path.join(folder, name);
    const seen = new Set([fs.readFileSync(file, 'utf8')]);
    const settled = async () => {
      await beat();
      return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'gone';
    };
    for (let n = 0; n < 3; n++) seen.add(await settled());
    expect(seen.size).toBe(4);
    faulty.fault = (call) => (call === 'write' ? 'ENOSPC' : null);
    const full = [await settled(), await settled(), await settled()];
    expect(full).toContain('gone');
    await taken.value.release();
    expect(stopped).toBe(true);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('notices that another process has taken the lock, reports it once, and leaves that lock alone', async () => {
    const folder = temporaryFolder();
    const lock = await mine(folder, { every: () => () => {} });
    let told = 0;
    lock.onLost(() => told++);
    const { file, text } = foreignLock(folder);
    expect(await lock.isHeld()).toBe(false);
    expect(await lock.isHeld()).toBe(false);
    expect(told).toBe(1);
    await lock.release();
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });

  test('creates its lock again if somebody deletes it', async () => {
    const folder = temporaryFolder();
    const lock = await mine(folder, { every: () => () => {} });
    const file = path.join(folder, 'lock');
    const before = fs.readFileSync(file, 'utf8');
    fs.rmSync(file);
    expect(await lock.isHeld()).toBe(true);
    expect(fs.readFileSync(file, 'utf8')).toBe(before);
    await lock.release();
  });
});

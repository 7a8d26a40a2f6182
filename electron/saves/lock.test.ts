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

/** Time that passes only when somebody waits. `during` is told the time after every wait. */
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
/** The lock of a process that cannot be reached from here, as it lies in the folder. */
function foreignLock(folder: string, place = everywhere) {
  const file = path.join(folder, 'lock');
  const text = JSON.stringify({ process: process.pid, port: 1, word: 'abc', place });
  fs.writeFileSync(file, text);
  const beat = (n: number) => fs.writeFileSync(path.join(folder, 'lock-abc.beat'), String(n));
  beat(1);
  // its clock is ahead of ours: no date of a file may count
  const future = new Date(Date.now() + 86_400_000);
  fs.utimesSync(file, future, future);
  return { file, text, beat };
}

describe('one process at a time has a library', () => {
  test('a second one is refused with a sentence until the first gives it back', async () => {
    const folder = temporaryFolder();
    const first = await mine(folder);
    expect(await first.isHeld()).toBe(true);
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
    'half a lock (%j) is nobody’s, whatever date it bears',
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

  test('half a lock that is being written meanwhile is its owner’s', async () => {
    const folder = temporaryFolder();
    const owner = await mine(folder);
    const file = path.join(folder, 'lock');
    const whole = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, whole.slice(0, 20));
    const time = slowTime((now) => now > 3000 && fs.writeFileSync(file, whole));
    expect(await takeLock(realDisk, folder, time)).toMatchObject({ error: { code: 'library-in-use' } });
    await owner.release();
  });

  test.each(['', 'somebody'])('somebody (%j) who died while clearing a lock away holds up nobody', async (text) => {
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

  test('and one here that breaks off when asked, because too many ask at once, is listened to as well', async () => {
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

  test('lives when its heart beats seldom, on a busy disk', async () => {
    const folder = temporaryFolder();
    const { beat } = foreignLock(folder);
    const time = slowTime((now) => now === 15_000 && beat(2));
    expect(await takeLock(realDisk, folder, time)).toMatchObject({ error: { code: 'library-in-use' } });
  });

  test('lives when a full disk takes nothing and its heartbeat only comes and goes', async () => {
    const folder = temporaryFolder();
    foreignLock(folder);
    const file = path.join(folder, 'lock-abc.beat');
    const time = slowTime((now) => now === 2000 && fs.rmSync(file));
    expect(await takeLock(realDisk, folder, time)).toMatchObject({ error: { code: 'library-in-use' } });
  });

  test('is dead when its heart stood still before our eyes, and not a moment sooner', async () => {
    const folder = temporaryFolder();
    const { file, text } = foreignLock(folder);
    let still = 0;
    const time = slowTime((now) => {
      if (fs.readFileSync(file, 'utf8') === text) still = now;
    });
    const log: string[] = [];
    const lock = await mine(folder, { ...time, log: (line) => log.push(line) });
    expect(still).toBeGreaterThanOrEqual(19_900);
    expect(log).toEqual(['waiting to see whether another Fairytable has this library']);
    expect(await lock.isHeld()).toBe(true);
    await lock.release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('of many that watched it die, exactly one gets the lock', async () => {
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
  test('beats, on a full disk too, and stops when it gives the lock back', async () => {
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

  test('finds out that another one has it now, says so once, and leaves that one’s lock alone', async () => {
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

  test('makes a lock again that somebody removed', async () => {
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

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Call, FaultyDisk, temporaryFolder } from './faulty-disk.fixture.ts';
import { writeWhole } from './write-whole.ts';

/** a clock that advances only by waiting */
function fakeClock() {
  const clock = { time: 0, waits: [] as number[] };
  return {
    ...clock,
    now: () => clock.time,
    wait: (ms: number) => {
      clock.time += ms;
      clock.waits.push(ms);
      return Promise.resolve();
    },
    waited: () => clock.time,
  };
}

describe('a file is replaced atomically', () => {
  const old = 'the old text '.repeat(100);
  const next = 'the new text '.repeat(120);

  test('whichever call is the last one before a crash, the file is the old one or the new one', async () => {
    const counting = new FaultyDisk();
    const first = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(first, old);
    await writeWhole(counting.disk, first, next, { previous: `${first}.before` });
    const steps = counting.calls.map(({ call }) => call);
    // the previous version is synced before the new one replaces it
    expect(steps).toEqual(['write', 'sync', 'copy', 'sync', 'rename', 'syncFolder', 'rename', 'syncFolder']);
    for (let step = 1; step <= steps.length; step++) {
      const faulty = new FaultyDisk();
      faulty.fault = (_call, _file, count) => (count === step ? 'crash' : null);
      const file = path.join(temporaryFolder(), 'file');
      fs.writeFileSync(file, old);
      await expect(writeWhole(faulty.disk, file, next, { previous: `${file}.before` })).rejects.toThrow();
      const now = fs.readFileSync(file, 'utf8');
      expect(now === old || now === next, `after a crash at step ${step}`).toBe(true);
      if (now === next) expect(fs.readFileSync(`${file}.before`, 'utf8')).toBe(old);
      // the next write works, whatever temporary files were left
      const again = new FaultyDisk();
      await writeWhole(again.disk, file, 'third', { previous: `${file}.before` });
      expect(fs.readFileSync(file, 'utf8')).toBe('third');
      expect(fs.readFileSync(`${file}.before`, 'utf8')).toBe(now);
    }
  });

  test.each<[Call, string]>([
    ['write', 'ENOSPC'],
    ['write', 'EACCES'],
    ['sync', 'EIO'],
    ['copy', 'ENOSPC'],
    ['rename', 'EXDEV'],
  ])('when %s answers %s it is refused at once and nothing is left lying about', async (call, code) => {
    const faulty = new FaultyDisk();
    faulty.fault = (now) => (now === call ? code : null);
    const folder = temporaryFolder();
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, old);
    await expect(writeWhole(faulty.disk, file, next, { previous: `${file}.before` })).rejects.toMatchObject({ code });
    expect(fs.readFileSync(file, 'utf8')).toBe(old);
    expect(fs.existsSync(`${file}.unfinished`)).toBe(false);
  });

  test.each(['EBUSY', 'EPERM', 'EACCES'])('a file that is held open (%s) is retried until it is free', async (code) => {
    const faulty = new FaultyDisk();
    const clock = fakeClock();
    faulty.fault = (call) => (call === 'rename' && clock.waited() < 900 ? code : null);
    const file = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(file, old);
    await writeWhole(faulty.disk, file, next, { clock });
    expect(fs.readFileSync(file, 'utf8')).toBe(next);
  });

  test('retrying stops after two seconds', async () => {
    const faulty = new FaultyDisk();
    const clock = fakeClock();
    faulty.fault = (call) => (call === 'rename' ? 'EBUSY' : null);
    const file = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(file, old);
    await expect(writeWhole(faulty.disk, file, next, { clock })).rejects.toMatchObject({ code: 'EBUSY' });
    expect(clock.waited()).toBeGreaterThan(1000);
    expect(clock.waited()).toBeLessThanOrEqual(2000);
    expect(fs.readFileSync(file, 'utf8')).toBe(old);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { openLog } from './log.ts';

const quiet = { now: () => 0, say: () => {} };
const at = (home: string) => path.join(home, 'log.txt');
const lines = (file: string): string[] => fs.readFileSync(file, 'utf8').trimEnd().split('\n');

describe('the log', () => {
  test('is private and has timestamps', () => {
    const home = path.join(temporaryFolder(), 'home');
    openLog(home, quiet)('something');
    expect(lines(at(home))).toEqual(['1970-01-01T00:00:00.000Z something']);
    if (process.platform !== 'win32') {
      expect(fs.statSync(at(home)).mode & 0o777).toBe(0o600);
      expect(fs.statSync(home).mode & 0o777).toBe(0o700);
    }
  });

  test('continues after a failed write', () => {
    const home = temporaryFolder();
    const said: string[] = [];
    const log = openLog(home, { ...quiet, say: (text) => said.push(text) });
    log('before');
    fs.rmSync(at(home));
    // a folder in place of the file
    fs.mkdirSync(at(home));
    log('meanwhile');
    fs.rmdirSync(at(home));
    log('after');
    expect(lines(at(home)).join()).toContain('after');
    expect(said.join('')).toMatch(/before.*meanwhile.*after/s);
  });

  test('continues if its folder could not be created at the start', () => {
    const home = path.join(temporaryFolder(), 'home');
    fs.writeFileSync(home, 'in the way');
    const log = openLog(home, quiet);
    log('lost');
    fs.rmSync(home);
    log('lost too, and the folder is not made');
    expect(fs.existsSync(home)).toBe(false);
    fs.mkdirSync(home);
    log('kept');
    expect(lines(at(home))).toHaveLength(1);
  });

  test('never takes more than two files of the fixed size, also while running', () => {
    const home = temporaryFolder();
    fs.writeFileSync(at(home), 'x'.repeat(5000));
    const log = openLog(home, { ...quiet, most: 2000 });
    for (let n = 0; n < 1000; n++) {
      log(`line ${n} ${'y'.repeat(50)}`);
      expect(fs.statSync(at(home)).size).toBeLessThanOrEqual(2000);
    }
    log('z'.repeat(1_000_000));
    expect(fs.readdirSync(home).sort()).toEqual(['log.txt', 'log.txt.old']);
    expect(lines(`${at(home)}.old`).at(-1)).toContain('line 999');
    expect(fs.statSync(at(home)).size).toBeLessThan(10_000);
  });

  test('counts a repeated line instead of writing it', () => {
    const home = temporaryFolder();
    const log = openLog(home, quiet);
    for (let n = 0; n < 500; n++) log('refused a socket');
    log('something else');
    expect(lines(at(home)).map((line) => line.slice(25))).toEqual([
      'refused a socket',
      'the last line came 499 more times',
      'something else',
    ]);
  });
});

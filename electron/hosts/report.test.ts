import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { systemReport } from './report.ts';

const about = { version: '1.2.3', host: 'in a browser', sandboxed: null };

describe('a report', () => {
  test('contains versions and system, and ends with the end of the log', () => {
    const home = temporaryFolder();
    const lines = Array.from({ length: 500 }, (_, n) => `line ${n}`);
    fs.writeFileSync(path.join(home, 'log.txt'), `${lines.join('\n')}\n`);
    const report = systemReport({ ...about, home, graphics: 'none' });
    expect(report).toMatch(/^Fairytable 1\.2\.3, in a browser\n/);
    expect(report).toContain(`Node ${process.versions.node}`);
    expect(report).toContain('Graphics: none');
    expect(report).toContain('line 499\n');
    expect(report).not.toContain('line 379\n');
  });

  test('contains no name of a person, computer or folder', () => {
    const home = temporaryFolder();
    const { username } = os.userInfo();
    const folder = path.join(os.homedir(), 'Documents', 'secret plans');
    const text = `cannot read ${home}/library and ${folder}, says ${username} at ${os.hostname()}`;
    fs.writeFileSync(path.join(home, 'log.txt'), `${text}\n`);
    const report = systemReport({ ...about, home });
    expect(report).toContain('cannot read <Fairytable>/library and <home>');
    for (const name of [home, os.homedir(), os.hostname()]) expect(report).not.toContain(name);
    expect(report).not.toMatch(new RegExp(`\\b${username}\\b`));
  });

  test('works without a log', () => {
    expect(systemReport({ ...about, home: path.join(temporaryFolder(), 'nowhere') })).toContain('There is no log.');
  });
});

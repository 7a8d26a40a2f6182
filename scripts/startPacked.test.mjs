/** The check of a packed application, with programs that behave as packed applications may. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { packedApp, startAndEnd } from './startPacked.mjs';

const folder = () => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-test-'));
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
};
/** @param {string} code of a program that stands for the packed one */
const started = (code) => startAndEnd(process.execPath, folder(), ['-e', code]);
const waits = 'setInterval(() => {}, 1000);';

describe.skipIf(process.platform === 'win32')('starting what was packed', () => {
  test('well: it draws, and ends with 0 when it is told to', async () => {
    const trouble = await started(
      `process.on('SIGTERM', () => process.exit(0)); console.log('FAIRYTABLE_READY start'); ${waits}`,
    );
    expect(trouble).toBeNull();
  });

  test('in a folder of its own', async () => {
    const home = folder();
    const code = `require('fs').writeFileSync(process.env.FAIRYTABLE_HOME + '/here', ''); process.on('SIGTERM', () => process.exit(0)); console.log('FAIRYTABLE_READY start'); ${waits}`;
    expect(await startAndEnd(process.execPath, home, ['-e', code])).toBeNull();
    expect(fs.readdirSync(home)).toEqual(['here']);
  });

  test('not at all, or with an error at its end: the reason is said', async () => {
    expect(await started(`console.error('no such library'); process.exit(3)`)).toMatch(
      /drew nothing.*3.*no such library/s,
    );
    expect(await startAndEnd(path.join(folder(), 'nothing'), folder())).toContain('ENOENT');
    const badEnd = `process.on('SIGTERM', () => process.exit(7)); console.log('FAIRYTABLE_READY start'); ${waits}`;
    expect(await started(badEnd)).toContain('ended with 7');
  });
});

test('the packed application is found where each system has it', () => {
  const release = folder();
  expect(packedApp(release)).toBeNull();
  /** @type {[NodeJS.Platform, string, string][]} */
  const places = [
    ['linux', 'x64', 'linux-unpacked/fairytable'],
    ['win32', 'x64', 'win-unpacked/Fairytable.exe'],
    ['darwin', 'x64', 'mac/Fairytable.app/Contents/MacOS/Fairytable'],
    ['darwin', 'arm64', 'mac-arm64/Fairytable.app/Contents/MacOS/Fairytable'],
  ];
  for (const [platform, arch, file] of places) {
    const binary = path.join(release, file);
    fs.mkdirSync(path.dirname(binary), { recursive: true });
    fs.writeFileSync(binary, '');
    expect(packedApp(release, platform, arch)).toBe(binary);
  }
});

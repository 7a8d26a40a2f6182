/**
 * `npm start`: if Electron cannot run here, it prints the reason and opens a table in the browser instead; Electron
 * counts as started when it has drawn its first frame.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/bundles.mjs';
import { ProcessUnderTest } from '../../harness/process.ts';
import { temporaryFolder } from '../../harness/temporary.ts';
import { expect, test } from '../../harness/test.ts';

test.skip(process.platform === 'win32', 'The stand-ins for the Electron binary are shell scripts.');

/** A distribution whose binary prints its version and otherwise does what the script says. */
function electronThat(does: string): string {
  const folder = temporaryFolder('electron');
  const inside = process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron';
  const binary = path.join(folder, inside);
  fs.mkdirSync(path.dirname(binary), { recursive: true });
  fs.writeFileSync(binary, `#!/bin/sh\n[ "$1" = --version ] && exit 0\n${does}\n`, { mode: 0o755 });
  return folder;
}

function start(home: string, distribution: string, ...words: string[]): ProcessUnderTest {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs'), ...words], {
    env: { ...env, FAIRYTABLE_HOME: home, ELECTRON_OVERRIDE_DIST_PATH: distribution },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new ProcessUnderTest(child);
}

test.describe('on a system without a screen of its own', () => {
  test.skip(process.platform === 'darwin', 'macOS always has a screen: a browser would open on it.');

  test('Electron without its sandbox: the reason, the cure, and a table in the browser', async ({ home, page }) => {
    const started = start(home, electronThat('echo "FATAL: No usable sandbox!" >&2; exit 1'));
    await started.line(/^Electron did not start, because this Linux forbids its sandbox .*install the \.deb/);
    const [, address = ''] = await started.line(/^The table is at (\S+) \(good once\)\.$/);
    await page.goto(address);
    await started.line(/^The table is open\.$/);
    expect(await started.stop()).toEqual({ code: 0, signal: null });
  });

  test('Electron that is killed: its signal is reported, and the table opens in the browser', async ({ home }) => {
    const started = start(home, electronThat('kill -SEGV $$'));
    await started.line(/^Electron did not start \(it ended with signal SIGSEGV/);
    await started.line(/^The table is at http:\/\/127\.0\.0\.1:\d+\//);
    await started.stop();
  });
});

test('Electron that draws its first frame is the table, until its window is closed', async ({ home }) => {
  const started = start(home, electronThat('echo FAIRYTABLE_READY start'));
  await started.line(/^The table is open\.$/);
  expect(await started.ended).toEqual({ code: 0, signal: null });
  expect(started.said.join('\n')).not.toContain('The table is at');
});

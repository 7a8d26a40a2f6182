/** What `npm start` says and where it looks, system by system. */
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasScreen, openAppWindow, openDefaultBrowser, placesOfChromium, readableFor } from './appWindow.mjs';
import { electronTrouble } from './electron/electronTrouble.mjs';

const end = { code: 1, signal: null, patience: 45_000 };

describe('why Electron did not start', () => {
  test.each([
    ['[0101/1:FATAL:electron_main_delegate.cc(1)] Running as root without --no-sandbox is not supported.', 'root'],
    ['The SUID sandbox helper binary was found, but is not configured correctly.', 'forbids its sandbox'],
    ['[1:FATAL:zygote_host_impl_linux.cc(127)] No usable sandbox!', 'forbids its sandbox'],
    ['[1:ERROR:ozone_platform_x11.cc(239)] Missing X server or $DISPLAY', 'no screen'],
    ['electron: error while loading shared libraries: libnss3.so: cannot open shared object file', 'libnss3.so'],
    ['', 'ended with code 1'],
  ])('%s', (said, why) => {
    const sentence = electronTrouble({ ...end, said });
    expect(sentence).toContain(why);
    expect(sentence).toMatch(/^Electron .*\.$/s);
    expect(sentence).not.toContain('\n');
  });

  test('it runs and draws nothing', () => {
    expect(electronTrouble({ said: '', code: null, signal: null, patience: 45_000 })).toContain('within 45 seconds');
  });
});

describe('where a browser for the window may be', () => {
  test('Windows: Chrome before Edge, in every programs folder', () => {
    const env = { PROGRAMFILES: 'C:\\Programs', LOCALAPPDATA: 'C:\\Local' };
    expect(placesOfChromium('win32', env)).toEqual([
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });

  test('Linux: along PATH, by name', () => {
    const places = placesOfChromium('linux', { PATH: '/usr/local/bin:/usr/bin' });
    expect(places.slice(0, 2)).toEqual(['/usr/local/bin/chromium', '/usr/bin/chromium']);
    expect(places).toContain('/usr/bin/google-chrome');
  });

  test('macOS: in the two application folders', () => {
    expect(placesOfChromium('darwin', { HOME: '/Users/x' })).toContain(
      '/Users/x/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
  });

  test('Linux has a screen when one is named', () => {
    expect(hasScreen('linux', {})).toBe(false);
    expect(hasScreen('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
    expect(hasScreen('win32', {})).toBe(true);
  });
});

// the words and modes are those of Linux and macOS
describe.skipIf(process.platform === 'win32')('how the token reaches a browser', () => {
  const token = 'x7-secret_token';
  const address = `http://127.0.0.1:4567/?token=${token}`;
  const folder = () => {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-test-'));
    onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }));
    return made;
  };
  /** A browser that writes down the words it was started with, and ends.
   * @returns {{ browser: string, words: () => string }} */
  const recorder = () => {
    const at = folder();
    const browser = path.join(at, 'chrome');
    fs.writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${at}/part' && mv '${at}/part' '${at}/words'\n`, {
      mode: 0o755,
    });
    return { browser, words: () => fs.readFileSync(path.join(at, 'words'), 'utf8') };
  };

  test.each([
    ['a window of its own', (/** @type {string} */ browser) => openAppWindow(address, browser)],
    [
      'the default browser',
      (/** @type {string} */ browser) => openDefaultBrowser(address, (file) => [browser, [file]]),
    ],
  ])('%s: by a file that only this user may read, never on a command line', async (_name, open) => {
    const { browser, words } = recorder();
    const opened = open(browser);
    if (!opened) throw new Error('it did not open');
    // before the process has run, its file is there
    const given = opened.process.spawnargs
      .map((word) => word.replace('--app=', ''))
      .find((word) => word.startsWith('file:'));
    const file = fileURLToPath(given ?? '');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    const page = fs.readFileSync(file, 'utf8');
    expect(page).toContain(token);
    expect(page).toContain('method="post" action="http://127.0.0.1:4567/enter"');
    await once(opened.process, 'exit');
    expect(words()).toContain('file:///');
    expect(words()).not.toContain(token);
    expect(opened.process.spawnargs.join(' ')).not.toContain(token);
    opened.entered();
    expect(fs.existsSync(file)).toBe(false);
  });

  test('where a browser from a snap can read it', () => {
    const home = folder();
    expect(readableFor('/usr/bin/chromium', home)).toBe(os.tmpdir());
    const own = path.join(home, 'snap/chromium/common');
    fs.mkdirSync(own, { recursive: true });
    expect(readableFor('/usr/bin/chromium-browser', home)).toBe(own);
    expect(readableFor(null, home)).toBe(own);
    expect(readableFor('/usr/bin/google-chrome', home)).toBe(os.tmpdir());
  });
});

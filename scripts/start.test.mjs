/** What `npm start` says and where it looks, system by system. */
import { describe, expect, test } from 'vitest';
import { hasScreen, placesOfChromium } from './appWindow.mjs';
import { electronTrouble } from './electronTrouble.mjs';

const end = { code: 1, signal: null, patience: 45_000 };

describe('why Electron did not come up', () => {
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

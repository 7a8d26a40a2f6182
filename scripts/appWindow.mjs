/**
 * Opens an address for a person: in a window of its own (`--app=`) where a Chromium, Chrome or Edge is installed,
 * else in the default browser. The window gets a profile folder of its own, so that it is a process of its own whose
 * end is the end of the game.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Places where the three systems keep Chromium-like browsers, best first.
 * @param {NodeJS.Platform} platform @param {NodeJS.ProcessEnv} env @returns {string[]} */
export function placesOfChromium(platform, env) {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
    return apps.flatMap((app) =>
      ['/Applications', `${env.HOME}/Applications`].map((at) => `${at}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((base) => base !== undefined);
    const inside = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return inside.flatMap((file) => bases.map((base) => path.win32.join(base, file)));
  }
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
    'brave-browser',
  ];
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

/** Is there a screen that a window could open on? @returns {boolean} */
export function hasScreen(platform = process.platform, env = process.env) {
  return platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * @param {string} address
 * @returns {{ process: import('node:child_process').ChildProcess, name: string } | null} null: no such browser here.
 *   The profile folder goes when the window does.
 */
export function openAppWindow(address) {
  const binary = placesOfChromium(process.platform, process.env).find((place) => fs.existsSync(place));
  if (!binary) return null;
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-window-'));
  const words = [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--window-size=1300,850',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-sync',
    '--password-store=basic',
  ];
  // Chromium has no sandbox for root; the page it shows is ours alone
  if (process.getuid?.() === 0) words.push('--no-sandbox');
  const child = spawn(binary, words, { stdio: 'ignore' });
  child.once('exit', () => fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  return { process: child, name: path.basename(binary) };
}

/** Asks the system to open the address in the default browser; whether it did shows only when the page comes.
 * @param {string} address @returns {import('node:child_process').ChildProcess} */
export function openDefaultBrowser(address) {
  const options = { stdio: /** @type {const} */ ('ignore'), detached: process.platform !== 'win32' };
  if (process.platform === 'win32') return spawn('rundll32', ['url.dll,FileProtocolHandler', address], options);
  return spawn(process.platform === 'darwin' ? 'open' : 'xdg-open', [address], options);
}

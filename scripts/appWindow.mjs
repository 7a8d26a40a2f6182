/**
 * Opens an address for a person: in a window of its own (`--app=`) where a Chromium, Chrome or Edge is installed,
 * else in the default browser. The window gets a profile folder of its own, so that it is a process of its own whose
 * end is the end of the game. The address holds a secret, so it goes by a file and never on a command line.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeEntrance } from './entrance.mjs';

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

/** Where a browser can read a file of ours: one from a snap sees neither the system's temporary folder nor hidden ones,
 * only a folder of its own, which every other browser can read too.
 * @param {string | null} binary null: the default browser, whichever that is
 * @param {string} home @returns {string} */
export function readableFor(binary, home = os.homedir()) {
  const name = binary === null ? '' : path.basename(binary);
  const snaps = ['firefox', 'chromium', 'brave'].filter((snap) => name === '' || name.startsWith(snap));
  const folders = snaps.map((snap) => path.join(home, 'snap', snap, 'common'));
  return folders.find((folder) => fs.existsSync(folder)) ?? os.tmpdir();
}

/** @param {string | null} binary @returns {string} */
const privateFolder = (binary) => fs.mkdtempSync(path.join(readableFor(binary), 'fairytable-window-'));
/** @param {string} folder */
const remove = (folder) => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/**
 * @typedef {object} Opened
 * @property {import('node:child_process').ChildProcess} process
 * @property {string} name
 * @property {() => void} entered to be called when the page is there: the file with the used token goes
 */

/**
 * @param {string} address
 * @param {string | undefined} binary
 * @returns {Opened | null} null: no such browser here. The profile folder goes when the window does.
 */
export function openAppWindow(
  address,
  binary = placesOfChromium(process.platform, process.env).find((place) => fs.existsSync(place)),
) {
  if (!binary) return null;
  const profile = privateFolder(binary);
  const entrance = writeEntrance(profile, address);
  const words = [
    `--app=${entrance}`,
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
  child.once('exit', () => remove(profile));
  return { process: child, name: path.basename(binary), entered: () => remove(path.join(profile, 'enter.html')) };
}

/** Asks the system to open the address in the default browser; whether it did shows only when the page comes.
 * @param {string} address
 * @param {(file: string) => readonly [string, readonly string[]]} command
 * @returns {Opened} */
export function openDefaultBrowser(address, command = systemOpener) {
  const folder = privateFolder(null);
  const options = { stdio: /** @type {const} */ ('ignore'), detached: process.platform !== 'win32' };
  const [program, words] = command(writeEntrance(folder, address));
  return { process: spawn(program, words, options), name: program, entered: () => remove(folder) };
}

/** @param {string} file @returns {readonly [string, readonly string[]]} */
function systemOpener(file) {
  if (process.platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', file]];
  return [process.platform === 'darwin' ? 'open' : 'xdg-open', [file]];
}

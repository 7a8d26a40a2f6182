/**
 * Where the real Electron is, if it is: found by looking at files only. `require('electron')` must never be asked:
 * without its binary it starts a download. The binary counts as present when it says its version.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bundles.mjs';

const home = path.join(root, 'node_modules/electron');

function whereItShouldBe() {
  const marker = path.join(home, 'path.txt');
  /** @type {Record<string, string>} */
  const usual = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };
  const inside = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : (usual[process.platform] ?? 'electron');
  return path.join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(home, 'dist'), inside);
}

/** @returns {{ binary: string, why: null } | { binary: null, why: string }} `why` is a sentence without a full stop */
export function findElectron() {
  const binary = whereItShouldBe();
  if (!fs.existsSync(binary)) return { binary: null, why: 'the Electron binary is not installed' };
  const asked = spawnSync(binary, ['--version'], { timeout: 15_000, encoding: 'utf8' });
  if (asked.status === 0) return { binary, why: null };
  const said = `${asked.stderr ?? ''}`.trim().split('\n')[0];
  return { binary: null, why: `the Electron binary does not run${said ? ` (${said})` : ''}` };
}

/** The version that is to be fetched. @returns {string} */
export const electronVersion = () => JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8')).version;

/**
 * Fetches the binary with Electron's own installer.
 * @param {number} patience in milliseconds without an end before it is given up
 * @returns {string | null} null when it is there now, else why not, without a full stop
 */
export function fetchElectron(patience) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const run = spawnSync(process.execPath, [path.join(home, 'install.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    timeout: patience,
  });
  const found = findElectron();
  if (found.binary) return null;
  if (run.signal) return `Electron did not download within ${patience / 1000} seconds`;
  const text = run.stderr ?? '';
  if (/fetch failed|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN/.test(text))
    return 'Electron cannot be downloaded: github.com cannot be reached';
  if (/checksum/i.test(text)) return 'Electron was downloaded damaged (its checksum is wrong)';
  if (major < 22) return `Electron's installer asks for Node 22.12 or newer and this is Node ${process.versions.node}`;
  return `Electron could not be installed (${text.trim().split('\n')[0] ?? 'no reason given'})`;
}

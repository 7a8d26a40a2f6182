/**
 * Checks the requirements of everything else: a recent Node, and the packages of the lock file. It needs only Node
 * itself and is written so that even an old Node can run it and print what is missing.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest Node that runs the build tools; package.json says the same under `engines`. */
const oldest = [20, 19];

/** Exits with one sentence if this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `Fairytable needs Node ${oldest.join('.')} or newer and this is Node ${process.versions.node}; ` +
      'get the current one from https://nodejs.org and run the same command again.',
  );
  process.exit(1);
}

/** @param {string} file @returns {{ packages?: Record<string, { version?: string, optional?: boolean }> } | null} */
function lockIn(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

/** Is every package of the lock file installed in the version it names? Optional ones may be absent (other systems).
 * @returns {boolean} */
export function isInstalled() {
  const wanted = lockIn(path.join(root, 'package-lock.json'))?.packages;
  const present = lockIn(path.join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  for (const [where, { version, optional }] of Object.entries(wanted)) {
    if (where === '') continue;
    if (!present[where]) {
      if (optional) continue;
      return false;
    }
    if (present[where].version !== version || !fs.existsSync(path.join(root, where, 'package.json'))) return false;
  }
  return true;
}

/** Runs npm with its output on the screen; under `npm run` it is the npm that started us.
 * @param {readonly string[]} words @param {1 | 2} out where its output goes @returns {number} its exit code */
function npm(words, out) {
  const cli = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['inherit', out, 2] };
  const run = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...words], options)
    : spawnSync(`npm ${words.join(' ')}`, { ...options, shell: true });
  return run.status ?? 1;
}

/**
 * Installs what is missing and prints what it does; exits with a sentence if npm fails.
 * @param {{ quiet?: boolean }} [how] `quiet`: nothing on standard output, which belongs to a program
 */
export function installMissing({ quiet = false } = {}) {
  if (isInstalled()) return;
  const say = quiet ? console.error : console.log;
  say('Installing the packages of package-lock.json (npm ci); the first time takes about half a minute.');
  const started = performance.now();
  // what builds is a development dependency: a machine that says NODE_ENV=production would leave it out
  const code = npm(['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'], quiet ? 2 : 1);
  if (code !== 0) {
    console.error(
      `npm ci failed with code ${code}; its messages above say why. ` +
        'Usually this means that the package registry cannot be reached: check the connection and run the same command again.',
    );
    process.exit(1);
  }
  say(`Installed the packages (${((performance.now() - started) / 1000).toFixed(0)} s).`);
}

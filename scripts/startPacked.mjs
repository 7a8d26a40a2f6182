/**
 * Starts the application that `npm run pack` has packed, waits for its first frame and stops it: CI does this with
 * every package. `node scripts/startPacked.mjs [RELEASE]`; the default folder is release/.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundles.mjs';

/** Milliseconds for the first frame: software rendering on a busy machine takes ten seconds or so. */
const patience = 120_000;

/** The unpacked application in a release folder, system by system; of several builds the one for this processor.
 * @param {string} release @param {NodeJS.Platform} platform @param {string} arch @returns {string | null} */
export function packedApp(release, platform = process.platform, arch = process.arch) {
  const inside =
    platform === 'darwin'
      ? [`mac-${arch}`, 'mac-universal', 'mac'].map((folder) => `${folder}/Fairytable.app/Contents/MacOS/Fairytable`)
      : platform === 'win32'
        ? ['win-unpacked/Fairytable.exe']
        : ['linux-unpacked/fairytable'];
  return inside.map((file) => path.join(release, file)).find((file) => fs.existsSync(file)) ?? null;
}

/**
 * @param {string} binary
 * @param {string} home the folder for what the application keeps
 * @param {readonly string[]} words
 * @returns {Promise<string | null>} null: it drew its first frame and ended when it was told to; else what went wrong
 */
export function startAndEnd(binary, home, words = []) {
  return new Promise((resolve) => {
    const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
    const app = spawn(binary, [...words], {
      env: { ...env, FAIRYTABLE_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let ready = false;
    /** @param {string} chunk */
    const heard = (chunk) => {
      said = (said + chunk).slice(-20_000);
      if (ready || !/^FAIRYTABLE_READY /m.test(said)) return;
      ready = true;
      // Windows knows no signal that a program could hear
      app.kill('SIGTERM');
    };
    const timer = setTimeout(() => app.kill('SIGKILL'), patience);
    app.stdout.on('data', (chunk) => heard(String(chunk)));
    app.stderr.on('data', (chunk) => heard(String(chunk)));
    app.once('error', (error) => {
      clearTimeout(timer);
      resolve(error.message);
    });
    app.once('close', (code, signal) => {
      clearTimeout(timer);
      if (!ready) return resolve(`it drew nothing and ended with ${signal ?? code}; it said:\n${said}`);
      const isWell = process.platform === 'win32' || code === 0;
      resolve(isWell ? null : `it ended with ${signal ?? code} when it was told to end; it said:\n${said}`);
    });
  });
}

async function main() {
  const release = path.resolve(process.argv[2] ?? path.join(root, 'release'));
  const binary = packedApp(release);
  if (!binary) return `There is no packed application in ${release}; run "npm run pack" first.`;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-packed-'));
  try {
    const trouble = await startAndEnd(binary, home);
    if (trouble !== null) return `The packed application did not start well: ${trouble}`;
    if (!fs.existsSync(path.join(home, 'library'))) return 'The packed application kept nothing in its folder.';
    console.log(`The packed application started, drew and ended: ${path.relative(root, binary)}`);
    return null;
  } finally {
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const trouble = await main();
  if (trouble !== null) {
    console.error(trouble);
    process.exitCode = 1;
  }
}

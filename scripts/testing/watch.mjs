/**
 * Runs a program as long as it makes progress, however long that takes in all, because that depends on the machine. A
 * program that prints nothing and neither starts nor ends a test for `patience` hangs: it is stopped, the running tests
 * are reported, and its results until then are kept.
 */
import { spawn, spawnSync } from 'node:child_process';
import { root } from '../bundles.mjs';
import { Tally } from './tally.mjs';

/** No test may take longer than two minutes (vitest.config.ts, e2e/playwright.config.ts), and no build that long. */
const patience = 10 * 60_000;

/**
 * @typedef {object} Limit
 * @property {() => void} progress something was heard: begin to wait anew
 * @property {() => void} over it has ended: wait no more
 */

/** Calls `stop` when there was no progress for so long. @param {() => void} stop @param {number} [ms] @returns {Limit} */
export function afterQuiet(stop, ms = patience) {
  let timer = setTimeout(stop, ms);
  return {
    progress: () => {
      clearTimeout(timer);
      timer = setTimeout(stop, ms);
    },
    over: () => clearTimeout(timer),
  };
}

let interrupted = false;
/** Was Ctrl+C pressed? Then nothing more is started. */
export const isInterrupted = () => interrupted;

/** Ends a program with everything it started. @param {import('node:child_process').ChildProcess} child */
function endAll(child) {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', `${child.pid}`, '/t', '/f']);
  else process.kill(-child.pid, 'SIGKILL');
}

/**
 * @param {string} file a script, from the project's folder
 * @param {readonly string[]} words
 * @param {{ env?: NodeJS.ProcessEnv, limit?: (stop: () => void) => Limit, say?: (text: string) => void }} [how] `say`
 *   gets what the program prints as well
 * @returns {Promise<{ good: boolean, tally: Tally }>}
 */
export function watch(file, words, { env = {}, limit = afterQuiet, say = (text) => process.stdout.write(text) } = {}) {
  return new Promise((resolve) => {
    const tally = new Tally();
    const child = spawn(process.execPath, [file, ...words], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // a group of its own, so that a test that hangs can be ended together with the runner
      detached: process.platform !== 'win32',
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    });
    const waiting = limit(() => {
      const running = tally.running.length ? ` What was running:\n  ${tally.running.join('\n  ')}` : '';
      say(`\nStopped: nothing was printed, begun or ended for ${patience / 60_000} minutes.${running}\n`);
      endAll(child);
    });
    const interrupt = () => {
      interrupted = true;
      endAll(child);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        waiting.progress();
        say(text);
      });
    child.on('message', (told) => {
      tally.hear(/** @type {import('./tally.mjs').Progress} */ (told));
      waiting.progress();
    });
    child.once('close', (code) => {
      waiting.over();
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve({ good: code === 0, tally });
    });
  });
}

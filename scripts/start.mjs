/**
 * `npm start`: from a fresh checkout to a table, with nothing but Node. Installs what is missing, builds what is
 * stale, opens Electron and waits for its first frame. Where Electron cannot be had or does not start it says why
 * in one sentence and opens the browser host instead, printing its address. `npm start -- --browser` goes there at
 * once; a `.fairytable` file may be named. Nothing here needs a package before `installMissing` has run.
 *
 * The hosts speak to it in lines on standard output: FAIRYTABLE_ADDRESS url, FAIRYTABLE_READY what,
 * FAIRYTABLE_HANDED_OVER (another instance has taken the file), FAIRYTABLE_FAILED sentence.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { hasScreen, openAppWindow, openDefaultBrowser } from './appWindow.mjs';
import { buildStale } from './build.mjs';
import { bundlesOf, root } from './bundles.mjs';
import { electronVersion, fetchElectron, findElectron } from './electron/electronBinary.mjs';
import { rememberRefusal, wasRefusedLately } from './electron/electronRefused.mjs';
import { electronTrouble } from './electron/electronTrouble.mjs';
import { installMissing, requireNode } from './installed.mjs';

/** Milliseconds without a first frame after which Electron is given up: software rendering on a busy old machine
 * needs about ten seconds. */
const patienceForFrame = 45_000;
/** Ten minutes for about 120 MB; a server that cannot be reached fails within seconds. */
const patienceForDownload = 600_000;

const line = /^FAIRYTABLE_(ADDRESS|READY|HANDED_OVER|FAILED)(?: (.*))?$/;

/**
 * Listens to a host. Its lines for us are events; everything else it prints is shown.
 * @param {import('node:child_process').ChildProcess} host
 * @param {(event: 'ADDRESS' | 'READY' | 'HANDED_OVER' | 'FAILED', words: string) => void} heard
 */
function listen(host, heard) {
  if (!host.stdout) throw new Error('The host was started without a pipe to listen to.');
  createInterface({ input: host.stdout }).on('line', (text) => {
    const match = line.exec(text);
    if (!match) return console.log(text);
    heard(/** @type {'ADDRESS'} */ (match[1]), match[2] ?? '');
  });
}

/** What we were told to stop is told to the host too, which saves and ends by itself.
 * @param {import('node:child_process').ChildProcess} host */
function passSignals(host) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => host.kill(signal));
}

/** @param {string} binary @param {readonly string[]} files @returns {Promise<string | null>} null: the table was
 *   there and its window has been closed; else why it did not start */
function playInElectron(binary, files) {
  return new Promise((resolve) => {
    const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
    const host = spawn(binary, [root, ...files], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    passSignals(host);
    let said = '';
    let ready = false;
    /** @param {string | null} why */
    const settle = (why) => {
      clearTimeout(timer);
      resolve(why);
    };
    const timer = setTimeout(() => {
      host.kill('SIGKILL');
      settle(electronTrouble({ said, code: null, signal: null, patience: patienceForFrame }));
    }, patienceForFrame);
    host.stderr?.on('data', (chunk) => {
      // before the first frame only its own complaints count; after it the person may want to see them
      if (ready) process.stderr.write(chunk);
      else said = (said + chunk).slice(-20_000);
    });
    listen(host, (event, words) => {
      if (event === 'READY' && !ready) {
        ready = true;
        clearTimeout(timer);
        console.log('The table is open.');
      }
      if (event === 'FAILED') said = `${words}`;
      if (event === 'HANDED_OVER') {
        ready = true;
        console.log('Fairytable is open already; its window has come to the front.');
      }
    });
    host.once('error', (error) => settle(`Electron did not start (${error.message}).`));
    host.once('exit', (code, signal) =>
      settle(ready ? null : electronTrouble({ said, code, signal, patience: patienceForFrame })),
    );
  });
}

/** @param {readonly string[]} files @returns {Promise<number>} the exit code */
function playInBrowser(files) {
  return new Promise((resolve) => {
    const words = [path.join(root, 'out/browser/browser.mjs'), '--until-closed', ...files];
    const host = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    passSignals(host);
    let ready = false;
    /** @type {(() => void)[]} */
    const entrances = [];
    const forget = () => {
      for (const entered of entrances.splice(0)) entered();
    };
    listen(host, (event, words) => {
      if (event === 'ADDRESS') openFor(words, host, () => ready, entrances);
      if (event === 'FAILED') console.error(words);
      if (event === 'READY' && !ready) {
        ready = true;
        forget();
        console.log('The table is open.');
      }
    });
    host.once('exit', (code) => {
      forget();
      resolve(code ?? 1);
    });
  });
}

/**
 * @param {string} address
 * @param {import('node:child_process').ChildProcess} host
 * @param {() => boolean} isReady
 * @param {(() => void)[]} entrances what is to be called when the page is there
 */
function openFor(address, host, isReady, entrances) {
  console.log(`The table is at ${address} (good once).`);
  if (!hasScreen())
    return console.log('There is no screen here: open that address in a browser on this machine; Ctrl+C ends it.');
  const window = openAppWindow(address);
  if (!window) return openDefault(address, entrances);
  entrances.push(window.entered);
  console.log(`Opening it in a window of ${window.name}.`);
  let failed = false;
  window.process.once('error', () => {
    failed = true;
    openDefault(address, entrances);
  });
  window.process.once('exit', () => {
    if (failed) return;
    if (isReady()) host.kill('SIGTERM');
    else openDefault(address, entrances);
  });
  host.once('exit', () => window.process.kill());
}

/** @param {string} address @param {(() => void)[]} entrances */
function openDefault(address, entrances) {
  console.log('Opening it in the default browser; if nothing opens, follow the address yourself.');
  const { process: opener, entered } = openDefaultBrowser(address);
  entrances.push(entered);
  const advise = () => console.log(`No browser opened by itself; open ${address} in one on this machine.`);
  opener.once('error', advise);
  opener.once('exit', (code) => code !== 0 && advise());
}

/** @param {string} why it is not there @returns {string | null} the binary; null: said why the browser opens instead */
function fetchedElectron(why) {
  const version = electronVersion();
  if (wasRefusedLately(version)) {
    console.log('Electron could not be fetched lately: the table opens in a browser.');
    return null;
  }
  console.log(`Fetching Electron (about 120 MB, once): ${why}.`);
  const refused = fetchElectron(patienceForDownload);
  if (refused === null) return findElectron().binary;
  rememberRefusal(version);
  console.log(`${refused}.`);
  console.log('The table opens in a browser. "npx install-electron --no" tries again before tomorrow.');
  return null;
}

async function start() {
  requireNode();
  const words = process.argv.slice(2);
  const files = words.filter((word) => !word.startsWith('--')).map((file) => path.resolve(file));
  installMissing();
  // both: the browser opens where Electron does not start
  await buildStale({ only: bundlesOf('electron', 'browser').map(({ name }) => name) });
  if (!words.includes('--browser')) {
    const { binary: present, why } = findElectron();
    const binary = present ?? fetchedElectron(why);
    if (binary) {
      const trouble = await playInElectron(binary, files);
      if (trouble === null) return 0;
      console.log(`${trouble} The table opens in a browser instead.`);
    }
  }
  return playInBrowser(files);
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Which Chromium the tests, the pictures and the bench use: the one CHROME_PATH names, Playwright's own, one that is
 * installed (Chromium, Chrome, Edge), or the packed one in the optional package @sparticuz/chromium, which needs nothing
 * of the system but the C library (Linux x64). CHROME_PATH=@sparticuz/chromium asks for the packed one at once.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { placesOfChromium } from './appWindow.mjs';
import { root } from './bundles.mjs';

const require = createRequire(import.meta.url);
const packed = '@sparticuz/chromium';

/** WebGL by SwiftShader everywhere: slow, and the same picture on every machine. The page itself is painted as it is
 * where there is no graphics card: by the processor, not through SwiftShader too, which takes seconds. */
export const chromiumArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
];

/**
 * @typedef {object} Found
 * @property {string} name for people
 * @property {string} executablePath
 * @property {Record<string, string>} env what it needs besides the environment we have
 */

/** @returns {string | null} the packed Chromium's folder of this project, null where the package is not installed */
function packedFolder() {
  const home = path.join(root, 'node_modules', packed);
  if (process.platform !== 'linux' || process.arch !== 'x64' || !fs.existsSync(home)) return null;
  const { version } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'));
  return path.join(root, 'node_modules/.cache', `chromium-${version}`);
}

/** Unpacks it once, into a folder named after its version: the package itself would reuse whatever lies in the
 * system's temporary folder. A child does it, because the package reads its settings from the environment.
 * @param {string} folder */
function unpack(folder) {
  const unfinished = `${folder}.${process.pid}`;
  fs.mkdirSync(unfinished, { recursive: true });
  const run = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import('${packed}').then((m) => m.default.executablePath())`],
    {
      cwd: root,
      // by this name it unpacks its own NSS libraries too, which a bare system lacks
      env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      encoding: 'utf8',
    },
  );
  if (run.status !== 0) throw new Error(`${packed} did not unpack: ${run.stderr.trim().split('\n').at(-1)}`);
  if (fs.existsSync(folder)) fs.rmSync(unfinished, { recursive: true });
  else fs.renameSync(unfinished, folder);
}

/** @returns {Found | null} null where it does not run here: an installed one may */
function packedChromium() {
  const folder = packedFolder();
  if (!folder) return null;
  if (!fs.existsSync(folder)) unpack(folder);
  const executablePath = path.join(folder, 'chromium');
  /** @type {Record<string, string>} */
  const env = {};
  if (!fs.existsSync('/etc/fonts')) env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  const runs = () =>
    spawnSync(executablePath, ['--version'], { timeout: 20_000, env: { ...process.env, ...env } }).status === 0;
  if (!runs()) {
    env.LD_LIBRARY_PATH = path.join(folder, 'al2023/lib');
    if (!runs()) return null;
  }
  return { name: packed, executablePath, env };
}

/** @returns {Found | null} the one Playwright downloaded for itself */
function playwrightsOwn() {
  const executablePath = require('@playwright/test').chromium.executablePath();
  return fs.existsSync(executablePath) ? { name: "Playwright's Chromium", executablePath, env: {} } : null;
}

/** @returns {Found | null} */
function installed() {
  const places = ['/usr/bin/chromium', ...placesOfChromium(process.platform, process.env)];
  const executablePath = places.find((place) => fs.existsSync(place));
  return executablePath ? { name: executablePath, executablePath, env: {} } : null;
}

/**
 * @param {'installed' | 'packed'} [first] which of the two is preferred (docs/decisions/workers.md)
 * @returns {{ chromium: Found, why: null } | { chromium: null, why: string }}
 */
export function findChromium(first = 'installed') {
  const asked = process.env.CHROME_PATH;
  if (asked && asked !== packed) {
    if (fs.existsSync(asked)) return { chromium: { name: asked, executablePath: asked, env: {} }, why: null };
    return { chromium: null, why: `CHROME_PATH names ${asked}, which does not exist` };
  }
  const inOrder = first === 'packed' ? [packedChromium, installed] : [installed, packedChromium];
  let chromium = asked ? null : playwrightsOwn();
  for (const find of asked ? [packedChromium] : inOrder) chromium ??= find();
  if (chromium) return { chromium, why: null };
  return {
    chromium: null,
    why: 'no Chromium, Chrome or Edge is installed; install one, or name it in CHROME_PATH, or run "npx playwright install chromium"',
  };
}

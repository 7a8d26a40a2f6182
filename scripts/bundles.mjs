/**
 * The bundles that the project ships, how each is made, and which host loads it: what starts, develops, packs or
 * measures a host takes its bundles from here. Everything is bundled, so that a package contains exactly these files and no
 * node_modules. Constraints: the preload may require only `electron` (its sandbox offers
 * nothing else), and the browser host and the engine run on plain Node without any packages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeTexts } from './large-texts.mjs';
import { PARTS, parts } from './parts.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The Chromium and the Node inside the pinned Electron are newer than both; see the versions in package.json. */
const chromium = 'chrome140';
const ourNode = 'node20.19';

// valibot, ws and the like may be CommonJS inside an ESM bundle: they need a `require` for Node's own modules.
const requireInModules =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/**
 * @typedef {'electron' | 'browser'} HostName
 * @typedef {object} Bundle
 * @property {string} name
 * @property {string} entry source file, from the project's folder
 * @property {string} outfile what is made; for the page a folder
 * @property {readonly HostName[]} hosts those that load it; none: a program of its own
 * @property {import('esbuild').BuildOptions | null} esbuild null: made by Vite with vite.config.ts
 */

/** What is imported as the text of its file. */
export const loader = /** @type {const} */ ({ '.fairygame': 'text', '.ini': 'text' });

/** @type {readonly Bundle[]} */
const described = [
  {
    name: 'main',
    entry: 'electron/main.ts',
    outfile: 'out/main/main.cjs',
    hosts: ['electron'],
    esbuild: { platform: 'node', format: 'cjs', target: 'node24', external: ['electron'] },
  },
  {
    // loaded by `main`, by its name
    name: 'electron-host',
    entry: 'electron/hosts/electron-main.ts',
    outfile: 'out/main/host.cjs',
    hosts: ['electron'],
    esbuild: { platform: 'node', format: 'cjs', target: 'node24', external: ['electron'], loader, plugins: [parts] },
  },
  {
    name: 'preload',
    entry: 'electron/preload.ts',
    outfile: 'out/preload/preload.cjs',
    hosts: ['electron'],
    esbuild: { platform: 'browser', format: 'cjs', target: chromium, external: ['electron'] },
  },
  {
    name: 'browser',
    entry: 'electron/browser.ts',
    outfile: 'out/browser/browser.mjs',
    hosts: ['browser'],
    esbuild: { platform: 'node', format: 'esm', target: ourNode },
  },
  {
    // loaded by `browser`, by its name; CommonJS, which Node loads in fewer steps than a module
    name: 'browser-host',
    entry: 'electron/hosts/browser-main.ts',
    outfile: 'out/browser/host.cjs',
    hosts: ['browser'],
    esbuild: { platform: 'node', format: 'cjs', target: ourNode, loader, plugins: [parts] },
  },
  {
    // a thread of both hosts, which read its text: it must be one script, and may require only Node's own modules
    name: 'search',
    entry: 'electron/search/worker-main.ts',
    outfile: 'out/search/search.cjs',
    hosts: ['electron', 'browser'],
    esbuild: { platform: 'node', format: 'cjs', target: ourNode, loader },
  },
  {
    name: 'engine',
    entry: 'engine/console/main.ts',
    outfile: 'out/engine/engine.mjs',
    hosts: [],
    esbuild: {
      ...{ platform: 'node', format: 'esm', target: ourNode, banner: { js: requireInModules } },
      ...{ loader, plugins: [largeTexts] },
    },
  },
  {
    // for other programs, in Node and in browsers; the rest of its package is made by scripts/engine-package.mjs
    name: 'package',
    entry: 'engine/package/index.ts',
    outfile: 'out/fairytable-engine/index.js',
    hosts: [],
    esbuild: { platform: 'neutral', format: 'esm', target: [ourNode, 'chrome111', 'firefox115', 'safari16.4'], loader },
  },
  {
    name: 'renderer',
    entry: 'renderer/index.html',
    outfile: 'out/renderer',
    hosts: ['electron', 'browser'],
    esbuild: null,
  },
];

/** The bundle in which each host itself is. @type {Readonly<Record<HostName, string>>} */
const mainBundle = { electron: 'electron-host', browser: 'browser-host' };

/** The folder of the parts of a bundle. @param {string} outfile */
const partsOf = (outfile) => path.posix.join(path.posix.dirname(outfile), PARTS);

/** A host knows its own list (electron/hosts/own-bundles.ts), so that it can say what is missing.
 * @param {Bundle} bundle @returns {Bundle} */
function withItsList(bundle) {
  const host = /** @type {HostName[]} */ (['electron', 'browser']).find((each) => mainBundle[each] === bundle.name);
  if (!host || !bundle.esbuild) return bundle;
  const files = described.filter(({ hosts }) => hosts.includes(host)).map(({ outfile }) => outfile);
  const list = JSON.stringify([...files, partsOf(bundle.outfile)]);
  return { ...bundle, esbuild: { ...bundle.esbuild, define: { BUNDLES_OF_HOST: list } } };
}

export const bundles = described.map(withItsList);
/** Of the application in a package without Electron, in megabytes: docs/decisions/languages.md says why. */
export const packageBudget = 19;

/** What these hosts load. @param {...HostName} names @returns {readonly Bundle[]} */
export const bundlesOf = (...names) => bundles.filter(({ hosts }) => names.some((name) => hosts.includes(name)));

/** @param {string} name */
export function bundleNamed(name) {
  const found = bundles.find((bundle) => bundle.name === name);
  if (!found) throw new Error(`There is no bundle "${name}"; there are ${bundles.map((b) => b.name).join(', ')}.`);
  return found;
}

/** The files of a bundle that has been made, with its parts, from the project's folder. @param {Bundle} bundle @returns {string[]} */
export function filesOf({ outfile, esbuild }) {
  if (esbuild === null) return filesIn(outfile);
  return [outfile, ...(esbuild.plugins?.includes(parts) ? filesIn(partsOf(outfile)) : [])];
}
/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

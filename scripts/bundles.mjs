/**
 * The six bundles that the project ships, and how each is made. Everything is bundled, so that a package contains
 * exactly these files and no node_modules. Constraints: the preload may require only `electron` (its sandbox offers
 * nothing else), and the browser host and the engine run on plain Node without any packages.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The Chromium and the Node inside the pinned Electron are newer than both; see the versions in package.json. */
const chromium = 'chrome140';
const ourNode = 'node20.19';

// valibot, ws and the like may be CommonJS inside an ESM bundle: they need a `require` for Node's own modules.
const requireInModules =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/**
 * @typedef {object} Bundle
 * @property {string} name
 * @property {string} entry source file, from the project's folder
 * @property {string} outfile what is made; for the page a folder
 * @property {import('esbuild').BuildOptions | null} esbuild null: made by Vite with vite.config.ts
 */

/** What is imported as the text of its file. */
export const loader = /** @type {const} */ ({ '.fairygame': 'text' });

/** @type {readonly Bundle[]} */
export const bundles = [
  {
    name: 'main',
    entry: 'electron/main.ts',
    outfile: 'out/main/main.cjs',
    esbuild: { platform: 'node', format: 'cjs', target: 'node24', external: ['electron'], loader },
  },
  {
    name: 'preload',
    entry: 'electron/preload.ts',
    outfile: 'out/preload/preload.cjs',
    esbuild: { platform: 'browser', format: 'cjs', target: chromium, external: ['electron'] },
  },
  {
    name: 'browser',
    entry: 'electron/hosts/browser-main.ts',
    outfile: 'out/browser/browser.mjs',
    esbuild: { platform: 'node', format: 'esm', target: ourNode, banner: { js: requireInModules }, loader },
  },
  {
    // a thread of both hosts, which read its text: it must be one script, and may require only Node's own modules
    name: 'search',
    entry: 'electron/search/worker-main.ts',
    outfile: 'out/search/search.cjs',
    esbuild: { platform: 'node', format: 'cjs', target: ourNode },
  },
  {
    name: 'engine',
    entry: 'engine/console/main.ts',
    outfile: 'out/engine/engine.mjs',
    esbuild: { platform: 'node', format: 'esm', target: ourNode, banner: { js: requireInModules } },
  },
  { name: 'renderer', entry: 'renderer/index.html', outfile: 'out/renderer', esbuild: null },
];

/** @param {string} name */
export function bundleNamed(name) {
  const found = bundles.find((bundle) => bundle.name === name);
  if (!found) throw new Error(`There is no bundle "${name}"; there are ${bundles.map((b) => b.name).join(', ')}.`);
  return found;
}

/**
 * Is a bundle older than its inputs? Decided by contents, never by file times, which a checkout, a branch switch or a
 * copied folder changes arbitrarily. A stamp beside the bundles contains the names and the hash of all inputs; a bundle
 * is fresh if it exists and its inputs still have the same hash.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './bundles.mjs';
import { packagesOf } from './licences.mjs';

/** What every bundle depends on besides its own sources: the build scripts and the packages. */
const always = ['scripts/bundles.mjs', 'scripts/licences.mjs', 'package-lock.json', 'package.json'];

/** @param {string} name */
const stampOf = (name) => path.join(root, 'out', '.stamps', `${name}.json`);

/** @param {readonly string[]} files from the project's folder; a missing file hashes as missing */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files, ...always].sort()) {
    hash.update(file).update('\0');
    const full = path.join(root, file);
    hash.update(fs.existsSync(full) ? fs.readFileSync(full) : 'missing').update('\0');
  }
  return hash.digest('hex');
}

/** Every file below the folders, tests left out, from the project's folder and with forward slashes.
 * @param {readonly string[]} folders */
export function filesBelow(folders) {
  /** @type {string[]} */
  const found = [];
  for (const folder of folders) {
    const full = path.join(root, folder);
    if (!fs.existsSync(full)) continue;
    for (const entry of fs.readdirSync(full, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || /\.test\.[cm]?tsx?$/.test(entry.name)) continue;
      found.push(path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    }
  }
  return found;
}

/** The page is built by Vite, which provides no list of inputs: everything that it may import counts. */
export const pageFolders = ['renderer', 'languages', 'electron/contract', 'engine/shared', 'assets'];
export const pageFiles = () => [...filesBelow(pageFolders), 'vite.config.ts'];

/** @param {import('./bundles.mjs').Bundle} bundle @returns {boolean} */
export function isStale(bundle) {
  if (!fs.existsSync(path.join(root, bundle.outfile)) || !fs.existsSync(stampOf(bundle.name))) return true;
  const stamp = JSON.parse(fs.readFileSync(stampOf(bundle.name), 'utf8'));
  return stamp.hash !== hashOf(bundle.esbuild ? stamp.inputs : pageFiles());
}

/** Takes the hash now, before the bundle is made, so that an edit made meanwhile leaves it stale.
 * @param {import('./bundles.mjs').Bundle} bundle */
export function startStamp(bundle) {
  const before = bundle.esbuild ? null : hashOf(pageFiles());
  return {
    /** @param {readonly string[]} taken every file that went in, as the bundler names it */
    finish(taken) {
      const inputs = before === null ? taken.filter((file) => !file.includes('node_modules/')) : [];
      const stamp = { hash: before ?? hashOf(inputs), inputs, packages: packagesOf(taken) };
      fs.mkdirSync(path.dirname(stampOf(bundle.name)), { recursive: true });
      fs.writeFileSync(stampOf(bundle.name), JSON.stringify(stamp));
    },
  };
}

/** The packages that went into the bundles, as far as these have been made.
 * @param {readonly import('./bundles.mjs').Bundle[]} made @returns {string[]} folders, sorted, each once */
export function packagesIn(made) {
  const stamps = made.map(({ name }) => stampOf(name)).filter((file) => fs.existsSync(file));
  return packagesOf(stamps.flatMap((file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? []));
}

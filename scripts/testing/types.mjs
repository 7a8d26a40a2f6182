/**
 * Checks the types of every part: the references of the project's tsconfig.json. Unchanged parts are not checked again
 * (out/types). The engine is compiled once, without the types of the DOM and of Node; the parts above it read the
 * declarations that it leaves there, and are checked again only when those changed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bundles.mjs';
import { one } from './tally.mjs';
import { watch } from './watch.mjs';

const records = path.join(root, 'out/types');

/** npm gives the files of packages old dates: the compiler does not see that they are new.
 * @returns {boolean} */
function packagesAreNewer() {
  const lock = path.join(root, 'node_modules/.package-lock.json');
  return fs.existsSync(records) && fs.existsSync(lock) && fs.statSync(lock).mtimeMs > fs.statSync(records).mtimeMs;
}

/** @returns {Promise<import('./tally.mjs').Count>} */
export async function types() {
  if (packagesAreNewer()) fs.rmSync(records, { recursive: true });
  return one((await watch('node_modules/typescript/bin/tsc', ['-b'])).good);
}

/**
 * Checks the types, part by part: the parts are the references of the project's tsconfig.json. Unchanged parts are not
 * checked again (out/types).
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bundles.mjs';
import { none, one, sum } from './tally.mjs';
import { watch } from './watch.mjs';

const records = path.join(root, 'out/types');

/** Each part's tsconfig, from the project's folder. @returns {string[]} */
export function typedParts() {
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  return references.map(({ path: part }) => path.posix.join(part.endsWith('.json') ? part : `${part}/tsconfig.json`));
}

/** npm gives the files of packages old dates: the compiler does not see that they are new.
 * @returns {boolean} */
function packagesAreNewer() {
  const lock = path.join(root, 'node_modules/.package-lock.json');
  return fs.existsSync(records) && fs.existsSync(lock) && fs.statSync(lock).mtimeMs > fs.statSync(records).mtimeMs;
}

/** @returns {Promise<import('./tally.mjs').Count>} one for each part */
export async function types() {
  if (packagesAreNewer()) fs.rmSync(records, { recursive: true });
  let count = none;
  for (const part of typedParts()) {
    const { good } = await watch('node_modules/typescript/bin/tsc', ['-b', part]);
    if (!good) console.log(`${part} does not compile.`);
    count = sum(count, one(good));
  }
  return count;
}

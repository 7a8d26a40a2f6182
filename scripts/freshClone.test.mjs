/**
 * The commands of package.json must start in a fresh clone, where no package is installed yet: they install what is
 * missing, so none of their static imports may need a package.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './bundles.mjs';

/** @type {Record<string, string>} */
const commands = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;

/** Every package that a file imports as it is loaded, itself or by what it imports.
 * @param {string} file @param {Set<string>} seen @returns {string[]} */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [
    ...fs.readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?:[^'"]*\sfrom\s)?['"]([^'"]+)['"]/gm),
  ];
  return imported.flatMap(([, from = '']) => {
    if (from.startsWith('node:')) return [];
    if (from.startsWith('.')) return packagesOf(path.join(path.dirname(file), from), seen);
    return [`${path.relative(root, file)} imports ${from}`];
  });
}

test.each(Object.entries(commands))('npm run %s loads without any package', (_, command) => {
  const [, script = ''] = /^node (scripts\/\w+\.mjs)$/.exec(command) ?? [];
  expect(script).not.toBe('');
  expect(packagesOf(path.join(root, script))).toEqual([]);
});

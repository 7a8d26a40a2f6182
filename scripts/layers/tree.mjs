/**
 * The table of arrows against the files of the project: every file has a row, and what a row may import is imported by some
 * file of it that is no test. What a row may not import is refused by Biome (generate.mjs).
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../bundles.mjs';
import { packageOf, rowOf, rows } from './table.mjs';

const isCode = (/** @type {string} */ file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(test|fixture|bench)\./.test(file);
const hasRow = (/** @type {string} */ file) => /^(engine|electron|languages|renderer|examples)\//.test(file);

/** @param {string} file @returns {readonly string[]} what it imports, types included */
function specifiersIn(file) {
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('ts') ? 'ts' : 'js';
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text, { lang, sourceType: 'module' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
    return /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2]; // one that is computed names no file
  });
  const all = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...late];
  return all.filter((name) => name !== undefined);
}

/** @param {readonly string[]} files of the project @returns {string[]} what is wrong */
export function faultsOfTheTree(files) {
  const code = files.filter((file) => isCode(file) && hasRow(file));
  const homeless = code.filter((file) => !rowOf(file)).map((file) => `${file} has no row in scripts/layers/arrows.txt`);
  /** @type {Map<string, Set<string>>} */
  const used = new Map(rows.map(({ at }) => [at, new Set()]));
  for (const file of code) {
    const own = used.get(rowOf(file)?.at ?? '');
    for (const name of specifiersIn(file)) {
      const to = path.posix.join(path.posix.dirname(file), name.split('?')[0] ?? '');
      own?.add(name.startsWith('.') ? (rowOf(to)?.at ?? to) : packageOf(name));
    }
  }
  const idle = rows.flatMap(({ at, sees, uses, seesAll }) =>
    [...(seesAll ? [] : [...sees, ...uses])]
      .filter((name) => !used.get(at)?.has(name))
      .map((name) => `${at} may import ${name} and does not: take it out of its row in scripts/layers/arrows.txt`),
  );
  return [...homeless, ...idle];
}

/**
 * `node scripts/layers/generate.mjs` writes the table of arrows as rules of Biome, which `biome.json` extends: so an editor
 * shows a refusal while it is typed. Biome knows an import by its text alone, `../search/think.ts`; what that means depends
 * on the folder of the file. So each row has a rule for its folder, one for the folders in it, and so on as deep as
 * there are files.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../bundles.mjs';
import { fromWide, rowOf } from './table.mjs';

/** @typedef {import('./table.mjs').Row} Row */

export const generated = path.join(root, 'scripts/layers/arrows.generated.json');

/** The first rule of a row is that of its own folder. @param {Row} row @param {number} level @returns {string} its files */
const filesAt = ({ at, isFile }, level) => (isFile ? at : at + '/*'.repeat(level));

/** @param {Row} row @param {number} level @returns {readonly string[]} the parts of the path of the files' folder */
const folderOf = ({ parts, isFile }, level) =>
  isFile ? parts.slice(0, -1) : [...parts, ...Array.from({ length: level - 1 }, () => '?')];

const isCode = (/** @type {string} */ file) => /\.[cm]?[jt]sx?$/.test(file);

/** How an import of a path begins in a file of that folder. @param {readonly string[]} folder @param {readonly string[]} parts */
function specifierTo(folder, parts) {
  const differs = folder.findIndex((part, i) => part !== parts[i]);
  const shared = differs < 0 ? folder.length : differs;
  return ['../'.repeat(folder.length - shared) || './', parts.slice(shared).join('/')].join('');
}

/** Does one row hold for files for which the other would hold? @param {Row} row @param {Row} wider */
const isWithin = (row, wider) =>
  row !== wider && !wider.isFile && wider.parts.every((part, i) => part === '*' || part === row.parts[i]);

/** @param {Row} row @param {string} to how an import of it begins */
const filesIn = ({ isFile }, to) => (isFile ? to : `${to.replace(/\/$/, '')}/**`);

/**
 * The later pattern counts; what begins with `!` is allowed.
 * @param {Row} row @param {number} level @returns {string[]}
 */
function patternsOf(row, level) {
  const folder = folderOf(row, level);
  const up = (/** @type {number} */ n) => '../'.repeat(n) || './';
  const patterns = ['**', ...row.uses.flatMap((name) => [`!${name}`, `!${name}/**`])];
  if (row.isFile) patterns.push(`!./${row.parts.at(-1)}`);
  else for (let n = 0; n < level; n++) patterns.push(`!${up(n)}**`);
  if (!row.isFile && level > 1) patterns.push(`${up(level)}**`);
  // a folder that this one lies in holds the way to everything else: what is beyond it is refused again
  const seen = fromWide.filter(({ at }) => row.sees.includes(at));
  const isAround = (/** @type {Row} */ other) => isWithin(row, other) && other.parts.length < row.parts.length;
  for (const other of seen.filter(isAround)) {
    const n = folder.length - other.parts.length;
    patterns.push(`!${up(n)}**`, `${up(n + 1)}**`);
  }
  const others = fromWide
    .filter((other) => other !== row && !isAround(other))
    .map((other) => ({ other, pattern: filesIn(other, specifierTo(folder, other.parts)) }));
  // `../*/**` also holds for `../../`, the way further up
  const upwards = others.filter(({ other, pattern }) => seen.includes(other) && /^(\.\.\/)+\*\//.test(pattern));
  for (const { pattern } of upwards) patterns.push(`!${pattern}`, `../${pattern.split('*')[0]}**`);
  for (const each of others.filter((other) => !upwards.includes(other))) {
    if (seen.includes(each.other)) patterns.push(`!${each.pattern}`);
    else if ([row, ...seen].some((wider) => isWithin(each.other, wider))) patterns.push(each.pattern);
  }
  return [...patterns, './../**'];
}

/** @param {Row} row */
function messageOf({ at, is, sees, uses, instead }) {
  const all = [...sees, ...uses].join(', ') || 'nothing else';
  return `${at}: ${is}. It may import ${all}. ${instead}`.trim();
}

/** @param {readonly string[]} files of the project @returns {string} the file of rules */
export function generate(files) {
  /** @type {Map<Row, Set<number>>} */
  const levels = new Map(fromWide.map((row) => [row, new Set()]));
  for (const file of files) {
    const row = rowOf(file);
    if (row) levels.get(row)?.add(row.isFile ? 1 : file.split('/').length - row.parts.length);
  }
  const overrides = fromWide
    .filter(({ seesAll, isFile, at }) => !seesAll && (!isFile || isCode(at)))
    .flatMap((row) =>
      [...(levels.get(row) ?? [])].sort().map((level) => {
        const options = { patterns: [{ group: patternsOf(row, level), message: messageOf(row) }] };
        const noRestrictedImports = { level: 'error', options };
        return { includes: [filesAt(row, level)], linter: { rules: { style: { noRestrictedImports } } } };
      }),
    );
  const message = 'This folder has no row in scripts/layers/arrows.txt, or generate.mjs was not run since it is there.';
  const noRestrictedImports = { level: 'error', options: { patterns: [{ group: ['**'], message }] } };
  const includes = ['engine/**', 'electron/**', 'renderer/**', 'examples/**'];
  overrides.unshift({ includes, linter: { rules: { style: { noRestrictedImports } } } });
  const lines = overrides.map((override) => `    ${JSON.stringify(override)}`).join(',\n');
  return `{\n  "overrides": [\n${lines}\n  ]\n}\n`;
}

/** Every file of the project that a row holds, and that may be imported or import. @returns {string[]} */
export function filesOfTheProject() {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return git.stdout
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|css)$|^package\.json$/.test(file) && fs.existsSync(path.join(root, file)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(generated, generate(filesOfTheProject()));

/** The table of arrows, read: which row a file has, and what is wrong with the table itself. */
import fs from 'node:fs';

/**
 * @typedef {object} Row
 * @property {string} at a folder, or files by their ending
 * @property {string} is
 * @property {readonly string[]} sees other rows
 * @property {readonly string[]} uses packages
 * @property {boolean} seesAll
 * @property {string} instead where belongs what it may not import
 * @property {readonly string[]} parts of the path
 * @property {boolean} isFile
 * @property {RegExp} holds the path of a file of this row, and as its first group what is one folder or one file of it
 */

const wordsOf = (text = '') => text.split(/\s+/).filter(Boolean);

/**
 * A row of the table: the folder, and below it a line for each of what is said of it, which may go on in the next line.
 * @param {string} text @returns {Row}
 */
function readRow(text) {
  const [at, ...lines] = text.trim().split('\n');
  if (at === undefined) throw new Error('A row of scripts/layers/arrows.txt is empty.');
  /** @type {Record<string, string>} */
  const said = {};
  let key = '';
  for (const line of lines) {
    const [, begun, rest] = /^ {2}(is|sees|uses|instead|) +(\S.*)$/.exec(line) ?? [];
    if (rest === undefined) throw new Error(`${at}: scripts/layers/arrows.txt cannot be read at “${line}”.`);
    key = begun || key;
    said[key] = [said[key], rest].filter(Boolean).join(' ');
  }
  const { is = '', sees, uses, instead = '' } = said;
  const isFile = /\.\w+$/.test(at);
  const pattern = at.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return {
    ...{ at, is, isFile, instead, sees: wordsOf(sees), uses: wordsOf(uses), seesAll: sees === '*' },
    parts: at.split('/'),
    holds: new RegExp(isFile ? `^(${pattern})$` : `^(${pattern})/`),
  };
}

/** @type {readonly Row[]} in the order of the table */
export const rows = fs
  .readFileSync(new URL('arrows.txt', import.meta.url), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .split(/\n{2,}/)
  .filter((text) => text.trim() !== '')
  .map(readRow);

/** The row that says more: the longer one, then the one with the name. @param {Row} a @param {Row} b */
const byHowClose = (a, b) =>
  a.parts.length - b.parts.length || Number(!a.at.includes('*')) - Number(!b.at.includes('*'));
/** A later row goes before an earlier one where both hold. */
export const fromWide = [...rows].sort(byHowClose);

/** @param {string} file @returns {Row | undefined} */
export const rowOf = (file) => fromWide.findLast(({ holds }) => holds.test(file));

/** May a file import another one of ours? @param {string} from @param {string} to */
export function isAllowed(from, to) {
  const [row, other] = [rowOf(from), rowOf(to)];
  if (!row) return false;
  if (row === other) return row.isFile || row.holds.exec(from)?.[1] === row.holds.exec(to)?.[1];
  return row.seesAll || (other !== undefined && row.sees.includes(other.at));
}

/** @returns {string[]} what is wrong with the table itself */
export function faultsOfTheTable() {
  const names = rows.map(({ at }) => at);
  return rows.flatMap(({ at, sees, seesAll }, i) => [
    ...(names.indexOf(at) === i ? [] : [`${at} has two rows in scripts/layers/arrows.txt`]),
    ...(seesAll ? [] : sees)
      .filter((name) => !names.slice(0, i).includes(name))
      .map((name) => `${at} sees ${name}, which is no row above it in scripts/layers/arrows.txt`),
  ]);
}

/** The name of a package, or `node:*`. @param {string} specifier */
export const packageOf = (specifier) =>
  specifier.startsWith('node:') ? 'node:*' : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

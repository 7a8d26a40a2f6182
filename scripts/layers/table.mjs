/** The table of arrows, read: which row a file has, and what is wrong with the table itself. */
import { arrows } from './arrows.mjs';

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

const wordsOf = (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean);

/** @type {readonly Row[]} in the order of the table */
export const rows = arrows.map(([at, is, sees, uses, instead = '']) => {
  const isFile = /\.\w+$/.test(at);
  const pattern = at.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return {
    ...{ at, is, isFile, instead, sees: wordsOf(sees), uses: wordsOf(uses), seesAll: sees === '*' },
    parts: at.split('/'),
    holds: new RegExp(isFile ? `^(${pattern})$` : `^(${pattern})/`),
  };
});

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
    ...(names.indexOf(at) === i ? [] : [`${at} has two rows in scripts/layers/arrows.mjs`]),
    ...(seesAll ? [] : sees)
      .filter((name) => !names.slice(0, i).includes(name))
      .map((name) => `${at} sees ${name}, which is no row above it in scripts/layers/arrows.mjs`),
  ]);
}

/** The name of a package, or `node:*`. @param {string} specifier */
export const packageOf = (specifier) =>
  specifier.startsWith('node:') ? 'node:*' : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

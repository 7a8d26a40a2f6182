/**
 * `variants.ini` as sections of keys. A section that names a parent begins as that; what it then says replaces what the
 * parent said, and a letter that it gives to another kind is taken from the kind that had it.
 */
import { Problems, type Written } from '../file/problems.ts';
import { isPieceKey } from './ini-pieces.ts';
import { sentences } from './sentences.ts';

export type IniKeys = Map<string, Written>;
export interface IniSection {
  readonly name: string;
  /** of its head, from 1 */
  readonly line: number;
  readonly keys: IniKeys;
  /** it has no parent: some keys have other usual values then */
  readonly hasParent: boolean;
  /** what is wrong with its lines, or with those of a parent; another section can still be read */
  readonly problems: Problems;
}
/** The sections that every file may name as a parent. */
export type Parents = (name: string) => IniSection | undefined;

const SIDED = ['White', 'Black'];
/** keys that hold one pair a word, and add up */
const PAIRS = ['promotedPieceType', 'promotionLimit'];

/** `problems`: of lines that belong to no section. */
export function readIniSections(text: string, parents: Parents, problems: Problems): ReadonlyMap<string, IniSection> {
  const sections = new Map<string, IniSection>();
  let current: IniSection | null = null;
  for (const [n, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/[#;].*$/, '').trimEnd();
    const bare: Written = { text: line.trim(), line: n + 1, column: line.length - line.trimStart().length + 1 };
    if (bare.text === '') continue;
    const head = /^\[([^:\]]+)(?::([^\]]+))?\]$/.exec(bare.text);
    if (head) {
      const [, name, parentName] = head.map((part) => part?.trim());
      const parent = parentName === undefined ? undefined : (sections.get(parentName) ?? parents(parentName));
      const hasParent = parentName !== undefined;
      current = { name, line: bare.line, keys: new Map(parent?.keys), hasParent, problems: new Problems() };
      for (const { line, column, says } of parent?.problems.list ?? []) current.problems.at(line, column, says);
      if (hasParent && !parent) current.problems.of(bare, sentences.noParent(parentName), parentName);
      sections.set(name, current);
      continue;
    }
    const equals = bare.text.indexOf('=');
    const key = bare.text.slice(0, equals).trim();
    if (!current) problems.of(bare, sentences.outsideSections);
    else if (equals <= 0) current.problems.of(bare, sentences.noEquals);
    else {
      const value = bare.text.slice(equals + 1).trim();
      setKey(current.keys, key, { ...bare, text: value, column: bare.column + bare.text.lastIndexOf(value) });
    }
  }
  return sections;
}

function setKey(keys: IniKeys, key: string, value: Written): void {
  if (isPieceKey(key)) takeLetter(keys, key, value.text);
  for (const side of SIDED) keys.delete(key + side);
  if (key === 'promotionRank') for (const side of SIDED) keys.delete(`promotionRegion${side}`);
  if (key === 'pawnTypes') {
    for (const types of ['promotionPawnTypes', 'enPassantTypes', 'nMoveRuleTypes'])
      for (const side of ['', ...SIDED]) keys.delete(types + side);
  }
  const before = keys.get(key)?.text;
  keys.delete(key);
  keys.set(key, PAIRS.includes(key) && before !== undefined ? { ...value, text: addedUp(before, value.text) } : value);
}
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const addedUp = (before: string, now: string): string =>
  [...words(before).filter((pair) => !words(now).some((other) => other[0] === pair[0])), now].join(' ');

/** A kind gets a letter: whoever had it is gone, and where the kind's old letter was meant, the new one is. */
function takeLetter(keys: IniKeys, key: string, value: string): void {
  const was = keys.get(key)?.text[0];
  if (value === '-' || value === '') {
    if (was !== undefined && was !== '-') editPairs(keys, (pair) => (pair.split(':').includes(was) ? null : pair));
    return;
  }
  const letter = value[0].toLowerCase();
  for (const [other, { text }] of [...keys]) {
    if (!isPieceKey(other) || other === key || text[0]?.toLowerCase() !== letter) continue;
    keys.delete(other);
    editPairs(keys, (pair) => (pair[0] === letter ? null : pair));
  }
  if (was === undefined || was === '-' || was === letter) return;
  for (const other of [...keys.keys()])
    if (/(Types|Type|Pieces|Piece|dropNoDoubled)(White|Black)?$/.test(other) && !isPieceKey(other))
      edit(keys, other, (text) => text.replaceAll(was, letter));
  editPairs(keys, (pair) =>
    pair
      .split(':')
      .map((one) => (one === was ? letter : one))
      .join(':'),
  );
}
const editPairs = (keys: IniKeys, change: (pair: string) => string | null): void => {
  for (const pairs of PAIRS)
    edit(keys, pairs, (all) =>
      words(all)
        .flatMap((pair) => change(pair) ?? [])
        .join(' '),
    );
};
const edit = (keys: IniKeys, key: string, change: (text: string) => string): void => {
  const value = keys.get(key);
  if (value) keys.set(key, { ...value, text: change(value.text) });
};

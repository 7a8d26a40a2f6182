/**
 * `variants.ini` as sections of keys. A section that names a parent begins as that; what it then says replaces what the
 * parent said, and a letter that it gives to another kind is taken from the kind that had it.
 */
import { FileProblems, type Written } from '../file/problems.ts';
import { isPieceKey } from './ini-pieces.ts';
import { sentences } from './sentences.ts';

export type IniKeys = Map<string, Written>;
export interface IniSection {
  readonly name: string;
  /** of its head, from 1 */
  readonly line: number;
  readonly keys: IniKeys;
  /** the keys that it writes itself; the others come from its parent */
  readonly own: Set<string>;
  /** it has no parent: some keys have other usual values then */
  readonly hasParent: boolean;
  /** what is wrong with its lines, or with those of a parent; another section can still be read */
  readonly problems: FileProblems;
}
/** The sections that every file may name as a parent. */
export type Parents = (name: string) => IniSection | undefined;

const SIDED = ['White', 'Black'];
/** keys that hold one pair a word, and add up */
const PAIRS = ['promotedPieceType', 'promotionLimit'];

/** `problems`: of lines that belong to no section. */
export function readIniSections(
  text: string,
  parents: Parents,
  problems: FileProblems,
): ReadonlyMap<string, IniSection> {
  const sections = new Map<string, IniSection>();
  let current: IniSection | null = null;
  for (const [n, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/[#;].*$/, '').trimEnd();
    const bare: Written = { text: line.trim(), line: n + 1, column: line.length - line.trimStart().length + 1 };
    if (bare.text === '') continue;
    const head = /^\[([^:\]]+)(?::([^\]]+))?\]$/.exec(bare.text);
    if (head) {
      const [, name, parentName] = head.map((part) => part?.trim());
      const parent = parentName === undefined ? undefined : sections.get(parentName);
      const builtIn = parentName === undefined || parent ? undefined : parents(parentName);
      const keys: IniKeys = new Map(parent?.keys ?? writtenAt(bare, builtIn));
      const hasParent = parentName !== undefined;
      current = { name, line: bare.line, keys, own: new Set(), hasParent, problems: new FileProblems() };
      for (const { line, column, says } of parent?.problems.list ?? []) current.problems.at(line, column, says);
      if (hasParent && !parent && !builtIn) current.problems.of(bare, sentences.noParent(parentName), parentName);
      if (sections.has(name)) current.problems.of(bare, sentences.sectionTwice(name), name);
      sections.set(name, current);
      continue;
    }
    const equals = bare.text.indexOf('=');
    const key = bare.text.slice(0, equals).trim();
    if (!current) problems.of(bare, sentences.outsideSections);
    else if (equals <= 0) current.problems.of(bare, sentences.noEquals);
    else {
      const value = bare.text.slice(equals + 1).trim();
      if (current.own.has(key)) current.problems.of(bare, sentences.keyTwice(key), key);
      setKey(current, key, { ...bare, text: value, column: bare.column + bare.text.lastIndexOf(value) });
    }
  }
  return sections;
}

/** The lines of a parent in another text mean nothing to a reader of this one: its keys stand where it is named. */
const writtenAt = ({ line, column }: Written, parent: IniSection | undefined): [string, Written][] =>
  [...(parent?.keys ?? [])].map(([key, { text }]) => [key, { text, line, column }]);

function setKey(section: IniSection, key: string, value: Written): void {
  const { keys, own } = section;
  if (isPieceKey(key)) takeLetter(section, key, value.text);
  own.add(key);
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
  [now, ...words(before).filter((pair) => !words(now).some((other) => other[0] === pair[0]))].join(' ');

/**
 * A kind gets a letter: whoever had it is gone, and where the parent meant the kind's old letter, the new one is meant.
 * What the section itself has written is about its own letters already.
 */
function takeLetter(section: IniSection, key: string, value: string): void {
  const { keys } = section;
  const was = keys.get(key)?.text[0];
  const forget = (letter: string): void => editLists(section, (text) => text.replaceAll(letter, ''));
  if (value === '-' || value === '') {
    if (was === undefined || was === '-') return;
    forget(was);
    editPairs(keys, (pair) => (pair.split(':').includes(was) ? null : pair));
    return;
  }
  const letter = value[0].toLowerCase();
  for (const [other, { text }] of [...keys]) {
    if (!isPieceKey(other) || other === key || text[0]?.toLowerCase() !== letter) continue;
    keys.delete(other);
    forget(letter);
    editPairs(keys, (pair) => (pair[0] === letter ? null : pair));
  }
  if (was === undefined || was === '-' || was === letter) return;
  editLists(section, (text) => text.replaceAll(was, letter));
  editPairs(keys, (pair) =>
    pair
      .split(':')
      .map((one) => (one === was ? letter : one))
      .join(':'),
  );
}
const isList = (key: string): boolean =>
  /(Types|Type|Pieces|Piece|dropNoDoubled)(White|Black)?$/.test(key) && !isPieceKey(key) && !PAIRS.includes(key);
const editLists = ({ keys, own }: IniSection, change: (text: string) => string): void => {
  for (const key of [...keys.keys()]) if (isList(key) && !own.has(key)) edit(keys, key, change);
};
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

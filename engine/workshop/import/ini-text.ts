/**
 * `variants.ini` as sections of keys. A section that names a parent begins as that; what it then says replaces what the
 * parent said, and a letter that it gives to another kind is taken from the kind that had it.
 */
import { FileProblems, type Written } from '../file/problems.ts';
import { hasAtom } from './ini-betza.ts';
import { isKnownKey, OLD_NAMES, OLD_SWITCHES, UNPLAYABLE_PARENTS, WITHOUT_EFFECT } from './ini-known-keys.ts';
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
  /** it goes back to a game that the other program knows; where it does not, some keys have other usual values */
  readonly isFromBuiltIn: boolean;
  /** its lines, and those of its parents, that say otherwise than a later line of the same section with the same key */
  readonly overruled: readonly string[];
  /** what is wrong with its lines, or with those of a parent; another section can still be read */
  readonly problems: FileProblems;
}
/** The sections that every file may name as a parent. */
export type Parents = (name: string) => IniSection | undefined;

const SIDED = ['White', 'Black'];
/** keys that say something of others, which hold where both are said */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  promotionRank: ['promotionRegion'],
  doubleStepRank: ['doubleStepRegion'],
  doubleStepRankMin: ['doubleStepRegion'],
  pawnTypes: ['promotionPawnTypes', 'enPassantTypes', 'nMoveRuleTypes'],
};
/** keys that hold one pair a word, and add up */
const PAIRS = ['promotedPieceType', 'promotionLimit'];

/** `problems`: of lines that belong to no section. */
export function readIniSections(
  text: string,
  parents: Parents,
  problems: FileProblems,
): ReadonlyMap<string, IniSection> {
  const sections = new Map<string, IniSection>();
  let current: (IniSection & { readonly overruled: string[] }) | null = null;
  /** the keys of the current section, as they are written */
  let written = new Set<string>();
  const lines = linesOf(text);
  const lastValues = lastValuesIn(lines);
  for (const [i, bare] of lines.entries()) {
    const head = HEAD.exec(bare.text);
    if (head) {
      const [, name, parentName] = head.map((part) => part?.trim());
      const parent = parentName === undefined ? undefined : sections.get(parentName);
      const builtIn = parentName === undefined || parent ? undefined : parents(parentName);
      const keys: IniKeys = new Map(parent?.keys ?? writtenAt(bare, builtIn));
      const isFromBuiltIn = parent?.isFromBuiltIn ?? builtIn !== undefined;
      const overruled = [...(parent?.overruled ?? [])];
      current = { name, line: bare.line, keys, own: new Set(), isFromBuiltIn, overruled, problems: new FileProblems() };
      for (const { line, column, says } of parent?.problems.list ?? []) current.problems.at(line, column, says);
      if (parentName !== undefined && !parent && !builtIn)
        current.problems.of(bare, whyNoParent(parentName), parentName);
      if (sections.has(name)) current.problems.of(bare, sentences.sectionTwice(name), name);
      sections.set(name, current);
      written = new Set();
      continue;
    }
    const [key, value] = keyAndValue(bare);
    const last = lastValues.get(i);
    if (!current) once(problems, bare, sentences.outsideSections);
    else if (key === '') once(current.problems, bare, sentences.noEquals);
    else if (last !== undefined) {
      if (last !== value) current.overruled.push(`${key} = ${value}`);
    } else {
      if (changesValue(key, value, bare.comment)) current.problems.of(bare, sentences.commentBehind);
      written.add(key);
      const place = { line: bare.line, column: bare.column + bare.text.lastIndexOf(value) };
      const [name, text] = namedNow(key, value);
      // what has the name of today holds, wherever it stands
      if (name === key || !written.has(name)) setKey(current, name, { ...place, text });
    }
  }
  return sections;
}

const HEAD = /^\[([^:\]]+)(?::([^\]]+))?\]$/;
interface Line extends Written {
  /** behind it, with its sign */
  readonly comment: string;
}
/**
 * To the other program a comment behind a value is a part of it. Numbers, cells, kinds and positions end before it; other
 * words are not found then, and capital letters in it are moves.
 */
function changesValue(key: string, value: string, comment: string): boolean {
  if (comment === '' || !isKnownKey(key) || WITHOUT_EFFECT.includes(key)) return false;
  return isPieceKey(key) ? value.includes(':') && hasAtom(comment) : /^[a-z]{3,}$/i.test(value) && !isList(key);
}
/** The lines that say anything, without comments. */
const linesOf = (text: string): readonly Line[] =>
  text.split(/\r?\n/).flatMap((raw, n) => {
    const line = raw.replace(/[#;].*$/, '').trimEnd();
    const column = line.length - line.trimStart().length + 1;
    const bare = { text: line.trim(), line: n + 1, column, comment: raw.slice(line.length).trim() };
    return bare.text === '' ? [] : [bare];
  });
/** Two empty texts where a line is not written like `key = value`. */
function keyAndValue({ text }: Written): readonly [key: string, value: string] {
  const equals = text.indexOf('=');
  return equals <= 0 ? ['', ''] : [text.slice(0, equals).trim(), text.slice(equals + 1).trim()];
}
/**
 * Lines whose key stands again further down in their section, by their numbers among `lines`, and the value that it has
 * there at last. That one holds, as if these lines were not there.
 */
function lastValuesIn(lines: readonly Written[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let below = new Map<string, string>();
  for (const [i, line] of [...lines.entries()].reverse()) {
    const [key, value] = keyAndValue(line);
    const last = below.get(key);
    if (HEAD.test(line.text)) below = new Map();
    else if (last !== undefined) found.set(i, last);
    else if (key !== '') below.set(key, value);
  }
  return found;
}
function whyNoParent(name: string): string {
  const rule = UNPLAYABLE_PARENTS.get(name);
  return rule ? sentences.unplayableHere(name, sentences.unplayable[rule]) : sentences.noParent(name);
}
/** Many lines may have the same fault, as where a text is none of these. */
function once(problems: FileProblems, written: Written, says: string): void {
  if (!problems.list.some((problem) => problem.says === says)) problems.of(written, says);
}
/** The key and the value that stand today for what was written. */
function namedNow(key: string, value: string): readonly [string, string] {
  if (key === 'captureType' && (value === 'hand' || value === 'out')) return ['capturesToHand', `${value === 'hand'}`];
  const [rule, kind] = OLD_SWITCHES.get(key) ?? [];
  if (rule !== undefined && kind !== undefined && (value === 'true' || value === 'false'))
    return [rule, value === 'true' ? kind : 'none'];
  return [OLD_NAMES.get(key) ?? key, value];
}

/** The lines of a parent in another text mean nothing to a reader of this one: its keys stand where it is named. */
const writtenAt = ({ line, column }: Written, parent: IniSection | undefined): [string, Written][] =>
  [...(parent?.keys ?? [])].map(([key, { text }]) => [key, { text, line, column }]);

function setKey(section: IniSection, key: string, value: Written): void {
  const { keys, own } = section;
  if (isPieceKey(key)) takeLetter(section, key, value.text);
  own.add(key);
  // what the section itself says of one side, or of what the key stands for, holds in whatever order
  const forget = (name: string): void => {
    if (!own.has(name) || key === 'wallingRegion') keys.delete(name);
  };
  for (const side of SIDED) forget(key + side);
  for (const name of STANDS_FOR[key] ?? []) for (const side of ['', ...SIDED]) forget(name + side);
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

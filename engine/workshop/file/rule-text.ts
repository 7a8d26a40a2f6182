/** The rules that are words and numbers, and how many of a kind there may be. */
import { NUMBERS, type RuleNumbers, type RuleWordValues, spelled, WORDS } from '../rule-values.ts';
import type { Fields } from './fields.ts';
import { inList, type Names } from './names.ts';
import { sentences } from './sentences.ts';

const wordKeys = Object.keys(WORDS) as (keyof typeof WORDS)[];
const numberKeys = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];

export function readRules(fields: Fields): RuleWordValues & RuleNumbers {
  const words = wordKeys.map((key) => [key, fields.choice<string>(spelled(key), WORDS[key])]);
  const numbers = numberKeys.map((key) => {
    const { usual, least, most } = NUMBERS[key];
    return [key, fields.number(spelled(key), usual, most, least)];
  });
  const rules = Object.fromEntries([...words, ...numbers]) as unknown as RuleWordValues & RuleNumbers;
  const refuse = (key: string, isWrong: boolean, says: string): void => {
    const entry = fields.entry(key);
    if (entry && isWrong) fields.problems.of(entry, says);
  };
  refuse('repetition', rules.repetition === 1, sentences.noRepetition);
  refuse('checks to win', rules.check === 'no' && rules.checksToWin > 0, sentences.noChecks);
  return rules.firstTurn === rules.movesATurn ? { ...rules, firstTurn: 0 } : rules;
}

/** Only what is not as usual. */
export function writeRuleLines(rules: RuleWordValues & RuleNumbers): readonly (readonly [string, string])[] {
  const words = wordKeys.filter((key) => rules[key] !== WORDS[key][0]);
  const numbers = numberKeys.filter((key) => rules[key] !== NUMBERS[key].usual);
  return [...words, ...numbers].map((key) => [spelled(key), String(rules[key])]);
}

/** By captures alone. No kind can be called so. */
const NOTHING = '-';
/** `Pawn Soldier` */
export function readProgressBy(fields: Fields, names: Names): readonly string[] | undefined {
  const entry = fields.entry('progress by');
  if (!entry) return undefined;
  return entry.text === NOTHING ? [] : names.kinds(entry);
}
export const writeProgressBy = (kinds: readonly string[], nameOf: (kind: string) => string): string =>
  kinds.length === 0 ? NOTHING : kinds.map((kind) => inList(nameOf(kind))).join(' ');

/** `1 Queen, 2 Rook` */
export function readAtMost(fields: Fields, names: Names): Readonly<Record<string, number>> {
  const entry = fields.entry('at most');
  const found: [string, number][] = [];
  for (const part of entry?.text.split(/\s*,\s*/) ?? []) {
    const parts = /^(\d{1,2}) (\S+)$/.exec(part);
    const kind = parts && names.kind(entry!, parts[2]);
    if (!parts) fields.problems.of(entry!, sentences.badAtMost, part);
    else if (kind && found.some(([one]) => one === kind))
      fields.problems.of(entry!, sentences.namedTwice(parts[2]), part);
    else if (kind) found.push([kind, Number(parts[1])]);
  }
  return Object.fromEntries(found);
}
export const writeAtMost = (atMost: Readonly<Record<string, number>>, nameOf: (kind: string) => string): string =>
  Object.entries(atMost)
    .map(([kind, most]) => `${most} ${inList(nameOf(kind))}`)
    .join(', ');

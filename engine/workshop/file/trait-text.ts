/** Traits as text, one key each. */
import { LENDERS, type Trait } from '../game-data.ts';
import type { Fields } from './fields.ts';
import { checkBetza } from './move-text.ts';
import { inList, type Names } from './names.ts';
import { sentences } from './sentences.ts';

const WHOM = ['friends', 'foes', 'anybody'] as const;

export function readTraits(fields: Fields, size: number, names: Names): readonly Trait[] {
  const traits: Trait[] = [];
  if (fields.choice('guards', ['no', 'beside']) === 'beside') traits.push({ is: 'guards' });
  if (fields.choice('freezes', ['no', 'beside']) === 'beside') traits.push({ is: 'freezes' });
  if (fields.choice('bursts', ['no', 'taken']) === 'taken') traits.push({ is: 'bursts' });
  for (const is of ['pushes', 'shoots'] as const) {
    const entry = fields.entry(is);
    if (entry && checkBetza(entry, entry.text, size, fields.problems) && isPlain(entry.text))
      traits.push({ is, betza: entry.text });
    else if (entry && !isPlain(entry.text)) fields.problems.of(entry, sentences.plainOnly);
  }
  return [
    ...traits,
    ...readSwaps(fields, size),
    ...readTaking(fields),
    ...readCarrying(fields, names),
    ...readBorrowing(fields),
    ...readSafety(fields, names),
  ];
}
/** What is pushed, shot or swapped is found along a line: modalities and bends would change nothing. */
const isPlain = (betza: string): boolean => !/[a-z]/.test(betza.replace(/[fblrvsh]/g, ''));

function readSwaps(fields: Fields, size: number): readonly Trait[] {
  const entry = fields.entry('swaps');
  if (!entry) return [];
  const parts = /^(\S+) with (\w+)$/.exec(entry.text);
  const whom = WHOM.find((one) => one === parts?.[2]);
  if (!parts || !whom) fields.problems.of(entry, sentences.badSwap);
  else if (!isPlain(parts[1])) fields.problems.of(entry, sentences.plainOnly);
  else if (checkBetza(entry, parts[1], size, fields.problems)) return [{ is: 'swaps', betza: parts[1], whom }];
  return [];
}

const LIFTS = ['nobody', ...WHOM] as const;
function readTaking(fields: Fields): readonly Trait[] {
  const whom = fields.choice('lifts', LIFTS);
  return [
    ...(whom === 'nobody' ? [] : [{ is: 'lifts', whom } as const]),
    ...(fields.choice('recruits', ['no', 'yes']) === 'yes' ? [{ is: 'recruits' } as const] : []),
  ];
}

function readCarrying(fields: Fields, names: Names): readonly Trait[] {
  const entry = fields.entry('carries');
  return entry ? [{ is: 'carries', kinds: names.kinds(entry) }] : [];
}

function readBorrowing(fields: Fields): readonly Trait[] {
  if (!fields.entry('moves also like')) return [];
  return [{ is: 'borrows', from: fields.choice('moves also like', LENDERS) }];
}

function readSafety(fields: Fields, names: Names): readonly Trait[] {
  const entry = fields.entry('safe from');
  if (!entry) return [];
  const afar = /^afar (\d{1,2})$/.exec(entry.text);
  return [afar ? { is: 'safe beyond', cells: Number(afar[1]) } : { is: 'safe from', kinds: names.kinds(entry) }];
}

export function writeTrait(trait: Trait, nameOf: (kind: string) => string): readonly [string, string] {
  switch (trait.is) {
    case 'guards':
    case 'freezes':
      return [trait.is, 'beside'];
    case 'bursts':
      return [trait.is, 'taken'];
    case 'pushes':
    case 'shoots':
      return [trait.is, trait.betza];
    case 'swaps':
      return [trait.is, `${trait.betza} with ${trait.whom}`];
    case 'lifts':
      return [trait.is, trait.whom];
    case 'recruits':
      return [trait.is, 'yes'];
    case 'borrows':
      return ['moves also like', trait.from];
    case 'carries':
    case 'safe from':
      return [trait.is, trait.kinds.map((kind) => inList(nameOf(kind))).join(' ')];
    case 'safe beyond':
      return ['safe from', `afar ${trait.cells}`];
  }
}

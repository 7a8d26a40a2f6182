/** The kinds of a game: one section each. */
import type { PieceData } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { Fields } from './fields.ts';
import { readMoveLine } from './move-text.ts';
import type { Names } from './names.ts';
import type { Problems } from './problems.ts';
import { isPromotionKey, readPromotion } from './promotion-text.ts';
import type { Section } from './sections.ts';
import { sentences } from './sentences.ts';
import { readTraits } from './trait-text.ts';

const NAME = /^[\p{L}][\p{L}\p{M}\d ’'-]*$/u;
const LETTER = /^\+?[A-Z]{1,2}$/;
const LOOK = /^[a-z0-9-]{1,30}$/;
const MOST_VALUE = 99;

/** Small letters of the Latin alphabet, digits and hyphens; empty where the name has none of them. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The ids of all kinds by their names, before anything else of them is read. */
export function readKindNames(sections: readonly Section[], problems: Problems): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { name } of sections) {
    const id = idOf(name.text);
    if (!NAME.test(name.text) || name.text.length > LIMITS.name || id === '') problems.of(name, sentences.badKindName);
    else if ([...ids.values()].includes(id)) problems.of(name, sentences.kindTwice(name.text));
    else if (ids.size === LIMITS.kinds) problems.of(name, sentences.tooManyKinds(LIMITS.kinds));
    else ids.set(name.text, id);
  }
  return ids;
}

export class PieceSections {
  /** ids by letters */
  readonly letters = new Map<string, string>();
  private readonly names: Names;
  private readonly problems: Problems;
  private readonly size: number;

  constructor(names: Names, problems: Problems, size: number) {
    this.names = names;
    this.problems = problems;
    this.size = size;
  }
  read(section: Section, id: string): PieceData {
    const { names, problems } = this;
    const fields = new Fields(section, problems);
    const one = <K extends string>(key: K, read: (entry: ReturnType<Fields['entry']> & {}) => string | undefined) => {
      const entry = fields.entry(key);
      return entry && read(entry);
    };
    const zone = (key: string) => one(key, (entry) => names.zone(entry));
    const kind = (key: string) => one(key, (entry) => names.kind(entry, entry.text.replaceAll('_', ' ')));
    const kinds = (key: string) => fields.all(key).flatMap((entry) => names.kinds(entry));
    const look = (key: string) => one(key, (entry) => this.readLook(fields, key, entry.text));
    const [figure, tint, staysIn] = [look('figure'), look('tint'), zone('stays in')];
    const [firstMovesFrom, firstMoveLostTo] = [zone('first moves from'), kind('first move lost to')];
    const [formOf, countsAs] = [kind('form of'), kind('counts as')];
    if (formOf === id) problems.of(fields.entry('form of')!, sentences.formOfItself);
    const value = fields.entry('value') && fields.number('value', 1, MOST_VALUE);
    return {
      ...{ id, name: section.name.text, letter: this.readLetter(fields, id) },
      ...(figure !== undefined && { figure }),
      ...(tint !== undefined && { tint }),
      ...(value !== undefined && { value }),
      royal: fields.choice('royal', ['no', 'yes']) === 'yes',
      moves: fields.all('moves').flatMap((entry) => readMoveLine(entry, this.size, names, problems) ?? []),
      ...(staysIn !== undefined && { staysIn }),
      ...(firstMovesFrom !== undefined && { firstMovesFrom }),
      ...(firstMoveLostTo !== undefined && { firstMoveLostTo }),
      promotions: section.entries
        .filter(({ key }) => isPromotionKey(key))
        .flatMap((entry) => readPromotion(entry, names, problems) ?? []),
      ...(formOf !== undefined && { formOf }),
      ...(countsAs !== undefined && { countsAs }),
      notOver: kinds('not over'),
      notTaking: kinds('not taking'),
      blast: fields.choice('blast', ['destroys', 'spares beside', 'spares']),
      traits: readTraits(fields, this.size, names),
    };
  }
  private readLetter(fields: Fields, id: string): string {
    const entry = fields.entry('letter');
    const where = entry ?? fields.section!.name;
    if (!entry || !LETTER.test(entry.text)) {
      this.problems.of(where, sentences.badLetter(fields.section!.name.text));
      return '?';
    }
    if (this.letters.has(entry.text)) this.problems.of(entry, sentences.letterTwice(entry.text));
    else this.letters.set(entry.text, id);
    return entry.text;
  }
  private readLook(fields: Fields, key: string, text: string): string {
    if (!LOOK.test(text)) this.problems.of(fields.entry(key)!, sentences.badLook(key));
    return text;
  }
}

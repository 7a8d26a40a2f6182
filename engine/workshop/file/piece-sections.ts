/** The kinds of a game: one section each. */
import type { MoveLine, PieceData } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { type CastlingSquares, withoutCastling } from './castling-moves.ts';
import { ANYBODY } from './ending-text.ts';
import { Fields } from './fields.ts';
import { readLooks } from './look-text.ts';
import { readMoveLine } from './move-text.ts';
import type { Names } from './names.ts';
import type { FileProblems } from './problems.ts';
import { isPromotionKey, readPromotesInstead, readPromotion } from './promotion-text.ts';
import type { FileSection, SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';
import { readTraits } from './trait-text.ts';

const NAME = /^[\p{L}][\p{L}\p{M}\d ’'-]*$/u;
const LETTER = /^\+?[A-Z]{1,2}$/;
const MOST_VALUE = 99;

/** Small letters of the Latin alphabet, digits and hyphens; empty where the name has none of them. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Why a kind cannot be called that beside others with these ids; null where it can. */
export function whyNotNamed(name: string, ids: readonly string[]): string | null {
  const id = idOf(name);
  if (name === ANYBODY) return sentences.nameTaken(name);
  if (!NAME.test(name) || name.length > LIMITS.name || id === '') return sentences.badKindName;
  return ids.includes(id) ? sentences.kindTwice(name) : null;
}
/** The same for a letter. */
export function whyNotLetter(letter: string, name: string, letters: readonly string[]): string | null {
  if (!LETTER.test(letter)) return sentences.badLetter(name);
  return letters.includes(letter) ? sentences.letterTwice(letter) : null;
}

/** The ids of all kinds by their names, before anything else of them is read. */
export function readKindNames(sections: readonly FileSection[], problems: FileProblems): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { name } of sections) {
    const why = whyNotNamed(name.text, [...ids.values()]);
    if (why !== null) problems.of(name, why);
    else if (ids.size === LIMITS.kinds) problems.of(name, sentences.tooManyKinds(LIMITS.kinds));
    else ids.set(name.text, idOf(name.text));
  }
  return ids;
}

export class PieceSections {
  /** castling that stands among the moves of a kind */
  readonly castlings: { readonly entry: SectionEntry; readonly kind: string; readonly squares: CastlingSquares }[] = [];
  /** ids by letters */
  readonly letters = new Map<string, string>();
  private readonly names: Names;
  private readonly problems: FileProblems;
  private readonly size: number;

  constructor(names: Names, problems: FileProblems, size: number) {
    this.names = names;
    this.problems = problems;
    this.size = size;
  }
  read(section: FileSection, id: string): PieceData {
    const { names, problems } = this;
    const fields = new Fields(section, problems);
    const one = <K extends string>(key: K, read: (entry: ReturnType<Fields['entry']> & {}) => string | undefined) => {
      const entry = fields.entry(key);
      return entry && read(entry);
    };
    const zone = (key: string) => one(key, (entry) => names.zone(entry));
    const kind = (key: string) => one(key, (entry) => names.kind(entry, entry.text.replaceAll('_', ' ')));
    const kinds = (key: string) => fields.all(key).flatMap((entry) => names.kinds(entry));
    const [staysIn, firstMovesFrom, firstMoveLostTo] = [
      zone('stays in'),
      zone('first moves from'),
      kind('first move lost to'),
    ];
    const instead = fields.entry('promotes instead');
    const promotesInstead = instead && readPromotesInstead(instead, names, problems);
    const [formOf, countsAs] = [kind('form of'), kind('counts as')];
    if (formOf === id) problems.of(fields.entry('form of')!, sentences.formOfItself);
    const value = fields.entry('value') && fields.number('value', 1, MOST_VALUE);
    return {
      ...{ id, name: section.name.text, letter: this.readLetter(fields, id) },
      ...readLooks(fields),
      ...(value !== undefined && { value }),
      royal: fields.choice('royal', ['no', 'yes']) === 'yes',
      moves: fields.all('moves').flatMap((entry) => this.readMoves(entry, id)),
      ...(staysIn !== undefined && { staysIn }),
      ...(firstMovesFrom !== undefined && { firstMovesFrom }),
      ...(firstMoveLostTo !== undefined && { firstMoveLostTo }),
      promotions: section.entries
        .filter(({ key }) => isPromotionKey(key))
        .flatMap((entry) => readPromotion(entry, names, problems) ?? []),
      ...(promotesInstead && { promotesInstead }),
      ...(formOf !== undefined && { formOf }),
      ...(countsAs !== undefined && { countsAs }),
      notOver: kinds('not over'),
      notTaking: kinds('not taking'),
      blast: fields.choice('blast', ['destroys', 'spares beside', 'spares']),
      traits: readTraits(fields, this.size, names),
    };
  }
  private readMoves(entry: SectionEntry, kind: string): readonly MoveLine[] {
    const [written] = /^\S*/.exec(entry.text)!;
    const { betza, squares, notPossible } = withoutCastling(written);
    const read = (text: string): readonly MoveLine[] => {
      const found = readMoveLine({ ...entry, text }, this.size, this.names, this.problems);
      return found ? [found] : [];
    };
    const line = betza + entry.text.slice(written.length);
    if (betza === written) return read(entry.text);
    if (notPossible !== null || line !== betza) this.problems.of(entry, sentences.badCastlingMove);
    else this.castlings.push({ entry, kind, squares });
    return betza === '' ? [] : read(line);
  }
  private readLetter(fields: Fields, id: string): string {
    const entry = fields.entry('letter');
    const { name } = fields.section!;
    const why = whyNotLetter(entry?.text ?? '', name.text, [...this.letters.keys()]);
    if (why !== null) this.problems.of(entry ?? name, why);
    else if (entry) this.letters.set(entry.text, id);
    return entry?.text ?? '';
  }
}

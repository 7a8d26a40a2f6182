/** The kinds of a section, with their letters: first as they are named, then changed by what other keys say of them. */
import { readBetza } from '../betza/read-betza.ts';
import { idOf } from '../file/piece-sections.ts';
import type { PieceData } from '../game-data.ts';
import type { IniValues } from './ini-keys.ts';
import { isPieceKey, nameOfKind, PIECES, USUAL_TYPES } from './ini-pieces.ts';
import { sentences } from './sentences.ts';

/** A kind that is not finished yet. */
export type Draft = { -readonly [K in keyof PieceData]: PieceData[K] };

const draftOf = (name: string, letter: string, betza: string): Draft => ({
  ...{ id: idOf(name), name, letter, royal: false, moves: betza === '' ? [] : [{ betza }] },
  ...{ promotions: [], notOver: [], notTaking: [], blast: 'destroys', traits: [] },
});

export class IniKinds {
  /** by the key that names them; forms by the key of their kind behind a plus */
  readonly drafts = new Map<string, Draft>();
  private readonly letters = new Map<string, string>();
  private readonly values: IniValues;

  constructor(values: IniValues) {
    this.values = values;
    for (const key of values.section.keys.keys()) if (isPieceKey(key)) this.readKind(key);
    // several keys may name one letter: the last one has it
    for (const key of [...this.drafts.keys()]) if (![...this.letters.values()].includes(key)) this.drafts.delete(key);
  }
  private readKind(key: string): void {
    const written = this.values.written(key)!;
    if (written.text === '-') return;
    const [letter, betza = PIECES[key] ?? ''] = written.text.split(':');
    const lower = letter.trim().charAt(0).toLowerCase();
    if (!/^[a-z]$/.test(lower)) {
      this.values.refuse(key, sentences.badLetter(written.text));
      return;
    }
    const read = readBetza(betza);
    if (!('moves' in read)) this.values.problems.of(written, read.says, betza.slice(read.column - 1));
    this.letters.set(lower, key);
    this.drafts.set(
      key,
      draftOf(nameOfKind(key, lower.toUpperCase()), lower.toUpperCase(), 'moves' in read ? betza : ''),
    );
  }

  get(key: string): Draft | undefined {
    return this.drafts.get(key);
  }
  get all(): readonly Draft[] {
    return [...this.drafts.values()];
  }
  keyWith(letter: string): string | undefined {
    return this.letters.get(letter.toLowerCase());
  }
  idOf(key: string): string {
    return this.drafts.get(key)!.id;
  }
  /** The kinds that a key names by their letters; where it is not written, those of the usual types that there are. */
  set(key: string, usual: string): readonly string[] {
    const text = this.values.text(key);
    if (text === undefined) {
      if (usual === '*') return [...this.drafts.keys()];
      return [...usual].flatMap((letter) => (this.drafts.has(USUAL_TYPES[letter]) ? [USUAL_TYPES[letter]] : []));
    }
    if (text.trim() === '*') return [...this.drafts.keys()];
    return [...text.replace(/[\s-]/g, '')].flatMap((letter) => this.keyWith(letter) ?? []);
  }
  sidedSet(key: string, usual: string): readonly [readonly string[], readonly string[]] {
    const of = (side: string): readonly string[] =>
      this.set(this.values.has(`${key}${side}`) ? `${key}${side}` : key, usual);
    this.values.know(key);
    return [of('White'), of('Black')];
  }
  /** `p:q`: the first becomes the second. */
  pairs(key: string): readonly (readonly [string, string])[] {
    return (this.values.text(key) ?? '').split(/\s+/).flatMap((pair) => {
      const [a, b] = pair.split(':');
      const [from, to] = [this.keyWith(a ?? ''), this.keyWith(b ?? '')];
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    });
  }
  /** A form of a kind moves as another kind does, and falls back to the first in a hand. */
  addForm(key: string, as: string): string {
    const [base, model] = [this.drafts.get(key)!, this.drafts.get(as)!];
    const form = draftOf(`Promoted ${base.name}`, `+${base.letter}`, '');
    this.drafts.set(`+${key}`, { ...form, moves: model.moves, formOf: base.id, countsAs: model.id });
    return `+${key}`;
  }
  edit(key: string, change: (draft: Draft) => Partial<Draft>): void {
    const draft = this.drafts.get(key);
    if (draft) Object.assign(draft, change(draft));
  }
  /** Change the Betza of every line of moves. */
  rewrite(key: string, change: (betza: string) => string): void {
    this.edit(key, ({ moves }) => ({ moves: moves.map((line) => ({ ...line, betza: change(line.betza) })) }));
  }
}

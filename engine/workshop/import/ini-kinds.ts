/** The kinds of a section, with their letters: first as they are named, then changed by what other keys say of them. */
import { readBetza } from '../betza/read-betza.ts';
import { idOf } from '../file/piece-sections.ts';
import type { GameData, PieceData } from '../game-data.ts';
import { betzaThere } from './ini-betza.ts';
import type { IniValues } from './ini-keys.ts';
import { isCustomPiece, isPieceKey, nameOfKind, PIECES, USUAL_TYPES } from './ini-pieces.ts';
import { sentences } from './sentences.ts';

/** A kind that is not finished yet. */
type Draft = { -readonly [K in keyof PieceData]: PieceData[K] };

const draftOf = (name: string, letter: string, betza: string): Draft => ({
  ...{ id: idOf(name), name, letter, royal: false, moves: betza === '' ? [] : [{ betza }] },
  ...{ promotions: [], notOver: [], notTaking: [], blast: 'destroys', traits: [] },
});

export class IniKinds {
  /** by the key that names them; forms by the key of their kind behind a plus */
  readonly drafts = new Map<string, Draft>();
  /** by key, what the other program reads otherwise than it is written */
  private readonly misread = new Map<string, string>();
  /** by key, written moves that it does not have */
  private readonly lost = new Map<string, readonly string[]>();
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
    const [letter, ...moves] = written.text.split(':');
    const text = moves.length > 0 ? moves.join(':').trim() : undefined;
    const lower = letter.trim().charAt(0).toLowerCase();
    if (!/^[a-z]$/.test(lower)) {
      this.values.refuse(key, sentences.badLetter(written.text));
      return;
    }
    if (isCustomPiece(key) && (text ?? '') === '') this.values.refuse(key, sentences.noMoves(key));
    // whatever stands behind the letter of another kind, it moves as its name says
    if (text !== undefined && text !== PIECES[key] && !isCustomPiece(key) && key !== 'king')
      this.values.refuse(key, sentences.namedMoves(key), text);
    const betza = text === undefined ? (PIECES[key] ?? '') : this.betzaOf(key, text);
    const read = readBetza(betza);
    if (!('moves' in read)) this.values.problems.of(written, read.says, betza.slice(read.column - 1));
    this.letters.set(lower, key);
    this.drafts.set(
      key,
      draftOf(nameOfKind(key, lower.toUpperCase()), lower.toUpperCase(), 'moves' in read ? betza : ''),
    );
  }

  /** As the other program reads it, or as it is written where that cannot be said. */
  private betzaOf(key: string, text: string): string {
    const there = betzaThere(text);
    // what is wrong to us, too, is said anyway
    if (there === undefined && 'moves' in readBetza(text)) this.misread.set(key, text);
    else if (there !== undefined && there.lost.length > 0) this.lost.set(key, there.lost);
    return there?.betza ?? text;
  }
  /** Refuses kinds of the game that have other moves in the other program; returns the moves that they lack there, though written. */
  unlikeThere({ pieces }: Pick<GameData, 'pieces'>): readonly string[] {
    const ids = pieces.map(({ id }) => id);
    // whatever has a form may itself be left out
    const isThere = (key: string): boolean => {
      const id = this.drafts.get(key)?.id;
      return this.all.some((one) => ids.includes(one.id) && (one.id === id || one.countsAs === id));
    };
    for (const [key, text] of this.misread) if (isThere(key)) this.values.refuse(key, sentences.otherMoves(text), text);
    return [...this.lost].flatMap(([key, parts]) => (isThere(key) ? parts.map((part) => `${key}: ${part}`) : []));
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
    return [...new Set(text.replace(/[\s-]/g, ''))].flatMap((letter) => this.known(key, letter) ?? []);
  }
  /** At most one kind, by its letter. Where any kind is usual, `*`, that is none. */
  one(key: string, usual: string): string | undefined {
    if (usual === '*' && (this.values.text(key) ?? usual) === '*') return undefined;
    const keys = this.set(key, usual);
    if (keys.length > 1) this.values.refuse(key, sentences.oneLetter(key));
    return keys[0];
  }
  private known(key: string, letter: string): string | undefined {
    const kind = this.keyWith(letter);
    if (kind === undefined) this.values.refuse(key, sentences.noLetter(letter), letter);
    return kind;
  }
  sidedSet(key: string, usual: string): readonly [readonly string[], readonly string[]] {
    return this.sided(key, (one) => this.set(one, usual));
  }
  sidedOne(key: string, usual: string): readonly [string | undefined, string | undefined] {
    return this.sided(key, (one) => this.one(one, usual));
  }
  private sided<T>(key: string, of: (key: string) => T): readonly [T, T] {
    const [white, black] = ['White', 'Black'].map((side) => (this.values.has(key + side) ? key + side : key));
    this.values.know(key);
    return [of(white), of(black)];
  }
  /** `p:q`: the first becomes the second. */
  pairs(key: string): readonly (readonly [string, string])[] {
    return this.values.pairs(key).flatMap(([a, b]) => {
      const from = this.known(key, a);
      const to = b === '-' ? undefined : this.known(key, b);
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    });
  }
  /** `q:1`: at most so many of a kind. */
  counts(key: string): readonly (readonly [string, number])[] {
    return this.values.pairs(key).flatMap(([letter, count]) => {
      const kind = this.known(key, letter);
      if (!/^\d{1,3}$/.test(count)) this.values.refuse(key, sentences.badNumber(key), count);
      return kind === undefined ? [] : [[this.idOf(kind), Number(count)] as const];
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

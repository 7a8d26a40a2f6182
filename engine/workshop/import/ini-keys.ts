/** The keys of one section as words, numbers, cells and kinds. It remembers which of them were asked for. */
import { cellsOf, FILES, nameAt, rankOf } from '../cells.ts';
import type { FileProblems, Written } from '../file/problems.ts';
import type { Zone } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { UNPLAYABLE, USUAL_VALUES } from './ini-known-keys.ts';
import type { IniSection } from './ini-text.ts';
import { sentences } from './sentences.ts';

export class IniValues {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly string[];
  readonly section: IniSection;
  readonly problems: FileProblems;
  private readonly asked = new Set<string>();

  constructor(section: IniSection, problems: FileProblems) {
    this.section = section;
    this.problems = problems;
    this.height = this.number('maxRank', 8);
    this.width = fileIn(this.text('maxFile') ?? '8') + 1;
    const isSide = (n: number): boolean => Number.isInteger(n) && n >= 2 && n <= LIMITS.side;
    const wrong = [...(isSide(this.width) ? [] : ['maxFile']), ...(isSide(this.height) ? [] : ['maxRank'])];
    for (const key of wrong) this.refuse(key, sentences.badBoard(LIMITS.side));
    if (wrong.length > 0) [this.width, this.height] = [8, 8];
    this.cells = cellsOf(this.width, this.height);
  }
  /** A problem of this key, or of the section where the key is not written; `part` as for `FileProblems.of`. */
  refuse(key: string, says: string, part?: string): void {
    const written = this.section.keys.get(key) ?? { text: '', line: this.section.line, column: 1 };
    this.problems.of(written, says, part);
  }
  has(key: string): boolean {
    return this.section.keys.has(key);
  }
  /** Is it written in this section itself, and not in a parent? */
  isOwn(key: string): boolean {
    return this.section.own.has(key);
  }
  know(...keys: readonly string[]): void {
    for (const key of keys) this.asked.add(key);
  }
  text(key: string): string | undefined {
    this.asked.add(key);
    return this.section.keys.get(key)?.text;
  }
  written(key: string): Written | undefined {
    this.asked.add(key);
    return this.section.keys.get(key);
  }
  flag(key: string, usual: boolean): boolean {
    const text = this.text(key);
    if (text === 'true' || text === 'false') return text === 'true';
    if (text !== undefined) this.refuse(key, sentences.badWord(key, ['true', 'false']));
    return usual;
  }
  /** One of some words. */
  word<Word extends string>(key: string, words: readonly Word[]): Word | null {
    const text = this.text(key);
    const found = words.find((word) => word === text) ?? null;
    if (text !== undefined && found === null) this.refuse(key, sentences.badWord(key, words));
    return found;
  }
  /** Words like `p:q`. */
  pairs(key: string): readonly (readonly [string, string])[] {
    const words = (this.text(key) ?? '').split(/\s+/).filter((word) => word !== '' && word !== '-');
    return words.flatMap((word) => {
      const [, first, second] = /^([^:]+):([^:]+)$/.exec(word) ?? [];
      if (second === undefined) this.refuse(key, sentences.badPair(word), word);
      return second === undefined ? [] : [[first, second] as const];
    });
  }
  number(key: string, usual: number): number {
    const text = this.text(key);
    if (text === undefined) return usual;
    if (/^\d{1,4}$/.test(text)) return Number(text);
    this.refuse(key, sentences.badNumber(key));
    return usual;
  }
  /** Refuses what nobody has asked for, and would change something. */
  refuseUnread(): void {
    for (const key of this.section.keys.keys())
      if (!this.asked.has(key)) refuseKey(this.section, key, this.problems, true);
  }

  // -- cells: `e4`, `*4` for a rank, `e*` for a file

  region(key: string): readonly string[] | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const found = new Set<string>();
    for (const word of text.split(/\s+/)) {
      if (word === '' || word === '-') continue;
      const cells = this.cellsIn(word);
      // a parent may have had a larger board; and a whole line beyond the edge is none of it there, either
      const isMissed = cells?.length === 0 && this.isOwn(key) && !word.includes('*');
      if (cells === null || isMissed) this.refuse(key, sentences.badRegion(word), word);
      for (const cell of cells ?? []) found.add(cell);
    }
    return this.cells.filter((cell) => found.has(cell));
  }
  private cellsIn(word: string): readonly string[] | null {
    const parts = /^([a-z]|\*)(\d{1,2}|\*)$/.exec(word);
    if (!parts) return null;
    const [, file, rank] = parts;
    return this.cells.filter((cell) => (file === '*' || cell[0] === file) && (rank === '*' || cell.slice(1) === rank));
  }
  rank(rank: number): readonly string[] {
    return this.ranks(rank, rank);
  }
  /** Ranks from the first to the last of them, counted from 1. */
  ranks(least: number, most: number): readonly string[] {
    return this.cells.filter((cell) => rankOf(cell) + 1 >= least && rankOf(cell) + 1 <= most);
  }
  /** The key for both sides, or one for each. */
  zone(key: string, white: readonly string[], black: readonly string[]): Zone {
    const both = this.region(key);
    return [this.region(`${key}White`) ?? both ?? white, this.region(`${key}Black`) ?? both ?? black];
  }
  /** Counted from each side's own edge. */
  ownRanks(least: number, most: number): Zone {
    const { height } = this;
    return [this.ranks(least, most), this.ranks(height + 1 - most, height + 1 - least)];
  }
  /** From 0. */
  file(key: string, usual: string): number {
    return this.fileIfAny(key) ?? FILES.indexOf(usual);
  }
  fileIfAny(key: string): number | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const file = fileIn(text);
    if (!(file >= 0 && file < this.width)) this.refuse(key, sentences.badFile(text));
    return file;
  }
  cell(x: number, rank: number): string {
    return nameAt(x, rank - 1);
  }
}

/** Refuses a key that is not read, with the rule that it is about, unless it changes nothing. `canLack`: it can be left out. */
export function refuseKey({ keys }: IniSection, key: string, problems: FileProblems, canLack = false): void {
  const written = keys.get(key)!;
  const isNothing = ['false', '-', '', 'none', USUAL_VALUES.get(key)].includes(written.text);
  const rule = UNPLAYABLE.get(key);
  if (isNothing) return;
  const says = rule ? sentences.unplayableHere(key, sentences.unplayable[rule]) : sentences.unknownKey(key);
  if (canLack) problems.ofRule(written, says, key);
  else problems.of(written, says);
}
/** A file by its letter, or by its number from 1; counted from 0. */
const fileIn = (text: string): number => (/^[a-z]$/.test(text) ? FILES.indexOf(text) : Number(text) - 1);

/** What a file may name: its zones and its kinds. A name that is not known becomes a problem, with a suggestion. */
import { BOARD, type Zone } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { suggestion } from './near.ts';
import type { FileProblems, Written } from './problems.ts';
import { sentences } from './sentences.ts';

/** In a list, a name of several words is written with underscores. */
export const inList = (name: string): string => name.replaceAll(' ', '_');

const wordsIn = (list: string): readonly string[] => list.split(/[\s,]+/).filter((word) => word !== '');

/** Where squares stand instead of a zone: that those are named first. */
export const squaresHint = (text: string): string =>
  /\b([a-p]\d{1,2}|ranks? \d|files? [a-p])\b/.test(text) ? sentences.nameZonesFirst : '';

export class Names {
  readonly zones: Readonly<Record<string, Zone>>;
  private readonly problems: FileProblems;
  /** the ids of the kinds, by their names */
  private readonly ids: ReadonlyMap<string, string>;

  constructor(problems: FileProblems, zones: Readonly<Record<string, Zone>>, ids: ReadonlyMap<string, string>) {
    this.problems = problems;
    this.zones = zones;
    this.ids = ids;
  }
  knowsZone(name: string): boolean {
    return name === BOARD || Object.hasOwn(this.zones, name);
  }
  zone(written: Written, name = written.text): string {
    if (this.knowsZone(name)) return name;
    const known = [BOARD, ...Object.keys(this.zones)];
    this.problems.of(written, sentences.noZone(name) + suggestion(name, known), name);
    return BOARD;
  }
  /** What the file calls the kind. */
  nameOf(id: string): string {
    return [...this.ids].find(([, one]) => one === id)?.[0] ?? id;
  }
  kind(written: Written, name = written.text): string | undefined {
    const id = this.ids.get(name) ?? this.ids.get(name.replaceAll('_', ' '));
    if (id !== undefined) return id;
    this.problems.of(written, sentences.noKind(name) + suggestion(name, [...this.ids.keys()]), name);
    return undefined;
  }
  /** Each of them once. */
  kinds(written: Written, list = written.text): readonly string[] {
    const words = wordsIn(list);
    if (words.length === 0) this.problems.of(written, sentences.noKindsHere);
    const found = new Set<string>();
    for (const word of new Set(words)) {
      const id = this.kind(written, word);
      if (id !== undefined) found.add(id);
    }
    const twice = words.find((word, i) => words.indexOf(word) < i);
    if (twice !== undefined) {
      const { line, column, text } = written;
      this.problems.at(line, column + text.lastIndexOf(twice), sentences.namedTwice(twice));
    }
    return [...found];
  }
  /** One for each piece, at most as many as a game may have. */
  pieces(written: Written): readonly string[] {
    return wordsIn(written.text)
      .slice(0, LIMITS.pieces + 1)
      .flatMap((word) => this.kind(written, word) ?? []);
  }
}

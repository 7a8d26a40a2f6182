/** What a file may name: its zones and its kinds. A name that is not known becomes a problem, with a suggestion. */
import { BOARD, type Zone } from '../game-data.ts';
import { suggestion } from './near.ts';
import type { Problems, Written } from './problems.ts';
import { sentences } from './sentences.ts';

/** In a list, a name of several words is written with underscores. */
export const inList = (name: string): string => name.replaceAll(' ', '_');

export class Names {
  readonly zones: Readonly<Record<string, Zone>>;
  private readonly problems: Problems;
  /** the ids of the kinds, by their names */
  private readonly ids: ReadonlyMap<string, string>;

  constructor(problems: Problems, zones: Readonly<Record<string, Zone>>, ids: ReadonlyMap<string, string>) {
    this.problems = problems;
    this.zones = zones;
    this.ids = ids;
  }
  zone(written: Written, name = written.text): string {
    if (name === BOARD || Object.hasOwn(this.zones, name)) return name;
    const known = [BOARD, ...Object.keys(this.zones)];
    this.problems.of(written, sentences.noZone(name) + suggestion(name, known), name);
    return BOARD;
  }
  kind(written: Written, name = written.text): string | undefined {
    const id = this.ids.get(name) ?? this.ids.get(name.replaceAll('_', ' '));
    if (id !== undefined) return id;
    this.problems.of(written, sentences.noKind(name) + suggestion(name, [...this.ids.keys()]), name);
    return undefined;
  }
  kinds(written: Written, list = written.text): readonly string[] {
    const words = list.split(/[\s,]+/).filter((word) => word !== '');
    if (words.length === 0) this.problems.of(written, sentences.noKindsHere);
    return words.flatMap((word) => this.kind(written, word) ?? []);
  }
}

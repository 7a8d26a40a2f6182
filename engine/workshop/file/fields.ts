/** The entries of one section as words, numbers and choices. */
import { suggestion } from './near.ts';
import type { FileProblems } from './problems.ts';
import type { FileSection, SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';

export class Fields {
  readonly section: FileSection | undefined;
  readonly problems: FileProblems;

  constructor(section: FileSection | undefined, problems: FileProblems) {
    this.section = section;
    this.problems = problems;
  }
  entry(key: string): SectionEntry | undefined {
    return this.section?.entries.find((entry) => entry.key === key);
  }
  all(key: string): readonly SectionEntry[] {
    return this.section?.entries.filter((entry) => entry.key === key) ?? [];
  }
  /** The first word is the usual one. */
  choice<T extends string>(key: string, words: readonly T[]): T {
    const entry = this.entry(key);
    if (!entry) return words[0];
    const word = words.find((one) => one === entry.text);
    if (word === undefined) this.problems.of(entry, sentences.choice(key, words) + suggestion(entry.text, words));
    return word ?? words[0];
  }
  number(key: string, usual: number, most: number, least = 0): number {
    const entry = this.entry(key);
    if (!entry) return usual;
    const isNumber = /^\d{1,4}$/.test(entry.text) && Number(entry.text) >= least && Number(entry.text) <= most;
    if (!isNumber) this.problems.of(entry, sentences.number(key, least, most));
    return isNumber ? Number(entry.text) : usual;
  }
  text(key: string, most: number): string {
    const entry = this.entry(key);
    if (!entry) return '';
    if (entry.text.length > most) this.problems.of(entry, sentences.tooLong(key, most));
    return entry.text.slice(0, most);
  }
}

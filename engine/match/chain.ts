/**
 * The checksum chain of a save: each entry carries a checksum of everything that the game was up to it, so that a
 * damaged file still tells how far its entries are as they were written. Over plain JSON values, fields in the order in
 * which they stand in the file. Frozen: files carry it.
 */
import { checksum } from './checksum.ts';
import { eachOf, type Gradual } from './gradual.ts';

/** What a game is before its first entry; other fields, such as names of players, change nothing about it. */
export interface Beginning {
  readonly variant: unknown;
  readonly options: unknown;
  readonly start: unknown;
  readonly resumed: unknown;
}
/** An entry with the checksum of the game up to it. */
export type Link<T = unknown> = readonly [entry: T, sum: string];

/** A chain that grows with its game. */
export class Chain<T> {
  private sum: string;
  private readonly made: Link<T>[] = [];
  private readonly written: string[] = [];

  constructor(beginning: Beginning) {
    this.sum = firstSum(beginning);
  }
  get links(): readonly Link<T>[] {
    return this.made;
  }
  /** each of them as JSON */
  get texts(): readonly string[] {
    return this.written;
  }
  add(entry: T): void {
    const text = JSON.stringify(entry);
    this.sum = sumAfter(this.sum, text);
    this.made.push([entry, this.sum]);
    this.written.push(`[${text},"${this.sum}"]`);
  }
}

export function chained<T>(beginning: Beginning, entries: readonly T[]): readonly Link<T>[] {
  const chain = new Chain<T>(beginning);
  for (const entry of entries) chain.add(entry);
  return chain.links;
}

/** The entries up to the first that is not as it was written. */
export function* unbroken(beginning: Beginning, links: readonly unknown[]): Gradual<unknown[]> {
  let sum = firstSum(beginning);
  const entries: unknown[] = [];
  yield* eachOf(links, (link) => {
    if (!Array.isArray(link) || link.length !== 2) return false;
    const [entry, written] = link as [unknown, unknown];
    sum = sumAfter(sum, JSON.stringify(entry));
    if (written !== sum) return false;
    entries.push(entry);
    return true;
  });
  return entries;
}

function firstSum({ variant, options, start, resumed }: Beginning): string {
  return checksum(JSON.stringify({ variant, options, start, resumed }));
}
/** `text`: the entry as JSON */
const sumAfter = (before: string, text: string): string => checksum(before + text);

/**
 * The checksum chain of a save: each entry has a checksum of the whole game up to and including it, so that a damaged
 * file still shows how many of its entries are intact. Computed over plain JSON values, with fields in the order in
 * which they are in the file. Frozen, because files contain it.
 */
import { checksum } from './checksum.ts';
import { eachOf, type Gradual } from './gradual.ts';

/** The fields that define a game before its first entry; others, such as players' names, are not part of the chain. */
export interface Beginning {
  readonly variant: unknown;
  readonly options: unknown;
  readonly start: unknown;
  readonly resumed: unknown;
  /** null or absent: without clocks, or a file from before there were any */
  readonly timeControl?: unknown;
  readonly clockFrom?: unknown;
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

/** The entries before the first damaged one. */
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

function firstSum({ variant, options, start, resumed, timeControl, clockFrom }: Beginning): string {
  const clock = timeControl ? { timeControl, clockFrom } : {};
  return checksum(JSON.stringify({ variant, options, start, resumed, ...clock }));
}
/** `text`: the entry as JSON */
const sumAfter = (before: string, text: string): string => checksum(before + text);

/**
 * The checksum chain of a save: each entry carries a checksum of everything that the game was up to it, so that a
 * damaged file still tells how far its entries are as they were written. Over plain JSON values, fields in the order in
 * which they stand in the file. Frozen: files carry it.
 */
import { checksum } from './checksum.ts';

/** What a game is before its first entry; other fields, such as names of players, change nothing about it. */
export interface Beginning {
  readonly variant: unknown;
  readonly options: unknown;
  readonly start: unknown;
  readonly resumed: unknown;
}
/** An entry with the checksum of the game up to it. */
export type Link<T = unknown> = readonly [entry: T, sum: string];

export function chained<T>(beginning: Beginning, entries: readonly T[]): [T, string][] {
  let sum = firstSum(beginning);
  return entries.map((entry) => {
    sum = nextSum(sum, entry);
    return [entry, sum];
  });
}

/** The entries up to the first that is not as it was written. */
export function unbroken(beginning: Beginning, links: readonly unknown[]): unknown[] {
  let sum = firstSum(beginning);
  const entries: unknown[] = [];
  for (const link of links) {
    if (!Array.isArray(link) || link.length !== 2) break;
    const [entry, written] = link as [unknown, unknown];
    sum = nextSum(sum, entry);
    if (written !== sum) break;
    entries.push(entry);
  }
  return entries;
}

function firstSum({ variant, options, start, resumed }: Beginning): string {
  return checksum(JSON.stringify({ variant, options, start, resumed }));
}
const nextSum = (before: string, entry: unknown): string => checksum(before + JSON.stringify(entry));

/** What is remembered of new versions: a small file that the application can do without. */
import path from 'node:path';
import * as v from 'valibot';
import type { Disk } from './disk/disk.ts';
import { writeWhole } from './disk/write-whole.ts';
import { readJson } from './preferences.ts';

const SeenUpdates = v.object({
  /** when a server has answered last, in milliseconds since 1970; 0: never */
  looked: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  /** the version that is not wanted */
  skipped: v.fallback(v.nullable(v.string()), null),
});
export type SeenUpdates = v.InferOutput<typeof SeenUpdates>;

const fileIn = (home: string): string => path.join(home, 'updates.json');

export async function readSeenUpdates(disk: Disk, home: string): Promise<SeenUpdates> {
  const read = v.safeParse(SeenUpdates, (await readJson(disk, fileIn(home))).value);
  return read.success ? read.output : { looked: 0, skipped: null };
}
/** Rejects with the disk's error. */
export function writeSeenUpdates(disk: Disk, home: string, seen: SeenUpdates): Promise<void> {
  return writeWhole(disk, fileIn(home), `${JSON.stringify(seen)}\n`);
}

/**
 * The other engines of this machine: a small file beside the settings, which no page, save or other machine writes. It is
 * here that the file of a program stands, and nowhere else.
 */
import path from 'node:path';
import * as v from 'valibot';
import { EngineName } from '../../engine/shared/engine-seat.ts';
import { EngineProtocol, EngineRange, MOST_ENGINES } from '../contract/engines.ts';
import type { Disk } from './disk/disk.ts';
import { writeWhole } from './disk/write-whole.ts';
import { readJson } from './preferences.ts';

const text = v.pipe(v.string(), v.maxLength(200));
/** games that one engine knows; the rest is left out */
export const MOST_GAMES = 1000;

const KeptEngine = v.object({
  /** by which people and saves know it: another one for each */
  name: EngineName,
  /** of its program, absolute */
  file: v.pipe(v.string(), v.check(path.isAbsolute)),
  /** what it said of itself when it was added */
  calls: text,
  author: text,
  protocol: v.optional(EngineProtocol, 'uci'),
  variants: v.pipe(v.array(text), v.maxLength(MOST_GAMES)),
  readsRules: v.boolean(),
  /** does it castle as in Chess960? absent: it was not asked yet, and it is told when it plays */
  chess960: v.optional(v.boolean(), true),
  ranges: v.array(EngineRange),
});
export type KeptEngine = Readonly<v.InferOutput<typeof KeptEngine>>;

const fileIn = (home: string): string => path.join(home, 'engines.json');

/** Never fails: an engine that cannot be read is left out. */
export async function readEngines(disk: Disk, home: string): Promise<readonly KeptEngine[]> {
  const read = v.safeParse(v.array(v.unknown()), (await readJson(disk, fileIn(home))).value);
  const engines: KeptEngine[] = [];
  for (const one of read.success ? read.output : []) {
    const engine = v.safeParse(KeptEngine, one);
    const isNew = engine.success && engines.every(({ name }) => name !== engine.output.name);
    if (isNew && engines.length < MOST_ENGINES) engines.push(engine.output);
  }
  return engines;
}
/** Rejects with the disk's error. */
export function writeEngines(disk: Disk, home: string, engines: readonly KeptEngine[]): Promise<void> {
  return writeWhole(disk, fileIn(home), `${JSON.stringify(engines, null, 2)}\n`);
}

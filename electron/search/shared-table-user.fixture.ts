/**
 * A thread that writes and reads random entries of a table that another thread uses at the same time. What is put for a
 * position says by itself whether it belongs together.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type Bound, type SharedTable, TranspositionTable } from '../../engine/search/table.ts';

export interface TableUse {
  readonly table: SharedTable;
  /** how many threads have begun, and how many have done enough: all go on until each has */
  readonly begun: Int32Array<SharedArrayBuffer>;
  readonly satisfied: Int32Array<SharedArrayBuffer>;
  readonly threads: number;
  /** of this thread */
  readonly number: number;
  /** so many times it puts and seeks at least, */
  readonly operations: number;
  /** and finds what another thread has put */
  readonly meetings: number;
}
export interface TableUsed {
  readonly operations: number;
  readonly foundOfOthers: number;
  readonly wrong: number;
}
/** All of them want the same slot, so that threads meet in it all the time. */
const POSITIONS = 2;
const SCORES = 1 << 20;
/** Made before, so that a thread does little else than write and read. */
const ENTRIES = 1 << 12;

const { table: shared, begun, satisfied, threads, number, ...wanted } = workerData as TableUse;
const table = TranspositionTable.joined(shared);

let state = number + 1;
const roll = (sides: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * sides);
};
const mixed = (...values: readonly number[]): number =>
  values.reduce((sum, value) => Math.imul(sum ^ value, 0x9e3779b1) ^ (sum >>> 15), 17) | 0;

const los = Array.from({ length: POSITIONS }, (_, position) => mixed(position) & ~1023);
const his = Array.from({ length: POSITIONS }, (_, position) => mixed(position, 1));
const entries = Array.from({ length: ENTRIES }, () => {
  const position = roll(POSITIONS);
  const score = roll(SCORES) - SCORES / 2;
  const bound = (1 + roll(3)) as Bound;
  return { position, score, bound, action: mixed(position, score, number, bound) };
});

const used = { operations: 0, foundOfOthers: 0, wrong: 0 };
let isSatisfied = false;
// all at once
Atomics.add(begun, 0, 1);
Atomics.notify(begun, 0);
for (let now = Atomics.load(begun, 0); now < threads; now = Atomics.load(begun, 0)) Atomics.wait(begun, 0, now);
while (Atomics.load(satisfied, 0) < threads) {
  const sought = used.operations % POSITIONS;
  if (table.find(los[sought], his[sought])) {
    if (table.depth !== number) used.foundOfOthers++;
    if (table.action !== mixed(sought, table.score, table.depth, table.bound)) used.wrong++;
  }
  const { position, score, bound, action } = entries[used.operations % ENTRIES];
  table.put(los[position], his[position], action, score, number, bound);
  used.operations++;
  if (isSatisfied || used.operations < wanted.operations || used.foundOfOthers < wanted.meetings) continue;
  isSatisfied = true;
  Atomics.add(satisfied, 0, 1);
}
parentPort?.postMessage(used satisfies TableUsed);

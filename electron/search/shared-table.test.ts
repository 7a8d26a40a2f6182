/** One transposition table under fire from two threads: whatever is found is what one of them has put. */
import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { TranspositionTable } from '../../engine/search/table.ts';
import { programOf } from './search-program.fixture.ts';
import type { TableUse, TableUsed } from './shared-table-user.fixture.ts';

const THREADS = 2;

const program = fs.readFileSync(await programOf('electron/search/shared-table-user.fixture.ts'), 'utf8');

const word = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4));

test('what two threads find is what was put, by themselves or by the other', async () => {
  const { shared } = TranspositionTable.shareable(10);
  if (shared === null) throw new Error('it cannot be shared');
  const all = { table: shared, begun: word(), satisfied: word(), threads: THREADS, operations: 200_000, meetings: 60 };
  const use = (number: number): Promise<TableUsed> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(program, { eval: true, workerData: { ...all, number } satisfies TableUse });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  for (const { wrong } of await Promise.all([use(1), use(2)])) expect(wrong).toBe(0);
});

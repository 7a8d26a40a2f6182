/**
 * The thread that thinks. It gets a job after another and answers each, with what it has found so far where it is stopped. It
 * knows nothing but the jobs: no file, no clock, no page.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { TranspositionTable } from '../../engine/search/table.ts';
import { runJob } from '../app/computer/run-job.ts';
import type { FromWorker, ToWorker, WorkerData } from './messages.ts';

const { stopped, ready } = workerData as WorkerData;
const table = TranspositionTable.shareable();
const say = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ ask, job }: ToWorker) => {
  try {
    const stop = (): boolean => Atomics.load(stopped, 0) >= ask;
    const answer = runJob(job, { table, stop, told: (news) => say({ told: ask, news, table: table.shared }) });
    say({ done: ask, answer });
  } catch (error) {
    say({ failed: ask, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
Atomics.store(ready, 0, 1);

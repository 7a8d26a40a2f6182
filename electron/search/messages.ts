/** The messages between the application and the thread that thinks for it; all of it plain data. */
import type { SharedTable } from '../../engine/search/table.ts';
import type { Job, JobAnswers, News } from '../app/computer/thinking.ts';

export interface ToWorker {
  /** later jobs have greater numbers */
  readonly ask: number;
  readonly job: Job;
}
export type FromWorker =
  /** `table`: of the thread, as the job uses it; helpers join it */
  | { readonly told: number; readonly news: News; readonly table: SharedTable | null }
  | { readonly done: number; readonly answer: JobAnswers[Job['do']] }
  | { readonly failed: number; readonly error: string };

export interface WorkerData {
  /** one word of shared memory: jobs up to this number are to stop */
  readonly stopped: Int32Array<SharedArrayBuffer>;
  /**
   * One word of shared memory, which the thread sets to 1 when its program was read to its end. Not a message: where the
   * thread breaks down at once, its error may be heard before a message that it sent earlier.
   */
  readonly ready: Int32Array<SharedArrayBuffer>;
}

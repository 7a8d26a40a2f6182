/** The threads of a host: how many there are, and what for. */
import os from 'node:os';
import { ParallelThinking } from './parallel-thinking.ts';
import { WorkerThinking } from './worker-thinking.ts';

/** its bundle, from the folder of the bundle of either host */
export const SEARCH_PROGRAM = '../search/search.cjs';

/** MB for the thread that tries rules: a game with the largest board and twenty kinds of piece takes up to 64 */
const TRYING_MB = 128;
/** More of them find less and less in addition, and each takes memory. */
const MOST_THREADS = 8;

/** So many think at the most: one core is for the window. */
export const threadsFor = (cores: number): number => Math.min(MOST_THREADS, Math.max(1, cores - 1));

/** Some think for the computer; the other tries the rules of strangers, and is ended at once where it does not stop. */
export const threadsOf = (program: string, log: (line: string) => void) => ({
  thinking: new ParallelThinking({ program, log }, threadsFor(os.availableParallelism())),
  trying: new WorkerThinking({ program, log, stuck: 0, memory: TRYING_MB }),
});

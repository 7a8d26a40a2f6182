/**
 * Thinking on several threads, where only time limits a thought (lazy SMP): helpers search the same position as the thread
 * that chooses, in its transposition table, and what they put there lets it look farther in the same time. Nobody divides
 * the work and nobody waits for a helper: its answer is not needed, and one that fails is missed by nobody.
 */
import type { SharedTable } from '../../engine/search/table.ts';
import { type ChooseJob, isUnboundedChoice } from '../../engine/search/turn-jobs.ts';
import type { AnswerTo, Job, News, Run, Thinking } from '../app/computer/thinking.ts';
import { type WorkerSettings, WorkerThinking } from './worker-thinking.ts';

/**
 * Helpers begin when this depth is finished: then the table has been cleared for this thought, and a move that is forced,
 * or wins at once, has been found without them.
 */
const FIRST_DEPTH = 2;

export class ParallelThinking implements Thinking {
  private readonly main: WorkerThinking;
  private readonly helpers: readonly WorkerThinking[];
  private endHelp = (): void => {};

  /** `threads`: at the most, the one that chooses among them. The settings are those of each. */
  constructor(settings: WorkerSettings, threads: number) {
    this.main = new WorkerThinking(settings);
    const log = (line: string): void => settings.log(`a helper: ${line}`);
    // they sleep between two thoughts, which costs no processor time, because compiled code must be warm to be fast
    this.helpers = Array.from({ length: threads - 1 }, () => new WorkerThinking({ ...settings, log }));
  }

  /** How many helpers are searching now? */
  get helping(): number {
    return this.helpers.filter(({ isBusy }) => isBusy).length;
  }

  run<J extends Job>(job: J, told: (news: News) => void = () => {}): Run<AnswerTo<J>> {
    this.endHelp();
    const choice = isUnboundedChoice(job) ? job : null;
    if (choice === null) return this.main.run(job, told);
    let runs: Run<unknown>[] | null = null;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      for (const run of runs ?? []) run.stop();
    };
    const run = this.main.run<J>(job, (news, table) => {
      if (!isOver && runs === null && table && 'depth' in news && news.depth >= FIRST_DEPTH)
        runs = this.help(choice, table);
      told(news);
    });
    this.endHelp = end;
    run.answer.then(end, end);
    const stop = (): void => {
      end();
      run.stop();
    };
    return { answer: run.answer, stop };
  }

  async close(): Promise<void> {
    this.endHelp();
    await Promise.all([this.main, ...this.helpers].map((thinking) => thinking.close()));
  }

  /** They know what the thread that chooses knows, and nothing besides. */
  private help({ view, level, seed }: ChooseJob, table: SharedTable): Run<unknown>[] {
    return this.helpers.map((helper, n) => {
      // half of them are one deeper than those that are as deep as the thread that chooses
      const run = helper.run({ do: 'help', view, level, seed, table, stride: n % 2 === 0 ? 2 : 1 });
      // why one failed is in the log
      run.answer.catch(() => {});
      return run;
    });
  }
}

/** Runs any job where it is called. */
import type { Table } from '../../engine/search/table.ts';
import { runTurnJob } from '../../engine/search/turn-jobs.ts';
import type { Answers, Job, News } from '../app/thinking.ts';

export interface Means {
  readonly table: Table;
  readonly stop: () => boolean;
  readonly told: (news: News) => void;
}

export const runJob = (job: Job, means: Means): Answers[Job['do']] => runTurnJob(job, means);

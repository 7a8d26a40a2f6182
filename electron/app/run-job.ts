/** Runs any job where it is called. */
import { runAdviceJob } from '../../engine/search/advice-jobs.ts';
import type { Table } from '../../engine/search/table.ts';
import { runTurnJob } from '../../engine/search/turn-jobs.ts';
import type { Answers, Job, News } from './thinking.ts';

export interface Means {
  readonly table: Table;
  readonly stop: () => boolean;
  readonly told: (news: News) => void;
}

export const runJob = (job: Job, means: Means): Answers[Job['do']] =>
  job.do === 'choose' || job.do === 'lay' ? runTurnJob(job, means) : runAdviceJob(job, means);

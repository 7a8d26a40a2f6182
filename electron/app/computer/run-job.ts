/** Runs any job where it is called. */
import { runLessonJob } from '../../../engine/lessons/lesson-jobs.ts';
import { runPracticeJob } from '../../../engine/practice/practice-jobs.ts';
import { runProblemJob } from '../../../engine/problems/problem-jobs.ts';
import { runAdviceJob } from '../../../engine/search/advice/advice-jobs.ts';
import type { TranspositionTable } from '../../../engine/search/table.ts';
import { runTurnJob } from '../../../engine/search/turn-jobs.ts';
import { type GameJob, runGameJob } from '../../games/game-jobs.ts';
import { readOwnGame } from '../../games/own-games.ts';
import type { Job, JobAnswers, News } from './thinking.ts';

interface Means {
  readonly table: TranspositionTable;
  readonly stop: () => boolean;
  readonly told: (news: News) => void;
}

export const isGameJob = (job: Job): job is GameJob =>
  job.do === 'read-games' || job.do === 'try-game' || job.do === 'play-itself';

export function runJob(job: Job, means: Means): JobAnswers[Job['do']] {
  if (isGameJob(job)) {
    // from now on it may take as long as it is given
    means.told({ depth: 0 });
    return runGameJob(job, means);
  }
  if ('view' in job && job.view.game !== undefined) readOwnGame(job.view.game);
  if ('step' in job && job.game !== undefined) readOwnGame(job.game);
  if ('problem' in job && job.problem.game !== undefined) readOwnGame(job.problem.game);
  switch (job.do) {
    case 'choose':
    case 'lay':
    case 'help':
      return runTurnJob(job, means);
    case 'judge-problem':
    case 'problem-hint':
    case 'problem-solution':
    case 'check-problem':
      return runProblemJob(job, means);
    case 'judge-lesson':
    case 'check-step':
      return runLessonJob(job, means);
    case 'practice':
      return runPracticeJob(job);
    default:
      return runAdviceJob(job, means);
  }
}

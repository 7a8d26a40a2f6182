/** What is thought about a step of a lesson, as a job: plain data in and out, as messages between threads want it. */
import type { TranspositionTable } from '../search/table.ts';
import type { LessonTask } from './attempt.ts';
import { checkStep, type StepCheck } from './check-step.ts';
import { judgeLesson, type LessonAttempt, type LessonVerdict } from './judge.ts';

export type LessonJob =
  | ({ readonly do: 'judge-lesson' } & LessonAttempt)
  | ({ readonly do: 'check-step' } & LessonTask);
export interface LessonAnswers {
  /** `found` is null where it was stopped before there was a verdict */
  readonly 'judge-lesson': { readonly found: LessonVerdict | null };
  readonly 'check-step': { readonly found: StepCheck };
}
interface LessonMeans {
  readonly table: TranspositionTable;
  readonly stop: () => boolean;
}

export function runLessonJob(job: LessonJob, means: LessonMeans): LessonAnswers[LessonJob['do']] {
  if (job.do === 'check-step') return { found: checkStep(job) };
  const verdict = judgeLesson(job, means);
  if (!verdict.ok) throw new Error(verdict.error.message);
  return { found: verdict.value };
}

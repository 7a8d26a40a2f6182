/** What is thought about a step of a lesson, as a job: plain data in and out, as messages between threads want it. */
import type { TranspositionTable } from '../search/table.ts';
import { judgeLesson, type LessonAttempt, type LessonVerdict } from './judge.ts';

export type LessonJob = { readonly do: 'judge-lesson' } & LessonAttempt;
export interface LessonAnswers {
  /** `found` is null where it was stopped before there was a verdict */
  readonly 'judge-lesson': { readonly found: LessonVerdict | null };
}
interface LessonMeans {
  readonly table: TranspositionTable;
  readonly stop: () => boolean;
}

export function runLessonJob(job: LessonJob, means: LessonMeans): LessonAnswers['judge-lesson'] {
  const verdict = judgeLesson(job, means);
  if (!verdict.ok) throw new Error(verdict.error.message);
  return { found: verdict.value };
}

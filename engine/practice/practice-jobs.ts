/** Making up tasks, as a job: plain data in and out, as messages between threads want it. */
import type { Options } from '../core/vocabulary.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { type Practice, practiceLesson } from './practice.ts';

export type PracticeJob = { readonly do: 'practice'; readonly practice: Practice; readonly options: Options };
export interface PracticeAnswers {
  /** null where there is no such piece, or no task for it */
  readonly practice: { readonly found: Lesson | null };
}
export const runPracticeJob = ({ practice, options }: PracticeJob): PracticeAnswers['practice'] => ({
  found: practiceLesson(practice, options),
});

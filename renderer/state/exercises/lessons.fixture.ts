/** A course as the host tells of it. */
import type { Course, LessonSummary } from '../../../electron/contract/exercise.ts';

export const lesson = (id: string, more: Partial<LessonSummary> = {}): LessonSummary => ({
  ...{ id, title: `Lesson ${id}`, subtitle: 'what it does', kind: 'king', steps: 3, done: 0 },
  ...more,
});
export const course = (variant: string, lessons: readonly LessonSummary[]): Course => ({
  variant,
  chapters: [
    { id: 'aim', title: 'The aim', lessons: lessons.slice(0, 1) },
    { id: 'rest', title: 'The rest', lessons: lessons.slice(1) },
  ],
});

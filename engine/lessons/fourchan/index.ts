/** The course of 4chan chess: first the aim, then one piece after another with its trait, last what they do together. */
import type { LessonCourse } from '../lesson.ts';
import { adminLesson, anonLesson, promotionLesson } from './admin.ts';
import { r9kLesson, vLesson, xLesson } from './backrow.ts';
import { bLesson, dLesson, nLesson } from './borrowers.ts';
import { dropsLesson, sciLesson, teleportersLesson, vpLesson, winsLesson } from './hands.ts';
import { kLesson, mlpLesson, tgLesson } from './standard.ts';

export const fourchanCourse: LessonCourse = {
  variant: 'fourchan',
  chapters: [
    { id: 'aim', title: 'The Admin and the aim' },
    { id: 'pieces', title: 'One piece at a time' },
    { id: 'together', title: 'Hands, teleporters and wins' },
  ],
  lessons: [
    ...[adminLesson, anonLesson, promotionLesson],
    ...[tgLesson, kLesson, mlpLesson, nLesson, r9kLesson, bLesson, dLesson, xLesson, vLesson, vpLesson, sciLesson],
    ...[dropsLesson, teleportersLesson, winsLesson],
  ],
};

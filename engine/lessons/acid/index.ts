/** The course of acid: first the aim, then one piece after another, last what is special about several of them together. */
import type { LessonCourse } from '../lesson.ts';
import { king } from './king.ts';

export const acid: LessonCourse = {
  variant: 'acid',
  chapters: [
    { id: 'aim', title: 'The King and the aim' },
    { id: 'pieces', title: 'One piece at a time' },
    { id: 'special', title: 'Hands, the Zone and the Angel' },
  ],
  lessons: [king],
};

/** The course of 4chan chess: first the aim, then one piece after another with its trait, last what they do together. */
import type { LessonCourse } from '../lesson.ts';
import { admin, anon, promotion } from './admin.ts';
import { r9k, v, x } from './backrow.ts';
import { b, d, n } from './borrowers.ts';
import { drops, sci, teleporters, vp, wins } from './hands.ts';
import { k, mlp, tg } from './standard.ts';

export const fourchan: LessonCourse = {
  variant: 'fourchan',
  chapters: [
    { id: 'aim', title: 'The Admin and the aim' },
    { id: 'pieces', title: 'One piece at a time' },
    { id: 'together', title: 'Hands, teleporters and wins' },
  ],
  lessons: [...[admin, anon, promotion], ...[tg, k, mlp, n, r9k, b, d, x, v, vp, sci], ...[drops, teleporters, wins]],
};

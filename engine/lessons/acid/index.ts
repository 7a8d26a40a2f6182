/** The course of acid: first the aim, then one piece after another, last what is special about several of them together. */
import type { LessonCourse } from '../lesson.ts';
import { angel, sight } from './angel.ts';
import { jumps, rainbow, voyager } from './diagonals.ts';
import { charonite, diskette } from './diskettes.ts';
import { mass, worm } from './hand.ts';
import { danger, king } from './king.ts';
import { ghost, holepunch, sweeper } from './leapers.ts';
import { wins } from './wins.ts';
import { depths, zone } from './zone.ts';

export const acid: LessonCourse = {
  variant: 'acid',
  chapters: [
    { id: 'aim', title: 'The King and the aim' },
    { id: 'pieces', title: 'One piece at a time' },
    { id: 'special', title: 'Hands, the Zone and the Angel' },
  ],
  lessons: [
    ...[king, danger],
    ...[diskette, charonite, rainbow, voyager, jumps, ghost, holepunch, sweeper, angel],
    ...[mass, worm, sight, zone, depths, wins],
  ],
};

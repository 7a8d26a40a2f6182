/** The course of acid: first the aim, then one piece after another, last what is special about several of them together. */
import type { LessonCourse } from '../lesson.ts';
import { angelLesson, sightLesson } from './angel.ts';
import { jumpsLesson, rainbowLesson, voyagerLesson } from './diagonals.ts';
import { charoniteLesson, disketteLesson } from './diskettes.ts';
import { massLesson, wormLesson } from './hand.ts';
import { dangerLesson, kingLesson } from './king.ts';
import { ghostLesson, holepunchLesson, sweeperLesson } from './leapers.ts';
import { winsLesson } from './wins.ts';
import { depthsLesson, zoneLesson } from './zone.ts';

export const acidCourse: LessonCourse = {
  variant: 'acid',
  chapters: [
    { id: 'aim', title: 'The King and the aim' },
    { id: 'pieces', title: 'One piece at a time' },
    { id: 'special', title: 'Hands, the Zone and the Angel' },
  ],
  lessons: [
    ...[kingLesson, dangerLesson],
    ...[
      disketteLesson,
      charoniteLesson,
      rainbowLesson,
      voyagerLesson,
      jumpsLesson,
      ghostLesson,
      holepunchLesson,
      sweeperLesson,
      angelLesson,
    ],
    ...[massLesson, wormLesson, sightLesson, zoneLesson, depthsLesson, winsLesson],
  ],
};

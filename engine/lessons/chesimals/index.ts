/** The course of Chesimals I: the aim, the units, the chain, and turns of many units. */
import type { LessonCourse } from '../lesson.ts';
import { chainLesson, coloursLesson, lostLesson, manyLesson, orderLesson } from './turns.ts';
import { aimLesson, chiefLesson, elephantLesson, knightLesson, warmachineLesson } from './units.ts';

export const chesimalsCourse: LessonCourse = {
  variant: 'chesimals',
  chapters: [
    { id: 'aim', title: 'The aim' },
    { id: 'units', title: 'One unit at a time' },
    { id: 'chain', title: 'Linked to the Chief' },
    { id: 'turn', title: 'A turn of many units' },
  ],
  lessons: [
    aimLesson,
    chiefLesson,
    knightLesson,
    warmachineLesson,
    elephantLesson,
    chainLesson,
    orderLesson,
    manyLesson,
    coloursLesson,
    lostLesson,
  ],
};

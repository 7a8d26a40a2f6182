/** The course of Chesimals I: the aim, the units, the chain, and turns of many units. */
import type { LessonCourse } from '../lesson.ts';
import { chain, colours, lost, many, order } from './turns.ts';
import { aim, chief, elephant, knight, warmachine } from './units.ts';

export const chesimals: LessonCourse = {
  variant: 'chesimals',
  chapters: [
    { id: 'aim', title: 'The aim' },
    { id: 'units', title: 'One unit at a time' },
    { id: 'chain', title: 'Linked to the Chief' },
    { id: 'turn', title: 'A turn of many units' },
  ],
  lessons: [aim, chief, knight, warmachine, elephant, chain, order, many, colours, lost],
};

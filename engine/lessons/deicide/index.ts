/** The course of Deicide Chess: the aim, the pawns, the movers, the pieces with a trick, and what they do together. */
import type { LessonCourse } from '../lesson.ts';
import { kitsuneLesson, werewolfLesson } from './bent.ts';
import { bigBangLesson, bomberLesson } from './bomber.ts';
import { foolLesson } from './fool.ts';
import { archerLesson, cannonLesson } from './hoppers.ts';
import { checkLesson, checkmateLesson, kingLesson } from './king.ts';
import { championLesson, princeLesson, princessLesson, wizardLesson } from './leapers.ts';
import { knightsLesson, linesLesson } from './lines.ts';
import { matesLesson, winsLesson } from './mates.ts';
import { drunkPawnLesson, enPassantLesson, pawnLesson, promotionLesson, rookieLesson } from './pawns.ts';
import { extraTurnsLesson, snailLesson } from './snail.ts';
import { sorceressLesson } from './sorceress.ts';
import { sumoEdgeLesson, sumoLesson } from './sumo.ts';
import { landminesLesson, portalsLesson, wallsLesson, zigguratsLesson } from './terrain.ts';
import { inFlightLesson, timeMachineLesson } from './time-machine.ts';

export const deicideCourse: LessonCourse = {
  variant: 'deicide',
  chapters: [
    { id: 'aim', title: 'The King and the aim' },
    { id: 'pawns', title: 'Three kinds of pawn' },
    { id: 'pieces', title: 'Movers and leapers' },
    { id: 'special', title: 'Pieces with a trick' },
    { id: 'together', title: 'Extra turns, terrain and mates' },
  ],
  lessons: [
    ...[kingLesson, checkLesson, checkmateLesson],
    ...[pawnLesson, rookieLesson, drunkPawnLesson, enPassantLesson, promotionLesson],
    ...[linesLesson, knightsLesson, princeLesson, championLesson, wizardLesson, princessLesson],
    ...[
      kitsuneLesson,
      werewolfLesson,
      cannonLesson,
      archerLesson,
      sumoLesson,
      sumoEdgeLesson,
      sorceressLesson,
      bomberLesson,
      bigBangLesson,
      foolLesson,
    ],
    ...[timeMachineLesson, inFlightLesson, snailLesson],
    ...[extraTurnsLesson, wallsLesson, portalsLesson, landminesLesson, zigguratsLesson, matesLesson, winsLesson],
  ],
};

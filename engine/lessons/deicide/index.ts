/** The course of Deicide Chess: the aim, the pawns, the movers, the pieces with a trick, and what they do together. */
import type { LessonCourse } from '../lesson.ts';
import { kitsune, werewolf } from './bent.ts';
import { bigBang, bomber } from './bomber.ts';
import { fool } from './fool.ts';
import { archer, cannon } from './hoppers.ts';
import { check, checkmate, king } from './king.ts';
import { champion, prince, princess, wizard } from './leapers.ts';
import { knights, lines } from './lines.ts';
import { mates, wins } from './mates.ts';
import { drunkPawn, enPassant, pawn, promotion, rookie } from './pawns.ts';
import { extraTurns, snail } from './snail.ts';
import { sorceress } from './sorceress.ts';
import { sumo, sumoEdge } from './sumo.ts';
import { landmines, portals, walls, ziggurats } from './terrain.ts';
import { inFlight, timeMachine } from './time-machine.ts';

export const deicide: LessonCourse = {
  variant: 'deicide',
  chapters: [
    { id: 'aim', title: 'The King and the aim' },
    { id: 'pawns', title: 'Three kinds of pawn' },
    { id: 'pieces', title: 'Movers and leapers' },
    { id: 'special', title: 'Pieces with a trick' },
    { id: 'together', title: 'Extra turns, terrain and mates' },
  ],
  lessons: [
    ...[king, check, checkmate],
    ...[pawn, rookie, drunkPawn, enPassant, promotion],
    ...[lines, knights, prince, champion, wizard, princess],
    ...[kitsune, werewolf, cannon, archer, sumo, sumoEdge, sorceress, bomber, bigBang, fool],
    ...[timeMachine, inFlight, snail],
    ...[extraTurns, walls, portals, landmines, ziggurats, mates, wins],
  ],
};

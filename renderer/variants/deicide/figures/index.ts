/** The twenty-five figures of Deicide Chess by kind id. A kind without a figure cannot be put on the table. */
import type { BufferGeometry } from 'three';
import { archerFigure } from './archer.ts';
import { bishopFigure } from './bishop.ts';
import { bomberFigure } from './bomber.ts';
import { cannonFigure } from './cannon.ts';
import { centaurFigure } from './centaur.ts';
import { championFigure } from './champion.ts';
import { foolFigure } from './fool.ts';
import { archbishopFigure, chancellorFigure, knightFigure } from './horses.ts';
import { kingFigure } from './king.ts';
import { kitsuneFigure } from './kitsune.ts';
import { drunkPawnFigure, pawnFigure, rookieFigure } from './pawns.ts';
import { princeFigure } from './prince.ts';
import { princessFigure } from './princess.ts';
import { queenFigure } from './queen.ts';
import { rookFigure } from './rook.ts';
import { snailFigure } from './snail.ts';
import { sorceressFigure } from './sorceress.ts';
import { sumoFigure } from './sumo.ts';
import { timeMachineFigure } from './timeMachine.ts';
import { werewolfFigure } from './werewolf.ts';
import { wizardFigure } from './wizard.ts';

export const figures: Readonly<Record<string, () => BufferGeometry>> = {
  king: kingFigure,
  queen: queenFigure,
  rook: rookFigure,
  bishop: bishopFigure,
  knight: knightFigure,
  pawn: pawnFigure,
  archbishop: archbishopFigure,
  chancellor: chancellorFigure,
  cannon: cannonFigure,
  archer: archerFigure,
  'time-machine': timeMachineFigure,
  champion: championFigure,
  wizard: wizardFigure,
  kitsune: kitsuneFigure,
  werewolf: werewolfFigure,
  centaur: centaurFigure,
  fool: foolFigure,
  sumo: sumoFigure,
  sorceress: sorceressFigure,
  rookie: rookieFigure,
  'drunk-pawn': drunkPawnFigure,
  prince: princeFigure,
  princess: princessFigure,
  bomber: bomberFigure,
  snail: snailFigure,
};

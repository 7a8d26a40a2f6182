/** The twenty-five figures of Deicide Chess by kind id. A kind without a figure cannot be put on the table. */
import type { BufferGeometry } from 'three';
import { archer } from './archer.ts';
import { bishop } from './bishop.ts';
import { bomber } from './bomber.ts';
import { cannon } from './cannon.ts';
import { centaur } from './centaur.ts';
import { champion } from './champion.ts';
import { fool } from './fool.ts';
import { archbishop, chancellor, knight } from './horses.ts';
import { king } from './king.ts';
import { kitsune } from './kitsune.ts';
import { drunkPawn, pawn, rookie } from './pawns.ts';
import { prince } from './prince.ts';
import { princess } from './princess.ts';
import { queen } from './queen.ts';
import { rook } from './rook.ts';
import { snail } from './snail.ts';
import { sorceress } from './sorceress.ts';
import { sumo } from './sumo.ts';
import { timeMachine } from './timeMachine.ts';
import { werewolf } from './werewolf.ts';
import { wizard } from './wizard.ts';

export const figures: Readonly<Record<string, () => BufferGeometry>> = {
  king,
  queen,
  rook,
  bishop,
  knight,
  pawn,
  archbishop,
  chancellor,
  cannon,
  archer,
  'time-machine': timeMachine,
  champion,
  wizard,
  kitsune,
  werewolf,
  centaur,
  fool,
  sumo,
  sorceress,
  rookie,
  'drunk-pawn': drunkPawn,
  prince,
  princess,
  bomber,
  snail,
};

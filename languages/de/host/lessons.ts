/** What learners are told of an action that misses the goal. */
import type { factWords as english, NameIn } from '../../../engine/lessons/words.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { eitherOf, listOf } from '../plural.ts';

const thePiece = (who: NameIn | null): string => (who === null ? 'die Figur' : who('nom'));

export const factWords: Words<typeof english> = {
  outOfReach: 'Von hier aus ist das Ziel nicht mehr zu erreichen.',
  answered: (side, label) => `Das ist erlaubt, aber ${side} kann mit ${label} antworten.`,
  undone: (side, label) => `Das ist erlaubt, aber ${side} kann mit ${label} antworten, und dann geht es nicht mehr.`,
  otherCell: (at, cells) => `${at} ist ein erlaubtes Feld, aber das Ziel ist ${eitherOf(cells)}.`,
  notThere: (at, where) => `${at} ist ein erlaubtes Feld, liegt aber nicht ${where}.`,
  but: (lack) => `Das ist erlaubt, aber ${lack}.`,
  wonBut: (lack) => `Das gewinnt die Partie, aber ${lack}.`,

  // the catalogue has the preposition: „in der Zone“
  where: (called) => called,
  on: (cells) => `auf ${eitherOf(cells)}`,

  notStanding: (who, where) => `${where} steht ${who('no')}`,
  notOnBoard: (who) => `auf dem Brett ist ${who('no')}`,
  notCarried: (who, where) => `${where ?? 'es'} wird ${who('no')} getragen`,
  notInHand: (who) => `in deiner Hand ist ${who('no')}`,
  notIn: (who, place) => `dort ist ${who('no')} (${place})`,
  stillIs: (who, on, condition) => `${thePiece(who)} auf ${on} ist immer noch ${condition}`,
  isNot: (who, on, condition) => `${thePiece(who)} auf ${on} ist nicht ${condition}`,
  featureStill: (feature, on) => `${feature('nom')} auf ${on} ist noch da`,
  noFeature: (feature, on) => `auf ${on} ist ${feature('no')}`,
  canMove: (who, on) => `${thePiece(who)} auf ${on} kann noch ziehen`,
  check: 'es gibt kein Schach',
  win: 'die Partie geht weiter',
  turn: 'dein Zug ist noch nicht zu Ende',
  stillThere: (who, where) => `${thePiece(who)} ${where} ist noch da`,
  capturesNo: (who) => (who === null ? 'es wird keine Figur geschlagen' : `es wird ${who('no')} geschlagen`),
  capturesNothing: 'es wird nichts geschlagen',
  capturesSome: (lost, count) =>
    `${lost === 1 ? 'es ist erst eine Figur' : `es sind erst ${lost} Figuren`} von ${count} geschlagen`,
  toVisit: (cells) => `${listOf(cells)} ${cells.length > 1 ? 'sind' : 'ist'} noch zu besuchen`,
  // the catalogue has an infinitive without „zu“
  deed: (called) => `das Ziel ist: ${called}`,
  turns: 'du musst noch weitere Züge überstehen',
  goal: 'das Ziel ist nicht erreicht',
};

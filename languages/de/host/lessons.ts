/** What learners are told of an action that misses the goal. */
import type { factWords as english, NameIn } from '../../../engine/lessons/words.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { eitherOf, listOf } from '../plural.ts';

const thePiece = (who: NameIn | null): string => (who === null ? 'die Figur' : who('nom'));

export const factWords: Words<typeof english> = {
  outOfReach: 'Von hier aus ist das Ziel nicht mehr zu erreichen.',
  answered: (side: string, label: string): string => `Das ist erlaubt, aber ${side} kann mit ${label} antworten.`,
  undone: (side: string, label: string): string =>
    `Das ist erlaubt, aber ${side} kann mit ${label} antworten, und dann geht es nicht mehr.`,
  otherCell: (at: string, cells: readonly string[]): string =>
    `${at} ist ein erlaubtes Feld, aber das Ziel ist ${eitherOf(cells)}.`,
  notThere: (at: string, where: string): string => `${at} ist ein erlaubtes Feld, liegt aber nicht ${where}.`,
  but: (lack: string): string => `Das ist erlaubt, aber ${lack}.`,
  wonBut: (lack: string): string => `Das gewinnt die Partie, aber ${lack}.`,

  // the catalogue has the preposition: „in der Zone“
  where: (called: string): string => called,
  on: (cells: readonly string[]): string => `auf ${eitherOf(cells)}`,

  notStanding: (who: NameIn, where: string): string => `${where} steht ${who('no')}`,
  notOnBoard: (who: NameIn): string => `auf dem Brett ist ${who('no')}`,
  notCarried: (who: NameIn, where: string | null): string => `${where ?? 'es'} wird ${who('no')} getragen`,
  notInHand: (who: NameIn): string => `in deiner Hand ist ${who('no')}`,
  notIn: (who: NameIn, place: string): string => `dort ist ${who('no')} (${place})`,
  stillIs: (who: NameIn | null, on: string, condition: string): string =>
    `${thePiece(who)} auf ${on} ist immer noch ${condition}`,
  isNot: (who: NameIn | null, on: string, condition: string): string =>
    `${thePiece(who)} auf ${on} ist nicht ${condition}`,
  featureStill: (feature: NameIn, on: string): string => `${feature('nom')} auf ${on} ist noch da`,
  noFeature: (feature: NameIn, on: string): string => `auf ${on} ist ${feature('no')}`,
  canMove: (who: NameIn | null, on: string): string => `${thePiece(who)} auf ${on} kann noch ziehen`,
  check: 'es gibt kein Schach',
  win: 'die Partie geht weiter',
  turn: 'dein Zug ist noch nicht zu Ende',
  stillThere: (who: NameIn | null, where: string): string => `${thePiece(who)} ${where} ist noch da`,
  capturesNo: (who: NameIn | null): string =>
    who === null ? 'es wird keine Figur geschlagen' : `es wird ${who('no')} geschlagen`,
  capturesNothing: 'es wird nichts geschlagen',
  capturesSome: (lost: number, count: number): string =>
    `${lost === 1 ? 'es ist erst eine Figur' : `es sind erst ${lost} Figuren`} von ${count} geschlagen`,
  toVisit: (cells: readonly string[]): string =>
    `${listOf(cells)} ${cells.length > 1 ? 'sind' : 'ist'} noch zu besuchen`,
  // the catalogue has an infinitive without „zu“
  deed: (called: string): string => `das Ziel ist: ${called}`,
  turns: 'du musst noch weitere Züge überstehen',
  goal: 'das Ziel ist nicht erreicht',
};

/** What learners are told of an action that misses the goal. */
import type { factWords as english, NameIn } from '../../../engine/lessons/words.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { eitherOf, listOf } from '../plural.ts';

const thePiece = (who: NameIn | null): string => (who === null ? 'la pièce' : who('nom'));

export const factWords: Words<typeof english> = {
  outOfReach: 'D’ici, le but ne peut plus être atteint.',
  answered: (side: string, label: string): string => `C’est permis, mais ${side} peut répondre ${label}.`,
  undone: (side: string, label: string): string =>
    `C’est permis, mais ${side} peut répondre ${label}, et cela ne marche plus.`,
  otherCell: (at: string, cells: readonly string[]): string =>
    `${at} est une case permise, mais le but est ${eitherOf(cells)}.`,
  notThere: (at: string, where: string): string => `${at} est une case permise, mais pas ${where}.`,
  but: (lack: string): string => `C’est permis, mais ${lack}.`,
  wonBut: (lack: string): string => `Cela gagne la partie, mais ${lack}.`,

  // the catalogue has the preposition: « dans la Zone »
  where: (called: string): string => called,
  on: (cells: readonly string[]): string => `en ${eitherOf(cells)}`,

  notStanding: (who: NameIn, where: string): string => `${who('no')} ne se trouve ${where}`,
  notOnBoard: (who: NameIn): string => `${who('no')} n’est sur l’échiquier`,
  notCarried: (who: NameIn, where: string | null): string =>
    `${who('no')} n’a de monture${where === null ? '' : ` ${where}`}`,
  notInHand: (who: NameIn): string => `${who('no')} n’est dans votre main`,
  notIn: (who: NameIn, place: string): string => `${who('no')} n’y est (${place})`,
  stillIs: (who: NameIn | null, on: string, condition: string): string =>
    `${thePiece(who)} en ${on} est toujours dans cet état : ${condition}`,
  isNot: (who: NameIn | null, on: string, condition: string): string =>
    `${thePiece(who)} en ${on} n’est pas dans cet état : ${condition}`,
  featureStill: (feature: NameIn, on: string): string => `${feature('nom')} en ${on} est toujours là`,
  noFeature: (feature: NameIn, on: string): string => `${feature('no')} n’est en ${on}`,
  canMove: (who: NameIn | null, on: string): string => `${thePiece(who)} en ${on} peut encore jouer`,
  check: 'cela ne donne pas échec',
  win: 'la partie continue',
  turn: 'votre coup n’est pas fini',
  stillThere: (who: NameIn | null, where: string): string => `${thePiece(who)} ${where} est toujours là`,
  capturesNo: (who: NameIn | null): string => `cela ne prend ${who === null ? 'aucune pièce' : who('no')}`,
  capturesNothing: 'cela ne prend rien',
  capturesSome: (lost: number, count: number): string =>
    `cela ne fait que ${lost} prise${lost > 1 ? 's' : ''} sur ${count}`,
  toVisit: (cells: readonly string[]): string => `il reste à passer par ${listOf(cells)}`,
  deed: (called: string): string => `le but est : ${called}`,
  turns: 'il reste des coups à tenir',
  goal: 'le but n’est pas atteint',
};

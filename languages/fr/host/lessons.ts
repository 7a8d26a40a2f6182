/** What learners are told of an action that misses the goal. */
import type { factWords as english, NameIn } from '../../../engine/lessons/words.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { eitherOf, listOf } from '../plural.ts';

const thePiece = (who: NameIn | null): string => (who === null ? 'la pièce' : who('nom'));

export const factWords: Words<typeof english> = {
  outOfReach: 'D’ici, le but ne peut plus être atteint.',
  answered: (side, label) => `C’est permis, mais ${side} peut répondre ${label}.`,
  undone: (side, label) => `C’est permis, mais ${side} peut répondre ${label}, et cela ne marche plus.`,
  otherCell: (at, cells) => `${at} est une case permise, mais le but est ${eitherOf(cells)}.`,
  notThere: (at, where) => `${at} est une case permise, mais pas ${where}.`,
  but: (lack) => `C’est permis, mais ${lack}.`,
  wonBut: (lack) => `Cela gagne la partie, mais ${lack}.`,

  // the catalogue has the preposition: « dans la Zone »
  where: (called) => called,
  on: (cells) => `en ${eitherOf(cells)}`,

  notStanding: (who, where) => `${who('no')} ne se trouve ${where}`,
  notOnBoard: (who) => `${who('no')} n’est sur l’échiquier`,
  notCarried: (who, where) => `${who('no')} n’a de monture${where === null ? '' : ` ${where}`}`,
  notInHand: (who) => `${who('no')} n’est dans votre main`,
  notIn: (who, place) => `${who('no')} n’y est (${place})`,
  stillIs: (who, on, condition) => `${thePiece(who)} en ${on} est toujours dans cet état : ${condition}`,
  isNot: (who, on, condition) => `${thePiece(who)} en ${on} n’est pas dans cet état : ${condition}`,
  featureStill: (feature, on) => `${feature('nom')} en ${on} est toujours là`,
  noFeature: (feature, on) => `${feature('no')} n’est en ${on}`,
  canMove: (who, on) => `${thePiece(who)} en ${on} peut encore jouer`,
  check: 'cela ne donne pas échec',
  win: 'la partie continue',
  turn: 'votre coup n’est pas fini',
  stillThere: (who, where) => `${thePiece(who)} ${where} est toujours là`,
  capturesNo: (who) => `cela ne prend ${who === null ? 'aucune pièce' : who('no')}`,
  capturesNothing: 'cela ne prend rien',
  capturesSome: (lost, count) => `cela ne fait que ${lost} prise${lost > 1 ? 's' : ''} sur ${count}`,
  toVisit: (cells) => `il reste à passer par ${listOf(cells)}`,
  deed: (called) => `le but est : ${called}`,
  turns: 'il reste des coups à tenir',
  goal: 'le but n’est pas atteint',
};

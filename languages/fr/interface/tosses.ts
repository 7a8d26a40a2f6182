/** The words for the coin and the dice. */

import type { Words } from '../../../engine/shared/language.ts';
import type { tossText as english } from '../../../renderer/text/tosses.ts';
import { listOf } from '../plural.ts';
import { cap, de } from './names.ts';

/** `dé à 20 faces`, `dés` */
const dieWords = (many: boolean, sides?: number): string => `${many ? 'dés' : 'dé'}${sides ? ` à ${sides} faces` : ''}`;

export const tossText: Words<typeof english> = {
  title: 'Pile ou face et dés',
  coin: 'Tirer à pile ou face',
  /** `sides`: absent for the usual ones */
  roll: (dice: number, sides?: number) =>
    dice === 1 ? `Lancer un ${sides ? `d${sides}` : 'dé'}` : `Lancer ${dice} ${sides ? `d${sides}` : 'dés'}`,
  what: 'Pile ou face, ou dés',
  kinds: {
    coin: 'Pile ou face',
    die: (sides) => `d${sides}`,
    sided: (sides) => dieWords(true, sides),
  },
  howMany: 'Nombre de dés',
  faces: { heads: 'Face', tails: 'Pile' },
  fair: 'Personne ne peut prévoir ni choisir le résultat. Il est enregistré avec la partie et reste dans la liste des coups ; « Annuler » ne l’efface pas.',
  full: (most) =>
    `Une partie ne peut pas garder plus de ${most} tirages et lancers. Commencez une nouvelle partie pour tirer de nouveau.`,
  tossed: (face) => `Pile ou face : ${face.toLowerCase()}.`,
  rolled: (dice: readonly number[], sides?: number) =>
    dice.length === 1
      ? `${cap(dieWords(false, sides))} : ${dice[0]}.`
      : `${cap(dieWords(true, sides))} : ${listOf(dice.map(String))}, ${dice.reduce((sum, die) => sum + die, 0)} au total.`,
  all: 'Tous les résultats de cette partie',
  none: 'Pas encore de résultats.',
  start: 'Avant le premier coup',
  after: (turn, side, move) => `Tour ${turn}, après ${move} ${de(side)}`,
  // what is no move of a side: the referee was switched off or on, a piece was moved by hand, somebody resigned
  afterEvent: (turn, event) => `Tour ${turn}, après « ${event} »`,
  close: 'Fermer',
};

/** What the tasks of practice say. Names of pieces come in bare: `votre` and a colon go with both genders. */
import type { words as english } from '../../../engine/practice/words.ts';
import type { Words } from '../../../engine/shared/language.ts';

const times = (turns: number): string => (turns === 2 ? 'deux' : 'trois');

export const practiceWords: Words<typeof english> = {
  title: (piece) => piece,
  subtitle: 'tâches pour une seule pièce',
  closing: 'Bien joué. De nouvelles tâches placent la pièce ailleurs.',
  captureOne: {
    goal: (piece) => `Une seule pièce adverse est à la portée de votre ${piece}. Prenez-la.`,
    hint: (enemy, cell) => `C’est la pièce en ${cell} : ${enemy}.`,
  },
  reach: {
    goal: (piece, cell, turns) => `Amenez votre ${piece} en ${cell} en ${times(turns)} tours.`,
    hint: (text) => `Commencez par ${text}.`,
  },
  approach: {
    goal: (enemy, cell, piece) => `En deux tours, prenez avec votre ${piece} la pièce adverse en ${cell} : ${enemy}.`,
    hint: (text) => `Commencez par ${text}.`,
  },
  captureTwo: {
    goal: (piece) => `Prenez deux pièces adverses avec votre ${piece} en deux tours.`,
    hint: (text) => `Commencez par ${text}.`,
  },
  special: {
    goal: (piece) =>
      `Votre ${piece} sait faire plus que se déplacer et prendre. Trouvez son seul coup spécial possible ici.`,
    /** after `le but est :`, like the other two */
    called: 'faire son coup spécial',
    hint: (cell) => `C’est la case ${cell}.`,
  },
  anywhere: {
    drop: (piece, cell) => `Posez votre ${piece} en ${cell}.`,
    move: (piece, cell) => `Amenez votre ${piece} en ${cell}.`,
    called: (cell) => `aller en ${cell}`,
  },
  depart: {
    goal: (piece) =>
      `Une seule pièce adverse se trouve là où votre ${piece} pourrait atterrir. Partez vers cette case.`,
    called: 'partir vers cette case',
    hint: (enemy, cell) => `Partez vers ${cell}, la case de cette pièce : ${enemy}.`,
  },
};

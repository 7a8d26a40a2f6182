/** The words of drawing on the table. */

import type { Words } from '../../../engine/shared/language.ts';
import type { drawingText as english } from '../../../renderer/text/drawing.ts';

const lines = (n: number): string => (n === 1 ? 'Une ligne' : `${n} lignes`);

export const drawingText: Words<typeof english> = {
  bar: 'Dessiner sur la table',
  tool: 'Stylo ou gomme',
  tools: { yellow: 'Jaune', blue: 'Bleu', violet: 'Violet', red: 'Rouge', eraser: 'Gomme' },
  undo: 'Annuler',
  nothingToUndo: 'Rien n’a été dessiné ni gommé depuis que vous avez pris le stylo.',
  nothingToRedo: 'Rien n’a été annulé depuis que vous avez dessiné ou gommé pour la dernière fois.',
  clear: 'Tout gommer',
  empty: 'Rien n’est dessiné sur la table.',
  done: 'Terminé',
  began: (n) =>
    `Dessin. ${n === 0 ? 'La table est vide.' : `${lines(n)} sur la table.`} Entrée sur deux cases trace une ligne, deux fois sur la même case un cercle. Échap termine.`,
  ended: 'Dessin terminé.',
  from: (cell) => `Depuis ${cell}. Entrée sur une autre case trace une ligne, sur la même case un cercle.`,
  line: (pen, from, to) => `${pen} : ligne de ${from} à ${to}.`,
  ring: (pen, cell) => `${pen} : cercle en ${cell}.`,
  erased: (n) => `${lines(n)} ${n < 2 ? 'gommée' : 'gommées'}.`,
  back: (n) => `${lines(n)} de retour sur la table.`,
  nothingOn: (cell) => `Rien n’est dessiné en ${cell}.`,
  /** a stroke for those who do not see it */
  stroke: (pen, cells) => `${pen} : de ${cells.join(' à ')}.`,
  cleared: 'La table est vide.',
  reasons: {
    hidden: 'L’écran est en train de changer de mains.',
    secret: 'Tout le monde voit ce qui est dessiné. Masquez d’abord vos secrets.',
  },
};

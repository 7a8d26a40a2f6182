/** The words of the free table. */

import type { Words } from '../../../engine/shared/language.ts';
import type { freeText as english } from '../../../renderer/text/free.ts';
import { plural } from '../plural.ts';
import { cap } from './names.ts';

/** no word that agrees in gender with the piece */
export const freeText: Words<typeof english> = {
  badge: 'Sans arbitre',
  fact: 'L’arbitre est désactivé.',
  because: 'Toute pièce peut aller n’importe où. Pour jouer selon les règles, activez-le.',
  // hands
  inHand: (piece) => `Pièce saisie : ${piece}.`,
  inHandSays: 'Posez-la sur n’importe quelle case, ou jetez-la hors de l’échiquier. Échap la remet à sa place.',
  put: (piece, cell) => `${cap(piece)} en ${cell}.`,
  takenOff: (piece, cell) => `Pièce retirée de ${cell} : ${piece}.`,
  laidDown: (piece, cell) => `Pièce couchée en ${cell} : ${piece}.`,
  stoodUp: (piece, cell) => `Pièce relevée en ${cell} : ${piece}.`,
  turned: (piece, cell) => `Pièce tournée en ${cell} : ${piece}.`,
  lies: 'pièce couchée',
  lay: 'Coucher',
  stand: 'Relever',
  turn: 'Tourner',
  takeOff: 'Retirer',
  nobody: 'Il n’y a pas de pièce ici.',
  box: 'Boîte de pièces',
  inBox: 'dans la boîte',
  boxSide: 'Camp',
  arrange: 'Modifier la position',
  switchOn: 'Activer l’arbitre',
  on: 'L’arbitre est activé.',
  // the weight of pieces
  sweep: 'Balayer',
  sweeping: 'Faites glisser la souris sur l’échiquier pour balayer des pièces. Échap arrête.',
  sweepEnded: 'Le balayage est terminé.',
  putBack: 'Remettre en place',
  allBack: 'Toutes les pièces sont à leur place.',
  displaced: (figures) => `${plural(figures, 'pièce n’est pas à sa place', 'pièces ne sont pas à leur place')}.`,
  displacedSays: (figures) =>
    figures === 1
      ? 'Pour la partie, elle est toujours sur sa case.'
      : 'Pour la partie, elles sont toujours sur leurs cases.',
  noWeight: 'Les pièces n’ont pas de poids. Vous pouvez changer cela dans Paramètres, Échiquier.',
  noMotion: 'Les pièces n’ont pas de poids tant que le mouvement est réduit. Vous pouvez changer cela dans Paramètres.',
  noWeightFlat: 'Seules les pièces sur l’échiquier 3D ont un poids.',
  weightLoading: 'Chargement du poids des pièces…',
  weightFailed: 'Le poids des pièces n’a pas pu être chargé. Vous pouvez les déplacer sans lui.',
  reason: 'L’arbitre est désactivé. Activez-le d’abord.',
};

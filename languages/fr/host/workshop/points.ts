/** Les points qui décident une partie. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { pointsWords } from '../../../../engine/workshop/words/points-words.ts';

const number = (points: number): string => String(points).replace('.', ',');

export const workshopPoints: Words<typeof pointsWords> = {
  score: (points) => (points < 2 ? `${number(points)} point.` : `${number(points)} points.`),
  says: 'Si la partie devait être nulle par répétition, par pat, par des tours passés, par un face-à-face de pièces royales ou faute de coups restants, le joueur qui a le plus de points sur l’échiquier gagne : {values}.{odds}',
  label: (piece) => `Points : ${piece}`,
  odds: (side, points) => ` ${side} ont ${number(points)} de plus.`,
  sides: ['Les Blancs', 'Les Noirs'],
};

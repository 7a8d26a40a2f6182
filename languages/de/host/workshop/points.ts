/** Punkte, nach denen eine Partie entschieden wird. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { pointsWords } from '../../../../engine/workshop/words/points-words.ts';

const number = (points: number): string => String(points).replace('.', ',');

export const workshopPoints: Words<typeof pointsWords> = {
  score: (points) => (points === 1 ? '1 Punkt.' : `${number(points)} Punkte.`),
  says: 'Wäre die Partie remis durch Stellungswiederholung, durch Patt, durch Passen, weil königliche Figuren einander gegenüberstehen oder weil keine Züge mehr bleiben, gewinnt, wer auf dem Brett mehr Punkte hat: {values}.{odds}',
  label: (piece) => `Punkte: ${piece}`,
  odds: (side, points) => ` ${side} hat ${number(points)} mehr.`,
  sides: ['Weiß', 'Schwarz'],
};

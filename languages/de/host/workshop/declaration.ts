/** Declaring a game over. A sentence's choices stand in it as {placeholders}. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { words as english } from '../../../../engine/workshop/words/declaration-sentences.ts';

export const workshopDeclaration: Words<typeof english> = {
  says: 'Statt zu ziehen, kann ein Spieler die Partie durch eine Erklärung beenden, dessen königliche Figuren in der Zone {zone} stehen, nicht im Schach, mit mindestens {others} anderen Figuren dort.',
  others: 'Wie viele andere',
  points:
    'Diese Arten unter den anderen dort und in der Hand zählen, auch umgewandelt, je {points} Punkte: {majors}. Jede andere Figur zählt 1 Punkt. Weiß gewinnt mit {white} Punkten, Schwarz mit {black}.',
  each: 'Punkte von jeder',
  white: 'Punkte, mit denen Weiß gewinnt',
  black: 'Punkte, mit denen Schwarz gewinnt',
  draws: 'Mit weniger Punkten, aber mindestens {draws}, ist die Partie nach der Erklärung remis.',
  drawing: 'Punkte für ein Remis',
};

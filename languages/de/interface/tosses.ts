/** The words for the coin and the dice. */

import type { Words } from '../../../engine/shared/language.ts';
import type { tossText as english } from '../../../renderer/text/tosses.ts';
import { listOf } from '../plural.ts';

export const tossText: Words<typeof english> = {
  title: 'Münze und Würfel',
  coin: 'Münze werfen',
  /** `sides`: absent for the usual ones */
  roll: (dice: number, sides?: number) =>
    dice === 1 ? `${sides ? `W${sides}` : 'Würfel'} werfen` : `${dice} ${sides ? `W${sides}` : 'Würfel'} werfen`,
  what: 'Münze oder Würfel',
  kinds: { coin: 'Münze', die: (sides) => `W${sides}`, sided: (sides) => `${sides}-seitige Würfel` },
  howMany: 'Anzahl der Würfel',
  faces: { heads: 'Kopf', tails: 'Zahl' },
  fair: 'Niemand kann das Ergebnis vorhersehen oder wählen. Es wird mit der Partie gespeichert und bleibt in der Zugliste; Zurücknehmen nimmt es nicht zurück.',
  full: (most) =>
    `Mehr als ${most} Würfe lassen sich in einer Partie nicht aufbewahren. Beginne eine neue Partie, um wieder zu werfen.`,
  tossed: (face) => `Münze: ${face}.`,
  rolled: (dice: readonly number[], sides?: number) =>
    dice.length === 1
      ? `${sides ? `${sides}-seitiger Würfel` : 'Würfel'}: ${dice[0]}.`
      : `${sides ? `${sides}-seitige Würfel` : 'Würfel'}: ${listOf(dice.map(String))}, zusammen ${dice.reduce((sum, die) => sum + die, 0)}.`,
  all: 'Alle Ergebnisse dieser Partie',
  none: 'Noch keine Ergebnisse.',
  start: 'Vor dem ersten Zug',
  after: (turn, side, move) => `Zug ${turn}, nach ${move} von ${side}`,
  // what is no move of a side: the referee was switched off or on, a piece was moved by hand, somebody resigned
  afterEvent: (turn, event) => `Zug ${turn}, nach „${event}“`,
  close: 'Schließen',
};

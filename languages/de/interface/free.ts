/** The words of the free table. */

import type { Words } from '../../../engine/shared/language.ts';
import type { freeText as english } from '../../../renderer/text/free.ts';
import { plural } from '../plural.ts';

export const freeText: Words<typeof english> = {
  badge: 'Schiedsrichter aus',
  fact: 'Der Schiedsrichter ist aus.',
  because: 'Jede Figur darf überallhin. Um nach den Regeln zu spielen, schalte ihn ein.',
  // hands
  inHand: (piece) => `${piece} aufgenommen.`,
  inHandSays: 'Setze die Figur auf irgendein Feld oder wirf sie vom Brett. Esc stellt sie zurück.',
  put: (piece, cell) => `${piece} auf ${cell}.`,
  takenOff: (piece, cell) => `${piece} von ${cell} genommen.`,
  laidDown: (piece, cell) => `${piece} auf ${cell} hingelegt.`,
  stoodUp: (piece, cell) => `${piece} auf ${cell} aufgestellt.`,
  turned: (piece, cell) => `${piece} auf ${cell} gedreht.`,
  lies: 'liegt',
  lay: 'Hinlegen',
  stand: 'Aufstellen',
  turn: 'Drehen',
  takeOff: 'Vom Brett nehmen',
  nobody: 'Hier ist keine Figur.',
  box: 'Figurenkasten',
  inBox: 'im Kasten',
  boxSide: 'Seite',
  arrange: 'Stellung bearbeiten',
  switchOn: 'Schiedsrichter einschalten',
  on: 'Der Schiedsrichter ist an.',
  // the weight of pieces
  sweep: 'Wegwischen',
  sweeping: 'Ziehe über das Brett, um Figuren wegzuwischen. Esc hört auf.',
  sweepEnded: 'Das Wegwischen ist beendet.',
  putBack: 'Zurückstellen',
  allBack: 'Alle Figuren sind an ihrem Platz.',
  displaced: (figures) => `${plural(figures, 'Figur ist', 'Figuren sind')} nicht an ihrem Platz.`,
  displacedSays: (figures) =>
    figures === 1 ? 'In der Partie steht sie noch auf ihrem Feld.' : 'In der Partie stehen sie noch auf ihren Feldern.',
  noWeight: 'Die Figuren haben kein Gewicht. Das kannst du in den Einstellungen unter „Brett“ ändern.',
  noMotion:
    'Solange die Bewegung reduziert ist, haben die Figuren kein Gewicht. Das kannst du in den Einstellungen ändern.',
  noWeightFlat: 'Nur Figuren auf dem 3D-Brett haben Gewicht.',
  weightLoading: 'Das Gewicht der Figuren wird geladen…',
  weightFailed: 'Das Gewicht der Figuren konnte nicht geladen werden. Du kannst sie ohne Gewicht bewegen.',
  reason: 'Der Schiedsrichter ist aus. Schalte ihn erst ein.',
};

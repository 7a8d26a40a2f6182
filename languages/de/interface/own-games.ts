/** What the app says about games that people make themselves. */

import type { Words } from '../../../engine/shared/language.ts';
import type { ownGameText as english } from '../../../renderer/text/own-games.ts';

export const ownGameText: Words<typeof english> = {
  title: 'Eigene Spiele',
  door: 'Selbst gemacht oder mitgebracht',
  none: 'Noch keine eigenen Spiele. Beginne eines, öffne eine Datei oder ändere eine der bekannten Schachvarianten.',
  new: 'Neues Spiel',
  newSays: 'Ein kleines Spiel für den Anfang: Ändere seine Figuren, sein Brett und seine Regeln.',
  open: 'Datei öffnen',
  openSays: 'Eine .fairygame-Datei, eine variants.ini von Fairy-Stockfish oder der Text eines Interactive Diagram.',
  board: 'Brett',
  kinds: 'Figurenarten',
  start: 'Partie einrichten',
  read: 'Regeln lesen',
  change: 'Regeln ändern',
  copy: 'Eigenes Spiel daraus machen',
  duplicate: 'Duplizieren',
  export: 'Als Datei speichern',
  exported: (where: string) => `Gespeichert: ${where}.`,
  handedOver: (name: string) => `${name} wurde heruntergeladen.`,
  discard: 'In den Papierkorb legen',
  discarded: (title: string) =>
    `„${title}“ in den Papierkorb gelegt. Gespeicherte Partien davon können weiter gespielt werden.`,
  restored: (title: string) => `„${title}“ wiederhergestellt.`,
  added: (title: string) => `„${title}“ zu deinen eigenen Spielen hinzugefügt.`,
  hasProblems: 'hat Probleme',
  cannotPlay: 'Dieses Spiel kann noch nicht gespielt werden:',
  problem: (line: number, column: number, says: string) => `Zeile ${line}, Spalte ${column}: ${says}`,
  tooBig: 'Diese Datei ist zu groß für die Regeln eines Spiels. Nichts wurde geöffnet.',
  unreadable: 'Diese Datei kann nicht gelesen werden.',
  tryWhy: 'Behebe erst die Probleme.',
  checking: 'Wird gelesen…',
  // Figures are found by English names, so every piece says which figure it has. The other words are the language of such
  // files, which is English everywhere.
  /** what a new game begins as */
  begin: `fairygame 1

[game]
title = Mein Spiel
board = 6 x 6

[zones]
far = own rank 6

[piece König]
letter = K
royal = yes
moves = K
figure = king

[piece Turm]
letter = R
moves = R
figure = rook

[piece Springer]
letter = N
moves = N
figure = knight

[piece Bauer]
letter = P
moves = mfWcfF
promotes = at far, must: Turm Springer
figure = pawn

[array]
r n k . n r
p p p p p p
. . . . . .
. . . . . .
P P P P P P
R N K . N R
`,
};

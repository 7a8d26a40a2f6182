/** The words for sharing a game: as text, on paper, as a picture; and for pasting one. */

import type { Words } from '../../../engine/shared/language.ts';
import type { shareText as english } from '../../../renderer/text/share.ts';
import { plural } from '../plural.ts';

export const shareText: Words<typeof english> = {
  title: 'Teilen',
  what: 'Was geteilt wird',
  whats: { game: 'Die Partie', position: 'Die Stellung', picture: 'Ein Bild', film: 'Ein Film' },
  game: 'Die Züge bis zur Stellung auf dem Brett, mit Kommentaren; andere Varianten stehen in Klammern. Füge diesen Text auf dem Startbildschirm ein, um die Partie irgendwo zu öffnen.',
  gameByText:
    'Die Züge bis zur Stellung auf dem Brett, mit Kommentaren. Was du versucht und zurückgenommen hast, kommt dazu, wenn die Partie zu Ende ist.',
  hidden: (n) =>
    `${plural(n, 'verborgene Aktion fehlt', 'verborgene Aktionen fehlen')} hier, weil nicht alle davon wissen dürfen. So kann die Partie aus diesem Text nicht geöffnet werden; speichere stattdessen eine Kopie.`,
  tooLong: 'Er ist zu lang, um die Partie daraus wieder zu öffnen; speichere stattdessen eine Kopie.',
  position: 'Eine Zeile, die der Stellungseditor liest, ohne alles Verborgene.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  refused: 'Der Browser lässt diese Seite die Zwischenablage nicht verwenden. Markiere den Text und kopiere ihn.',
  print: 'Drucken',
  close: 'Schließen',
  picture: {
    says: 'Ein PNG des 3D-Bretts, wie es jetzt ist, ohne Knöpfe und Listen. Was darauf nur du sehen darfst, ist auch im Bild.',
    view: 'Ansicht',
    present: 'Wie du es siehst',
    seat: (side) => `Vom Platz von ${side}`,
    above: 'Von oben',
    size: 'Größe',
    name: (width, height) => `${width} × ${height}`,
    coordinates: 'Koordinaten',
    save: 'Bild speichern',
    busy: 'Das Bild wird erstellt. Bei großen Bildern kann das einige Sekunden dauern.',
    saved: (where) => `Das Bild wurde gespeichert: ${where}.`,
    downloaded: (name) => `${name} wurde heruntergeladen.`,
    failed:
      'Das Bild konnte nicht erstellt werden. Wähle eine kleinere Größe oder in den Einstellungen eine niedrigere Bildqualität.',
    lost: 'Die Grafikkarte zeichnet nicht mehr; darum wurde kein Bild erstellt. Versuche es noch mal, wenn das Brett wieder zu sehen ist.',
    flat: (key) =>
      `Ein Bild gibt es nur vom 3D-Brett. Schließe das hier, ${key === null ? 'wähle in den Einstellungen das 3D-Brett' : `drücke ${key}`} und komm zurück.`,
    notYet: 'Das 3D-Brett ist noch nicht gezeichnet. Versuche es gleich noch mal.',
  },
  sheet: {
    turn: 'Zug',
    date: 'Datum',
    result: 'Ergebnis',
    unfinished: 'nicht beendet',
  },
};

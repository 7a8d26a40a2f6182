/** The words for making a film of a game. */

import type { Words } from '../../../engine/shared/language.ts';
import type { filmText as english } from '../../../renderer/text/film.ts';
import { plural } from '../plural.ts';

export const filmText: Words<typeof english> = {
  says: 'Alle Züge der Partie bis zur Stellung auf dem Brett, einer nach dem anderen, auf dem 3D-Brett. Was nur du sehen darfst, ist auch im Film. Du kannst weiterspielen, während er gezeichnet wird.',
  range: 'Züge',
  from: 'Von Zug',
  to: 'bis Zug',
  played: (from, to) => `gespielt: ${from} bis ${to}`,
  view: 'Ansicht',
  pace: 'Tempo',
  seconds: (n) => `${n.toLocaleString('de')} ${n === 1 ? 'Sekunde' : 'Sekunden'}`,
  size: 'Größe',
  captions: 'Untertitel',
  make: 'Film erstellen',
  about: {
    webm: (length, megabytes) => `Das gibt ein WebM-Video: ${length}, etwa ${megabytes}.`,
    gif: (length, megabytes) =>
      `Das gibt ein animiertes GIF: ${length}, etwa ${megabytes}, weil dieser Browser hier kein Video erzeugen kann.`,
  },
  megabytes: (n) => (n < 1 ? `${n.toFixed(1).replace('.', ',')}\u00a0MB` : `${Math.round(n)}\u00a0MB`),
  length: (seconds) => {
    const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
    if (minutes === 0) return plural(rest, 'Sekunde', 'Sekunden');
    return `${minutes}:${String(rest).padStart(2, '0')} Minuten`;
  },
  none: 'Noch wurde nichts gespielt.',
  badRange: (from, to) => `Wähle Züge von ${from} bis ${to}, den früheren zuerst.`,
  tooLong: (most) => `Ein Film hat höchstens ${most} Stellungen. Wähle weniger Züge.`,
  busy: 'Es wird schon ein Film gezeichnet. Warte, bis er fertig ist, oder stoppe ihn.',
  reading: 'Die Partie wird gelesen',
  drawing: (turn, of) => `Zug ${turn} von ${of} wird gezeichnet.`,
  saving: 'Der Film wird gespeichert',
  stop: 'Stopp',
  stopped: 'Der Film wurde gestoppt. Nichts wurde gespeichert.',
  begun: 'Der Film wird gezeichnet. Du kannst weiterspielen.',
  saved: (where) => `Der Film wurde gespeichert: ${where}.`,
  downloaded: (name) => `${name} wurde heruntergeladen.`,
  failed:
    'Der Film konnte nicht erstellt werden. Wähle eine kleinere Größe oder weniger Züge und versuche es noch mal.',
  lost: 'Die Grafikkarte zeichnet nicht mehr; darum wurde kein Film erstellt. Erstelle ihn noch mal, wenn das 3D-Brett wieder da ist.',
  tooLarge: 'Der Film ist zu groß zum Speichern. Wähle eine kleinere Größe oder weniger Züge.',
  caption: (turn, side, label) => `${turn}. ${side}: ${label}`,
};

/** The words of comments on moves. */

import type { Words } from '../../../engine/shared/language.ts';
import type { commentText as english } from '../../../renderer/text/comments.ts';

const marks = {
  '!!': 'glänzender Zug',
  '!': 'guter Zug',
  '!?': 'interessanter Zug',
  '?!': 'zweifelhafter Zug',
  '?': 'Fehler',
  '??': 'grober Fehler',
} as const;

export const commentText: Words<typeof english> = {
  title: (what) => `Kommentar: ${what}`,
  start: 'Anfang der Partie',
  mark: 'Bewertung',
  noMark: 'Keine',
  marks,
  text: 'Kommentar',
  left: (n) => `Noch ${n} Zeichen.`,
  everybody: 'Alle, die diese Partie öffnen, können ihn lesen. Enter speichert.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  saved: 'Kommentar gespeichert.',
  removed: 'Kommentar entfernt.',
  undo: 'Zurücknehmen',
  /** after the name of a move that is looked at */
  said: (mark, text) =>
    [mark === null ? '' : `Bewertung: ${marks[mark]}.`, text === '' ? '' : `Kommentar: ${text}`]
      .filter(Boolean)
      .join(' '),
  reasons: {
    ahead: 'Diese Variante wurde nicht gespielt. Kehre erst zur Partie zurück.',
    secret: 'Kommentare dürfen alle lesen; darum bekommt ein geheimer Zug keinen.',
    hidden: 'Der Bildschirm wird gerade übergeben.',
  },
};

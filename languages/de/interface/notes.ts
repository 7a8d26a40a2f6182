/** The words of the page of notes. */

import type { Words } from '../../../engine/shared/language.ts';
import type { notesText as english } from '../../../renderer/text/notes.ts';

export const notesText: Words<typeof english> = {
  title: 'Notizen',
  label: 'Notizen zu dieser Partie',
  everybody: 'Eine Seite, mit der Partie gespeichert. Alle, die die Partie öffnen, können sie lesen.',
  left: (n) => `Noch ${n} Zeichen.`,
  empty: 'Noch ist nichts notiert.',
  discard: 'Änderungen verwerfen',
  done: 'Fertig',
  saved: 'Notizen gespeichert.',
  cleared: 'Notizen gelöscht.',
  undo: 'Zurücknehmen',
  reasons: {
    hidden: 'Der Bildschirm wird gerade übergeben.',
    secret: 'Die Notizen können alle lesen. Verbirg erst deine Geheimnisse.',
  },
};

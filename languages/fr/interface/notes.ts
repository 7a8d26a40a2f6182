/** The words of the page of notes. */

import type { Words } from '../../../engine/shared/language.ts';
import type { notesText as english } from '../../../renderer/text/notes.ts';
import { plural } from '../plural.ts';

export const notesText: Words<typeof english> = {
  title: 'Notes',
  label: 'Notes sur cette partie',
  everybody: 'Une page, enregistrée avec la partie. Quiconque ouvre la partie peut la lire.',
  left: (n) => `Encore ${plural(n, 'caractère', 'caractères')}.`,
  empty: 'Rien n’est encore noté.',
  discard: 'Abandonner les changements',
  done: 'Terminé',
  saved: 'Notes enregistrées.',
  cleared: 'Notes effacées.',
  undo: 'Annuler',
  reasons: {
    hidden: 'L’écran est en train de changer de mains.',
    secret: 'Tout le monde peut lire les notes. Masquez d’abord vos secrets.',
  },
};

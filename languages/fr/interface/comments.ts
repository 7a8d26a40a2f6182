/** The words of comments on moves. */

import type { Words } from '../../../engine/shared/language.ts';
import type { commentText as english } from '../../../renderer/text/comments.ts';
import { plural } from '../plural.ts';

const marks = {
  '!!': 'coup brillant',
  '!': 'bon coup',
  '!?': 'coup intéressant',
  '?!': 'coup douteux',
  '?': 'erreur',
  '??': 'gaffe',
} as const;

export const commentText: Words<typeof english> = {
  title: (what) => `Commentaire : ${what}`,
  start: 'le début',
  mark: 'Annotation',
  noMark: 'Aucune',
  marks,
  text: 'Commentaire',
  left: (n) => `Encore ${plural(n, 'caractère', 'caractères')}.`,
  everybody: 'Quiconque ouvre cette partie peut le lire. Entrée enregistre.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Supprimer',
  saved: 'Commentaire enregistré.',
  removed: 'Commentaire supprimé.',
  undo: 'Annuler',
  /** after the name of a move that is looked at */
  said: (mark, text) =>
    [mark === null ? '' : `Annotation : ${marks[mark]}.`, text === '' ? '' : `Commentaire : ${text}`]
      .filter(Boolean)
      .join(' '),
  reasons: {
    ahead: 'Cette ligne n’a pas été jouée. Revenez d’abord à la partie.',
    secret: 'Tout le monde peut lire les commentaires : un coup secret n’en reçoit donc pas.',
    hidden: 'L’écran est en train de changer de mains.',
  },
};

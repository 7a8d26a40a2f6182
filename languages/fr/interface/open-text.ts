/** The words for the one place that takes any text of ours. */

import type { Words } from '../../../engine/shared/language.ts';
import type { openTextText as english } from '../../../renderer/text/open-text.ts';
import { plural } from '../plural.ts';
import { de } from './names.ts';

export const openTextText: Words<typeof english> = {
  title: 'Coller un texte',
  open: 'Coller un texte',
  openSays:
    'Une partie, un tour ou une invitation d’un ami, une position, les règles d’un jeu, ou le code d’une table.',
  label: 'Le texte',
  says: 'Collez une partie, un tour ou une invitation, une position, des règles, ou le code d’une table : tout un message convient. Vous pouvez aussi déposer un fichier sur la fenêtre, ou coller sur l’écran d’accueil.',
  yes: 'Ouvrir',
  no: 'Annuler',
  empty: 'Collez d’abord le texte.',
  choose: 'Choisissez l’un d’eux.',
  tooLong: 'Ce texte est trop long.',
  name: 'Partie collée',
  found: {
    game: (title, n) => `C’est une partie ${de(title)}, ${plural(n, 'tour', 'tours')}.`,
    turn: (title, friend) => `C’est un tour de votre partie ${de(title)} avec ${friend}.`,
    invitation: (title) =>
      title === '' ? 'C’est une invitation à une partie.' : `C’est une invitation à une partie ${de(title)}.`,
    position: (title) => `C’est une position ${de(title)}.`,
    rules: (title) => (title === '' ? 'Ce sont les règles de plusieurs jeux.' : `Ce sont les règles ${de(title)}.`),
    badRules: (wrong) => `Ce sont les règles d’un jeu. ${wrong}`,
    code: 'C’est le code d’une table.',
    leaves: 'Ce qui est maintenant sur la table est enregistré et fermé.',
  },
  does: {
    game: 'Ouvrir',
    turn: 'Le jouer',
    invitation: 'Commencer la partie',
    position: 'La composer',
    rules: 'Ajouter à vos jeux',
    badRules: 'Les corriger',
    severalRules: 'Les afficher',
    code: 'Rejoindre',
  },
};

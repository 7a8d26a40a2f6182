/** The words for sharing a game: as text, on paper, as a picture; and for pasting one. */

import type { Words } from '../../../engine/shared/language.ts';
import type { shareText as english } from '../../../renderer/text/share.ts';
import { plural } from '../plural.ts';
import { de } from './names.ts';

export const shareText: Words<typeof english> = {
  title: 'Partager',
  what: 'Que partager',
  whats: { game: 'La partie', position: 'La position', picture: 'Une image', film: 'Un film' },
  game: 'Les coups jusqu’à la position sur l’échiquier, avec les commentaires ; les autres lignes sont entre parenthèses. Collez ce texte sur l’écran d’accueil pour ouvrir la partie n’importe où.',
  gameByText:
    'Les coups jusqu’à la position sur l’échiquier, avec les commentaires. Ce que vous avez essayé et repris est ajouté quand la partie est terminée.',
  hidden: (n) =>
    `${plural(n, 'action cachée est omise', 'actions cachées sont omises')}, car tout le monde n’a pas le droit de ${n < 2 ? 'la' : 'les'} connaître. Sans ${n < 2 ? 'elle' : 'elles'}, la partie ne peut pas être ouverte à partir de ce texte ; enregistrez plutôt une copie.`,
  tooLong: 'Ce texte est trop long pour que la partie puisse en être rouverte ; enregistrez plutôt une copie.',
  position: 'Une ligne que lit l’éditeur de positions, sans rien de caché.',
  copy: 'Copier',
  copied: 'Copié.',
  refused: 'Le navigateur ne permet pas à cette page d’utiliser le presse-papiers. Sélectionnez le texte et copiez-le.',
  print: 'Imprimer',
  close: 'Fermer',
  picture: {
    says: 'Un PNG de l’échiquier 3D tel qu’il est maintenant, sans boutons ni listes. Ce qui n’y est visible que pour vous est aussi sur l’image.',
    view: 'Vue',
    present: 'Comme vous le voyez',
    seat: (side) => `Depuis la place ${de(side)}`,
    above: 'D’en haut',
    size: 'Taille',
    name: (width, height) => `${width} × ${height}`,
    coordinates: 'Coordonnées',
    save: 'Enregistrer l’image',
    busy: 'Prise de l’image. Avec une grande taille, cela peut durer quelques secondes.',
    saved: (where) => `L’image est enregistrée sous ${where}.`,
    downloaded: (name) => `${name} a été téléchargé.`,
    failed:
      'L’image n’a pas pu être prise. Choisissez une taille plus petite, ou une qualité d’image plus basse dans les paramètres.',
    lost: 'La carte graphique a cessé de dessiner : aucune image n’a été prise. Réessayez quand l’échiquier sera de nouveau affiché.',
    flat: (key) =>
      `Une image ne peut être prise que de l’échiquier 3D. Fermez ceci, ${key === null ? 'choisissez l’échiquier 3D dans les paramètres' : `appuyez sur ${key}`} et revenez.`,
    notYet: 'L’échiquier 3D n’est pas encore dessiné. Réessayez dans un instant.',
  },
  sheet: {
    turn: 'Tour',
    date: 'Date',
    result: 'Résultat',
    unfinished: 'non terminée',
  },
};

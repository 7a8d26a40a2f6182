/** The words for making a film of a game. */

import type { Words } from '../../../engine/shared/language.ts';
import type { filmText as english } from '../../../renderer/text/film.ts';
import { plural } from '../plural.ts';
import { begin } from './names.ts';

export const filmText: Words<typeof english> = {
  says: 'Tous les tours de la partie jusqu’à la position sur l’échiquier, l’un après l’autre, vus sur l’échiquier 3D. Ce qui n’est visible que pour vous est aussi dans le film. Vous pouvez continuer à jouer pendant qu’il se dessine.',
  range: 'Tours',
  from: 'Du tour',
  to: 'au tour',
  played: (from, to) => `sur ${from} à ${to}`,
  view: 'Vue',
  pace: 'Rythme',
  seconds: (n) => plural(n, 'seconde', 'secondes'),
  size: 'Taille',
  captions: 'Légendes',
  make: 'Créer le film',
  about: {
    webm: (length, megabytes) => `Ce sera une vidéo WebM de ${length} et d’environ ${megabytes}.`,
    gif: (length, megabytes) =>
      `Ce sera un GIF animé de ${length} et d’environ ${megabytes}, car ce navigateur ne peut pas encoder de vidéo ici.`,
  },
  megabytes: (n) =>
    n < 1
      ? `${n.toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo`
      : `${Math.round(n).toLocaleString('fr')} Mo`,
  length: (seconds) => {
    const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
    if (minutes === 0) return plural(rest, 'seconde', 'secondes');
    return `${minutes} min ${String(rest).padStart(2, '0')} s`;
  },
  none: 'Rien n’a encore été joué.',
  badRange: (from, to) => `Choisissez des tours de ${from} à ${to}, le plus ancien en premier.`,
  tooLong: (most) => `Un film a au plus ${plural(most, 'position', 'positions')}. Choisissez moins de tours.`,
  busy: 'Un film est déjà en train de se dessiner. Attendez qu’il soit prêt, ou arrêtez-le.',
  reading: 'Lecture de la partie',
  drawing: (turn, of) => `Dessin du tour ${turn} sur ${of}.`,
  saving: 'Enregistrement du film',
  stop: 'Arrêter',
  stopped: 'Le film a été arrêté. Rien n’a été enregistré.',
  begun: 'Le film se dessine. Vous pouvez continuer à jouer.',
  saved: (where) => `Le film est enregistré sous ${where}.`,
  downloaded: (name) => `${name} a été téléchargé.`,
  failed: 'Le film n’a pas pu être créé. Choisissez une taille plus petite ou moins de tours et réessayez.',
  lost: 'La carte graphique a cessé de dessiner : aucun film n’a été créé. Recréez-le quand l’échiquier 3D sera revenu.',
  tooLarge: 'Le film est trop gros pour être enregistré. Choisissez une taille plus petite ou moins de tours.',
  caption: (turn, side, label) => `${turn}. ${begin(side)} : ${label}`,
};

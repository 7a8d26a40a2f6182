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
  played: (from: number, to: number) => `sur ${from} à ${to}`,
  view: 'Vue',
  pace: 'Rythme',
  seconds: (n: number) => plural(n, 'seconde', 'secondes'),
  size: 'Taille',
  captions: 'Légendes',
  make: 'Créer le film',
  about: {
    webm: (length: string, megabytes: string) => `Ce sera une vidéo WebM de ${length} et d’environ ${megabytes}.`,
    gif: (length: string, megabytes: string) =>
      `Ce sera un GIF animé de ${length} et d’environ ${megabytes}, car ce navigateur ne peut pas encoder de vidéo ici.`,
  },
  megabytes: (n: number) =>
    n < 1
      ? `${n.toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo`
      : `${Math.round(n).toLocaleString('fr')} Mo`,
  length: (seconds: number) => {
    const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
    if (minutes === 0) return plural(rest, 'seconde', 'secondes');
    return `${minutes} min ${String(rest).padStart(2, '0')} s`;
  },
  none: 'Rien n’a encore été joué.',
  badRange: (from: number, to: number) => `Choisissez des tours de ${from} à ${to}, le plus ancien en premier.`,
  tooLong: (most: number) => `Un film a au plus ${plural(most, 'position', 'positions')}. Choisissez moins de tours.`,
  busy: 'Un film est déjà en train de se dessiner. Attendez qu’il soit prêt, ou arrêtez-le.',
  reading: 'Lecture de la partie',
  drawing: (turn: number, of: number) => `Dessin du tour ${turn} sur ${of}.`,
  saving: 'Enregistrement du film',
  stop: 'Arrêter',
  stopped: 'Le film a été arrêté. Rien n’a été enregistré.',
  begun: 'Le film se dessine. Vous pouvez continuer à jouer.',
  saved: (where: string) => `Le film est enregistré sous ${where}.`,
  downloaded: (name: string) => `${name} a été téléchargé.`,
  failed: 'Le film n’a pas pu être créé. Choisissez une taille plus petite ou moins de tours et réessayez.',
  lost: 'La carte graphique a cessé de dessiner : aucun film n’a été créé. Recréez-le quand l’échiquier 3D sera revenu.',
  tooLarge: 'Le film est trop gros pour être enregistré. Choisissez une taille plus petite ou moins de tours.',
  caption: (turn: number, side: string, label: string) => `${turn}. ${begin(side)} : ${label}`,
};

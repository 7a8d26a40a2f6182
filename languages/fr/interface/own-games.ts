/** What the app says about games that people make themselves. */

import type { Words } from '../../../engine/shared/language.ts';
import type { ownGameText as english } from '../../../renderer/text/own-games.ts';

export const ownGameText: Words<typeof english> = {
  title: 'Vos jeux personnels',
  door: 'Créez-en un, ou ouvrez un fichier',
  none: 'Pas encore de jeux personnels. Créez-en un, ouvrez un fichier, ou modifiez l’une des variantes connues.',
  new: 'Créer un jeu',
  newSays: 'Un petit jeu pour commencer : changez ses pièces, son échiquier et ses règles.',
  open: 'Ouvrir un fichier',
  openSays: 'Un fichier .fairygame, un variants.ini de Fairy-Stockfish, ou le texte d’un Interactive Diagram.',
  board: 'Échiquier',
  kinds: 'Types de pièces',
  start: 'Préparer une partie',
  read: 'Lire les règles',
  change: 'Modifier les règles',
  copy: 'En faire un jeu personnel',
  duplicate: 'Faire une copie',
  export: 'Enregistrer dans un fichier',
  exported: (where: string) => `Enregistré sous ${where}.`,
  handedOver: (name: string) => `${name} a été téléchargé.`,
  discard: 'Mettre à la corbeille',
  discarded: (title: string) =>
    `« ${title} » est dans la corbeille. Les parties enregistrées de ce jeu peuvent toujours être jouées.`,
  restored: (title: string) => `« ${title} » a été restauré.`,
  added: (title: string) => `« ${title} » a été ajouté à vos jeux personnels.`,
  hasProblems: 'a des problèmes',
  cannotPlay: 'Ce jeu ne peut pas encore être joué :',
  problem: (line: number, column: number, says: string) => `Ligne ${line}, colonne ${column} : ${says}`,
  tooBig: 'Ce fichier est trop gros pour contenir les règles d’un jeu. Rien n’a été ouvert.',
  unreadable: 'Ce fichier est illisible.',
  tryWhy: 'Corrigez d’abord les problèmes.',
  checking: 'Lecture…',
  // Figures are found by English names, so every piece says which figure it has. The other words are the language of
  // such texts and stay English.
  /** what a new game begins as */
  begin: `fairygame 1

[game]
title = Mon jeu
board = 6 x 6

[zones]
far = own rank 6

[piece Roi]
letter = K
royal = yes
moves = K
figure = king

[piece Tour]
letter = R
moves = R
figure = rook

[piece Cavalier]
letter = N
moves = N
figure = knight

[piece Pion]
letter = P
moves = mfWcfF
promotes = at far, must: Tour Cavalier
figure = pawn

[array]
r n k . n r
p p p p p p
. . . . . .
. . . . . .
P P P P P P
R N K . N R
`,
};

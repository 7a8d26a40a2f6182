/** The rules of people's own games and their hands, turns and ground. A sentence's choices stand in it as {placeholders}. */
import { capitalised } from '../../../../engine/shared/capitalised.ts';
import type { Words } from '../../../../engine/shared/language.ts';
import type { castlingWords } from '../../../../engine/workshop/words/castling-sentence.ts';
import type { words as book } from '../../../../engine/workshop/words/game-words.ts';
import type { words as ground } from '../../../../engine/workshop/words/ground-sentences.ts';
import type { handWords } from '../../../../engine/workshop/words/hand-sentences.ts';
import type { words as rules } from '../../../../engine/workshop/words/rule-sentences.ts';
import type { words as shuffle } from '../../../../engine/workshop/words/shuffle-words.ts';
import type { words as turns } from '../../../../engine/workshop/words/turn-sentences.ts';
import type { turnWords } from '../../../../engine/workshop/words/turn-words.ts';
import type { named as namedWalls } from '../../../../engine/workshop/words/wall-words.ts';
import type { words as zones } from '../../../../engine/workshop/words/zone-sentences.ts';
import { isFeminine, oneOf, theOne } from '../../naming.ts';
import { listOf } from '../../plural.ts';

const royal = (pieces: readonly string[]): string => pieces.join(' ou ');

export const workshopRules: Words<typeof rules> = {
  raised: {
    says: 'Les cases de la zone {zone} sont {height} que les autres, ce qui ne change rien pour les pièces.',
    label: 'À quelle hauteur',
    little: 'un peu plus hautes',
    higher: 'plus hautes',
    much: 'beaucoup plus hautes',
    by: (height) => `plus hautes de ${height.toLocaleString('fr')}`,
  },
  first: { says: 'Les {side} commencent.', label: 'Qui commence', white: 'Blancs', black: 'Noirs' },
  check: {
    says: 'Aucun joueur n’a le droit de laisser {pieces} là où l’adversaire pourrait prendre.',
    label: 'Quelles pièces royales doivent être en sûreté',
    royalPiece: 'pièce royale',
    each: (pieces) => `ne serait-ce qu’une de ces pièces (${royal(pieces)})`,
    one: (pieces) => `toutes ces pièces à la fois (${royal(pieces)})`,
    last: (pieces) => `la dernière de ces pièces (${royal(pieces)})`,
    lastOfEach: (pieces) => `la dernière pièce de l’un de ces types (${royal(pieces)})`,
    whyNot: 'Aucune pièce n’est royale. Rendez-en d’abord une royale sous « Pièces ».',
    giving: 'Personne n’a le droit de donner échec.',
    flight: 'Une pièce royale en échec ne peut bouger que pour prendre la pièce qui donne échec.',
  },
  facing: {
    says: 'Les pièces royales {what}.',
    label: 'Ce qui se passe',
    forbidden: 'n’ont pas le droit de se faire face sur une rangée ou une colonne ouverte',
    draw: 'qui restent face à face sur une rangée ou une colonne ouverte rendent la partie nulle',
  },
  capture: 'Un joueur qui peut prendre doit prendre.',
  capturesExplode:
    'Une prise est une explosion : la pièce qui prend et tout ce qui se trouve à côté disparaissent aussi.',
  immobile: 'Une pièce ne peut pas aller là d’où elle ne pourrait plus jamais bouger.',
  inPassingOn: 'Une prise en passant ne peut finir que dans la zone {zone}.',
  atMost: {
    says: 'Pas de promotion en cette pièce tant que son camp en a {count} : {piece}.',
    label: (piece) => `Combien il peut y en avoir : ${piece}`,
  },
  pass: 'Un joueur peut passer. Si les deux le font de suite, la partie est nulle.',
  passIfStuck:
    'Un joueur qui n’a aucun coup passe, sauf si aucune pièce de son camp n’est plus sur l’échiquier. Si les deux le font de suite, la partie est nulle.',
  turnsOver: {
    says: 'Après un coup ou une pose, {whom} changent de camp.',
    label: 'Quelles pièces adverses',
    enclosed: 'les pièces adverses alignées entre la pièce jouée et une autre pièce de son camp',
    beside: 'les pièces adverses à côté de la pièce jouée',
    besideIfSupported:
      'les pièces adverses à côté de la pièce jouée (après une pose, seulement si une autre pièce de son camp la touche aussi)',
    royals: ' Les pièces royales n’en changent jamais.',
  },
};

export const workshopCastling: Words<typeof castlingWords> = {
  some: 'Il y a un roque.',
  says: 'Roque : {king} avec {partner}, si aucune des deux pièces n’a bougé et qu’il n’y a rien entre elles. La première va sur la colonne {files}, l’autre se place au-delà.',
  or: ' ou ',
  king: 'Qui roque',
  partner: 'Avec qui',
  file: (number) => `Colonne ${number}`,
};

export const workshopShuffle: Words<typeof shuffle> = {
  shuffled: 'Le numéro de la position initiale dit dans quel ordre commencent les pièces de {zone}, {how}.',
  how: 'Comment elles se placent',
  mirrored: 'les deux camps en miroir',
  independent: 'chaque camp avec son propre numéro',
  whyNot:
    'Les pièces mélangées se trouvent dans une zone et sont de plusieurs sortes. Une telle zone n’existe pas encore.',
  drawn: 'Une nouvelle partie tire le numéro au sort, à moins qu’un joueur n’en choisisse un.',
  onBothColours: (piece) => `Il y en a autant sur les cases claires que sur les cases foncées : ${piece}.`,
  between: 'À gauche et à droite de cette pièce, il y en a toujours une autre : {king} ({rook}).',
  middle: 'Qui se trouve au milieu',
  beside: 'Qui se trouve de chaque côté',
  castling:
    'D’où qu’elles partent, les pièces qui roquent vont sur les mêmes cases que dans la position initiale habituelle.',
  name: 'Position initiale',
  nameOf: (side) => (side === 0 ? 'Position initiale des Blancs' : 'Position initiale des Noirs'),
  says: (count) => `Laquelle des ${count} positions initiales commence la partie, de 0 à ${count - 1}.`,
  usual: (number) => `Le numéro ${number} est la position initiale habituelle.`,
  saysFew: 'La position initiale qui commence la partie.',
  order: (pieces) => `De gauche à droite, vu par les Blancs : ${pieces}.`,
};

export const workshopHands: Words<typeof handWords> = {
  captured: 'Une pièce prise va dans la main du joueur qui l’a prise.',
  promotedCaptives: {
    says: 'En main, une pièce prise {what}.',
    label: 'Sous quelle forme',
    fallsBack: 'redevient ce qu’elle était avant sa promotion',
    stays: 'reste ce qu’elle est',
  },
  drops: {
    says: 'Au lieu de jouer un coup, un joueur peut poser une pièce de sa main sur une case vide{where}.',
    label: 'Où',
    of: (zone) => ` de la zone ${zone}`,
    must: 'Un joueur qui peut poser une pièce doit en poser une.',
    givingCheck: 'Une pose n’a pas le droit de donner échec.',
    promoted: 'Une pièce peut être posée sous n’importe laquelle de ses formes.',
    whereOf: '{piece} ne se pose que sur une case de cette zone : {zone}.',
    firstOnto: 'Tant qu’une case de la zone {zone} est vide, les pièces ne se posent que là.',
  },
  onto: {
    says: 'Les pièces posées {how}.',
    label: 'Où elles arrivent',
    lowest: 'tombent sur la case vide la plus basse d’une colonne',
    pushedIn: 'entrent par un bord et glissent le long d’une rangée ou d’une colonne jusqu’au premier obstacle',
    enclosing: 'doivent encadrer des pièces adverses, alignées entre elles et une autre pièce de leur camp',
    besideFriends: 'doivent se trouver à côté d’une pièce de leur camp',
    notBesideEnemies: 'ne doivent pas toucher une pièce adverse par un côté',
  },
  perFile: {
    says: '{piece} ne se pose pas sur une colonne où son camp en a déjà {count}.',
    label: 'Combien',
    one: 'un exemplaire',
    two: 'deux exemplaires',
  },
  mateBy: {
    says: 'Donner mat en posant cette pièce {what} : {piece}.',
    label: 'Ce qui se passe',
    forbidden: 'est interdit',
    loses: 'fait perdre la partie',
  },
  gatingFrom:
    'Une pièce qui quitte la zone {zone} pour la première fois peut laisser sur sa case une pièce de la main.',
};

export const workshopTurns: Words<typeof turns> = {
  movesATurn:
    'Un tour a {count}, d’une seule pièce ou de plusieurs. Un coup qui donne échec y met fin, et un joueur en échec doit d’abord le parer.',
  firstTurn: 'Le tout premier tour de la partie a {count}.',
  howMany: 'Combien de coups',
  counts: ['aucun coup', 'un coup', 'deux coups', 'trois coups', 'quatre coups'],
  walls: {
    label: 'Où des murs sont posés',
    leftBehind: 'La case qu’une pièce quitte devient un mur.',
    anywhere: 'Après chaque coup, le joueur pose un mur sur n’importe quelle case vide.',
    inLine:
      'Après chaque coup, le joueur pose un mur là où une Dame pourrait aller depuis la nouvelle case de la pièce.',
    moved: 'Après chaque coup, le joueur déplace l’unique mur sur une autre case vide.',
  },
  wallsOn: 'Les murs ne se posent que dans la zone {zone}.',
  wallName: 'Les murs s’appellent {name}.',
  name: 'Nom',
};

export const workshopTurnFacts: Words<typeof turnWords> = {
  lay: 'Maintenant, un mur est posé.',
  move: (number, of) => `Coup ${number} sur ${of}.`,
  left: 'Nombre de coups que le camp au trait a encore dans ce tour.',
  progress: 'Le camp au trait a-t-il pris ou avancé dans ce tour ?',
  made: 'Nombre de coups qu’il a joués dans ce tour.',
};

const onCells = (cells: readonly string[], one: string, several: string): string =>
  cells.length === 1 ? `Il y a ${one} en ${cells[0]}.` : `Il y a ${several} en ${listOf(cells)}.`;
export const workshopGround: Words<typeof ground> = {
  walls: (cells) => onCells(cells, 'un mur', 'des murs'),
  mines: (cells) => onCells(cells, 'une mine', 'des mines'),
  portals: (cells) => onCells(cells, 'un portail', 'des portails'),
  oneWall: 'Il y a un mur au plus, et on le déplace.',
  twoPortals: (name) => `« ${name} » : il en faut deux, ou aucun.`,
  manyWalls: 'Aucune pièce ne peut y entrer ni les prendre, et seule une pièce qui saute les franchit.',
};

/** Of walls with a name of their own. */
export const workshopNamedWalls: Words<typeof namedWalls> = {
  says: (wall) =>
    `Aucune pièce ne peut y entrer ni ${isFeminine(wall) ? 'la' : 'le'} prendre, et seule une pièce qui saute ${isFeminine(wall) ? 'la' : 'le'} franchit.`,
  lying: (wall, cells) =>
    cells.length === 1
      ? `Il y a ${oneOf(wall)} en ${cells[0]}.`
      : `Il y a ${oneOf(wall)} sur chacune des cases ${listOf(cells)}.`,
  rules: {
    leftBehind: (wall) => `La case qu’une pièce quitte devient ${oneOf(wall)}.`,
    anywhere: (wall) => `Après chaque coup, le joueur pose ${oneOf(wall)} sur n’importe quelle case vide.`,
    inLine: (wall) =>
      `Après chaque coup, le joueur pose ${oneOf(wall)} là où une Dame pourrait aller depuis la nouvelle case de la pièce.`,
    moved: (wall) => `Après chaque coup, le joueur déplace ${theOne(wall)} sur une autre case vide.`,
  },
  on: (wall) => `${capitalised(oneOf(wall))} ne se pose que dans la zone {zone}.`,
  lay: (wall, isMoved) => `Après le coup, on ${isMoved ? `déplace ${theOne(wall)}` : `pose ${oneOf(wall)}`}.`,
  layNow: (wall, isMoved) => `Maintenant, on ${isMoved ? `déplace ${theOne(wall)}` : `pose ${oneOf(wall)}`}.`,
  reasons: {
    first: (wall, isMoved) => `Il faut d’abord ${isMoved ? `déplacer ${theOne(wall)}` : `poser ${oneOf(wall)}`}.`,
    later: (wall, isMoved) => `On ${isMoved ? `déplace ${theOne(wall)}` : `pose ${oneOf(wall)}`} après le coup.`,
    notHere: (wall) => `On ne peut pas poser ${theOne(wall)} en {cell}.`,
    notInLine: (wall) => `Il faut poser ${theOne(wall)} en ligne avec la pièce déplacée, sans rien entre les deux.`,
    exposes: (wall) => `Avec ${theOne(wall)} à cet endroit, une pièce royale pourrait être prise.`,
    noRoom: (wall) => `Il n’y aurait alors plus de case pour ${theOne(wall)}.`,
  },
  toLay: (wall) => `Pose ${theOne(wall, 'de')}`,
  toLaySays: (wall) => `Le camp au trait a joué et pose maintenant ${theOne(wall)}.`,
  toLayInLine: (wall) => `La case de la pièce déplacée ; on pose maintenant ${theOne(wall)} en ligne avec elle.`,
  onlyOne: (wall) => `Il y a ${oneOf(wall)} au plus, et qui a joué ${isFeminine(wall) ? 'la' : 'le'} déplace.`,
};

export const workshopZones: Words<typeof zones> = {
  says: (name, where) => `« ${name} » : ${where}.`,
  /** as a file writes them, with its words in French */
  cells: (list) => list.replace(/\branks/g, 'rangées').replace(/\brank/g, 'rangée'),
  whole: 'tout l’échiquier',
  nowhere: 'nulle part',
  apart: (white, black) => `${white} pour les Blancs, ${black} pour les Noirs`,
};

export const workshopBook: Words<typeof book> = {
  game: 'Le jeu',
  without: (rule) => `Ce jeu a été importé sans une règle de l’original : « ${rule} ».`,
  diagram: (piece) => `Comment se déplace cette pièce : ${piece}.`,
  alone: (piece) => `Comment se déplace cette pièce quand il n’y a aucune pièce à proximité : ${piece}.`,
  inPassing: (piece) =>
    `Comment cette pièce prend en passant, sur la case que la pièce adverse vient de franchir : ${piece}.`,
};

/** How people's own games end. A sentence's choices stand in it as {placeholders}. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { words as endings } from '../../../../engine/workshop/words/ending-sentences.ts';

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre'];
const only = (n: number): string => {
  if (n === 0) return 'plus aucune pièce';
  return n === 1 ? 'plus qu’une pièce' : `plus que ${NUMBERS[n] ?? n} pièces`;
};
const turns = (n: number, isLong: boolean): string => `${isLong ? 'tour' : 'coup'}${n < 2 ? '' : 's'}`;

export const workshopEndings: Words<typeof endings> = {
  loses: 'perd',
  wins: 'gagne',
  draws: 'fait nulle',
  checkmate: 'Un joueur qui est mat {result}.',
  stalemate: {
    says: 'Si le joueur au trait n’a aucun coup, {result}.',
    draw: 'la partie est nulle',
    lost: 'il perd',
    won: 'il gagne',
    fewerWins: 'le joueur qui a le moins de pièces gagne',
    moreWins: 'le joueur qui a le plus de pièces sur l’échiquier gagne',
  },
  fullBoard: {
    says: 'Quand aucune case n’est vide, la partie est nulle.',
    saysByPoints:
      'Quand aucune case n’est vide, la partie se termine : le joueur qui a le plus de points sur l’échiquier gagne, et à égalité de points elle est nulle.',
    name: 'Échiquier plein',
    drawn: 'Nulle : aucune case n’est vide.',
  },
  insufficientMaterial: 'Si aucun joueur n’a plus les pièces nécessaires pour mater l’autre, la partie est nulle.',
  noProgress: {
    says: (count, isLong) =>
      `La partie est nulle après {count} ${turns(count, isLong)} de chaque joueur sans prise ni avance.`,
    label: 'Combien de coups',
  },
  progressBy: {
    says: 'Ce qui compte comme avance : {moves}.',
    saysNothing: '{moves} ne compte comme avance : seule une prise remet le compte à zéro.',
    label: 'Quelles pièces',
    moves: (names) => `un coup de ces pièces qu’elles ne pourraient pas reprendre aussitôt (${names.join(', ')})`,
    nothing: 'Aucun coup',
  },
  drawAfter: {
    says: (count, isLong) => `Après {count} ${turns(count, isLong)} des deux joueurs ensemble, la partie est nulle.`,
    label: 'Combien de coups',
  },
  goal: {
    either: 'Le premier qui amène cette pièce dans la zone {zone} {result} : {piece}.',
    each: 'Le premier qui amène sa pièce (Blancs : {white}, Noirs : {black}) dans la zone {zone} {result}.',
    anyPiece: 'une pièce quelconque',
    when: 'Quand',
    atOnce: 'gagne',
    afterAnswer:
      'gagne, mais si ce sont les Blancs, les Noirs peuvent encore annuler en faisant de même au coup suivant',
    ifSafe: 'gagne dès qu’elle ne peut pas y être prise',
    ifSafeOrAfterAnswer:
      'gagne, aussitôt si elle ne peut pas y être prise, ou sinon si elle s’y trouve encore après le coup suivant de l’adversaire',
    several: {
      says: 'Mais il faut {count} de ces pièces à la fois dans la zone{full}.',
      label: 'Combien',
      whenFull: 'Quand la zone est pleine',
      notFull: 'quelles que soient les pièces sur ses autres cases',
      orFull: 'ou une seule d’entre elles tant qu’aucune case de la zone n’est vide',
      printedOrFull: ', ou une seule d’entre elles tant qu’aucune case de la zone n’est vide',
    },
  },
  row: {
    says: 'Le premier qui place {count} {pieces} {how} {lines} {result}.',
    label: 'Combien',
    which: 'Quelles pièces',
    pieces: 'pièces',
    only: (names) => `pièces (${names.join(', ')})`,
    how: 'Comment elles se trouvent',
    sideBySide: 'côte à côte',
    gaps: 'avec ou sans intervalles',
    where: 'Sur quelles lignes',
    anyLine: 'sur une rangée, une colonne ou une diagonale',
    ranksFiles: 'sur une rangée ou une colonne',
    ranksDiagonals: 'sur une rangée ou une diagonale',
    filesDiagonals: 'sur une colonne ou une diagonale',
    ranks: 'sur une rangée',
    files: 'sur une colonne',
    diagonals: 'sur une diagonale',
    name: 'Pièces côte à côte',
    won: '{winner} gagnent avec des pièces côte à côte.',
    lost: '{loser} perdent avec des pièces côte à côte.',
    wonWithGaps: '{winner} gagnent avec des pièces alignées.',
    lostWithGaps: '{loser} perdent avec des pièces alignées.',
  },
  square: {
    says: 'Le premier qui remplit un carré de {count} cases de côté avec des {pieces} {result}.',
    label: 'Combien de cases de côté',
    name: 'Pièces en carré',
    won: '{winner} gagnent avec des pièces en carré.',
    lost: '{loser} perdent avec des pièces en carré.',
  },
  connection: {
    says: 'Le premier qui relie {from} et {to} par une chaîne de {pieces}, chacune à côté de la suivante {lines}, {result}.',
    name: 'Liaison',
    won: '{winner} gagnent avec une chaîne de pièces.',
    lost: '{loser} perdent avec une chaîne de pièces.',
  },
  extinction: {
    says: 'Un joueur qui n’a {count} {pieces}{others} {result}.',
    label: 'Combien',
    count: only,
    which: 'Quelles pièces',
    pieces: () => 'en tout',
    anyOf: (names, atMost) => names.join(` ou ${only(atMost)} `),
    afterAnswer: 'perd, mais fait nulle si l’adversaire n’en a pas plus après le coup suivant',
    others: 'Ce que l’adversaire a',
    whatever: 'quoi que l’adversaire ait',
    atLeast: (n) => `si l’adversaire en a au moins ${n}`,
    printed: (n) => `, si l’adversaire en a au moins ${n},`,
  },
  checksToWin: {
    one: 'Donner échec {count} fois fait gagner.',
    several: 'Donner échec {count} fois fait gagner.',
    label: 'Combien de fois',
  },
  repetition: {
    says: 'Quand une position se présente pour la {count} fois, {result}.',
    label: 'Combien de fois',
    counts: ['deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième', 'neuvième'],
    draw: 'la partie est nulle',
    lost: 'le joueur qui a joué le dernier coup perd',
    won: 'le joueur qui a joué le dernier coup gagne',
    firstLoses: 'le joueur qui a commencé la partie perd',
  },
  perpetualCheck: (isLong) =>
    `Mais un joueur qui a donné échec à chaque ${isLong ? 'tour' : 'coup'} depuis la première apparition de la position perd.`,
  perpetualChase:
    'Mais un joueur qui a poursuivi la même pièce à chaque coup depuis la première apparition de la position perd, sauf si les deux l’ont fait. Poursuivre, c’est attaquer de nouveau une pièce qui n’est pas protégée, ou l’attaquer avec une pièce plus faible ; mais ni avec une pièce royale, ni avec un Soldat, et jamais un Soldat qui ne peut pas encore aller de côté.',
  chase: 'Poursuite perpétuelle',
  chased: (piece) => `{loser} perdent par poursuite perpétuelle (${piece}).`,
  toAndFro: {
    says: 'Un joueur qui joue cinq fois de suite la même pièce, les quatre dernières fois en un va-et-vient entre deux cases, perd, sauf s’il y a eu une prise, une promotion, un parachutage ou une avance depuis le premier de ces coups, ou si ce joueur était en échec avant l’un d’eux.',
    free: (pieces) =>
      `Cela ne vaut pas pour les pièces qui n’arrivent jamais où une pièce royale de l’adversaire peut se trouver : ${pieces.join(', ')}.`,
    name: 'Va-et-vient',
    lost: '{loser} perdent par va-et-vient d’une seule pièce.',
  },
};

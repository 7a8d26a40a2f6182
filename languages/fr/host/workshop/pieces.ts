/** What pieces of people's own games are and do besides moving. A sentence's choices stand in it as {placeholders}. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { choiceWords } from '../../../../engine/workshop/words/choices.ts';
import type { words as pieces } from '../../../../engine/workshop/words/piece-sentences.ts';
import type { conditions } from '../../../../engine/workshop/words/reasons.ts';
import type { words as traits } from '../../../../engine/workshop/words/trait-sentences.ts';
import { workshopNames } from './moves.ts';

const either = (names: readonly string[]): string => (names.length === 1 ? names[0] : workshopNames.either(names));

export const workshopChoices: Words<typeof choiceWords> = {
  zone: 'Zone',
  whichPiece: 'Quelle pièce',
  whichPieces: 'Quelles pièces',
  result: 'Résultat',
  anySquare: 'tout l’échiquier',
};

/** `elle`: the piece, whatever it is called */
export const workshopPieces: Words<typeof pieces> = {
  royal: 'Elle est royale.',
  staysIn: 'Elle ne quitte jamais la zone {zone}.',
  firstMovesFrom: 'Elle fait ses premiers coups depuis la zone {zone}, qu’elle ait déjà bougé ou non.',
  formOf: 'En main, elle redevient : {piece}.',
  countsAs: 'Elle compte comme ceci : {piece}.',
  firstMoveLostTo: 'Elle perd son premier coup quand cette pièce vient s’aligner avec elle : {piece}.',
  notTaking: 'Elle ne prend pas ces pièces : {pieces}.',
  notOver: 'Elle ne saute pas par-dessus ces pièces : {pieces}.',
  promotion: {
    says: '{who} {must} être promue quand elle {when} {zone}, au choix : {pieces}.',
    capturing: '{who} {must} être promue quand elle {when} {zone} avec une prise, au choix : {pieces}.',
    never: '{who} n’a pas le droit d’aller dans la zone {zone}.',
    whose: 'De quel camp',
    it: 'Elle',
    whites: 'Celle des Blancs',
    blacks: 'Celle des Noirs',
    mustIt: 'Est-ce obligatoire',
    must: 'doit',
    may: 'peut',
    when: 'Quand',
    reaching: 'atteint',
    leaving: 'atteint ou quitte',
    toWhat: 'En quoi',
  },
  promotesInstead:
    'Dans la zone {zone}, ou n’importe où si elle est la seule de son type dans son camp, elle peut être promue au lieu de jouer un coup : sur sa case, ou sur une case vide où la nouvelle pièce pourrait aller de là. Elle ne doit ainsi ni attaquer une pièce adverse ni donner échec. Au choix : {pieces}.',
  blast: {
    says: '{explosions} ne lui fait aucun mal.',
    label: 'Quelles explosions',
    beside: 'Une explosion à côté d’elle',
    any: 'Une explosion',
  },
};

export const workshopTraits: Words<typeof traits> = {
  reach: '{does} La portée est celle de ce coup : {moves}.',
  reachLabel: 'Portée, sous forme de coups',
  guards: (piece) => `${piece} protège les pièces amies voisines : elles ne peuvent pas être prises.`,
  freezes: (piece) => `${piece} immobilise les pièces adverses voisines : elles ne peuvent pas quitter leur case.`,
  bursts: (piece) =>
    `${piece} explose en cas de prise : la pièce qui prend et tout ce qui se trouve à côté disparaissent.`,
  pushes: (piece) =>
    `${piece} pousse une pièce adverse d’une case et la suit ; une pièce poussée hors de l’échiquier disparaît.`,
  shoots: (piece) => `${piece} prend sans quitter sa case.`,
  swaps: {
    says: '{piece} échange sa place avec {whom}.',
    label: 'Avec qui',
    friends: 'des pièces amies',
    foes: 'des pièces adverses',
    anybody: 'n’importe quelle pièce',
  },
  lifts: {
    says: 'Au lieu de se déplacer, {piece} met {whom} d’une case voisine sur une autre case voisine, qui est vide.',
    label: 'Qui',
    friends: 'une pièce amie',
    foes: 'une pièce adverse',
    anybody: 'une pièce quelconque',
  },
  recruits: (piece) => `Ce que ${piece} prend va dans la main de son camp.`,
  carries: {
    says: '{piece} porte des pièces amies de ce type : {whom}. Elles vont sur sa case sans prendre et l’accompagnent jusqu’à ce qu’elles repartent. Les deux sont prises ensemble ou pas du tout ; tant qu’elles partagent une case, aucune n’échange sa place, et celle du dessous n’est pas promue.',
    label: 'Qui',
    nobody: 'Aucune pièce n’en porte une de son propre type, et ce jeu n’a qu’un type.',
  },
  borrows: {
    says: '{piece} se déplace aussi comme {whom}, mais n’emprunte ni premiers coups ni rien d’autre que des coups.',
    label: 'Comme qui',
    lastMoved: 'la pièce que l’adversaire a jouée en dernier',
    friendsBeside: 'les pièces amies voisines',
    enemiesBeside: 'les pièces adverses voisines',
    captured: 'la dernière pièce prise par elle',
  },
  safeFrom: { says: '{piece} ne peut pas être la proie de ces pièces : {whom}.', label: 'De qui' },
  safeBeyond: {
    one: '{piece} ne craint aucune prise à plus de {count} case.',
    several: '{piece} ne craint aucune prise à plus de {count} cases.',
    label: 'À quelle distance',
  },
};

/** What lasts about a piece. */
export const workshopConditions: Words<typeof conditions> = {
  riding: (mount) => `Sur cette pièce, qui la porte : ${mount}.`,
  carrying: (rider) => `Porte cette pièce : ${rider}.`,
  borrowing: (names) => `Se déplace aussi maintenant comme ceci : ${either(names)}.`,
};

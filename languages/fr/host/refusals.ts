/**
 * What the core says when something from outside is wrong: options, starts, census lines, saved facts, typed actions.
 * Names come in bare, so no word agrees with them in gender.
 */

import type { refusals as english } from '../../../engine/core/text/refusals.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { shortened } from '../../../engine/shared/shortened.ts';
import { a, de } from '../interface/names.ts';

const quoted = (value: unknown): string => `« ${shortened(String(value))} »`;

export const refusals: Words<typeof english> = {
  optionsShape: 'Les règles maison s’écrivent sous la forme d’un objet.',
  unknownOption: (id) => `Il n’y a pas de règle maison appelée ${quoted(id)}.`,
  badOption: (id, values, value) =>
    `Les valeurs possibles de ${quoted(id)} sont ${values.join(', ')}, et non ${quoted(value)}.`,
  badChoices: (id, values, value) =>
    `${quoted(id)} vaut « none » ou certaines des valeurs ${values.join(', ')}, séparées par des virgules, et non ${quoted(value)}.`,
  badNumber: (id, count, value) =>
    `Les valeurs possibles de ${quoted(id)} sont les nombres entiers de 0 à ${count - 1}, et non ${quoted(value)}.`,

  startShape: 'Une position de départ est un objet avec une liste de pièces.',
  startNeedsPieces: 'Il faut à une position de départ une liste de pièces.',
  strangeField: (name) => `Une position de départ n’a pas de champ ${quoted(name)}.`,
  pieceShape: 'Une pièce est un objet avec kind, side et at.',
  strangeFlag: (name) => `Une pièce n’a pas de champ ${quoted(name)}.`,
  unknownKind: (kind) => `Il n’y a pas de pièce appelée ${quoted(kind)}.`,
  unknownSide: (side) => `Il n’y a pas de camp appelé ${quoted(side)}.`,
  unknownCell: (cell) => `Il n’y a pas de case appelée ${quoted(cell)}.`,
  cellTaken: (cell) => `Deux pièces ne peuvent pas se trouver ensemble en ${cell}.`,
  onCell: (cell, says) => `En ${cell} : ${says}`,
  cellFull: (cell) => `Trois pièces ne peuvent pas se trouver ensemble en ${cell}.`,
  neitherCarries: (one, another, cell) =>
    `${one} et ${another} ne peuvent pas partager la case ${cell} : aucune des deux pièces ne porte l’autre.`,
  ridesNobody: (name, cell) => `Aucune pièce en ${cell} ne porte celle-ci : ${name}.`,
  badField: (name, says) => `La valeur de ${quoted(name)} n’est pas valide. ${says}`,
  flagOfOthers: (name, kind) => `${quoted(name)} ne s’applique pas à ce type de pièce : ${kind}.`,
  notOnGround: (name) => `${name} : c’est du terrain, à indiquer dans la liste des éléments de terrain.`,
  featureShape: 'Un élément de terrain est un objet avec feature et at, et avec side s’il est secret.',
  unknownFeature: (id) => `Il n’y a pas d’élément de terrain appelé ${quoted(id)}.`,
  notSecret: (name) => `${name} : cet élément est visible des deux camps et n’appartient à aucun des deux.`,
  ownedBy: (name, owner) => `${name} : cet élément appartient toujours ${a(owner)}.`,
  featureUnder: (feature, piece, cell) =>
    `${feature} et ${piece} ne peuvent pas se trouver ensemble en ${cell} : enlevez un de ces deux éléments.`,
  featureTwice: (feature, cell) =>
    `${feature} ne peut pas se trouver en ${cell} : il y a déjà un autre élément de terrain.`,
  flightShape: 'Un vol est un objet avec kind, side, to et left.',
  flightLeft: (most) => `Une pièce en vol atterrit dans 1 à ${most} tours.`,
  handsShape: 'Les mains sont un objet avec une liste de types de pièces pour chaque camp.',
  handShape: 'Une main est une liste de types de pièces.',
  tooManyPieces: (most) => `Une position peut avoir ${most} pièces au plus.`,

  badToken: (token, title) =>
    `${quoted(token)} est illisible : dans ${title}, une pièce et sa case s’écrivent comme K@e1.`,

  factsNotWhole: (name) =>
    `La position enregistrée est incomplète : l’entrée ${quoted(name)} manque ou est endommagée.`,
  strangeFact: (name) => `La position enregistrée a une entrée inconnue : ${quoted(name)}.`,
  factsDisagree: 'La position enregistrée se contredit.',

  stuck: 'Aucun coup.',
  /** `who`: a list of names, each with its square */
  blockedBy: (who) => `Passage bloqué : ${who}.`,
  notLaid: 'Aucun terrain de ce genre ne peut être placé maintenant.',
  gameOver: (text, ending) => `La partie est terminée : ${quoted(text)} ne peut donc pas être joué. ${ending}`,
  notComplete: (text, meant) => `${quoted(text)} est incomplet ici ; vouliez-vous dire ${meant.join(' ou ')} ?`,
  notPlayable: (text, why) => `${quoted(text)} ne peut pas être joué. ${why}`,
  nobodyThere: (text, cell) => `${quoted(text)} ne peut pas être joué : il n’y a pas de pièce en ${cell}.`,
  noneInHand: (kind) => `Il n’y a pas ${de(kind)} dans la main du camp au trait.`,
  noAction: (text, example) => `${quoted(text)} n’est pas un coup. Écrivez un coup comme ceci : ${example}.`,
};

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
  unknownOption: (id: string): string => `Il n’y a pas de règle maison appelée ${quoted(id)}.`,
  badOption: (id: string, values: readonly string[], value: unknown): string =>
    `Les valeurs possibles de ${quoted(id)} sont ${values.join(', ')}, et non ${quoted(value)}.`,
  badChoices: (id: string, values: readonly string[], value: unknown): string =>
    `${quoted(id)} vaut « none » ou certaines des valeurs ${values.join(', ')}, séparées par des virgules, et non ${quoted(value)}.`,
  badNumber: (id: string, count: number, value: unknown): string =>
    `Les valeurs possibles de ${quoted(id)} sont les nombres entiers de 0 à ${count - 1}, et non ${quoted(value)}.`,

  startShape: 'Une position de départ est un objet avec une liste de pièces.',
  startNeedsPieces: 'Il faut à une position de départ une liste de pièces.',
  strangeField: (name: string): string => `Une position de départ n’a pas de champ ${quoted(name)}.`,
  pieceShape: 'Une pièce est un objet avec kind, side et at.',
  strangeFlag: (name: string): string => `Une pièce n’a pas de champ ${quoted(name)}.`,
  unknownKind: (kind: unknown): string => `Il n’y a pas de pièce appelée ${quoted(kind)}.`,
  unknownSide: (side: unknown): string => `Il n’y a pas de camp appelé ${quoted(side)}.`,
  unknownCell: (cell: unknown): string => `Il n’y a pas de case appelée ${quoted(cell)}.`,
  cellTaken: (cell: string): string => `Deux pièces ne peuvent pas se trouver ensemble en ${cell}.`,
  onCell: (cell: string, says: string): string => `En ${cell} : ${says}`,
  cellFull: (cell: string): string => `Trois pièces ne peuvent pas se trouver ensemble en ${cell}.`,
  neitherCarries: (one: string, another: string, cell: string): string =>
    `${one} et ${another} ne peuvent pas partager la case ${cell} : aucune des deux pièces ne porte l’autre.`,
  ridesNobody: (name: string, cell: string): string => `Aucune pièce en ${cell} ne porte celle-ci : ${name}.`,
  badField: (name: string, says: string): string => `La valeur de ${quoted(name)} n’est pas valide. ${says}`,
  flagOfOthers: (name: string, kind: string): string =>
    `${quoted(name)} ne s’applique pas à ce type de pièce : ${kind}.`,
  notOnGround: (name: string): string =>
    `${name} : c’est du terrain, à indiquer dans la liste des éléments de terrain.`,
  featureShape: 'Un élément de terrain est un objet avec feature et at, et avec side s’il est secret.',
  unknownFeature: (id: unknown): string => `Il n’y a pas d’élément de terrain appelé ${quoted(id)}.`,
  notSecret: (name: string): string =>
    `${name} : cet élément est visible des deux camps et n’appartient à aucun des deux.`,
  ownedBy: (name: string, owner: string): string => `${name} : cet élément appartient toujours ${a(owner)}.`,
  featureUnder: (feature: string, piece: string, cell: string): string =>
    `${feature} et ${piece} ne peuvent pas se trouver ensemble en ${cell} : enlevez un de ces deux éléments.`,
  featureTwice: (feature: string, cell: string): string =>
    `${feature} ne peut pas se trouver en ${cell} : il y a déjà un autre élément de terrain.`,
  flightShape: 'Un vol est un objet avec kind, side, to et left.',
  flightLeft: (most: number): string => `Une pièce en vol atterrit dans 1 à ${most} tours.`,
  handsShape: 'Les mains sont un objet avec une liste de types de pièces pour chaque camp.',
  handShape: 'Une main est une liste de types de pièces.',
  tooManyPieces: (most: number): string => `Une position peut avoir ${most} pièces au plus.`,

  badToken: (token: string, title: string): string =>
    `${quoted(token)} est illisible : dans ${title}, une pièce et sa case s’écrivent comme K@e1.`,

  factsNotWhole: (name: string): string =>
    `La position enregistrée est incomplète : l’entrée ${quoted(name)} manque ou est endommagée.`,
  strangeFact: (name: string): string => `La position enregistrée a une entrée inconnue : ${quoted(name)}.`,
  factsDisagree: 'La position enregistrée se contredit.',

  stuck: 'Aucun coup.',
  /** `who`: a list of names, each with its square */
  blockedBy: (who: string): string => `Passage bloqué : ${who}.`,
  notLaid: 'Aucun terrain de ce genre ne peut être placé maintenant.',
  gameOver: (text: string, ending: string): string =>
    `La partie est terminée : ${quoted(text)} ne peut donc pas être joué. ${ending}`,
  notComplete: (text: string, meant: readonly string[]): string =>
    `${quoted(text)} est incomplet ici ; vouliez-vous dire ${meant.join(' ou ')} ?`,
  notPlayable: (text: string, why: string): string => `${quoted(text)} ne peut pas être joué. ${why}`,
  nobodyThere: (text: string, cell: string): string =>
    `${quoted(text)} ne peut pas être joué : il n’y a pas de pièce en ${cell}.`,
  noneInHand: (kind: string): string => `Il n’y a pas ${de(kind)} dans la main du camp au trait.`,
  noAction: (text: string, example: string): string =>
    `${quoted(text)} n’est pas un coup. Écrivez un coup comme ceci : ${example}.`,
};

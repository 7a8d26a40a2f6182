/**
 * What the core says when something from outside is wrong: options, starts, census lines, saved facts, typed actions.
 * Names come in bare, so no word agrees with them in gender or case.
 */

import type { refusals as english } from '../../../engine/core/text/refusals.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { shortened } from '../../../engine/shared/shortened.ts';

const quoted = (value: unknown): string => `„${shortened(String(value))}“`;

export const refusals: Words<typeof english> = {
  optionsShape: 'Hausregeln werden als Objekt geschrieben.',
  unknownOption: (id) => `Keine Hausregel heißt ${quoted(id)}.`,
  badOption: (id, values, value) => `${quoted(id)} kann ${values.join(', ')} sein, nicht ${quoted(value)}.`,
  badChoices: (id, values, value) =>
    `${quoted(id)} kann „none“ sein oder, durch Kommas getrennt, alles aus ${values.join(', ')}, nicht ${quoted(value)}.`,
  badNumber: (id, count, value) =>
    `${quoted(id)} kann jede ganze Zahl von 0 bis ${count - 1} sein, nicht ${quoted(value)}.`,

  startShape: 'Eine Ausgangsstellung ist ein Objekt mit einer Liste von Figuren.',
  startNeedsPieces: 'Eine Ausgangsstellung braucht eine Liste von Figuren.',
  // fields and flags are „Angaben“: „Feld“ is a square
  strangeField: (name) => `Eine Ausgangsstellung hat keine Angabe ${quoted(name)}.`,
  pieceShape: 'Eine Figur ist ein Objekt mit kind, side und at.',
  strangeFlag: (name) => `Eine Figur hat keine Angabe ${quoted(name)}.`,
  unknownKind: (kind) => `Keine Figur heißt ${quoted(kind)}.`,
  unknownSide: (side) => `Keine Seite heißt ${quoted(side)}.`,
  unknownCell: (cell) => `Kein Feld heißt ${quoted(cell)}.`,
  cellTaken: (cell) => `Zwei Figuren können nicht beide auf ${cell} stehen.`,
  onCell: (cell, says) => `Auf ${cell}: ${says}`,
  cellFull: (cell) => `Drei Figuren können nicht auf ${cell} stehen.`,
  neitherCarries: (one, another, cell) =>
    `${one} und ${another} können sich ${cell} nicht teilen: Keine der beiden Figuren trägt die andere.`,
  ridesNobody: (name, cell) => `Auf ${cell} ist keine Figur, die diese trägt: ${name}.`,
  badField: (name, says) => `Der Wert von ${quoted(name)} ist nicht gültig. ${says}`,
  flagOfOthers: (name, kind) => `${quoted(name)} gilt nicht für diese Figurenart: ${kind}.`,
  notOnGround: (name) => `${name} ist Gelände und gehört in die Liste der Geländeteile.`,
  featureShape: 'Ein Geländeteil ist ein Objekt mit feature und at, und mit side, wenn es geheim ist.',
  unknownFeature: (id) => `Kein Geländeteil heißt ${quoted(id)}.`,
  notSecret: (name) => `${name} ist für beide Seiten sichtbar und gehört darum keiner von beiden.`,
  ownedBy: (name, owner) => `${name} gehört immer ${owner}.`,
  featureUnder: (feature, piece, cell) =>
    `${feature} und ${piece} können nicht beide auf ${cell} sein: Entferne eins von beiden.`,
  featureTwice: (feature, cell) => `${feature} kann nicht auf ${cell} sein: Dort ist schon anderes Gelände.`,
  flightShape: 'Ein Flug ist ein Objekt mit kind, side, to und left.',
  flightLeft: (most) => `Eine Figur im Flug landet in 1 bis ${most} Zügen.`,
  handsShape: 'Die Hände sind ein Objekt mit einer Liste von Figurenarten für jede Seite.',
  handShape: 'Eine Hand ist eine Liste von Figurenarten.',
  tooManyPieces: (most) => `Eine Stellung kann höchstens ${most} Figuren haben.`,

  badToken: (token, title) =>
    `${quoted(token)} kann nicht gelesen werden: In ${title} schreibt man eine Figur und ihr Feld wie K@e1.`,

  factsNotWhole: (name) => `Die gespeicherte Stellung ist unvollständig: ${quoted(name)} fehlt oder ist beschädigt.`,
  strangeFact: (name) => `Die gespeicherte Stellung hat einen unbekannten Eintrag: ${quoted(name)}.`,
  factsDisagree: 'Die gespeicherte Stellung widerspricht sich selbst.',

  stuck: 'Keine Züge.',
  /** `who`: a list of names, each with its square */
  blockedBy: (who) => `Im Weg: ${who}.`,
  notLaid: 'Solches Gelände kann jetzt nicht gesetzt werden.',
  gameOver: (text, ending) => `Die Partie ist zu Ende; darum kann ${quoted(text)} nicht gespielt werden. ${ending}`,
  notComplete: (text, meant) => `${quoted(text)} ist hier unvollständig; meinst du ${meant.join(' oder ')}?`,
  notPlayable: (text, why) => `${quoted(text)} kann nicht gespielt werden. ${why}`,
  nobodyThere: (text, cell) => `${quoted(text)} kann nicht gespielt werden: Auf ${cell} steht keine Figur.`,
  noneInHand: (kind) => `Die Seite am Zug hat diese Figur nicht in der Hand: ${kind}.`,
  noAction: (text, example) => `${quoted(text)} ist kein Zug. Schreibe einen Zug so: ${example}.`,
};

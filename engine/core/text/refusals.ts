/**
 * What the core says to people when something from outside is wrong: options, starts, census lines, saved facts, typed
 * actions. Every such sentence of the core stands here, so that they can be read and reworded in one place; the codes
 * stay where they are given. Whoever reads one has typed or opened something and wants to know what to change.
 */
import { live } from '../../shared/language.ts';
import { shortened } from '../../shared/shortened.ts';

const quoted = (value: unknown): string => `“${shortened(String(value))}”`;

export const refusals = live('refusals', {
  optionsShape: 'House rules are written as an object.',
  unknownOption: (id: string): string => `There is no house rule called ${quoted(id)}.`,
  badOption: (id: string, values: readonly string[], value: unknown): string =>
    `${quoted(id)} can be ${values.join(', ')}, not ${quoted(value)}.`,
  badChoices: (id: string, values: readonly string[], value: unknown): string =>
    `${quoted(id)} can be “none” or any of ${values.join(', ')}, with commas between them, not ${quoted(value)}.`,
  badNumber: (id: string, count: number, value: unknown): string =>
    `${quoted(id)} can be any whole number from 0 to ${count - 1}, not ${quoted(value)}.`,

  startShape: 'A start is an object with a list of pieces.',
  startNeedsPieces: 'A start needs a list of pieces.',
  strangeField: (name: string): string => `A start has no field ${quoted(name)}.`,
  pieceShape: 'A piece is an object with kind, side and at.',
  strangeFlag: (name: string): string => `A piece has no flag ${quoted(name)}.`,
  unknownKind: (kind: unknown): string => `There is no piece called ${quoted(kind)}.`,
  unknownSide: (side: unknown): string => `There is no side called ${quoted(side)}.`,
  unknownCell: (cell: unknown): string => `There is no square called ${quoted(cell)}.`,
  cellTaken: (cell: string): string => `Two pieces cannot both stand on ${cell}.`,
  onCell: (cell: string, says: string): string => `On ${cell}: ${says}`,
  cellFull: (cell: string): string => `Three pieces cannot stand on ${cell}.`,
  neitherCarries: (one: string, another: string, cell: string): string =>
    `${one} and ${another} cannot share ${cell}: neither carries the other.`,
  ridesNobody: (name: string, cell: string): string => `No piece on ${cell} carries the ${name}.`,
  badField: (name: string, says: string): string => `The value of ${quoted(name)} is not valid. ${says}`,
  flagOfOthers: (name: string, kind: string): string => `${quoted(name)} does not apply to a ${kind}.`,
  notOnGround: (name: string): string => `${name} is terrain: list it among the features.`,
  featureShape: 'A feature is an object with feature and at, and with side if it is a secret.',
  unknownFeature: (id: unknown): string => `There is no feature called ${quoted(id)}.`,
  notSecret: (name: string): string => `${name} is visible to both sides: it belongs to neither.`,
  ownedBy: (name: string, owner: string): string => `${name} is always ${owner}’s.`,
  featureUnder: (feature: string, piece: string, cell: string): string =>
    `${feature} and ${piece} cannot both be on ${cell}: remove one of them.`,
  featureTwice: (feature: string, cell: string): string =>
    `${feature} cannot be on ${cell}: there is other terrain already.`,
  flightShape: 'A flight is an object with kind, side, to and left.',
  flightLeft: (most: number): string => `A piece in flight lands in 1 to ${most} turns.`,
  handsShape: 'Hands are an object with a list of piece types for each side.',
  handShape: 'A hand is a list of piece types.',
  tooManyPieces: (most: number): string => `A position can have at most ${most} pieces.`,

  badToken: (token: string, title: string): string =>
    `${quoted(token)} cannot be read: ${title} writes a piece and its square like K@e1.`,

  factsNotWhole: (name: string): string => `The saved position is incomplete: ${quoted(name)} is missing or damaged.`,
  strangeFact: (name: string): string => `The saved position has an unknown entry: ${quoted(name)}.`,
  factsDisagree: 'The saved position contradicts itself.',

  stuck: 'No moves.',
  blockedBy: (who: string): string => `Blocked by ${who}.`,
  notLaid: 'No such terrain can be placed now.',
  gameOver: (text: string, ending: string): string =>
    `The game is over, so ${quoted(text)} cannot be played. ${ending}`,
  notComplete: (text: string, meant: readonly string[]): string =>
    `${quoted(text)} is incomplete here; did you mean ${meant.join(' or ')}?`,
  notPlayable: (text: string, why: string): string => `${quoted(text)} cannot be played. ${why}`,
  nobodyThere: (text: string, cell: string): string =>
    `${quoted(text)} cannot be played: there is no piece on ${cell}.`,
  noneInHand: (kind: string): string => `There is no ${kind} in the hand of the side to move.`,
  noAction: (text: string, example: string): string =>
    `${quoted(text)} is not a move. Write a move like this: ${example}.`,
});

/** What learners are told of an action that misses the goal, in the language of the moment. */
import { listWords } from '../core/text/words.ts';
import { live } from '../shared/language.ts';

/** The name of a piece in the form that is asked for; the one without a name is bare. */
export type NameIn = (form: string) => string;

const thePiece = (who: NameIn | null, on: string): string => `the ${who === null ? 'piece' : who('')} on ${on}`;

export const factWords = live('factWords', {
  outOfReach: 'From here the goal is out of reach.',
  answered: (side: string, label: string): string => `That is legal, but ${side} can answer ${label}.`,
  undone: (side: string, label: string): string =>
    `That is legal, but ${side} can answer ${label}, and then it does not work.`,
  /** one of a few cells was the goal */
  otherCell: (at: string, cells: readonly string[]): string =>
    `${at} is a legal square, but the goal is ${listWords.either(cells)}.`,
  /** `where`: as `where` below makes it */
  notThere: (at: string, where: string): string => `${at} is a legal square, but it is not ${where}.`,
  but: (lack: string): string => `That is legal, but ${lack}.`,
  wonBut: (lack: string): string => `That wins the game, but ${lack}.`,

  /** what a lesson calls a few cells, with a preposition: "in the Zone", "on the fourth rank" */
  where: (called: string): string => (/^(?:in|on|at|next|within|between) /.test(called) ? called : `on ${called}`),
  on: (cells: readonly string[]): string => `on ${listWords.either(cells)}`,

  notStanding: (who: NameIn, where: string): string => `no ${who('')} stands ${where}`,
  notOnBoard: (who: NameIn): string => `there is no ${who('')} on the board`,
  notCarried: (who: NameIn, where: string | null): string =>
    `no ${who('')} is carried${where === null ? '' : ` ${where}`}`,
  notInHand: (who: NameIn): string => `no ${who('')} is in your hand`,
  notIn: (who: NameIn, place: string): string => `no ${who('')} is in ${place}`,
  stillIs: (who: NameIn | null, on: string, condition: string): string => `${thePiece(who, on)} is still ${condition}`,
  isNot: (who: NameIn | null, on: string, condition: string): string => `${thePiece(who, on)} is not ${condition}`,
  featureStill: (feature: NameIn, on: string): string => `the ${feature('')} on ${on} is still there`,
  noFeature: (feature: NameIn, on: string): string => `there is no ${feature('')} on ${on}`,
  canMove: (who: NameIn | null, on: string): string => `${thePiece(who, on)} can still move`,
  check: 'it does not give check',
  win: 'the game goes on',
  turn: 'your turn is not over',
  stillThere: (who: NameIn | null, where: string): string =>
    `the ${who === null ? 'piece' : who('')} ${where} is still there`,
  capturesNo: (who: NameIn | null): string => `it captures no ${who === null ? 'piece' : who('')}`,
  capturesNothing: 'it captures nothing',
  capturesSome: (lost: number, count: number): string => `that makes ${lost} of ${count} captures`,
  toVisit: (cells: readonly string[]): string =>
    `${listWords.list(cells)} ${cells.length > 1 ? 'are' : 'is'} still to be visited`,
  deed: (called: string): string => `the goal is to ${called}`,
  turns: 'there are turns left to survive',
  goal: 'the goal is not reached',
});

/** The words for the coin and the dice. */
import { englishList } from '../../engine/shared/english.ts';

export const tossText = {
  title: 'Coin and dice',
  coin: 'Toss a coin',
  /** `sides`: absent for the usual ones */
  roll: (dice: number, sides?: number) =>
    dice === 1 ? `Roll a ${sides ? `d${sides}` : 'die'}` : `Roll ${dice} ${sides ? `d${sides}` : 'dice'}`,
  what: 'Coin or dice',
  kinds: { coin: 'Coin', die: (sides: number) => `d${sides}`, sided: (sides: number) => `${sides}-sided dice` },
  howMany: 'Number of dice',
  faces: { heads: 'Heads', tails: 'Tails' },
  fair: 'Nobody can foresee or choose the result. It is saved with the game and stays in the move list; undo does not take it back.',
  full: (most: number) =>
    `No more than ${most} tosses and rolls can be kept in one game. Start a new game to toss again.`,
  tossed: (face: string) => `Coin: ${face.toLowerCase()}.`,
  rolled: (dice: readonly number[], sides?: number) =>
    dice.length === 1
      ? `${sides ? `${sides}-sided die` : 'Die'}: ${dice[0]}.`
      : `${sides ? `${sides}-sided dice` : 'Dice'}: ${englishList(dice.map(String))}, ${dice.reduce((sum, die) => sum + die, 0)} in total.`,
  all: 'All results of this game',
  none: 'No results yet.',
  start: 'Before the first move',
  after: (turn: number, side: string, move: string) => `Turn ${turn}, after ${side}’s ${move}`,
  // what is no move of a side: the referee was switched off or on, a piece was moved by hand, somebody resigned
  afterEvent: (turn: number, event: string) => `Turn ${turn}, after “${event}”`,
  close: 'Close',
} as const;

/**
 * Tosses the coin and rolls the dice: from the random source of the system, which is fair and which nobody can foresee.
 * Only the main process does it, so that no page can choose what comes up.
 */
import { randomInt } from 'node:crypto';
import type { Came } from '../../../engine/match/notes/tosses.ts';
import { COIN, type OtherSides, USUAL_SIDES } from '../../../engine/shared/dice.ts';

export const tossedCoin = (): Came => ({ do: 'toss', coin: COIN[randomInt(COIN.length)] });
/** `sides`: absent for the usual ones. */
export const rolledDice = (count: number, sides?: OtherSides): Came => ({
  do: 'roll',
  dice: Array.from({ length: count }, () => 1 + randomInt(sides ?? USUAL_SIDES)),
  ...(sides && { sides }),
});
/** `dice`: how many; null: the coin. */
export const thrown = (dice: number | null, sides?: OtherSides): Came =>
  dice === null ? tossedCoin() : rolledDice(dice, sides);

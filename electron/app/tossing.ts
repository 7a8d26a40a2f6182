/**
 * Tosses the coin and rolls the dice: from the random source of the system, which is fair and which nobody can foresee.
 * Only the main process does it, so that no page can choose what comes up.
 */
import { randomInt } from 'node:crypto';
import { type Came, COIN, DIE_SIDES } from '../../engine/match/tosses.ts';

export const tossedCoin = (): Came => ({ do: 'toss', coin: COIN[randomInt(COIN.length)] });
export const rolledDice = (count: number): Came => ({
  do: 'roll',
  dice: Array.from({ length: count }, () => 1 + randomInt(DIE_SIDES)),
});

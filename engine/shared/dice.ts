/** The coin and the dice that there are. */
import * as v from 'valibot';

export const COIN = ['heads', 'tails'] as const;
export type Coin = (typeof COIN)[number];

/** The dice, by their number of sides. */
export const DIE_SIDES = [4, 6, 8, 10, 12, 20] as const;
/** where nothing says how many sides the dice have */
export const USUAL_SIDES = 6;
/** of other dice than the usual ones */
export const OtherSides = v.picklist(DIE_SIDES.filter((sides) => sides !== USUAL_SIDES));
export type OtherSides = v.InferOutput<typeof OtherSides>;

/** rolled at once */
export const MOST_DICE = 6;
/** throws in one game: more than any needs, and each of them is a part of every view of the match */
export const MOST_TOSSES = 200;

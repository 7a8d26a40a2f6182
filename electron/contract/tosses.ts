/** The coin and the dice, as they are in a view and in requests; a test holds all of it against the engine's. */
import * as v from 'valibot';

/** The dice that there are, by their number of sides. */
export const DIE_SIDES = [4, 6, 8, 10, 12, 20] as const;
export const USUAL_SIDES = 6;
export const OtherSides = v.picklist([4, 8, 10, 12, 20]);
export type OtherSides = v.InferOutput<typeof OtherSides>;

/** dice rolled at once, and throws in one game */
export const MOST_DICE = 6;
export const MOST_TOSSES = 200;
export const DiceCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DICE));

/** What is thrown by the next throw, and how many of it if it is dice. */
export const TossChoice = v.strictObject({ what: v.picklist(['coin', ...DIE_SIDES]), dice: DiceCount });
export type TossChoice = v.InferOutput<typeof TossChoice>;

/** What the coin or the dice came to, and the history node at which they were thrown. */
export const TossView = v.object({
  node: v.number(),
  /** null: dice were rolled */
  coin: v.nullable(v.picklist(['heads', 'tails'])),
  dice: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))), v.maxLength(MOST_DICE)),
  /** of all of these dice; absent: the usual ones */
  sides: v.optional(OtherSides),
});
export type TossView = v.InferOutput<typeof TossView>;

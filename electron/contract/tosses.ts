/** The coin and the dice, as they are in a view and in requests. */
import * as v from 'valibot';
import { COIN, DIE_SIDES, MOST_DICE, OtherSides } from '../../engine/shared/dice.ts';

export const DiceCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DICE));

/** What is thrown by the next throw, and how many of it if it is dice. */
export const TossChoice = v.strictObject({ what: v.picklist(['coin', ...DIE_SIDES]), dice: DiceCount });
export type TossChoice = v.InferOutput<typeof TossChoice>;

/** What the coin or the dice came to, and the history node at which they were thrown. */
export const TossView = v.object({
  node: v.number(),
  /** null: dice were rolled */
  coin: v.nullable(v.picklist(COIN)),
  dice: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Math.max(...DIE_SIDES)))),
    v.maxLength(MOST_DICE),
  ),
  /** of all of these dice; absent: the usual ones */
  sides: v.optional(OtherSides),
});
export type TossView = v.InferOutput<typeof TossView>;

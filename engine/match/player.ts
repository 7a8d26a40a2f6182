/** Who sits at a match: two people, a person and the computer, or two computers. */
import * as v from 'valibot';

/** A seat of the computer: how strong it plays, the most seconds it thinks about a turn, and what decides its choices. */
export const ComputerSeatSchema = v.strictObject({
  /** an id of `engine/search/levels.ts` */
  level: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  /** the same level and seed choose the same actions */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
});
export type ComputerSeat = Readonly<v.InferOutput<typeof ComputerSeatSchema>>;

export interface Player {
  readonly name: string;
  /** absent: a person */
  readonly computer?: ComputerSeat;
}
/** In the order of the variant's sides. */
export type Players = readonly [Player, Player];

/** What players were helped with. */
export interface Aids {
  /** how many hints were taken */
  readonly hints: number;
  /** was an analysis shown while the game went on? */
  readonly analysis: boolean;
}
export const NO_AIDS: Aids = { hints: 0, analysis: false };

/** The seat with its fields in the order in which they are written. */
export const seatInOrder = ({ level, seconds, seed }: ComputerSeat): ComputerSeat => ({ level, seconds, seed });
/** The player with its fields in the order in which they are written. */
export const playerInOrder = ({ name, computer }: Player): Player => ({
  name,
  ...(computer && { computer: seatInOrder(computer) }),
});

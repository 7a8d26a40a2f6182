/** Who sits at a match: a person here, a person at another machine, or the computer. */
import * as v from 'valibot';
import { EngineSeat } from '../shared/engine-seat.ts';
import { LONGEST_SEAT_NAME, LONGEST_TYPED_NAME } from '../shared/limits.ts';
import { isUntyped } from '../shared/untyped.ts';

export const NameSchema = v.pipe(v.string(), v.maxLength(LONGEST_SEAT_NAME));
/** A name from a stranger, within the limits of one that is typed. */
export const TypedNameSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TYPED_NAME),
  v.check((name) => !isUntyped(name)),
);

/** A seat of the computer: how strong it plays, the most seconds it thinks about a turn, and what decides its choices. */
export const ComputerSeatSchema = v.strictObject({
  /** an id of `engine/search/levels.ts` */
  level: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  /** the same level and seed choose the same actions */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
  /** another program plays in our computer's place; the level is that of our computer, should it take over */
  engine: v.optional(EngineSeat),
});
export type ComputerSeat = Readonly<v.InferOutput<typeof ComputerSeatSchema>>;

/** The seat of a person at another machine, who sends turns as text. */
export const ElsewhereSchema = v.strictObject({
  /** of the game's texts: random, from its invitation */
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
export type Elsewhere = Readonly<v.InferOutput<typeof ElsewhereSchema>>;

/** Neither `computer` nor `elsewhere`: a person at this machine. */
export interface Player {
  readonly name: string;
  readonly computer?: ComputerSeat;
  readonly elsewhere?: Elsewhere;
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
export const seatInOrder = ({ level, seconds, seed, engine }: ComputerSeat): ComputerSeat => ({
  ...{ level, seconds, seed },
  ...(engine && { engine: engineInOrder(engine) }),
});
const engineInOrder = ({ name, strength }: EngineSeat): EngineSeat => ({
  name,
  ...(strength && { strength: { by: strength.by, value: strength.value } }),
});
/** The player with its fields in the order in which they are written. */
export const playerInOrder = ({ name, computer, elsewhere }: Player): Player => ({
  name,
  ...(computer && { computer: seatInOrder(computer) }),
  ...(elsewhere && { elsewhere: { key: elsewhere.key } }),
});

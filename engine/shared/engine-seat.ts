/** Another program at the seat of the computer: known by the name that it was given on a machine, never by its file. */
import * as v from 'valibot';
import { LONGEST_TYPED_NAME } from './limits.ts';
import { isUntyped } from './untyped.ts';

/** How strong it is asked to play, in the engine's own numbers: an Elo rating or a level of skill. */
export const EngineStrength = v.strictObject({
  by: v.picklist(['elo', 'skill']),
  value: v.pipe(v.number(), v.integer(), v.minValue(-10_000), v.maxValue(10_000)),
});
export type EngineStrength = Readonly<v.InferOutput<typeof EngineStrength>>;

/** on one line, without control characters */
export const EngineName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_TYPED_NAME),
  v.check((name) => !isUntyped(name)),
);
export const EngineSeat = v.strictObject({
  name: EngineName,
  /** absent: as strong as it can */
  strength: v.optional(EngineStrength),
});
export type EngineSeat = Readonly<v.InferOutput<typeof EngineSeat>>;

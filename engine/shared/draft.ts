import * as v from 'valibot';

/**
 * A position being set up: cells and sides by name, further fields according to the variant's description. A promoted
 * form is written as its base kind with `promoted`; of two pieces on one cell, the upper one has `rides`.
 */
export const Draft = v.pipe(
  v.looseObject({
    turn: v.string(),
    pieces: v.pipe(v.array(v.looseObject({ kind: v.string(), side: v.string(), at: v.string() })), v.maxLength(512)),
    hands: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
  v.check((draft) => JSON.stringify(draft).length < 200_000, 'too large'),
);
export type Draft = v.InferOutput<typeof Draft>;

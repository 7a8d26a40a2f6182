/** A start position as it is written in files, requests and entries. The engine validates its contents. */
import * as v from 'valibot';

/** enough for every start of the four games */
const DEEPEST = 6;
/** Is it nested at most that many objects and lists deep? */
export const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)));
/** The engine validates the contents of a start; here it only has to be a plain, shallow object. */
export const StartSchema = v.pipe(
  v.looseObject({
    turn: v.optional(v.string()),
    pieces: v.array(v.looseObject({ kind: v.string(), side: v.string(), at: v.string() })),
    hands: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
  v.check((value) => isShallow(value, DEEPEST)),
);

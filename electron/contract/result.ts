/**
 * What every request answers: a value, or a refusal that is data. A refusal names its kind with a code that
 * programs may test and a sentence that people may read; it never carries a stack or a path.
 */
import * as v from 'valibot';
import { View } from './view.ts';

/** A problem big enough for a dialog: always the same three rows. */
export const Problem = v.object({
  code: v.string(),
  happened: v.string(),
  safe: v.string(),
  todo: v.string(),
  /** technical detail, folded away */
  detail: v.optional(v.string()),
  /** a damaged save whose first turns verify can be opened as a new game with `match.salvage` */
  salvage: v.optional(v.object({ token: v.string(), turns: v.number() })),
});
export type Problem = v.InferOutput<typeof Problem>;

export const Refusal = v.object({
  code: v.string(),
  message: v.string(),
  problem: v.optional(Problem),
  /** with code `stale`: the table as it is now */
  view: v.optional(View),
});
export type Refusal = v.InferOutput<typeof Refusal>;

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

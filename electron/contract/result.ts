/**
 * The response to every request: a value, or a refusal as data. A refusal has a code for programs and a sentence for
 * people; it never contains a stack or a path.
 */
import * as v from 'valibot';
import type { Result } from '../../engine/shared/result.ts';
import { View } from './view.ts';

/** A problem that needs a dialog: always the same three rows. */
export const Problem = v.object({
  code: v.string(),
  happened: v.string(),
  safe: v.string(),
  todo: v.string(),
  /** technical detail, collapsed by default */
  detail: v.optional(v.string()),
  /** present if the first turns of a damaged save can be opened as a new game with `match.salvage` */
  salvage: v.optional(v.object({ token: v.string(), turns: v.number() })),
});
export type Problem = v.InferOutput<typeof Problem>;

export const RequestRefusal = v.object({
  code: v.string(),
  message: v.string(),
  problem: v.optional(Problem),
  /** with code `stale`: the present view */
  view: v.optional(View),
});
export type RequestRefusal = v.InferOutput<typeof RequestRefusal>;

export type Answer<T> = Result<T, RequestRefusal>;

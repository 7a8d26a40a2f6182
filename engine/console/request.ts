/**
 * What the command line reads: positions and plays, one JSON text a line. Unknown fields are refused, because a
 * misspelt one would silently mean another position.
 */
import * as v from 'valibot';
import { fine, type Result, refuse } from '../core/result.ts';
import { StartSchema } from '../match/format.ts';
import { words } from './words.ts';

/** more than any game of the four has, and few enough to be read at once */
const MOST_ACTIONS = 20_000;
const action = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

export const PositionSchema = v.strictObject({
  variant: v.string(),
  options: v.optional(v.record(v.string(), v.string()), {}),
  /** the standard start unless given; each variant documents its fields and the engine judges them */
  start: v.optional(v.nullable(StartSchema)),
  actions: v.optional(v.pipe(v.array(action), v.maxLength(MOST_ACTIONS)), []),
});
export type PositionRequest = v.InferOutput<typeof PositionSchema>;
export const PlaySchema = v.strictObject({ position: PositionSchema, action });

/** One line of JSON as what it should be; the refusal names the first thing that is wrong. */
export function parseRequest<S extends v.GenericSchema>(schema: S, line: string): Result<v.InferOutput<S>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refuse('not-json', words.notJson);
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return fine(parsed.output);
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? 'the line';
  return refuse('malformed', words.badShape(where, issue.message), where);
}

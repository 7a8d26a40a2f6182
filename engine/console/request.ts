/**
 * What the command line reads: positions and plays, one JSON text per line. Unknown fields are refused, because a
 * misspelt one would silently mean another position.
 */
import * as v from 'valibot';
import { isRecord } from '../core/start/start-names.ts';
import { StartSchema } from '../match/save/start-schema.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { words } from './words.ts';

/** more than any of the four games needs, and few enough to be read at once */
const MOST_ACTIONS = 20_000;
/** an array would be accepted as an empty record */
const object = v.custom<Record<string, unknown>>(isRecord, words.notAnObject);
const action = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

export const PositionSchema = v.strictObject({
  variant: v.string(),
  options: v.optional(v.pipe(object, v.record(v.string(), v.string())), {}),
  /** by default the standard start; each variant documents its fields and the engine validates them */
  start: v.optional(v.nullable(v.pipe(v.looseObject({ hands: v.optional(object) }), StartSchema))),
  actions: v.optional(v.pipe(v.array(action), v.maxLength(MOST_ACTIONS)), []),
});
/** A position of a game on this table, or of one that comes with the request. */
export const GamePositionSchema = v.strictObject({
  ...PositionSchema.entries,
  variant: v.optional(v.string()),
  /** the text of a `.fairygame` file */
  game: v.optional(v.string()),
});
export type PositionRequest = v.InferOutput<typeof GamePositionSchema>;
/** Bounds that no search ends within: a mistyped number should not start one. */
const MOST_NODES = 100_000_000;
const MOST_DEPTH = 60;
const whole = (least: number, most: number) =>
  v.custom<number>(
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    words.wholeNumber(least, most),
  );
export const ThinkSchema = v.strictObject({
  ...GamePositionSchema.entries,
  /** one of the two is needed; `level` is known by its id */
  level: v.optional(v.pipe(v.string(), v.maxLength(20))),
  nodes: v.optional(whole(1, MOST_NODES)),
  depth: v.optional(whole(1, MOST_DEPTH)),
  seed: v.optional(whole(0, 2 ** 32 - 1), 0),
  lines: v.optional(whole(1, 20)),
  times: v.optional(v.boolean(), false),
});
export type ThinkRequest = v.InferOutput<typeof ThinkSchema>;
export const PlaySchema = v.strictObject({ position: GamePositionSchema, action });

/** Parses one line of JSON; the refusal names the first error. */
export function parseRequest<S extends v.GenericSchema>(schema: S, line: string): Result<v.InferOutput<S>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return err('not-json', words.notJson);
  }
  const strange = inheritedName(value);
  if (strange !== null) return err('malformed', words.badShape(strange, words.unknownField), strange);
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? 'the line';
  return err('malformed', words.badShape(where, issue.message), where);
}

/** Names that every object inherits, so schemas ignore them; no field has such a name. */
const INHERITED = ['__proto__', 'constructor', 'prototype'];
/** The path of the first field with such a name at any depth. Iterative, as recursion could overflow the stack. */
function inheritedName(value: unknown): string | null {
  const inside: [unknown, string][] = [[value, '']];
  for (let next = inside.pop(); next !== undefined; next = inside.pop()) {
    const [here, path] = next;
    if (typeof here !== 'object' || here === null) continue;
    const fields = Object.entries(here).map(([key, inner]): [unknown, string, string] => [
      inner,
      path === '' ? key : `${path}.${key}`,
      key,
    ]);
    const strange = Array.isArray(here) ? undefined : fields.find(([, , key]) => INHERITED.includes(key));
    if (strange) return strange[1];
    for (const [inner, where] of fields.reverse()) inside.push([inner, where]);
  }
  return null;
}

/** The names of all fields in requests, from their schemas: what a forged message may contain. */
import { requests } from './requests.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The names of the fields in a schema, at any depth; optional, nullable, listed and alternative ones included. */
function* fieldsIn(schema: unknown): Generator<string> {
  if (!isRecord(schema)) return;
  const { entries, wrapped, item, items, options } = schema;
  if (isRecord(entries))
    for (const [name, inner] of Object.entries(entries)) {
      yield name;
      yield* fieldsIn(inner);
    }
  for (const inner of [wrapped, item]) yield* fieldsIn(inner);
  for (const several of [items, options])
    if (Array.isArray(several)) for (const inner of several) yield* fieldsIn(inner);
}

export const requestFields: readonly string[] = [
  ...new Set(Object.values(requests).flatMap(({ input }) => [...fieldsIn(input)])),
].sort();

/** Files for tests that say something else than was played, with every checksum as it must be. */
import { chained } from './chain.ts';
import { checksumOf } from './save.ts';

/** What a file says, with its entries as they are without their chain. */
export type Fields = Record<string, unknown>;

export function fieldsOf(text: string): Fields {
  const fields = JSON.parse(text) as Fields;
  return { ...fields, entries: (fields.entries as [unknown, string][]).map(([entry]) => entry) };
}
/** The fields as a file of theirs would have them. */
export function signed(fields: Fields): Fields {
  const { variant, options, start, resumed, entries } = fields;
  const links = Array.isArray(entries) ? chained({ variant, options, start, resumed }, entries) : entries;
  const save = { ...fields, entries: links };
  return { ...save, checksum: checksumOf(save) };
}
/** The save with some fields changed, and proper checksums again. */
export function forged(text: string, change: (save: Fields) => void): string {
  const fields = fieldsOf(text);
  change(fields);
  return JSON.stringify(signed(fields));
}

/** Forged files for tests: with changed contents and valid checksums. */
import { chained } from './chain.ts';
import { checksumOf } from './save.ts';

/** The contents of a file, with its entries without their chain. */
export type Fields = Record<string, unknown>;

export function fieldsOf(text: string): Fields {
  const fields = JSON.parse(text) as Fields;
  return { ...fields, entries: (fields.entries as [unknown, string][]).map(([entry]) => entry) };
}
/** The fields as a file with these contents would have them. */
export function signed(fields: Fields): Fields {
  const { variant, options, start, resumed, timeControl, clockFrom, entries } = fields;
  const links = Array.isArray(entries)
    ? chained({ variant, options, start, resumed, timeControl, clockFrom }, entries)
    : entries;
  const save = { ...fields, entries: links };
  return { ...save, checksum: checksumOf(save) };
}
/** The save with some fields changed and valid checksums. */
export function forged(text: string, change: (save: Fields) => void): string {
  const fields = fieldsOf(text);
  change(fields);
  return JSON.stringify(signed(fields));
}

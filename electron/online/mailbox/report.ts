/**
 * What an end says of itself each time it comes, and whenever that has changed: how much it has sent and received. The
 * broker keeps the last report only. By it messages are sent again that a broker has lost or dropped, and forgotten by
 * their sender when they have arrived. Beside it stands what tells a home that it is an older copy, restored from a backup:
 * the other one has had more from it, or has heard from it that it had more. Older versions do not read that.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { LONGEST_MESSAGE, MOST_MESSAGES } from './envelope.ts';
import type { MailboxState } from './mailbox-state.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MESSAGES));
const ReportSchema = v.strictObject({
  sent: count,
  received: count,
  /** how much it knows the other end to have sent: if that is more than it received, the rest is missing */
  announced: count,
  /** the first texts after `received` of the other end, as far as it is known; only while that was never there */
  texts: v.array(v.string()),
});
export type Report = v.InferOutput<typeof ReportSchema>;

export function reportOf({ sent, received, announced, heard, confirmed, waiting }: MailboxState): Report {
  const report: Report = { sent, received, announced, texts: [] };
  // a broker keeps messages for homes that it knows; the report is kept for everybody
  if (heard > 0 || confirmed > 0) return report;
  let room = LONGEST_MESSAGE - 1000;
  for (const text of waiting) {
    room -= Buffer.byteLength(JSON.stringify(text)) + 1;
    if (room < 0) break;
    report.texts.push(text);
  }
  return report;
}

export const readReport = (text: string): Report | null => readAs(ReportSchema, text);

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const SupplementSchema = v.object({
  /** how many messages of this end the other one has confirmed to have received */
  confirmed: count,
  /** the number of the last report of the other end that was read here */
  heard: count,
  /** a digest of the last message that was received; two copies of a home may have sent different ones under one number */
  last: v.optional(id),
  /** a request for all that was said so far: this end is an older copy */
  wants: v.optional(id),
  /** the last such request of the other end that was answered */
  answered: v.optional(id),
});
export type Supplement = v.InferOutput<typeof SupplementSchema>;

export const supplementOf = ({ confirmed, heard, last, wants, answered }: MailboxState): Supplement => ({
  ...{ confirmed, heard, last, wants, answered },
});
/** Null: it comes from an older version, which has none. */
export const readSupplement = (text: string | undefined): Supplement | null =>
  text === undefined ? null : readAs(SupplementSchema, text);
/** What a new report is made for, if it has changed. */
export const newsOf = (state: MailboxState): string => {
  const { last, wants, answered } = state;
  return JSON.stringify([reportOf(state), last, wants, answered]);
};
export const digestOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

function readAs<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

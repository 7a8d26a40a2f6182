/**
 * What an end says of itself each time it comes, and whenever that has changed: how much it has sent and received. The
 * broker keeps the last report only. By it messages are sent again that a broker has lost or dropped, and forgotten by
 * their sender when they have arrived.
 */
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

export function readReport(text: string): Report | null {
  try {
    return v.parse(ReportSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

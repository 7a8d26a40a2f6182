/**
 * A home that was restored from a backup, or one of two copies of a home, finds out that the other end knows a later one, and
 * goes on from there: to go on by itself would use numbers again that the other end has had, which would drop what is said
 * under them.
 */
import { randomBytes } from 'node:crypto';
import { MOST_MESSAGES } from './envelope.ts';
import { type MailboxState, MOST_WAITING } from './mailbox-state.ts';
import { digestOf, type Report, type Supplement } from './report.ts';

/** reports of a later copy of this home that this one cannot know of, at most */
const UNKNOWN_REPORTS = 1000;

/** A name for a request. */
export const newRequest = (): string => randomBytes(8).toString('hex');

/** Does the other end know a later copy of this home? `supplement`: null from an older version. */
export function isOlderCopy(state: MailboxState, report: Report, supplement: Supplement | null): boolean {
  const { sent, received, reports, confirmed, waiting } = state;
  if (report.received > sent || report.announced > sent) return true;
  if (!supplement) return false;
  if (supplement.confirmed > received || supplement.heard > reports) return true;
  const text = waiting[report.received - confirmed - 1];
  return text !== undefined && supplement.last !== undefined && supplement.last !== digestOf(text);
}

/**
 * What this home goes on with: the numbers that the other end knows, and a request for all that was said, because what it has
 * confirmed already is not sent again. Under numbers that it knows of and has not had go empty messages. Null: an older version
 * can neither be asked nor say enough, or what it says cannot be.
 */
export function caughtUp(
  state: MailboxState,
  n: number,
  report: Report,
  supplement: Supplement | null,
): Partial<MailboxState> | null {
  const sent = Math.max(state.sent, report.received, report.announced);
  const confirmed = Math.max(state.confirmed, report.received);
  if (!supplement || supplement.confirmed > report.sent || sent - confirmed > MOST_WAITING) return null;
  // nobody has said so much: there would be no numbers left
  if (Math.max(sent, report.sent, supplement.heard) > MOST_MESSAGES / 2) return null;
  const received = Math.max(state.received, supplement.confirmed);
  // one that is still to be answered is enough
  const isAsking = state.wants !== undefined && state.wants !== supplement.answered;
  return {
    ...{ sent, confirmed, received, heard: n },
    waiting: Array<string>(sent - confirmed).fill(''),
    handedOver: confirmed,
    announced: Math.max(state.announced, report.sent, received),
    last: received === state.received ? state.last : undefined,
    reports: Math.max(state.reports, supplement.heard + UNKNOWN_REPORTS),
    wants: isAsking ? state.wants : newRequest(),
    asked: supplement.wants ?? state.asked,
  };
}

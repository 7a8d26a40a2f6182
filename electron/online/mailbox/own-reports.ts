/**
 * The reports that this mailbox has made since it was opened. A broker keeps the last report of an end: if that is a later
 * one and none of these when this home comes back, another copy of the home was connected in its place meanwhile. Brokers
 * should say so when it happens, but not all do (Mosquitto 2.0.11).
 */
import { digestOf } from './report.ts';

/** the code of the reason why a home is not connected whose place another copy of it has taken */
export const DISPLACED = 'broker-displaced';

export class OwnReports {
  /** how many were made before */
  private readonly before: number;
  private readonly digests = new Set<string>();

  constructor(before: number) {
    this.before = before;
  }
  made(envelope: Uint8Array): void {
    this.digests.add(digestOf(envelope));
  }
  /** Is it a report of this copy? After a crash a broker may have an older one than it has taken. */
  isOne(n: number, envelope: Uint8Array): boolean {
    return n <= this.before || this.digests.has(digestOf(envelope));
  }
}

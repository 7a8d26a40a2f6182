/**
 * The reports that this mailbox has made since it was opened. A broker keeps the last report of an end: if that is none of
 * these when this home comes back, another copy of the home was connected in its place meanwhile. Brokers should say so
 * when it happens, but not all do (Mosquitto before 2.0.13).
 */
import { digestOf } from './report.ts';

/** the code of the reason why a home is not connected whose place another copy of it has taken */
export const DISPLACED = 'broker-displaced';

export class OwnReports {
  /** the last one that the broker has taken, and those after it, which it may have taken too */
  private digests: string[] = [];
  private hasTaken = false;
  /** does the broker keep them? */
  isRetained = true;

  /** Is there one that the broker has now, unless it was started anew or there is another copy? */
  get isKept(): boolean {
    return this.isRetained && this.hasTaken;
  }
  made(envelope: Uint8Array): void {
    this.digests.push(digestOf(envelope));
  }
  taken(envelope: Uint8Array): void {
    const at = this.digests.indexOf(digestOf(envelope));
    if (at < 0) return;
    this.hasTaken = true;
    this.digests.splice(0, at);
  }
  isOne(envelope: Uint8Array): boolean {
    return this.digests.includes(digestOf(envelope));
  }
  /** From now on another copy gives way to this one. */
  forget(): void {
    this.digests = [];
    this.hasTaken = false;
  }
}

/**
 * A connection between two machines that carries texts in their order, or is gone. What is said over it does not depend
 * on what it is made of.
 */
export interface Line {
  send(text: string): void;
  close(why?: Closing): void;
  /** set by whoever talks over it; texts that come before that are kept */
  heard: (text: string) => void;
  /** called once, whoever closed it */
  closed: (why: Closing | null) => void;
}

/** Why a line was closed; after these nobody connects again by itself. Null: it was cut. */
export type Closing = 'ended' | 'displaced' | 'too-much' | 'invalid';

/** the longest text on a line, in bytes, and how many may come in a second */
export const LONGEST_TEXT = 256 << 10;
export const TEXTS_A_SECOND = 20;
/** at once, after a quiet while */
export const TEXTS_AT_ONCE = 40;

/** How many texts may still be sent or received now: refilled at a steady rate. */
export class Rate {
  private left: number;
  private at: number;
  private readonly atOnce: number;
  private readonly clock: () => number;

  constructor(atOnce: number, clock: () => number = () => performance.now()) {
    this.atOnce = atOnce;
    this.left = atOnce;
    this.clock = clock;
    this.at = clock();
  }
  /** Takes one; false when there is none. */
  take(): boolean {
    const now = this.clock();
    this.left = Math.min(this.atOnce, this.left + ((now - this.at) * TEXTS_A_SECOND) / 1000);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
  /** Milliseconds until there is one. */
  get wait(): number {
    return Math.max(0, Math.ceil(((1 - this.left) * 1000) / TEXTS_A_SECOND));
  }
}

/**
 * A connection between two machines that carries texts in their order, or is gone. What is said over it does not depend
 * on what it is made of.
 */
import { err, ok, type Result } from '../../engine/shared/result.ts';
import { tableMessages } from '../contract/direct-messages.ts';

export interface Connection {
  send(text: string): void;
  close(why?: Closing): void;
  /** ends it as a network does that is gone; to be connected again */
  cut(): void;
  /** set by whoever talks over it; texts that come before that are kept */
  heard: (text: string) => void;
  /** called once, whoever closed it */
  closed: (why: Closing | null) => void;
}

/**
 * Why a line was closed; after these nobody connects again by itself. Null: it was cut. `ended`: the program or the table
 * was closed; `left`: a guest has given up its seat; `replaced`: somebody else was given it; `displaced`: the same guest has
 * made another line.
 */
export type Closing = 'ended' | 'left' | 'replaced' | 'displaced' | 'too-much' | 'invalid';

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

/** characters of a part: JSON of ours has at most three bytes for each */
const PART = Math.floor(LONGEST_TEXT / 3) - 100;
/** so much is put together again at most */
const MOST_PARTS = 100;

/** of a text in all its parts, in characters: two of them may wait at once, and be put together again */
export const LARGEST_WHOLE = 6 << 20;
/** a machine that takes nothing in any more is left, with so many characters unsent */
export const MOST_UNSENT = 16 << 20;

/** A text in parts that a line carries: itself if it is short enough. Refused if it is too long for a line. */
export function splitText(text: string): Result<readonly string[]> {
  if (text.length <= PART) return ok([text]);
  const count = Math.ceil(text.length / PART);
  const parts = Array.from({ length: count }, (_, n) =>
    JSON.stringify({ part: n, of: count, text: text.slice(n * PART, (n + 1) * PART) }),
  );
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return size > LARGEST_WHOLE ? err('too-long', tableMessages.tooLong) : ok(parts);
}
/** Puts parts together again. */
export class TextJoiner {
  private parts: string[] = [];
  /** The whole text, if this was the last of it; null: more is to come. False: it is no part that fits. */
  add(message: { readonly part: number; readonly of: number; readonly text: string }): string | null | false {
    const { part, of, text } = message;
    // it has come twice
    if (part < this.parts.length) return null;
    if (part !== this.parts.length || of > MOST_PARTS || part >= of) return false;
    this.parts.push(text);
    if (this.parts.length < of) return null;
    return this.parts.splice(0).join('');
  }
}

/**
 * Messages between two homes that are online at once: they are not kept, and none from an earlier time is taken for one
 * of now. Each end makes up a name for every connection; a message counts if it names the connection to which it speaks.
 */

import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { parsedJson } from '../../../engine/shared/parsed-json.ts';
import { isTooLong, MOST_MESSAGES, openMessage, sealMessage, type Unopened } from './envelope.ts';
import { type End, otherEnd, type Room } from './room.ts';

const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const LiveMessage = v.variant('is', [
  v.strictObject({ is: v.literal('hello'), from: name, to: v.nullable(name) }),
  v.strictObject({ is: v.literal('bye'), from: name, to: v.null() }),
  v.strictObject({ is: v.literal('say'), from: name, to: name, text: v.string() }),
]);
type LiveMessage = v.InferOutput<typeof LiveMessage>;
/** so many connections of the other end are remembered while this one lasts */
const MOST_NAMES = 500;

export interface LiveEvents {
  readonly publish: (envelope: Uint8Array) => void;
  readonly said: (text: string) => void;
  readonly came: () => void;
  readonly went: () => void;
}
export type LiveRefusal = Unopened | 'repeated';

/** As long as one connection to the broker. */
export class LiveSession {
  private readonly own = randomBytes(8).toString('hex');
  private readonly room: Room;
  private readonly end: End;
  private readonly events: LiveEvents;
  private sent = 0;
  private peer: string | null = null;
  /** the number of the last message of each connection of the other end */
  private readonly last = new Map<string, number>();

  constructor(room: Room, end: End, events: LiveEvents) {
    this.room = room;
    this.end = end;
    this.events = events;
  }

  get isPeerHere(): boolean {
    return this.peer !== null;
  }
  /** What the broker says for this end when its connection is cut. */
  get will(): Uint8Array {
    return this.seal(MOST_MESSAGES, { is: 'bye', from: this.own, to: null });
  }
  hello(): void {
    this.publish({ is: 'hello', from: this.own, to: null });
  }
  bye(): void {
    this.publish({ is: 'bye', from: this.own, to: null });
  }
  /** False: nobody is there to hear it, or it is too long. */
  say(text: string): boolean {
    if (this.peer === null) return false;
    const message = { is: 'say', from: this.own, to: this.peer, text } as const;
    // as it is sent: what stands around a text, and every quotation mark in it, takes room, too
    if (isTooLong(JSON.stringify(message))) return false;
    this.publish(message);
    return true;
  }

  /** null: it counted */
  hear(envelope: Uint8Array): LiveRefusal | null {
    const opened = openMessage(this.room, { channel: 'live', from: otherEnd(this.end) }, envelope);
    if (typeof opened === 'string') return opened;
    const read = v.safeParse(LiveMessage, parsedJson(opened.text));
    if (!read.success) return 'not-ours';
    const message = read.output;
    const last = this.last.get(message.from) ?? 0;
    if (opened.n <= last || (message.to !== null && message.to !== this.own)) return 'repeated';
    if (!this.last.has(message.from) && this.last.size >= MOST_NAMES) return 'repeated';
    this.last.set(message.from, opened.n);
    this.take(message, last === 0);
    return null;
  }

  private take(message: LiveMessage, isNew: boolean): void {
    const { from } = message;
    if (message.is === 'bye') this.left(from);
    else if (message.to !== null && this.peer !== from) {
      this.peer = from;
      this.events.came();
      // so that it knows this end to be here now
      this.publish({ is: 'hello', from: this.own, to: from });
    } else if (message.to === null && isNew) this.publish({ is: 'hello', from: this.own, to: from });
    if (message.is === 'say') this.events.said(message.text);
  }
  private left(from: string): void {
    if (this.peer !== from) return;
    this.peer = null;
    this.events.went();
  }
  private publish(message: LiveMessage): void {
    this.events.publish(this.seal(++this.sent, message));
  }
  private seal(n: number, message: LiveMessage): Uint8Array {
    return sealMessage(this.room, { channel: 'live', from: this.end }, { n, text: JSON.stringify(message) });
  }
}

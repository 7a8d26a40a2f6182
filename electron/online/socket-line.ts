/**
 * A line over a WebSocket. What comes in is bounded in size and in number; what goes out is held back to the rate that the
 * other side accepts. Two machines that hear nothing of each other for a while take the line for cut.
 */
import type { RawData, WebSocket } from 'ws';
import { type Closing, type Connection, MOST_UNSENT, Rate, TEXTS_AT_ONCE } from './line.ts';

/** milliseconds between two signs of life; two may be missed */
export const BEAT = 15_000;
/** the other side counts in its own time: this one stays a little below */
const SENT_AT_ONCE = TEXTS_AT_ONCE / 2;

const codes: Readonly<Record<Closing, number>> = {
  ...{ displaced: 4001, ended: 4002, left: 4003, replaced: 4004 },
  ...{ 'too-much': 1008, invalid: 1003 },
};
const closingOf = (code: number): Closing | null => {
  // 1009: the other side was sent more than it takes
  if (code === 1009) return 'too-much';
  return (Object.keys(codes) as Closing[]).find((why) => codes[why] === code) ?? null;
};

export class SocketLine implements Connection {
  private readonly socket: WebSocket;
  private readonly incoming = new Rate(TEXTS_AT_ONCE);
  private readonly outgoing = new Rate(SENT_AT_ONCE);
  private readonly unsent: string[] = [];
  private unsentBytes = 0;
  private sending: NodeJS.Timeout | undefined;
  private readonly beating: NodeJS.Timeout;
  private missed = 0;
  /** texts from before anybody listened */
  private early: string[] | null = [];
  private listener: (text: string) => void = (text) => void this.early?.push(text);
  private isClosed = false;
  closed: (why: Closing | null) => void = () => {};

  constructor(socket: WebSocket, beat = BEAT) {
    this.socket = socket;
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
    socket.on('error', () => socket.terminate());
    socket.once('open', () => this.flush());
    socket.on('close', (code) => this.end(closingOf(code)));
    for (const sign of ['ping', 'pong', 'message']) socket.on(sign, () => (this.missed = 0));
    this.beating = setInterval(() => this.beat(), beat);
    this.beating.unref();
  }

  set heard(listener: (text: string) => void) {
    const kept = this.early ?? [];
    this.early = null;
    this.listener = listener;
    for (const text of kept) listener(text);
  }
  get heard(): (text: string) => void {
    return this.listener;
  }

  send(text: string): void {
    if (this.isClosed) return;
    this.unsent.push(text);
    this.unsentBytes += text.length;
    if (this.unsentBytes + this.socket.bufferedAmount > MOST_UNSENT) this.socket.terminate();
    else if (this.sending === undefined) this.flush();
  }
  private flush(): void {
    this.sending = undefined;
    // it opens in a moment
    if (this.socket.readyState === this.socket.CONNECTING) return;
    while (this.unsent.length > 0) {
      if (!this.outgoing.take()) {
        this.sending = setTimeout(() => this.flush(), this.outgoing.wait);
        return;
      }
      const text = this.unsent.shift() ?? '';
      this.unsentBytes -= text.length;
      if (this.socket.readyState === this.socket.OPEN) this.socket.send(text);
    }
  }

  close(why: Closing = 'ended'): void {
    this.unsent.length = 0;
    this.socket.close(codes[why]);
    // one that does not answer is not waited for
    setTimeout(() => this.socket.terminate(), 2000).unref();
  }

  cut(): void {
    this.socket.terminate();
  }

  private hear(data: RawData, isBinary: boolean): void {
    if (this.isClosed || this.socket.readyState !== this.socket.OPEN) return;
    if (isBinary) this.close('invalid');
    else if (!this.incoming.take()) this.close('too-much');
    else this.listener(String(data));
  }
  private beat(): void {
    if (++this.missed > 3) this.socket.terminate();
    else if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }
  private end(why: Closing | null): void {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.beating);
    clearTimeout(this.sending);
    this.closed(why);
  }
}

/**
 * The one place at the table that pages in browsers share. A page that comes while another one sits there is asked
 * whether it wants to take over; the one that sat there is told and its socket is closed. A page that was only
 * reloaded finds its place free: its old socket is given a moment to show that it is gone.
 */
import { type WebSocket, WebSocketServer } from 'ws';
import { errorMessages } from '../contract/messages.ts';
import type { EventName, EventOf } from '../contract/requests.ts';
import type { Serve } from '../contract/serve.ts';
import { CLOSED, type FromHost, PROTOCOL } from '../contract/wire.ts';

/** a live page answers a ping in a few ms; a reloaded one has closed its socket within about as much */
const PONG_WITHIN = 1500;

/** room for an imported game of 20 million letters */
const LARGEST_MESSAGE = 64 << 20;

export class Seat {
  readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    // never the key, which is offered beside it
    handleProtocols: () => PROTOCOL,
  });
  private readonly serve: Serve;
  private readonly onEmpty: () => void;
  private readonly waiting = new Set<WebSocket>();
  private seated: WebSocket | null = null;

  /** `onEmpty` is called whenever the last page has gone. */
  constructor(serve: Serve, onEmpty: () => void) {
    this.serve = serve;
    this.onEmpty = onEmpty;
    this.server.on('connection', (socket: WebSocket) => void this.welcome(socket));
  }

  get empty(): boolean {
    return this.seated === null && this.waiting.size === 0;
  }

  /** False when nobody sits there. */
  tell<K extends EventName>(event: K, what: EventOf<K>): boolean {
    if (this.seated) send(this.seated, { event, what });
    return this.seated !== null;
  }

  /** Nobody is served any more. */
  end(): void {
    for (const socket of this.server.clients) socket.close(CLOSED.ended);
    this.server.close();
  }

  private async welcome(socket: WebSocket): Promise<void> {
    this.waiting.add(socket);
    socket.on('message', (data) => void this.hear(socket, String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.waiting.delete(socket);
      if (this.seated === socket) this.seated = null;
      if (this.empty) this.onEmpty();
    });
    const sitting = this.seated;
    if (sitting && (await isAlive(sitting))) return send(socket, { taken: true });
    if (this.waiting.has(socket)) this.sit(socket);
  }

  private sit(socket: WebSocket): void {
    const before = this.seated;
    this.waiting.delete(socket);
    this.seated = socket;
    if (before && before !== socket) {
      send(before, { event: 'displaced', what: {} });
      before.close(CLOSED.displaced);
    }
    send(socket, { seated: true });
  }

  private async hear(socket: WebSocket, text: string): Promise<void> {
    const message = read(text);
    if (message.take === true && this.waiting.has(socket)) return this.sit(socket);
    const id = typeof message.id === 'number' ? message.id : null;
    if (this.seated !== socket) {
      const error = { code: 'displaced', message: errorMessages.displaced };
      return send(socket, { id, answer: { ok: false, error } });
    }
    const answer = await this.serve(message.request, message.input, { trusted: true, from: 'the page' });
    send(socket, { id, answer });
  }
}

const send = (socket: WebSocket, message: FromHost): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
};

/** An object with nothing in it for anything that is none: `serve` refuses that with a code. */
function read(text: string): Readonly<Record<string, unknown>> {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? { ...message } : {};
  } catch {
    return {};
  }
}

function isAlive(socket: WebSocket): Promise<boolean> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (alive: boolean) => {
      clearTimeout(patience);
      socket.off('pong', pong);
      socket.off('close', closed);
      resolve(alive);
    };
    const pong = () => done(true);
    const closed = () => done(false);
    const patience = setTimeout(() => done(false), PONG_WITHIN);
    socket.on('pong', pong);
    socket.on('close', closed);
    socket.ping();
  });
}

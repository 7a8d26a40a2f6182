/**
 * The sockets of the pages in browsers, of which only one at a time is connected to the application. A page that opens
 * while another one is connected is asked whether to take over; the other one is then notified and disconnected. A
 * reloaded page is not asked: its old socket gets a moment to close.
 */
import { type WebSocket, WebSocketServer } from 'ws';
import { errorMessages } from '../contract/messages.ts';
import type { EventName, EventOf } from '../contract/requests.ts';
import type { Serve } from '../contract/serve.ts';
import { CLOSED, type FromHost, PROTOCOL } from '../contract/wire.ts';

/** a live page answers a ping in a few ms; a reloaded one has closed its socket within about as much */
const PONG_WITHIN = 1500;

/** enough for an imported game of 20 million characters */
const LARGEST_MESSAGE = 64 << 20;

export class ConnectedPage {
  readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    // never the key, which is offered along with it
    handleProtocols: () => PROTOCOL,
  });
  private readonly serve: Serve;
  private readonly onEmpty: () => void;
  private readonly waiting = new Set<WebSocket>();
  private connected: WebSocket | null = null;

  /** `onEmpty` is called whenever the last page has disconnected. */
  constructor(serve: Serve, onEmpty: () => void) {
    this.serve = serve;
    this.onEmpty = onEmpty;
    this.server.on('connection', (socket: WebSocket) => void this.accept(socket));
  }

  get empty(): boolean {
    return this.connected === null && this.waiting.size === 0;
  }

  /** False when no page is connected. */
  send<K extends EventName>(event: K, what: EventOf<K>): boolean {
    if (this.connected) post(this.connected, { event, what });
    return this.connected !== null;
  }

  /** Closes all sockets. */
  end(): void {
    for (const socket of this.server.clients) socket.close(CLOSED.ended);
    this.server.close();
  }

  private async accept(socket: WebSocket): Promise<void> {
    this.waiting.add(socket);
    socket.on('message', (data) => void this.hear(socket, String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.waiting.delete(socket);
      if (this.connected === socket) this.connected = null;
      if (this.empty) this.onEmpty();
    });
    const present = this.connected;
    if (present && (await isAlive(present))) return post(socket, { taken: true });
    if (this.waiting.has(socket)) this.connect(socket);
  }

  private connect(socket: WebSocket): void {
    const before = this.connected;
    this.waiting.delete(socket);
    this.connected = socket;
    if (before && before !== socket) {
      post(before, { event: 'displaced', what: {} });
      before.close(CLOSED.displaced);
    }
    post(socket, { connected: true });
  }

  private async hear(socket: WebSocket, text: string): Promise<void> {
    const message = read(text);
    if (message.take === true && this.waiting.has(socket)) return this.connect(socket);
    const id = typeof message.id === 'number' ? message.id : null;
    if (this.connected !== socket) {
      const error = { code: 'displaced', message: errorMessages.displaced };
      return post(socket, { id, answer: { ok: false, error } });
    }
    const answer = await this.serve(message.request, message.input, { trusted: true, from: 'the page' });
    post(socket, { id, answer });
  }
}

const post = (socket: WebSocket, message: FromHost): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
};

/** An empty object for anything that is not an object: `serve` refuses it with a code. */
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

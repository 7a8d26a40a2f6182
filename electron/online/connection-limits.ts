/**
 * Limits for connections that have not been authenticated yet. Any program that reaches the port can open them, say nothing
 * and keep them; every one takes a descriptor, of which saving needs some too. So only a few are kept, of all and of each
 * address, from before anything is said over them; the oldest goes when one more comes, first of the address that has the
 * most; and none may stay silent for long. Whoever was let in does not count.
 */
import type http from 'node:http';
import type https from 'node:https';
import type { Socket } from 'node:net';

export const MOST_UNAUTHENTICATED = 48;
/** a browser that was let in needs a handful for each page */
const MOST_CONNECTIONS = 200;
/** for the head of a request and for the whole of it; a browser on this machine needs milliseconds */
const HEAD_WITHIN = 5000;
const WHOLE_WITHIN = 10_000;
const LOOK_EVERY = 1000;

export const patience: http.ServerOptions = {
  headersTimeout: HEAD_WITHIN,
  requestTimeout: WHOLE_WITHIN,
  connectionsCheckingInterval: LOOK_EVERY,
};

interface Unauthenticated {
  readonly socket: Socket;
  readonly address: string;
}

export class ConnectionLimits {
  /** by the far end, which is the same for a connection and for the TLS over it; the oldest first */
  private readonly all = new Map<string, Unauthenticated>();
  private readonly mostOfOne: number;

  /** `mostOfOne`: so many of one address; a host that serves this machine only knows a single one */
  constructor(server: http.Server | https.Server, mostOfOne: number = MOST_UNAUTHENTICATED) {
    this.mostOfOne = mostOfOne;
    server.maxConnections = MOST_CONNECTIONS;
    server.on('connection', (socket: Socket) => this.count(socket));
  }

  /** It has shown that it may come in: it no longer counts. */
  authenticated(socket: Socket): void {
    this.all.delete(farEnd(socket));
  }

  /** It has just come, or whoever was let in has another one by now. */
  count(socket: Socket): void {
    const end = farEnd(socket);
    const { remoteAddress: address } = socket;
    // it has gone already
    if (address === undefined || socket.destroyed) return void socket.destroy();
    this.all.set(end, { socket, address });
    socket.once('close', () => {
      if (this.all.get(end)?.socket === socket) this.all.delete(end);
    });
    if (this.countOf(address) > this.mostOfOne) this.drop(address);
    if (this.all.size > MOST_UNAUTHENTICATED) this.drop(this.busiest());
  }

  /** Nobody else comes in. */
  end(): void {
    for (const { socket } of this.all.values()) socket.destroy();
  }

  private countOf(address: string): number {
    return [...this.all.values()].filter((one) => one.address === address).length;
  }
  /** The address that has the most; of several, that of the oldest connection. */
  private busiest(): string {
    const addresses = [...new Set([...this.all.values()].map(({ address }) => address))];
    return addresses.reduce((most, one) => (this.countOf(one) > this.countOf(most) ? one : most));
  }
  /** Ends the oldest of that address. */
  private drop(address: string): void {
    for (const [end, one] of this.all) {
      if (one.address !== address) continue;
      this.all.delete(end);
      one.socket.destroy();
      return;
    }
  }
}

const farEnd = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

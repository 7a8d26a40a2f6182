/**
 * Limits for connections that have not been authenticated yet. Any program that reaches the port can open them, say nothing
 * and keep them; every one takes a descriptor, of which saving needs some too. So only a few are kept, the oldest goes
 * when one more comes, and none may stay silent for long. Whoever was let in does not count.
 */
import type http from 'node:http';
import type https from 'node:https';
import type { Socket } from 'node:net';

const MOST_UNAUTHENTICATED = 48;
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

export class ConnectionLimits {
  private readonly sockets = new Set<Socket>();

  /** `event`: with which the server tells of a connection that counts */
  constructor(server: http.Server | https.Server, event: 'connection' | 'secureConnection' = 'connection') {
    server.maxConnections = MOST_CONNECTIONS;
    server.on(event, (socket: Socket) => this.came(socket));
  }

  /** It has shown that it may come in: it no longer counts. */
  authenticated(socket: Socket): void {
    this.sockets.delete(socket);
  }

  /** Nobody else comes in. */
  end(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private came(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    if (this.sockets.size <= MOST_UNAUTHENTICATED) return;
    const [oldest] = this.sockets;
    oldest.destroy();
    this.sockets.delete(oldest);
  }
}

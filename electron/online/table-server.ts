/**
 * The port of a table on the network: TLS with a certificate of its own, open from the first invitation until the table
 * is closed. Nobody is answered without an unused invitation, or the key of a guest who was let in before. A guest makes
 * its key itself and shows it together with the invitation, so that an answer that is lost locks nobody out.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Certificate, isSameBytes, makeCertificate } from './certificate.ts';
import { ConnectionLimits, patience } from './connection-limits.ts';
import { TOKEN_BYTES } from './invite-code.ts';
import { languageOf } from './language-header.ts';
import { type Connection, LONGEST_TEXT } from './line.ts';
import { BEAT, SocketLine } from './socket-line.ts';

export const MOST_GUESTS = 8;
/** after so many wrong tries no invitation is good any more */
export const MOST_TRIES = 10;
export const TABLE_PATH = '/table';
export const KEY_BYTES = 32;
/** the header in which a guest shows the key that it made */
export const KEY_HEADER = 'fairytable-key';
/** connections of one address that have not shown yet that they may come in; a guest makes one */
export const MOST_OF_ONE_ADDRESS = 8;
const HANDSHAKE_WITHIN = 5000;

/** What the bearer of an invitation may be, as the table says. */
export interface Admitted<Seat> {
  readonly seat: Seat;
  /** the guest's own, the same whenever it comes back */
  readonly guest: string;
  readonly line: Connection;
  /** the tag of the language that is read there, as the guest says; empty: it says none */
  readonly language: string;
}

interface Invited<Seat> {
  readonly digest: Buffer;
  readonly seat: Seat;
  tries: number;
}
interface Known<Seat> {
  readonly digest: Buffer;
  readonly seat: Seat;
  readonly guest: string;
  line: Connection | null;
  /** of that line */
  socket: Socket | null;
}

/** Who may come in: by an invitation that is good until then, or as a guest who was let in before. */
interface Entrant<Seat> {
  readonly guest: Known<Seat>;
  readonly invited: Invited<Seat> | null;
}

interface Settings<Seat> {
  /** a guest has come, or has come back */
  readonly admitted: (admitted: Admitted<Seat>) => void;
  /** there are as many guests as may be, and one more comes to that seat: somebody who is away may be dismissed */
  readonly full?: (seat: Seat) => void;
  /** no invitation is good any more, after too many wrong tries */
  readonly withdrawn?: () => void;
  readonly log: (line: string) => void;
  /** where it listens; only tests listen elsewhere than everywhere */
  readonly host?: string;
  readonly beat?: number;
}

export class TableServer<Seat> {
  readonly certificate: Certificate;
  private readonly server: https.Server;
  private readonly limits: ConnectionLimits;
  private readonly sockets: WebSocketServer;
  private readonly settings: Settings<Seat>;
  private invited: Invited<Seat>[] = [];
  private known: Known<Seat>[] = [];

  private constructor(certificate: Certificate, settings: Settings<Seat>) {
    this.certificate = certificate;
    this.settings = settings;
    const { key, cert } = certificate;
    this.server = https.createServer({
      ...patience,
      ...{ key, cert, minVersion: 'TLSv1.3', handshakeTimeout: HANDSHAKE_WITHIN },
    });
    this.limits = new ConnectionLimits(this.server, MOST_OF_ONE_ADDRESS);
    // compressed, the size of a text would tell what is in it
    this.sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_TEXT, perMessageDeflate: false });
    this.server.on('request', (_, response) => response.writeHead(404, { connection: 'close' }).end());
    this.server.on('upgrade', (request, socket, head) => this.knock(request, socket, head));
    this.server.on('tlsClientError', (_, socket) => socket.destroy());
    this.server.on('clientError', (_, socket) => socket.destroy());
  }

  /** Listens on every network of this machine, at a port that the system chooses. */
  static async open<Seat>(settings: Settings<Seat>): Promise<TableServer<Seat>> {
    const table = new TableServer<Seat>(await makeCertificate(), settings);
    await new Promise<void>((resolve, reject) => {
      table.server.once('error', reject);
      table.server.listen(0, settings.host ?? '0.0.0.0', resolve);
    });
    table.server.on('error', (error) => settings.log(`the table's port: ${String(error)}`));
    return table;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }
  /** Is an invitation to that seat still good? */
  isInvited(seat: Seat): boolean {
    return this.invited.some((one) => one.seat === seat);
  }

  /** A new invitation to that seat, good once, in place of one that was not used. */
  invite(seat: Seat): Uint8Array {
    this.withdraw(seat);
    const token = randomBytes(TOKEN_BYTES);
    this.invited.push({ digest: digestOf(token), seat, tries: 0 });
    return Uint8Array.from(token);
  }
  withdraw(seat: Seat): void {
    this.invited = this.invited.filter((one) => one.seat !== seat);
  }
  /** That guest does not come back. */
  dismiss(guest: string): void {
    const gone = this.known.find((one) => one.guest === guest);
    this.known = this.known.filter((one) => one !== gone);
    gone?.line?.close('ended');
  }

  /** Closes the port and every connection. */
  async close(): Promise<void> {
    this.invited = [];
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const { line } of this.known.splice(0)) line?.close('ended');
    this.limits.end();
    this.sockets.close();
    this.server.closeIdleConnections();
    await closed;
  }

  private knock(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const entered = this.enter(request);
    if (typeof entered === 'number') refuse(socket, entered);
    else this.accept(request, socket, head, entered);
  }

  /** Whoever may come in, or the status of a refusal. */
  private enter({ url, headers }: IncomingMessage): Entrant<Seat> | number {
    if (url !== TABLE_PATH) return 404;
    const key = bytesOf(headers[KEY_HEADER], KEY_BYTES);
    const known = key && find(this.known, digestOf(key));
    if (known) return { guest: known, invited: null };
    const [scheme, word] = (headers.authorization ?? '').split(' ');
    const token = scheme === 'Bearer' ? bytesOf(word, TOKEN_BYTES) : null;
    const invited = token && find(this.invited, digestOf(token));
    if (!key || !invited) {
      this.wrongTry();
      return 403;
    }
    if (this.known.length >= MOST_GUESTS) this.settings.full?.(invited.seat);
    if (this.known.length >= MOST_GUESTS) return 503;
    const guest = randomBytes(9).toString('base64url');
    return { guest: { digest: digestOf(key), seat: invited.seat, guest, line: null, socket: null }, invited };
  }

  private wrongTry(): void {
    for (const one of this.invited) one.tries++;
    const before = this.invited.length;
    this.invited = this.invited.filter((one) => one.tries < MOST_TRIES);
    if (this.invited.length === before) return;
    this.settings.log('an invitation was withdrawn after too many wrong tries');
    this.settings.withdrawn?.();
  }

  private accept(request: IncomingMessage, socket: Duplex, head: Buffer, { guest, invited }: Entrant<Seat>): void {
    this.limits.authenticated(request.socket);
    this.sockets.handleUpgrade(request, socket, head, (web) => {
      // a request that does not become a line uses nothing up
      if (invited && this.invited.includes(invited)) {
        this.invited = this.invited.filter((one) => one !== invited);
        this.known.push(guest);
      }
      // the table was closed, or the guest sent away, meanwhile
      if (!this.known.includes(guest)) return web.terminate();
      const line = new SocketLine(web, this.settings.beat ?? BEAT);
      const before = { line: guest.line, socket: guest.socket };
      Object.assign(guest, { line, socket: request.socket });
      before.line?.close('displaced');
      // its far end may never answer that
      if (before.socket) this.limits.count(before.socket);
      web.once('close', () => {
        if (guest.line === line) Object.assign(guest, { line: null, socket: null });
      });
      this.settings.admitted({ seat: guest.seat, guest: guest.guest, line, language: languageOf(request.headers) });
    });
  }
}

const digestOf = (secret: Uint8Array): Buffer => createHash('sha256').update(secret).digest();

/** Compares with every one, so that the time tells nothing. */
function find<T extends { readonly digest: Buffer }>(all: readonly T[], digest: Buffer): T | null {
  let found: T | null = null;
  for (const one of all) if (isSameBytes(one.digest, digest)) found = one;
  return found;
}

function bytesOf(header: string | string[] | undefined, length: number): Buffer | null {
  if (typeof header !== 'string' || !/^[\w-]+$/.test(header)) return null;
  const bytes = Buffer.from(header, 'base64url');
  return bytes.length === length ? bytes : null;
}

const reasons: Readonly<Record<number, string>> = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' };
const refuse = (socket: Duplex, status: number): void =>
  void socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

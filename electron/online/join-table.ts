/**
 * How a guest reaches a table: it connects to the addresses of its invitation, looks at the certificate, and says nothing
 * before that is the one of the invitation.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import tls from 'node:tls';
import { WebSocket } from 'ws';
import { ENGLISH } from '../../engine/shared/language.ts';
import { err, ok, type Result } from '../../engine/shared/result.ts';
import { joinMessages } from '../contract/direct-messages.ts';
import { fingerprintOf, isSameBytes } from './certificate.ts';
import type { DirectInvitation } from './invite-code.ts';
import { languageHeader } from './language-header.ts';
import { type Connection, LONGEST_TEXT } from './line.ts';
import { BEAT, SocketLine } from './socket-line.ts';
import { KEY_BYTES, KEY_HEADER, TABLE_PATH } from './table-server.ts';

/** a machine that is on the same network answers in much less */
const CONNECT_WITHIN = 5000;

export interface JoinSettings {
  /** the tag of the language that is read here */
  readonly language?: string;
  readonly beat?: number;
  readonly within?: number;
}

/** By which the table knows its guest again; it stays on the guest's machine. */
export const makeGuestKey = (): Uint8Array => Uint8Array.from(randomBytes(KEY_BYTES));

/** Connects, the first time or again: the invitation is of no use without the key that was shown with it. */
export async function joinTable(
  invitation: DirectInvitation,
  key: Uint8Array,
  { beat = BEAT, within = CONNECT_WITHIN, language = ENGLISH }: JoinSettings = {},
): Promise<Result<Connection>> {
  let isAnother = false;
  for (const address of invitation.addresses) {
    const socket = await connect(address, invitation.port, within);
    if (!socket) continue;
    const { raw } = socket.getPeerCertificate();
    if (raw && isSameBytes(fingerprintOf(raw), invitation.fingerprint))
      return enter(socket, invitation, key, { beat, within, language });
    // nothing was sent: whoever listens there is not the table
    socket.destroy();
    isAnother = true;
  }
  return isAnother
    ? err('another-table', joinMessages.anotherTable)
    : err('nobody-there', joinMessages.nobodyThere(invitation.addresses));
}

function connect(host: string, port: number, within: number): Promise<tls.TLSSocket | null> {
  return new Promise((resolve) => {
    // no authority vouches for the certificate; its fingerprint is compared instead
    const socket = tls.connect({ host, port, minVersion: 'TLSv1.3', rejectUnauthorized: false });
    const done = (reached: tls.TLSSocket | null): void => {
      clearTimeout(patience);
      if (!reached) socket.destroy();
      resolve(reached);
    };
    const patience = setTimeout(() => done(null), within);
    socket.once('secureConnect', () => done(socket));
    socket.on('error', () => done(null));
  });
}

function enter(
  socket: tls.TLSSocket,
  { token, addresses }: DirectInvitation,
  key: Uint8Array,
  { beat, within, language }: Required<JoinSettings>,
): Promise<Result<Connection>> {
  return new Promise((resolve) => {
    const web = new WebSocket(`ws://table${TABLE_PATH}`, {
      createConnection: () => socket,
      headers: { authorization: `Bearer ${text(token)}`, [KEY_HEADER]: text(key), ...languageHeader(language) },
      handshakeTimeout: within,
      perMessageDeflate: false,
      maxPayload: LONGEST_TEXT,
      followRedirects: false,
    });
    web.once('unexpected-response', (_, response: IncomingMessage) => {
      socket.destroy();
      resolve(
        response.statusCode === 503 ? err('table-full', joinMessages.full) : err('code-used', joinMessages.codeUsed),
      );
    });
    web.once('error', () => resolve(err('nobody-there', joinMessages.nobodyThere(addresses))));
    // before anything the table says first can come
    web.once('upgrade', () => resolve(ok(new SocketLine(web, beat))));
  });
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

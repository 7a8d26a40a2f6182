/**
 * The stream of bytes to a broker, of one of four kinds. What comes in is bounded: a packet that is longer than any of ours
 * ends the connection when its first bytes are here, before it is kept.
 */
import net from 'node:net';
import type { Duplex } from 'node:stream';
import tls from 'node:tls';
import { createWebSocketStream, WebSocket } from 'ws';
import type { BrokerAddress } from './broker-address.ts';
import { LONGEST_ENVELOPE } from './envelope.ts';

/** an envelope, its topic, and the properties that brokers add */
export const LONGEST_PACKET = LONGEST_ENVELOPE + 4096;
const DAY = 24 * 3600;
/** seconds that a broker keeps what waits for a home that does not come */
export const KEPT_FOR = 90 * DAY;
/** milliseconds for name, connection and TLS, and as many for every answer of the broker */
export const CONNECT_WITHIN = 15_000;

export interface StreamSettings {
  /** certificates of authorities that are trusted beside the system's, as PEM */
  readonly ca?: string;
  readonly within?: number;
  /** somebody has answered at the address */
  readonly reached?: () => void;
}

/** A web server answered that it has no WebSocket there. */
export class NotWebSocket extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the server answered ${status}`);
    this.status = status;
  }
}
export class TooLongPacket extends Error {}

export function openBrokerStream(address: BrokerAddress, settings: StreamSettings = {}): Duplex {
  const { ca, within = CONNECT_WITHIN, reached = () => {} } = settings;
  const { scheme, host, port } = address;
  if (scheme === 'ws' || scheme === 'wss') return openWebSocket(address, { ca, within, reached });
  const socket =
    scheme === 'mqtt'
      ? net.connect({ host, port })
      : tls.connect({ host, port, ...trusting(ca), ...(net.isIP(host) === 0 && { servername: host }) });
  const patience = setTimeout(() => socket.destroy(timedOut()), within);
  socket.once(scheme === 'mqtt' ? 'connect' : 'secureConnect', () => {
    clearTimeout(patience);
    reached();
  });
  socket.once('close', () => clearTimeout(patience));
  socket.setNoDelay(true);
  return socket;
}

function openWebSocket(
  { scheme, host, port, path }: BrokerAddress,
  { ca, within, reached }: Required<Pick<StreamSettings, 'within' | 'reached'>> & StreamSettings,
): Duplex {
  const name = net.isIPv6(host) ? `[${host}]` : host;
  const web = new WebSocket(`${scheme}://${name}:${port}${path}`, 'mqtt', {
    handshakeTimeout: within,
    perMessageDeflate: false,
    maxPayload: LONGEST_PACKET,
    followRedirects: false,
    ...trusting(ca),
  });
  const stream = createWebSocketStream(web);
  web.once('open', reached);
  web.once('unexpected-response', (request, { statusCode = 0 }) => {
    // said before the stream is destroyed, which has an error of its own
    stream.emit('error', new NotWebSocket(statusCode));
    request.destroy();
    stream.destroy();
  });
  return stream;
}

const trusting = (ca: string | undefined): tls.SecureContextOptions =>
  ca === undefined ? {} : { ca: [...tls.rootCertificates, ca] };
const timedOut = (): Error => Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });

/** Ends the stream at the first packet that says that it will be too long. */
export function watchPackets(stream: Duplex, longest = LONGEST_PACKET): void {
  const isTooLong = packetMeter(longest);
  stream.on('data', (chunk: Buffer) => {
    if (isTooLong(chunk)) stream.destroy(new TooLongPacket('the broker sent a packet that is too long'));
  });
}

/** Follows packets through the chunks in which they come; true as soon as one is too long. */
export function packetMeter(longest: number): (chunk: Uint8Array) => boolean {
  /** bytes of the packet that are still to come */
  let left = 0;
  /** its length as far as it was read; null: its first byte is to come */
  let length: { value: number; shift: number } | null = null;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (left > 0) {
        const skipped = Math.min(left, chunk.length - at);
        left -= skipped;
        at += skipped;
      } else if (!length) {
        length = { value: 0, shift: 0 };
        at++;
      } else {
        const byte = chunk[at++];
        length = { value: length.value + (byte & 127) * 2 ** length.shift, shift: length.shift + 7 };
        if (length.value > longest || length.shift > 28) return true;
        if (byte < 128) {
          left = length.value;
          length = null;
        }
      }
    }
    return false;
  };
}

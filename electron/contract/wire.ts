/**
 * The protocol of the socket between a page in a browser and its host. Everything is JSON text; the page numbers its
 * requests. Only one page is connected at a time: another one gets `taken`, and may take over.
 */
import type { Answer } from './result.ts';

/** the path of the socket on the page's own origin */
export const SOCKET_PATH = '/table';

/** the subprotocol of the socket; a browser offers it together with the key */
export const PROTOCOL = 'fairytable';
const KEY = 'key.';
/** the storage key under which the page's origin keeps the key that it got when it was let in */
export const KEY_STORED_AS = 'fairytable-key';

/** Subprotocols are the only text that a browser lets a page put into the handshake of a socket. */
export const protocolsWith = (key: string): string[] => [PROTOCOL, KEY + key];
/** The key among the subprotocols that a browser offers; null when there is none. */
export function keyOffered(header: string | undefined): string | null {
  const offered = (header ?? '').split(',').map((word) => word.trim());
  return offered.find((word) => word.startsWith(KEY))?.slice(KEY.length) ?? null;
}

export type FromPage =
  | { readonly id: number; readonly request: string; readonly input: unknown }
  /** sent instead of a request by a page that got `taken` */
  | { readonly take: true };

export type FromHost =
  /** this page is the connected one; the first message, unless another page is connected */
  | { readonly connected: true }
  | { readonly taken: true }
  | { readonly id: number | null; readonly answer: Answer<unknown> }
  | { readonly event: string; readonly what: unknown };

/** Why the host closed a socket; after these a page does not reconnect by itself. */
export const CLOSED = { displaced: 4001, ended: 4002 } as const;

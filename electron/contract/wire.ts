/**
 * What goes over the socket between a page in a browser and its host. Everything is JSON text; requests are numbered by
 * the page. One page is connected at a time: another one is told `taken`, and may take over.
 */
import type { Answer } from './result.ts';

/** where the socket is, on the page's own origin */
export const SOCKET_PATH = '/table';

/** what both sides speak on the socket; a browser offers it together with the key */
export const PROTOCOL = 'fairytable';
const KEY = 'key.';
/** the name under which the page's origin stores the key that it was given when it came in */
export const KEY_STORED_AS = 'fairytable-key';

/** The only words that a browser lets a page put into the opening of a socket are its subprotocols. */
export const protocolsWith = (key: string): string[] => [PROTOCOL, KEY + key];
/** The key among the subprotocols that a browser offers; null when there is none. */
export function keyOffered(header: string | undefined): string | null {
  const offered = (header ?? '').split(',').map((word) => word.trim());
  return offered.find((word) => word.startsWith(KEY))?.slice(KEY.length) ?? null;
}

export type FromPage =
  | { readonly id: number; readonly request: string; readonly input: unknown }
  /** sent instead of a request by a page that was told `taken` */
  | { readonly take: true };

export type FromHost =
  /** this page is the connected one; the first message, unless another page is connected */
  | { readonly connected: true }
  | { readonly taken: true }
  | { readonly id: number | null; readonly answer: Answer<unknown> }
  | { readonly event: string; readonly what: unknown };

/** Why a socket was closed by the host; a page does not come back after these by itself. */
export const CLOSED = { displaced: 4001, ended: 4002 } as const;

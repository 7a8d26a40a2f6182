/**
 * What goes over the socket between a page in a browser and its host. Everything is JSON text; requests are numbered by
 * the page. One page sits at the table: another one is told that the place is taken, and may take it.
 */
import type { Answer } from './result.ts';

/** where the socket is, on the page's own origin */
export const SOCKET_PATH = '/table';

export type FromPage =
  | { readonly id: number; readonly request: string; readonly input: unknown }
  /** said instead of a request by a page that was told `taken` */
  | { readonly take: true };

export type FromHost =
  /** this page sits at the table; the first thing it hears unless the place is taken */
  | { readonly seated: true }
  | { readonly taken: true }
  | { readonly id: number | null; readonly answer: Answer<unknown> }
  | { readonly event: string; readonly what: unknown };

/** Why a socket was closed by the host; a page does not come back after these by itself. */
export const CLOSED = { displaced: 4001, ended: 4002 } as const;

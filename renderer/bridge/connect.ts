/**
 * Finds the host this page runs in. Under Electron the preload has put the bridge on the window; otherwise the page
 * came from the browser host, and the bridge is a socket to it. The rest of the page does not know the difference.
 */
import type { Bridge } from '../../electron/contract/requests.ts';
import { KEY_STORED_AS } from '../../electron/contract/wire.ts';
import { connectSocket, type SocketBridge, type SocketState, type SocketWatch } from './socket.ts';

export type { SocketState, SocketWatch };

declare global {
  interface Window {
    readonly fairytable?: Bridge;
  }
}

let socket: SocketBridge | null = null;

/** Resolves when requests can be sent. Until then, and later when the connection changes, `watch.state` is called. */
export async function connect(watch: SocketWatch = { askTakeOver: () => Promise.resolve(false) }): Promise<Bridge> {
  if (window.fairytable) return window.fairytable;
  socket ??= connectSocket(watch, localStorage.getItem(KEY_STORED_AS) ?? '');
  await socket.connected;
  return socket.bridge;
}

/** Connect again after `displaced`, `taken` or `gone`; nothing under Electron. */
export function sitDown(): void {
  socket?.takeOver();
}

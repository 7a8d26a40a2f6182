/** `ipcMain`: handlers by channel, refused in pairs as Electron does. */
import { EventEmitter } from 'node:events';
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { guard, type Implements } from './guard.ts';

type Handler = Parameters<IpcMain['handle']>[1];
const handlers = new Map<string, Handler>();

/** Throws what the page gets to see when nobody handles the channel or the handler throws. */
export async function handleInvoke(channel: string, event: object, words: unknown[]): Promise<unknown> {
  const handler = handlers.get(channel);
  if (!handler) throw new Error(`No handler registered for '${channel}'`);
  return handler(event as IpcMainInvokeEvent, ...words);
}

export const ipcMain = guard(
  'ipcMain',
  Object.assign(new EventEmitter(), {
    handle(channel: string, handler: Handler) {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      handlers.set(channel, handler);
    },
  } satisfies Implements<IpcMain>),
);

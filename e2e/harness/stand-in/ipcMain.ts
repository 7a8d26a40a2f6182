/** `ipcMain`: handlers by channel, refused in pairs as Electron does. */
import { EventEmitter } from 'node:events';
import type { IpcMain } from 'electron';
import { guard, type Names } from './guard.ts';

type Handler = (event: object, ...words: unknown[]) => unknown;
const handlers = new Map<string, Handler>();

/** Throws what the page gets to see when nobody handles the channel or the handler throws. */
export async function handleInvoke(channel: string, event: object, words: unknown[]): Promise<unknown> {
  const handler = handlers.get(channel);
  if (!handler) throw new Error(`No handler registered for '${channel}'`);
  return handler(event, ...words);
}

export const ipcMain = guard(
  'ipcMain',
  Object.assign(new EventEmitter(), {
    handle(channel: string, handler: Handler) {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      handlers.set(channel, handler);
    },
    handleOnce(channel: string, handler: Handler) {
      ipcMain.handle(channel, (...words: [object, ...unknown[]]) => {
        handlers.delete(channel);
        return handler(...words);
      });
    },
    removeHandler(channel: string) {
      handlers.delete(channel);
    },
  } satisfies Names<IpcMain>),
);

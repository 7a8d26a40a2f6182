/** `electron` as a preload has it: `ipcRenderer` and `contextBridge`. */
import type { ContextBridge, IpcRenderer } from 'electron';
import { decode, encode } from './codec.ts';
import { guard, type Implements } from './guard.ts';

type Listener = Parameters<IpcRenderer['on']>[1];

interface Events {
  on(channel: string, listener: Listener): Events;
  removeListener(channel: string, listener: Listener): Events;
}

function makeIpcRenderer(send: (message: object) => void) {
  const listeners = new Map<string, Listener[]>();
  const asked = new Map<number, { give: (v: unknown) => void; fail: (e: Error) => void; channel: string }>();
  let next = 0;
  const invoke = (channel: string, ...words: unknown[]): Promise<unknown> => {
    const id = ++next;
    const text = encode(words);
    return new Promise((give, fail) => {
      asked.set(id, { give, fail, channel });
      send({ kind: 'invoke', id, channel, words: text });
    });
  };
  const ipcRenderer: Events & { invoke: typeof invoke } = {
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    removeListener(channel, listener) {
      const there = listeners.get(channel) ?? [];
      const at = there.lastIndexOf(listener);
      listeners.set(
        channel,
        there.filter((_, i) => i !== at),
      );
      return ipcRenderer;
    },
    ...({ invoke } satisfies Implements<IpcRenderer>),
  };
  const receive = (text: string) => {
    const message = JSON.parse(text);
    if (message.kind === 'push') {
      const event = { sender: ipcRenderer };
      for (const listener of listeners.get(message.channel) ?? [])
        listener(event as never, ...(decode(message.words) as unknown[]));
      return;
    }
    const question = asked.get(message.id);
    asked.delete(message.id);
    if (message.kind === 'answer') question?.give(decode(message.value));
    else question?.fail(new Error(`Error invoking remote method '${question.channel}': ${message.error}`));
  };
  return { ipcRenderer, receive };
}

/** `send`: to the main process, whose messages go to `receive`; `expose`: to the page. */
export function electronInPreload(send: (message: object) => void, expose: (name: string, api: unknown) => void) {
  const { ipcRenderer, receive } = makeIpcRenderer(send);
  const electron = guard('electron (in the preload)', {
    contextBridge: guard('contextBridge', { exposeInMainWorld: expose } satisfies Implements<ContextBridge>),
    ipcRenderer: guard('ipcRenderer', ipcRenderer),
  });
  return { electron, receive };
}

/**
 * Runs first in every document, in the preload's isolated world: a sandboxed preload's surroundings (a `require`
 * that knows Electron only, a small `process`), and the built preload inside them. Its messages to the main process
 * leave through a binding that only this world has.
 */
import { installBridge } from './bridge.ts';
import { decode, encode } from './codec.ts';
import { guard } from './guard.ts';

declare const __standIn: { readonly preload: string; readonly platform: string; readonly versions: object };
declare const __standInSend: (message: string) => void;

type Listener = (event: object, ...words: unknown[]) => void;

const send = (message: object) => __standInSend(JSON.stringify(message));

function makeIpcRenderer() {
  const listeners = new Map<string, Listener[]>();
  const asked = new Map<number, { give: (v: unknown) => void; fail: (e: Error) => void; channel: string }>();
  let next = 0;
  const ipcRenderer = {
    on(channel: string, listener: Listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    once(channel: string, listener: Listener) {
      const once: Listener = (...words) => {
        ipcRenderer.removeListener(channel, once);
        listener(...words);
      };
      return ipcRenderer.on(channel, once);
    },
    off: (channel: string, listener: Listener) => ipcRenderer.removeListener(channel, listener),
    removeListener(channel: string, listener: Listener) {
      const there = listeners.get(channel) ?? [];
      const at = there.lastIndexOf(listener);
      listeners.set(
        channel,
        there.filter((_, i) => i !== at),
      );
      return ipcRenderer;
    },
    removeAllListeners(channel: string) {
      listeners.delete(channel);
      return ipcRenderer;
    },
    send: (channel: string, ...words: unknown[]) => send({ kind: 'send', channel, words: encode(words) }),
    async invoke(channel: string, ...words: unknown[]) {
      const id = ++next;
      const text = encode(words);
      return new Promise((give, fail) => {
        asked.set(id, { give, fail, channel });
        send({ kind: 'invoke', id, channel, words: text });
      });
    },
  };
  const receive = (text: string) => {
    const message = JSON.parse(text);
    if (message.kind === 'push') {
      const event = { sender: ipcRenderer, ports: [] };
      for (const listener of listeners.get(message.channel) ?? [])
        listener(event, ...(decode(message.words) as unknown[]));
      return;
    }
    const question = asked.get(message.id);
    asked.delete(message.id);
    if (message.kind === 'answer') question?.give(decode(message.value));
    else question?.fail(new Error(`Error invoking remote method '${question.channel}': ${message.error}`));
  };
  return { ipcRenderer, receive };
}

if (window.top === window) {
  const { expose } = installBridge('preload');
  const { ipcRenderer, receive } = makeIpcRenderer();
  Object.defineProperty(globalThis, '__standInReceive', { value: receive });
  const electron = guard('electron (in the preload)', {
    contextBridge: guard('contextBridge', { exposeInMainWorld: expose }),
    ipcRenderer: guard('ipcRenderer', ipcRenderer),
  });
  const require = (id: string) => {
    if (id === 'electron' || id === 'electron/renderer') return electron;
    throw new Error(`module not found: ${id}`);
  };
  const process = {
    platform: __standIn.platform,
    versions: __standIn.versions,
    env: {},
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
  };
  const module = { exports: {} };
  try {
    new Function('require', 'module', 'exports', 'process', 'global', __standIn.preload)(
      require,
      module,
      module.exports,
      process,
      globalThis,
    );
  } catch (error) {
    send({ kind: 'preload-error', error: String(error instanceof Error ? error.stack : error) });
  }
}

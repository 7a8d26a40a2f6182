/**
 * What the page may see of the app: the contract's table, one function for each request and one for each event, and
 * nothing that takes a channel's name. It runs sandboxed, in a world of its own.
 */
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { type Bridge, CHANNEL, EVENT_CHANNEL, type EventName, eventNames, requestNames } from './contract/requests.ts';

const ask = Object.fromEntries(
  requestNames.map((name) => [name, (input: unknown): Promise<unknown> => ipcRenderer.invoke(CHANNEL + name, input)]),
);

const on = Object.fromEntries(
  eventNames.map((name: EventName) => [
    name,
    (listener: (what: unknown) => void) => {
      // the page gets what happened, never the event itself, which knows the sender
      const heard = (_event: IpcRendererEvent, what: unknown) => listener(what);
      ipcRenderer.on(EVENT_CHANNEL + name, heard);
      return () => void ipcRenderer.removeListener(EVENT_CHANNEL + name, heard);
    },
  ]),
);

// made from the table itself, name by name; the compiler cannot follow that through fromEntries
const bridge = { ask, on } as unknown as Bridge;
contextBridge.exposeInMainWorld('fairytable', bridge);

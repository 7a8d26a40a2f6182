/**
 * The API of the app for the page: one function for each request and one for each event of the contract, and nothing
 * that takes a channel name. It runs sandboxed, in an isolated context.
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
      // the page gets only the data, never the Electron event, which exposes the sender
      const heard = (_event: IpcRendererEvent, what: unknown) => listener(what);
      ipcRenderer.on(EVENT_CHANNEL + name, heard);
      return () => void ipcRenderer.removeListener(EVENT_CHANNEL + name, heard);
    },
  ]),
);

// made from the table, name by name; the compiler cannot follow that through fromEntries
const bridge = { ask, on } as unknown as Bridge;
contextBridge.exposeInMainWorld('fairytable', bridge);

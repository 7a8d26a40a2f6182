/** What the stand-in has of each of Electron's objects, for the test that compares it with what the application uses. */
import { EventEmitter } from 'node:events';
import { app, commandLine } from './app.ts';
import { BrowserWindow, windowMembers } from './browserWindow.ts';
import { dialog, shell } from './dialogs.ts';
import { electronInPreload } from './electronInPreload.ts';
import { ipcMain } from './ipcMain.ts';
import { Menu, menuMembers } from './menus.ts';
import { net } from './net.ts';
import { Notification, notificationMembers } from './notification.ts';
import { protocol } from './schemes.ts';
import { defaultSession, session, webRequest } from './session.ts';
import { clipboard, nativeTheme, powerMonitor, screen } from './system.ts';

const { window, contents, frame } = windowMembers();
const { menu, item } = menuMembers();
const { contextBridge, ipcRenderer } = electronInPreload(
  () => {},
  () => {},
).electron;

/** by the type that `electron.d.ts` gives it; `typeof X`: the static members */
const objects: Readonly<Record<string, object>> = {
  App: app,
  'typeof BrowserWindow': BrowserWindow,
  BrowserWindow: window,
  Clipboard: clipboard,
  CommandLine: commandLine,
  ContextBridge: contextBridge,
  Dialog: dialog,
  IpcMain: ipcMain,
  IpcRenderer: ipcRenderer,
  'typeof Menu': Menu,
  Menu: menu,
  MenuItem: item,
  NativeTheme: nativeTheme,
  Net: net,
  'typeof Notification': Notification,
  Notification: notificationMembers(),
  PowerMonitor: powerMonitor,
  Protocol: protocol,
  Screen: screen,
  Session: defaultSession,
  'typeof Session': session,
  Shell: shell,
  WebContents: contents,
  WebFrameMain: frame,
  WebRequest: webRequest,
};

/** Every object of Electron's is one that emits events; which of those it emits is another question. */
const ofEvents = new Set([...Object.keys(new EventEmitter()), ...Object.keys(EventEmitter.prototype)]);

/** Types whose members are compared. */
export const comparedTypes: readonly string[] = Object.keys(objects).filter((type) => !type.startsWith('typeof '));

/** "Dialog.showOpenDialog", "typeof Menu.buildFromTemplate" */
export const standInMembers: readonly string[] = Object.entries(objects).flatMap(([type, object]) =>
  Object.keys(object)
    .filter((name) => !ofEvents.has(name))
    .map((name) => `${type}.${name}`),
);

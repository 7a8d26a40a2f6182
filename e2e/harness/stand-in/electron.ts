/**
 * A recording stand-in for the `electron` module of the main process. The application's real built main and preload run
 * unchanged: windows are pages of a real Chromium, `app://` is answered by the application's own handler, the preload
 * runs in a real isolated world. User input (menus, dialogs, closing) is simulated by the test. Everything that is
 * missing here throws. It proves nothing about Electron's own binary: the `electron` project does that.
 */
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import type { Clipboard, NativeTheme, PowerMonitor, Screen } from 'electron';
import { app, startApp } from './app.ts';
import { startBrowser } from './browser.ts';
import { BrowserWindow, isAllowed } from './browserWindow.ts';
import { dialog, shell } from './dialogs.ts';
import { guard, type Names } from './guard.ts';
import { ipcMain } from './ipcMain.ts';
import { Menu, MenuItem, takeMenuOrders } from './menus.ts';
import { protocol } from './schemes.ts';
import { session } from './session.ts';
import { listenToTheTest, onOrder, tell } from './trace.ts';

const { version } = createRequire(__filename)('electron/package.json');
Object.defineProperty(process.versions, 'electron', { value: version, enumerable: true });
Object.defineProperty(process, 'type', { value: 'browser' });

const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  workAreaSize: { width: 1920, height: 1040 },
  scaleFactor: 1,
};
const screen = guard(
  'screen',
  Object.assign(new EventEmitter(), {
    getPrimaryDisplay: () => display,
    getAllDisplays: () => [display],
    getDisplayMatching: () => display,
    getDisplayNearestPoint: () => display,
  } satisfies Names<Screen>),
);
let systemIsDark = true;
const theme = new EventEmitter();
const nativeTheme = Object.assign(theme, {
  shouldUseDarkColors: true,
  themeSource: 'system' as NativeTheme['themeSource'],
} satisfies Names<NativeTheme>);
let themeSource: NativeTheme['themeSource'] = 'system';
Object.defineProperties(nativeTheme, {
  shouldUseDarkColors: { get: () => (themeSource === 'system' ? systemIsDark : themeSource === 'dark') },
  themeSource: {
    get: () => themeSource,
    set: (source: NativeTheme['themeSource']) => {
      themeSource = source;
      tell('themeSource', source);
      theme.emit('updated');
    },
  },
});
const power = new EventEmitter();
const powerMonitor = guard('powerMonitor', {
  on: (event: string, then: () => void) => power.on(event, then),
} satisfies Names<PowerMonitor>);
onOrder('power', (event: 'suspend' | 'resume') => void power.emit(event));
let clipboardIsBusy = false;
const clipboard = guard('clipboard', {
  writeText: async (text: string) => {
    if (clipboardIsBusy) throw new Error('the clipboard is busy');
    tell('clipboard', text);
  },
} satisfies Names<Clipboard>);

takeMenuOrders(
  {
    quit: () => app.quit(),
    close: () => BrowserWindow.getFocusedWindow()?.close(),
    togglefullscreen: () => {
      const window = BrowserWindow.getFocusedWindow();
      window?.setFullScreen(!window.isFullScreen());
    },
    reload: () => BrowserWindow.getFocusedWindow()?.webContents.reload(),
    minimize: () => BrowserWindow.getFocusedWindow()?.minimize(),
  },
  () => BrowserWindow.getFocusedWindow(),
);
onOrder('clipboard', (isBusy: boolean) => {
  clipboardIsBusy = isBusy;
});
onOrder('theme', (dark: boolean) => {
  systemIsDark = dark;
  theme.emit('updated');
});
listenToTheTest();
startApp(() => startBrowser(isAllowed));

export const electron = guard('electron', {
  app,
  BrowserWindow,
  ipcMain,
  dialog,
  Menu,
  MenuItem,
  protocol,
  shell,
  session,
  nativeTheme,
  screen,
  clipboard,
  powerMonitor,
  net: guard('net', { fetch: (...words: Parameters<typeof fetch>) => fetch(...words) }),
});

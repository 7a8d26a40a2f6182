/**
 * A recording stand-in for the `electron` module of the main process. The application's real built main and preload run
 * unchanged: windows are pages of a real Chromium, `app://` is answered by the application's own handler, the preload
 * runs in a real isolated world. User input (menus, dialogs, closing) is simulated by the test. Everything that is
 * missing here throws; it has what the application uses of Electron and nothing more. It proves nothing about Electron's own binary: the `electron` project does that.
 */
import { createRequire } from 'node:module';
import { app, startApp } from './app.ts';
import { startBrowser } from './browser.ts';
import { BrowserWindow, isAllowed, windowRoles } from './browserWindow.ts';
import { dialog, shell } from './dialogs.ts';
import { guard } from './guard.ts';
import { ipcMain } from './ipcMain.ts';
import { Menu, takeMenuOrders } from './menus.ts';
import { net } from './net.ts';
import { Notification } from './notification.ts';
import { protocol } from './schemes.ts';
import { session } from './session.ts';
import { clipboard, nativeTheme, powerMonitor, screen } from './system.ts';
import { listenToTheTest } from './trace.ts';

const { version } = createRequire(__filename)('electron/package.json');
Object.defineProperty(process.versions, 'electron', { value: version, enumerable: true });
Object.defineProperty(process, 'type', { value: 'browser' });
// the words of a package begin after its program, not after a script
if (app.isPackaged) process.argv.splice(1, 1);
Object.defineProperty(process, 'resourcesPath', { value: process.env.STAND_IN_RESOURCES ?? '' });

takeMenuOrders({ quit: () => app.quit(), ...windowRoles });
listenToTheTest();
startApp(() => startBrowser(isAllowed));

export const electron = guard('electron', {
  app,
  BrowserWindow,
  ipcMain,
  dialog,
  Menu,
  net,
  Notification,
  protocol,
  shell,
  session,
  nativeTheme,
  screen,
  clipboard,
  powerMonitor,
});

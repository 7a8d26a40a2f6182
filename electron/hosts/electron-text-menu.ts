/** The right-click menu of text: fields can be edited, selected text can be copied; everything else is the page's. */
import { type BrowserWindow, Menu } from 'electron';
import { textMenu } from './electron-menu.ts';

export function offerTextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, params) => {
    const items = textMenu(params);
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
}

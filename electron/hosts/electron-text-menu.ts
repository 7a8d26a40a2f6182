/** The context menu for text: edit commands for fields, Copy for selected text; the page handles everything else. */
import { type BrowserWindow, Menu } from 'electron';
import { textMenu } from './electron-menu.ts';

export function offerTextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, params) => {
    const items = textMenu(params);
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
}

/** The questions that only a native dialog can ask: which file, where to, and what to do when nothing else helps. */
import fs from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import { dialogMessages, saveMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { EXTENSION } from '../saves/names.ts';

const ours = { name: saveMessages.file, extensions: [EXTENSION.slice(1)] };

export async function chooseFile(window: BrowserWindow): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: dialogMessages.open,
    properties: ['openFile'],
    filters: [ours, { name: dialogMessages.anyFile, extensions: ['*'] }],
  });
  return canceled ? null : (filePaths[0] ?? null);
}

/**
 * Where to save a copy. Some systems leave the ending to the app, and have then asked about overwriting another file than
 * the one that would be written: only in that case we ask ourselves, so nobody is asked twice.
 */
export async function choosePlace(window: BrowserWindow, name: string): Promise<string | null> {
  let wish = path.join(app.getPath('documents'), name);
  for (;;) {
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      title: dialogMessages.save,
      defaultPath: wish,
      filters: [ours],
    });
    if (canceled || !filePath) return null;
    if (filePath.toLowerCase().endsWith(EXTENSION)) return filePath;
    wish = filePath + EXTENSION;
    if (!fs.existsSync(wish) || (await mayReplace(window, wish))) return wish;
  }
}

async function mayReplace(window: BrowserWindow, file: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: dialogMessages.replace(path.basename(file)),
    detail: dialogMessages.replaceDetail,
    buttons: [dialogMessages.otherPlace, dialogMessages.replaceIt],
    defaultId: 0,
    cancelId: 0,
  });
  return response === 1;
}

/** What was played cannot be saved: may the app end all the same? */
export async function leavesAnyway(window: BrowserWindow | null, trouble: Problem): Promise<boolean> {
  const options: MessageBoxOptions = {
    type: 'warning',
    message: dialogMessages.cannotSave,
    detail: `${trouble.happened} ${dialogMessages.cannotSaveDetail}`,
    buttons: [dialogMessages.stay, dialogMessages.quitAnyway],
    defaultId: 0,
    cancelId: 0,
  };
  const { response } = window ? await dialog.showMessageBox(window, options) : await dialog.showMessageBox(options);
  return response === 1;
}

/** The page does not answer: load it again? The question goes away when the page answers (`signal`). */
export async function loadsAgain(window: BrowserWindow, signal: AbortSignal): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: dialogMessages.unresponsive,
    detail: dialogMessages.unresponsiveDetail,
    buttons: [dialogMessages.wait, dialogMessages.loadAgain],
    defaultId: 0,
    cancelId: 0,
    signal,
  });
  return response === 1 && !signal.aborted;
}

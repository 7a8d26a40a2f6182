/** The questions that only a native dialog can ask: which file, where to, and what to do when nothing else helps. */
import fs from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import type { Problem } from '../contract/result.ts';
import { dialogWords, saveWords } from '../contract/words.ts';
import { EXTENSION } from '../saves/names.ts';

const ours = { name: saveWords.file, extensions: [EXTENSION.slice(1)] };

export async function chooseFile(window: BrowserWindow): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: dialogWords.open,
    properties: ['openFile'],
    filters: [ours, { name: dialogWords.anyFile, extensions: ['*'] }],
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
      title: dialogWords.save,
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
    message: dialogWords.replace(path.basename(file)),
    detail: dialogWords.replaceDetail,
    buttons: [dialogWords.otherPlace, dialogWords.replaceIt],
    defaultId: 0,
    cancelId: 0,
  });
  return response === 1;
}

/** What was played cannot be saved: may the app end all the same? */
export async function leavesAnyway(window: BrowserWindow | null, trouble: Problem): Promise<boolean> {
  const options: MessageBoxOptions = {
    type: 'warning',
    message: dialogWords.cannotSave,
    detail: `${trouble.happened} ${dialogWords.cannotSaveDetail}`,
    buttons: [dialogWords.stay, dialogWords.quitAnyway],
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
    message: dialogWords.unresponsive,
    detail: dialogWords.unresponsiveDetail,
    buttons: [dialogWords.wait, dialogWords.loadAgain],
    defaultId: 0,
    cancelId: 0,
    signal,
  });
  return response === 1 && !signal.aborted;
}

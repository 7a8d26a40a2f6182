/** Native dialogs: choosing a file to open or save, and questions that the page itself cannot ask. */
import fs from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, dialog, type FileFilter, type MessageBoxOptions } from 'electron';
import { dialogMessages, saveMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { EXTENSION, FILM_EXTENSIONS, GAME_EXTENSION, PICTURE_EXTENSION } from '../saves/disk/names.ts';

const ours = () => ({ name: saveMessages.file, extensions: [EXTENSION.slice(1)] });
/** what may be saved besides copies of games, by the extension of its name */
const kept = (): Readonly<
  Record<
    string,
    { readonly name: string; readonly title: string; readonly folder: 'documents' | 'pictures' | 'videos' }
  >
> => ({
  [GAME_EXTENSION]: { name: saveMessages.rules, title: dialogMessages.saveRules, folder: 'documents' },
  [PICTURE_EXTENSION]: { name: saveMessages.picture, title: dialogMessages.savePicture, folder: 'pictures' },
  [FILM_EXTENSIONS.webm]: { name: saveMessages.video, title: dialogMessages.saveFilm, folder: 'videos' },
  [FILM_EXTENSIONS.gif]: { name: saveMessages.animation, title: dialogMessages.saveFilm, folder: 'pictures' },
});

const games = (what: 'save' | 'game'): FileFilter[] => [
  what === 'save' ? ours() : { name: saveMessages.rules, extensions: [GAME_EXTENSION.slice(1), 'ini'] },
  { name: saveMessages.text, extensions: what === 'save' ? ['txt', 'pgn', 'fen'] : ['txt'] },
  { name: dialogMessages.anyFile, extensions: ['*'] },
];
/** Only Windows knows a program by its extension. */
const programs = (): FileFilter[] => [
  ...(process.platform === 'win32' ? [{ name: dialogMessages.programs, extensions: ['exe'] }] : []),
  { name: dialogMessages.anyFile, extensions: ['*'] },
];

export async function chooseFile(window: BrowserWindow, what: 'save' | 'game' | 'engine'): Promise<string | null> {
  const titles = { save: dialogMessages.open, game: dialogMessages.openRules, engine: dialogMessages.openEngine };
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: titles[what],
    properties: ['openFile'],
    filters: what === 'engine' ? programs() : games(what),
  });
  return canceled ? null : (filePaths[0] ?? null);
}

/**
 * Asks where to save a copy, or a picture, a film or the rules of a game if the name is one's. Some systems leave the file extension to the app, so their question about overwriting was
 * about another file than the one that will be written: only in that case we ask again.
 */
export async function choosePlace(window: BrowserWindow, name: string): Promise<string | null> {
  const ending = path.extname(name);
  const other = kept()[ending];
  const extension = other ? ending : EXTENSION;
  let wish = path.join(app.getPath(other?.folder ?? 'documents'), name);
  for (;;) {
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      title: other?.title ?? dialogMessages.save,
      defaultPath: wish,
      filters: [other ? { name: other.name, extensions: [extension.slice(1)] } : ours()],
    });
    if (canceled || !filePath) return null;
    if (filePath.toLowerCase().endsWith(extension)) return filePath;
    wish = filePath + extension;
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

/** The game cannot be saved: quit anyway? */
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

/** The page does not respond: reload it? The dialog closes when the page responds (`signal`). */
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

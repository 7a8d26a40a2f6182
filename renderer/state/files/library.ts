/**
 * The saves as the page last saw them, and the operations on them. Must stay true: the list is never changed here but
 * requested again after every change, because the folder on disk is the truth; nothing is deleted without a way to undo
 * it on the screen.
 */
import { create } from 'zustand';
import { type Input, LARGEST_FILE, type Output, type SaveSummary } from '../../../electron/contract/requests.ts';
import type { Answer } from '../../../electron/contract/result.ts';
import { isRules } from '../../../engine/shared/rules-text.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import { askForFile, handOver } from './files.ts';
import { takeRules } from './rules-files.ts';

const words = uiText.saves;
const app = () => useApp.getState();

interface Library {
  /** newest first; null until the host's first answer */
  readonly saves: readonly SaveSummary[] | null;
  readonly folder: string;
  /** the saves that were open, the last one first */
  readonly recent: readonly string[];
  /** requests are numbered: only the latest answer is shown */
  readonly asked: number;
  load(): Promise<void>;
}

export const useLibrary = create<Library>()((set, get) => ({
  saves: null,
  folder: '',
  recent: [],
  asked: 0,
  async load() {
    const mine = get().asked + 1;
    set({ asked: mine });
    const list = await app().tryTo('library.list', {});
    if (list && get().asked === mine) set(newestFirst(list));
  },
}));

const newestFirst = ({ saves, folder, recent }: Output<'library.list'>) => ({
  saves: [...saves].sort((a, b) => b.changed - a.changed),
  folder,
  recent,
});
const reload = () => useLibrary.getState().load();

/** Opens a save; a damaged one shows its problem instead. */
export async function openSaved(save: SaveSummary): Promise<void> {
  if (save.problem) return app().problem(save.problem);
  const view = await app().tryTo('match.open', { save: save.save });
  if (view) app().openTable(view);
  else await reload();
}

/** Returns the save under its new name (its id may have changed), or the error. */
export async function rename(save: SaveSummary, name: string): Promise<Answer<SaveSummary>> {
  const answer = await app().ask['library.rename']({ save: save.save, name });
  if (answer.ok) await reload();
  return answer;
}

export async function duplicate(save: SaveSummary): Promise<void> {
  const copy = await app().tryTo('library.duplicate', { save: save.save });
  if (copy) app().toast(words.duplicated(copy.name));
  await reload();
}

export async function exportSave(save: SaveSummary): Promise<void> {
  const made = await app().tryTo('library.export', { save: save.save });
  if (made) handOver(made, (where) => app().toast(made.where ? words.exported(where) : words.handedOver(where)));
}

export async function discard(save: SaveSummary): Promise<void> {
  const gone = await app().tryTo('library.discard', { save: save.save });
  await reload();
  if (!gone) return;
  const run = async () => {
    const back = await app().tryTo('library.restore', { token: gone.token });
    await reload();
    if (back) app().toast(words.restored(back.name));
  };
  app().toast(words.discarded(save.name), { name: uiText.shell.undo, run });
}

/** Asks for a file, where the host has no dialog for it. */
export const chooseGame = (): Promise<File | null> =>
  askForFile('.fairytable,.fairygame,.txt,.pgn,application/json,text/plain');

/** Asks for a file, by the host's dialog where it has one, and returns the imported save; null when there is none, or when it holds the rules of games. */
export async function importFile(): Promise<SaveSummary | null> {
  if (app().hello?.native) return imported({});
  const chosen = await chooseGame();
  return chosen && importThis(chosen);
}

async function importThis(file: File): Promise<SaveSummary | null> {
  if (file.size > LARGEST_FILE) {
    app().toastFailure(words.tooBig);
    return null;
  }
  const text = await file.text().catch(() => null);
  // a folder, or a deleted file
  if (text === null) {
    app().toastFailure(words.unreadable);
    return null;
  }
  if (isRules(text) || file.name.endsWith('.ini')) {
    await takeRules(text);
    return null;
  }
  return imported({ file: { name: file.name, text } });
}

async function imported(input: Input<'library.import'>): Promise<SaveSummary | null> {
  const save = await app().tryTo('library.import', input);
  if (save) await reload();
  return save;
}

/** Opens a game from text that was pasted; the sentence that says why it cannot be read, or null. */
export async function openPasted(text: string): Promise<string | null> {
  const answer = await app().ask['library.import']({ file: { name: uiText.openText.name, text } });
  if (!answer.ok) return answer.error.message;
  await reload();
  if (answer.value) await openSaved(answer.value);
  return null;
}

/** A game in a file is added to the library and opened at once. */
export async function openGame(file: File): Promise<void> {
  const save = await importThis(file);
  if (save) await openSaved(save);
}

/** The file that the app was given on its command line, by a double click, a drop on its icon or by hand. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXTENSION, GAME_EXTENSION } from '../saves/disk/names.ts';

/** `words`: arguments, some of them switches, which Chromium adds to those of a second process. Null: no file is among them. */
export function fileAmong(words: readonly string[], folder = process.cwd()): string | null {
  const plain = words.filter((word) => !word.startsWith('-')).map(pathIn);
  const file =
    plain.find((word) => word.endsWith(EXTENSION) || word.endsWith(GAME_EXTENSION)) ??
    (plain.length === 1 ? plain[0] : undefined);
  return file === undefined ? null : path.resolve(folder, file);
}

/** Some file managers give an address. One that names no file of this machine stays as it is, and is reported as no file. */
function pathIn(word: string): string {
  if (!/^file:/i.test(word)) return word;
  try {
    return fileURLToPath(word);
  } catch {
    return word;
  }
}

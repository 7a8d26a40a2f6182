/**
 * The library of games: one folder of files that people may carry about, with the version before the last beside it and
 * a trash. A game is known by its name, which is its file's. No request can name a file outside: a name counts only when
 * the folder lists it. Only `write` ever changes a game's file, and only whole.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fine, type Result, refuse } from '../../engine/core/result.ts';
import { LARGEST_FILE } from '../contract/table.ts';
import { errorWords, saveWords } from '../contract/words.ts';
import { codeOf, type Disk, type FileState } from './disk.ts';
import { EXTENSION, freeName, nameKey, readName } from './names.ts';
import { type Clock, isUnfinished, realClock, renamePatiently, writeWhole } from './write-whole.ts';

export interface SaveFile {
  readonly name: string;
  readonly state: FileState;
}

export class Library {
  readonly folder: string;
  private readonly disk: Disk;
  private readonly clock: Clock;
  private readonly previous: string;
  private readonly trash: string;
  /** names that were given out and have no file yet: two games begun at once must not get the same */
  private readonly promised = new Set<string>();

  private constructor(disk: Disk, home: string, clock: Clock) {
    this.disk = disk;
    this.clock = clock;
    this.folder = path.join(home, 'library');
    this.previous = path.join(home, 'previous');
    this.trash = path.join(home, 'trash');
  }

  /** Makes the folders where they are missing. Rejects with the disk's error. */
  static async open(disk: Disk, home: string, clock: Clock = realClock): Promise<Library> {
    const library = new Library(disk, home, clock);
    for (const folder of [library.folder, library.previous, library.trash]) await disk.makeFolder(folder);
    // what a crash left half written was never a game; what cannot be removed now is written over later
    for (const folder of [library.folder, library.previous])
      for (const name of (await disk.list(folder)).filter(isUnfinished))
        await disk.remove(path.join(folder, name)).catch(() => {});
    return library;
  }

  fileOf(name: string): string {
    return path.join(this.folder, name + EXTENSION);
  }

  /** All games, in no order. */
  async files(): Promise<readonly SaveFile[]> {
    const files: SaveFile[] = [];
    for (const name of await this.names()) {
      try {
        files.push({ name, state: await this.disk.state(this.fileOf(name)) });
      } catch (error) {
        // taken away by somebody between listing and looking
        if (codeOf(error) !== 'ENOENT') throw error;
      }
    }
    return files;
  }

  async has(name: string): Promise<boolean> {
    return (await this.names()).includes(name);
  }

  /** The text of a game's file. */
  async read(name: string): Promise<Result<string>> {
    if (!(await this.has(name))) return refuse('no-such-save', errorWords.noSuchSave);
    return readFileText(this.disk, this.fileOf(name));
  }

  /** Write a game, new or not. Rejects with the disk's error; the file is then as it was. */
  async write(name: string, text: string): Promise<void> {
    const previous = this.previousOf(name);
    await writeWhole(this.disk, this.fileOf(name), text, { previous, clock: this.clock });
    this.promised.delete(nameKey(name));
  }

  /** The version before the last; null when there is none that can be read. */
  async readPrevious(name: string): Promise<string | null> {
    if (!(await this.has(name))) return null;
    const text = await readFileText(this.disk, this.previousOf(name));
    return text.ok ? text.value : null;
  }

  /** A name like that which no game has yet, and nobody else gets. */
  async free(wish: string): Promise<string> {
    const names = await this.names();
    const name = freeName(wish, new Set([...names.map(nameKey), ...this.promised]));
    this.promised.add(nameKey(name));
    return name;
  }

  /** The name as it would be written, or why the game cannot have it. */
  async mayRename(name: string, typed: string): Promise<Result<string>> {
    const wish = readName(typed);
    if (!wish.ok) return wish;
    const clash = (await this.names()).find((other) => other !== name && nameKey(other) === nameKey(wish.value));
    return clash === undefined ? wish : refuse('name-taken', errorWords.nameTaken(clash));
  }

  /** A name that was given out is not needed after all. */
  giveBack(name: string): void {
    this.promised.delete(nameKey(name));
  }

  async rename(name: string, typed: string): Promise<Result<string>> {
    const wish = await this.mayRename(name, typed);
    if (!wish.ok) return wish;
    if (!(await this.has(name))) return refuse('no-such-save', errorWords.noSuchSave);
    if (wish.value !== name) await this.move(this.fileOf(name), this.fileOf(wish.value));
    return wish;
  }

  async duplicate(name: string): Promise<Result<string>> {
    const text = await this.read(name);
    if (!text.ok) return text;
    const copy = await this.free(saveWords.copy(name));
    await this.write(copy, text.value);
    return fine(copy);
  }

  /** To the trash; answers the token that brings it back. */
  async discard(name: string): Promise<Result<string>> {
    if (!(await this.has(name))) return refuse('no-such-save', errorWords.noSuchSave);
    const token = `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}`;
    const folder = path.join(this.trash, token);
    await this.disk.makeFolder(folder);
    await this.move(this.fileOf(name), path.join(folder, name + EXTENSION));
    return fine(token);
  }

  /** Answers the name it has now: another game may have taken its own meanwhile. */
  async restore(token: string): Promise<Result<string>> {
    if (!(await this.disk.folders(this.trash)).includes(token)) {
      return refuse('nothing-to-restore', errorWords.nothingToRestore);
    }
    const folder = path.join(this.trash, token);
    const file = (await this.disk.list(folder)).find((name) => name.endsWith(EXTENSION));
    if (file === undefined) return refuse('nothing-to-restore', errorWords.nothingToRestore);
    const name = await this.free(file.slice(0, -EXTENSION.length));
    await this.move(path.join(folder, file), this.fileOf(name));
    this.promised.delete(nameKey(name));
    await this.disk.removeFolder(folder);
    return fine(name);
  }

  /** Take a game away for good: only for one that was begun and left without an action. */
  async remove(name: string): Promise<void> {
    await this.disk.remove(this.fileOf(name));
    this.promised.delete(nameKey(name));
  }

  private previousOf(name: string): string {
    return path.join(this.previous, name + EXTENSION);
  }

  private async names(): Promise<readonly string[]> {
    const files = await this.disk.list(this.folder);
    return files.filter((file) => file.endsWith(EXTENSION)).map((file) => file.slice(0, -EXTENSION.length));
  }

  private async move(from: string, to: string): Promise<void> {
    await renamePatiently(this.disk, from, to, this.clock);
    await this.disk.syncFolder(path.dirname(to));
    if (path.dirname(from) !== path.dirname(to)) await this.disk.syncFolder(path.dirname(from));
  }
}

/** Any file that is said to hold a game, in the library or not. */
export async function readFileText(disk: Disk, file: string): Promise<Result<string>> {
  try {
    if ((await disk.state(file)).size > LARGEST_FILE) return refuse('too-big', errorWords.tooBig);
    return fine(await disk.read(file));
  } catch (error) {
    return refuse('unreadable', errorWords.cannotRead, codeOf(error));
  }
}

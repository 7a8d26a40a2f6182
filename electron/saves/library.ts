/**
 * The library of games: one folder of files that people may carry about, with the version before the last beside it and
 * a trash. A game is known by its name, which is its file's. No request can name a file outside: a name counts only when
 * the folder lists it, and every new name is made by `free` or `mayRename`. Only `write` ever changes a game's file, and
 * only whole. The version before the last goes wherever its game goes: renamed with it, into the trash and back.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { err, ok, type Result } from '../../engine/core/result.ts';
import { errorMessages, saveMessages } from '../contract/messages.ts';
import { LARGEST_FILE } from '../contract/requests.ts';
import { atMost } from './at-most.ts';
import { codeOf, type Disk, type FileState, type ReadFile } from './disk.ts';
import { EXTENSION, freeName, nameFrom, nameKey, readName } from './names.ts';
import { Reading, readFileText } from './reading.ts';
import { type Clock, isUnfinished, moveWhole, realClock, writeWhole } from './write-whole.ts';

/** files looked at at once: a disk does several things at a time */
const AT_ONCE = 16;
/** behind the file name of a version before the last, in the trash */
const BEFORE = '.previous';

export interface SaveFile {
  readonly name: string;
  readonly state: FileState;
  /** somebody has put a link to a game here; it may lead anywhere */
  readonly isLink: boolean;
}
/** A game as the folder lists it: nothing about its file is known yet. */
export type ListedSave = Pick<SaveFile, 'name' | 'isLink'>;

export class Library {
  readonly folder: string;
  /** for files that are not the library's own */
  readonly reading: Reading;
  private readonly disk: Disk;
  private readonly clock: Clock;
  private readonly previous: string;
  private readonly trash: string;
  /** names that were given out and have no file yet: two games begun at once must not get the same */
  private readonly promised = new Set<string>();

  private constructor(disk: Disk, home: string, { clock = realClock, patience }: LibrarySettings) {
    this.disk = disk;
    this.clock = clock;
    this.reading = new Reading(disk, patience);
    this.folder = path.join(home, 'library');
    this.previous = path.join(home, 'previous');
    this.trash = path.join(home, 'trash');
  }

  /** Makes the folders where they are missing. Rejects with the disk's error. */
  static async open(disk: Disk, home: string, settings: LibrarySettings = {}): Promise<Library> {
    const library = new Library(disk, home, settings);
    for (const folder of [library.folder, library.previous, library.trash]) await disk.makeFolder(folder);
    // what a crash left half written was never a game; what cannot be removed now is written over later
    for (const folder of [library.folder, library.previous])
      for (const name of (await disk.list(folder)).filter(isUnfinished))
        await disk.remove(path.join(folder, name)).catch(() => {});
    return library;
  }

  /** All games, in no order. The folder is read once. */
  async files(): Promise<readonly SaveFile[]> {
    const files = await atMost(AT_ONCE, await this.listed(), (listed) => this.stateOf(listed));
    return files.filter((file) => file !== null);
  }

  /** The names of all games, in no order. The folder is read once. */
  async listed(): Promise<readonly ListedSave[]> {
    return saveNames(await this.disk.entries(this.folder));
  }

  /** One game; null when it is not there. */
  async file(name: string): Promise<SaveFile | null> {
    const listed = await this.find(name);
    return listed && this.stateOf(listed);
  }

  /** A game that was listed; null when it is gone since, or a link that leads nowhere. */
  async stateOf(listed: ListedSave): Promise<SaveFile | null> {
    const file = this.fileOf(listed.name);
    try {
      return { ...listed, state: await (listed.isLink ? this.reading : this.disk).state(file) };
    } catch (error) {
      // a link that leads to no file now, or one that does not answer, is no reason to show no library
      if (listed.isLink) return null;
      // taken away by somebody between listing and looking
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async has(name: string): Promise<boolean> {
    return (await this.find(name)) !== null;
  }

  /** What has that name here, or one that some system takes for the same; null when it is free. */
  async fileLike(name: string): Promise<string | null> {
    return (await this.taken()).find((other) => nameKey(other) === nameKey(name)) ?? null;
  }

  /** The text of a game's file. */
  async read(name: string): Promise<Result<string>> {
    const listed = await this.find(name);
    return listed ? this.readListed(listed) : err('no-such-save', errorMessages.noSuchSave);
  }

  /** The text of a file that was just listed. */
  readListed({ name, isLink }: ListedSave): Promise<Result<string>> {
    const file = this.fileOf(name);
    return isLink ? this.reading.text(file) : readFileText(this.disk, file);
  }

  /** The text and the state of a file that was just listed and is no link, in one look; null when it cannot be read. */
  async readWithState({ name }: ListedSave): Promise<ReadFile | null> {
    try {
      return await this.disk.readWithState(this.fileOf(name), LARGEST_FILE);
    } catch (error) {
      if (codeOf(error) === 'unknown') throw error;
      return null;
    }
  }

  /**
   * Write a game, new or not. Rejects with the disk's error; the file is then as it was. Where somebody has put a link
   * to a file, that file is written and the link stays.
   */
  async write(name: string, text: string): Promise<void> {
    const file = this.fileOf(name);
    const target = await this.disk.target(file);
    if (target !== file) await this.reading.state(target);
    await writeWhole(this.disk, target, text, { previous: this.previousOf(name), clock: this.clock });
    this.promised.delete(nameKey(name));
  }

  /** The version before the last; null when there is none that can be read. */
  async readPrevious(name: string): Promise<string | null> {
    if (!(await this.has(name))) return null;
    const text = await readFileText(this.disk, this.previousOf(name));
    return text.ok ? text.value : null;
  }

  /** A good name like that, which no game has yet and nobody else gets. */
  async free(wish: string): Promise<string> {
    const names = await this.taken();
    const name = freeName(nameFrom(wish, saveMessages.imported), new Set([...names.map(nameKey), ...this.promised]));
    this.promised.add(nameKey(name));
    return name;
  }

  /** Is this very name free? Then nobody else gets it until it is written or given back. */
  async claim(name: string): Promise<boolean> {
    if (this.isPromised(name)) return false;
    this.promised.add(nameKey(name));
    if ((await this.fileLike(name)) === null) return true;
    this.giveBack(name);
    return false;
  }

  /** A new game under a name like that; answers the name. Rejects with the disk's error. */
  async add(wish: string, text: string): Promise<string> {
    const name = await this.free(wish);
    try {
      await this.write(name, text);
    } finally {
      this.giveBack(name);
    }
    return name;
  }

  /** The name as it would be written, or why the game cannot have it. */
  async mayRename(name: string, typed: string): Promise<Result<string>> {
    const wish = readName(typed);
    if (!wish.ok) return wish;
    const clash = (await this.taken()).find((other) => other !== name && nameKey(other) === nameKey(wish.value));
    if (clash !== undefined) return err('name-taken', errorMessages.nameTaken(clash));
    const isPromised = nameKey(name) !== nameKey(wish.value) && this.promised.has(nameKey(wish.value));
    return isPromised ? err('name-taken', errorMessages.nameTaken(wish.value)) : wish;
  }

  /** Was that name given out, to somebody who has not written it yet? */
  isPromised(name: string): boolean {
    return this.promised.has(nameKey(name));
  }
  /** A name that was given out is not needed after all. */
  giveBack(name: string): void {
    this.promised.delete(nameKey(name));
  }

  async rename(name: string, typed: string): Promise<Result<string>> {
    const wish = await this.mayRename(name, typed);
    if (!wish.ok) return wish;
    if (!(await this.has(name))) return err('no-such-save', errorMessages.noSuchSave);
    if (wish.value === name) return wish;
    const [before, after] = [this.previousOf(name), this.previousOf(wish.value)];
    // whatever lies there still is another game's
    if (nameKey(name) !== nameKey(wish.value)) await this.disk.remove(after);
    await this.move(this.fileOf(name), this.fileOf(wish.value));
    await this.moveIfThere(before, after);
    return wish;
  }

  async duplicate(name: string): Promise<Result<string>> {
    const text = await this.read(name);
    if (!text.ok) return text;
    return ok(await this.add(saveMessages.copy(name), text.value));
  }

  /** To the trash; answers the token that brings it back. */
  async discard(name: string): Promise<Result<string>> {
    if (!(await this.has(name))) return err('no-such-save', errorMessages.noSuchSave);
    const token = `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}`;
    const folder = path.join(this.trash, token);
    await this.disk.makeFolder(folder);
    const inTrash = path.join(folder, name + EXTENSION);
    await this.move(this.fileOf(name), inTrash);
    await this.moveIfThere(this.previousOf(name), inTrash + BEFORE);
    return ok(token);
  }

  /** Answers the name it has now: another game may have taken its own meanwhile. */
  async restore(token: string): Promise<Result<string>> {
    const isThere = ({ name, kind }: { name: string; kind: string }): boolean => kind === 'folder' && name === token;
    if (!(await this.disk.entries(this.trash)).some(isThere)) {
      return err('nothing-to-restore', errorMessages.nothingToRestore);
    }
    const folder = path.join(this.trash, token);
    const [file] = saveNames(await this.disk.entries(folder));
    if (file === undefined) return err('nothing-to-restore', errorMessages.nothingToRestore);
    const inTrash = path.join(folder, file.name + EXTENSION);
    const name = await this.free(file.name);
    try {
      await this.disk.remove(this.previousOf(name));
      await this.move(inTrash, this.fileOf(name));
      await this.moveIfThere(inTrash + BEFORE, this.previousOf(name));
    } finally {
      this.giveBack(name);
    }
    await this.disk.removeFolder(folder);
    return ok(name);
  }

  /** Take a game away for good: only for one that was begun and left without an action. */
  async remove(name: string): Promise<void> {
    await this.disk.remove(this.fileOf(name));
    await this.disk.remove(this.previousOf(name));
    this.giveBack(name);
  }

  private fileOf(name: string): string {
    return path.join(this.folder, inOneFolder(name + EXTENSION));
  }
  private previousOf(name: string): string {
    return path.join(this.previous, inOneFolder(name + EXTENSION));
  }

  private async find(name: string): Promise<ListedSave | null> {
    return (await this.listed()).find((listed) => listed.name === name) ?? null;
  }
  /** Names that nothing new can have: also those of folders and whatever else was put here. */
  private async taken(): Promise<readonly string[]> {
    const entries = await this.disk.entries(this.folder);
    return entries.filter(({ name }) => name.endsWith(EXTENSION)).map(({ name }) => name.slice(0, -EXTENSION.length));
  }

  private move(from: string, to: string): Promise<void> {
    return moveWhole(this.disk, from, to, this.clock);
  }
  private async moveIfThere(from: string, to: string): Promise<void> {
    try {
      await this.move(from, to);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}

export interface LibrarySettings {
  readonly clock?: Clock;
  /** milliseconds to wait for a file that is not the library's own */
  readonly patience?: number;
}

/** Files that hold games, and links to some; a folder or a pipe that is called like one is none. */
const saveNames = (entries: Awaited<ReturnType<Disk['entries']>>): readonly ListedSave[] =>
  entries
    .filter(({ name, kind }) => name.endsWith(EXTENSION) && (kind === 'file' || kind === 'link'))
    .map(({ name, kind }) => ({ name: name.slice(0, -EXTENSION.length), isLink: kind === 'link' }));

/** What a power cut leaves of a file whose name reached the disk before its contents. */
export const isBlank = (text: string): boolean => /^[\0\s]*$/.test(text);

/** Every path in the library goes through here: whatever a name is, the file lies in that folder and nowhere else. */
function inOneFolder(file: string): string {
  const isWindows = process.platform === 'win32';
  const leads = file.includes('/') || file.includes('\0') || (isWindows && /[\\:]/.test(file));
  if (leads) throw new Error('the name of a file in the library would lead out of it');
  return file;
}

/**
 * The library of games: a folder of files that people may copy and move, a folder with the previous version of each,
 * and a trash. A game is identified by its file name. No request can reach a file outside: a name is valid only if the
 * folder lists it, and every new name comes from `free` or `mayRename`. Only `write` changes a game's file, always
 * atomically. The previous version follows its game: it is renamed, moved to the trash and restored with it.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { err, ok, type Result } from '../../engine/shared/result.ts';
import { errorMessages, saveMessages } from '../contract/messages.ts';
import { LARGEST_FILE } from '../contract/requests.ts';
import { atMost } from './disk/at-most.ts';
import { codeOf, type Disk, type FileState, type ReadFile } from './disk/disk.ts';
import { EXTENSION, freeName, GAME_EXTENSION, nameFrom, nameKey, readName } from './disk/names.ts';
import { isUnfinished, moveWhole, realClock, type SystemClock, writeWhole } from './disk/write-whole.ts';
import { Reading, readFileText } from './reading.ts';

/** files examined concurrently */
const AT_ONCE = 16;
/** suffix of the file name of a previous version in the trash */
const BEFORE = '.previous';

export interface SaveFile {
  readonly name: string;
  readonly state: FileState;
  /** a symbolic link that the user has put here; it may point anywhere */
  readonly isLink: boolean;
}
/** A game as the folder lists it, without the state of its file. */
export type ListedSave = Pick<SaveFile, 'name' | 'isLink'>;

export class Library {
  readonly folder: string;
  /** for files outside the library */
  readonly reading: Reading;
  private readonly disk: Disk;
  private readonly clock: SystemClock;
  private readonly previous: string;
  private readonly trash: string;
  private readonly extension: string;
  /** reserved names that have no file yet: two games created at the same time must not get the same name */
  private readonly promised = new Set<string>();

  private constructor(disk: Disk, home: string, { clock = realClock, patience, keeps = SAVES }: LibrarySettings) {
    this.disk = disk;
    this.clock = clock;
    this.reading = new Reading(disk, patience);
    this.folder = path.join(home, keeps.folder);
    this.previous = path.join(home, keeps.previous);
    this.trash = path.join(home, keeps.trash);
    this.extension = keeps.extension;
  }

  /** Creates missing folders. Rejects with the disk's error. */
  static async open(disk: Disk, home: string, settings: LibrarySettings = {}): Promise<Library> {
    const library = new Library(disk, home, settings);
    for (const folder of [library.folder, library.previous, library.trash]) await disk.makeFolder(folder);
    // a file that a crash left half written never was a game; if it cannot be removed now, it is overwritten later
    for (const folder of [library.folder, library.previous])
      for (const name of (await disk.list(folder)).filter(isUnfinished))
        await disk.remove(path.join(folder, name)).catch(() => {});
    return library;
  }

  /** All games, unordered. The folder is read once. */
  async files(): Promise<readonly SaveFile[]> {
    const files = await atMost(AT_ONCE, await this.listed(), (listed) => this.stateOf(listed));
    return files.filter((file) => file !== null);
  }

  /** The names of all games, unordered. The folder is read once. */
  async listed(): Promise<readonly ListedSave[]> {
    return fileNames(await this.disk.entries(this.folder), this.extension);
  }

  /** One game; null if it does not exist. */
  async file(name: string): Promise<SaveFile | null> {
    const listed = await this.find(name);
    return listed && this.stateOf(listed);
  }

  /** A listed game; null if it no longer exists or is a broken link. */
  async stateOf(listed: ListedSave): Promise<SaveFile | null> {
    const file = this.fileOf(listed.name);
    try {
      return { ...listed, state: await (listed.isLink ? this.reading : this.disk).state(file) };
    } catch (error) {
      // a link that is broken, or whose target does not respond, must not keep the library from being shown
      if (listed.isLink) return null;
      // removed after it was listed
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async has(name: string): Promise<boolean> {
    return (await this.find(name)) !== null;
  }

  /** The existing name that some system treats as equal to this one; null if the name is free. */
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

  /** The text and state of a file that was just listed and is not a link; null if it cannot be read. */
  async readWithState({ name }: ListedSave): Promise<ReadFile | null> {
    try {
      return await this.disk.readWithState(this.fileOf(name), LARGEST_FILE);
    } catch (error) {
      if (codeOf(error) === 'unknown') throw error;
      return null;
    }
  }

  /**
   * Write a new or existing game. Rejects with the disk's error; the file is then unchanged. If the name is a symbolic
   * link, its target is written and the link stays.
   */
  async write(name: string, text: string): Promise<void> {
    const file = this.fileOf(name);
    const target = await this.disk.target(file);
    if (target !== file) await this.reading.state(target);
    await writeWhole(this.disk, target, text, { previous: this.previousOf(name), clock: this.clock });
    this.promised.delete(nameKey(name));
  }

  /** The previous version; null if there is none that can be read. */
  async readPrevious(name: string): Promise<string | null> {
    if (!(await this.has(name))) return null;
    const text = await readFileText(this.disk, this.previousOf(name));
    return text.ok ? text.value : null;
  }

  /** A valid name like `wish` that no game has yet; it is reserved for the caller. */
  async free(wish: string): Promise<string> {
    const names = await this.taken();
    const name = freeName(nameFrom(wish, saveMessages.imported), new Set([...names.map(nameKey), ...this.promised]));
    this.promised.add(nameKey(name));
    return name;
  }

  /** Reserves exactly this name until it is written or given back; false if it is taken. */
  async claim(name: string): Promise<boolean> {
    if (this.isPromised(name)) return false;
    this.promised.add(nameKey(name));
    if ((await this.fileLike(name)) === null) return true;
    this.giveBack(name);
    return false;
  }

  /** Adds a game under a name like `wish`; returns the name. Rejects with the disk's error. */
  async add(wish: string, text: string): Promise<string> {
    const name = await this.free(wish);
    try {
      await this.write(name, text);
    } finally {
      this.giveBack(name);
    }
    return name;
  }

  /** The name as it would be written, or why the game cannot be renamed to it. */
  async mayRename(name: string, typed: string): Promise<Result<string>> {
    const wish = readName(typed);
    if (!wish.ok) return wish;
    const clash = (await this.taken()).find((other) => other !== name && nameKey(other) === nameKey(wish.value));
    if (clash !== undefined) return err('name-taken', errorMessages.nameTaken(clash));
    const isPromised = nameKey(name) !== nameKey(wish.value) && this.promised.has(nameKey(wish.value));
    return isPromised ? err('name-taken', errorMessages.nameTaken(wish.value)) : wish;
  }

  /** Is that name reserved and not yet written? */
  isPromised(name: string): boolean {
    return this.promised.has(nameKey(name));
  }
  /** Releases a reserved name. */
  giveBack(name: string): void {
    this.promised.delete(nameKey(name));
  }

  async rename(name: string, typed: string): Promise<Result<string>> {
    const wish = await this.mayRename(name, typed);
    if (!wish.ok) return wish;
    if (!(await this.has(name))) return err('no-such-save', errorMessages.noSuchSave);
    if (wish.value === name) return wish;
    const [before, after] = [this.previousOf(name), this.previousOf(wish.value)];
    // a previous version that is still there belonged to another game
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

  /** Moves a game to the trash; returns the token that restores it. */
  async discard(name: string): Promise<Result<string>> {
    if (!(await this.has(name))) return err('no-such-save', errorMessages.noSuchSave);
    const token = `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}`;
    const folder = path.join(this.trash, token);
    await this.disk.makeFolder(folder);
    const inTrash = path.join(folder, name + this.extension);
    await this.move(this.fileOf(name), inTrash);
    await this.moveIfThere(this.previousOf(name), inTrash + BEFORE);
    return ok(token);
  }

  /** Restores a game from the trash; returns its name, which differs if another game has taken the old one. */
  async restore(token: string): Promise<Result<string>> {
    const isThere = ({ name, kind }: { name: string; kind: string }): boolean => kind === 'folder' && name === token;
    if (!(await this.disk.entries(this.trash)).some(isThere)) {
      return err('nothing-to-restore', errorMessages.nothingToRestore);
    }
    const folder = path.join(this.trash, token);
    const [file] = fileNames(await this.disk.entries(folder), this.extension);
    if (file === undefined) return err('nothing-to-restore', errorMessages.nothingToRestore);
    const inTrash = path.join(folder, file.name + this.extension);
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

  /** Deletes a game permanently: only for one that was started and closed without an action. */
  async remove(name: string): Promise<void> {
    await this.disk.remove(this.fileOf(name));
    await this.disk.remove(this.previousOf(name));
    this.giveBack(name);
  }

  private fileOf(name: string): string {
    return path.join(this.folder, inOneFolder(name + this.extension));
  }
  private previousOf(name: string): string {
    return path.join(this.previous, inOneFolder(name + this.extension));
  }

  private async find(name: string): Promise<ListedSave | null> {
    return (await this.listed()).find((listed) => listed.name === name) ?? null;
  }
  /** Names that no new game can have, including those of folders and other entries. */
  private async taken(): Promise<readonly string[]> {
    const { extension } = this;
    const entries = await this.disk.entries(this.folder);
    return entries.filter(({ name }) => name.endsWith(extension)).map(({ name }) => name.slice(0, -extension.length));
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

/** What a library keeps, and where. */
export interface Keeps {
  readonly folder: string;
  readonly previous: string;
  readonly trash: string;
  readonly extension: string;
}
const SAVES: Keeps = { folder: 'library', previous: 'previous', trash: 'trash', extension: EXTENSION };
/** People's own games, which are files like their saves. */
export const OWN_GAMES: Keeps = {
  ...{ folder: 'games', previous: 'games-previous', trash: 'games-trash' },
  extension: GAME_EXTENSION,
};

export interface LibrarySettings {
  readonly clock?: SystemClock;
  /** absent: saves */
  readonly keeps?: Keeps;
  /** milliseconds to wait for a file outside the library */
  readonly patience?: number;
}

/** Files of games and symbolic links; not folders or pipes with such a name. */
const fileNames = (entries: Awaited<ReturnType<Disk['entries']>>, extension: string): readonly ListedSave[] =>
  entries
    .filter(({ name, kind }) => name.endsWith(extension) && (kind === 'file' || kind === 'link'))
    .map(({ name, kind }) => ({ name: name.slice(0, -extension.length), isLink: kind === 'link' }));

/** The file that a power cut leaves if the name reached the disk before the contents. */
export const isBlank = (text: string): boolean => /^[\0\s]*$/.test(text);

/** Checks every path of the library: whatever the name is, the file is in that folder and nowhere else. */
function inOneFolder(file: string): string {
  const isWindows = process.platform === 'win32';
  const leads = file.includes('/') || file.includes('\0') || (isWindows && /[\\:]/.test(file));
  if (leads) throw new Error('the name of a file in the library would lead out of it');
  return file;
}

/**
 * The few things that saving does to a disk, one call for each that can fail or be the last one before a crash. The
 * library works on this and not on `node:fs`, so that a test can make any single one of them fail.
 */
import { close, constants, type Dirent, fstat, open, read, type Stats } from 'node:fs';
import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './modes.ts';

export interface FileState {
  readonly size: number;
  /** milliseconds since 1970 */
  readonly changed: number;
}
/** A file's text, and its state when it was read. */
export interface ReadFile {
  readonly text: string;
  readonly state: FileState;
}
/** What stands under a name in a folder; `other`: a pipe, a device, a socket. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** the code of whatever is asked for as a file and is a pipe, a device or a folder */
export const NOT_A_FILE = 'not-a-file';

/** Every call rejects with an error that carries the system's code (`ENOENT`, `EBUSY`, `ENOSPC` ...). */
export interface Disk {
  /** never waits for a pipe or a device: only a file can be read (`not-a-file`), and none with more bytes than `most` (`EFBIG`) */
  readonly read: (file: string, most?: number) => Promise<string>;
  /** the same with the file's state, for a list that needs both of thousands of files */
  readonly readWithState: (file: string, most?: number) => Promise<ReadFile>;
  /** of a file, or of the file that a link leads to (`not-a-file`) */
  readonly state: (file: string) => Promise<FileState>;
  /** file names in a folder, without folders */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** everything in a folder, whatever it is */
  readonly entries: (folder: string) => Promise<readonly FolderEntry[]>;
  /** where a link leads in the end; the file itself when it is none, or not there, or leads nowhere */
  readonly target: (file: string) => Promise<string>;
  /** the folder and all above it */
  readonly makeFolder: (folder: string) => Promise<void>;
  /** make or replace a file; not safe by itself, see `writeWhole` */
  readonly write: (file: string, text: string) => Promise<void>;
  /** make a file that must not be there yet (`EEXIST`) */
  readonly create: (file: string, text: string) => Promise<void>;
  /** to a file that is there (`ENOENT`): what was to be in it before must not go missing unseen */
  readonly append: (file: string, text: string) => Promise<void>;
  /** what was written is on the disk when this resolves */
  readonly sync: (file: string) => Promise<void>;
  /** what was renamed is on the disk when this resolves; nothing on Windows, which cannot */
  readonly syncFolder: (folder: string) => Promise<void>;
  readonly copy: (from: string, to: string) => Promise<void>;
  /** replaces what is there */
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (file: string) => Promise<void>;
  readonly removeFolder: (folder: string) => Promise<void>;
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

async function synced(file: string, flags: string): Promise<void> {
  const handle = await fs.open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const notAFile = (file: string): Error => Object.assign(new Error(`${file} is not a file`), { code: NOT_A_FILE });

function stateFrom(file: string, stats: Stats): FileState {
  if (!stats.isFile()) throw notAFile(file);
  // a clock that was wrong may have left a time before 1970
  return { size: stats.size, changed: Math.max(0, Math.round(stats.mtimeMs)) };
}

/** A library may have thousands of files to read at once: numbers cost less than half of what handles do. */
const byNumber = { open: promisify(open), state: promisify(fstat), read: promisify(read), close: promisify(close) };

/** Opening a pipe waits for its other end unless it is told not to; a Windows that has no such pipes has no such flag. */
async function readFile(file: string, most = Number.POSITIVE_INFINITY): Promise<ReadFile> {
  const opened = await byNumber.open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const state = stateFrom(file, await byNumber.state(opened));
    const { size } = state;
    if (size > most) throw Object.assign(new Error(`${file} has ${size} bytes`), { code: 'EFBIG' });
    const room = Buffer.allocUnsafe(size + 1);
    const { bytesRead } = await byNumber.read(opened, room, 0, room.length, 0);
    return { text: bytesRead === size ? room.toString('utf8', 0, size) : await fs.readFile(file, 'utf8'), state };
  } finally {
    await byNumber.close(opened);
  }
}

function kindOf(entry: Dirent): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}
async function entriesOf(folder: string): Promise<readonly FolderEntry[]> {
  const all = await fs.readdir(folder, { withFileTypes: true });
  return all.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
}

async function targetOf(file: string): Promise<string> {
  try {
    return (await fs.lstat(file)).isSymbolicLink() ? await fs.realpath(file) : file;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return file;
    throw error;
  }
}

export const realDisk: Disk = {
  read: async (file, most) => (await readFile(file, most)).text,
  readWithState: readFile,
  state: async (file) => stateFrom(file, await fs.stat(file)),
  list: async (folder) => (await entriesOf(folder)).filter(({ kind }) => kind === 'file').map(({ name }) => name),
  entries: entriesOf,
  target: targetOf,
  makeFolder: async (folder) => void (await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })),
  write: (file, text) => fs.writeFile(file, text, { mode: PRIVATE_FILE }),
  create: (file, text) => fs.writeFile(file, text, { flag: 'wx', mode: PRIVATE_FILE }),
  append: (file, text) => fs.writeFile(file, text, { flag: constants.O_WRONLY | constants.O_APPEND }),
  sync: (file) => synced(file, 'r+'),
  syncFolder: async (folder) => {
    if (process.platform !== 'win32') await synced(folder, 'r');
  },
  copy: async (from, to) => {
    // copying a pipe would wait for its other end
    stateFrom(from, await fs.stat(from));
    await fs.copyFile(from, to);
    await fs.chmod(to, PRIVATE_FILE);
  },
  rename: (from, to) => fs.rename(from, to),
  remove: (file) => fs.rm(file, { force: true }),
  removeFolder: (folder) => fs.rm(folder, { recursive: true, force: true }),
};

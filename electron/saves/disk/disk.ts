/**
 * The disk operations that saving needs, one method for each operation that can fail or be the last one before a crash.
 * The library uses this instead of `node:fs`, so that a test can make any single call fail.
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
/** An entry of a folder; `other`: a pipe, a device, a socket. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** the error code for a pipe, a device or a folder where a file was expected */
export const NOT_A_FILE = 'not-a-file';

/** Every call rejects with an error that carries the system's code (`ENOENT`, `EBUSY`, `ENOSPC` ...). */
export interface Disk {
  /** never blocks on a pipe or a device: reads only files (else `not-a-file`) of at most `most` bytes (else `EFBIG`) */
  readonly read: (file: string, most?: number) => Promise<string>;
  /** the text together with the file's state, for a list that needs both for thousands of files */
  readonly readWithState: (file: string, most?: number) => Promise<ReadFile>;
  /** of a file, or of the file that a link points to (else `not-a-file`) */
  readonly state: (file: string) => Promise<FileState>;
  /** file names in a folder, without folders */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** everything in a folder, whatever it is */
  readonly entries: (folder: string) => Promise<readonly FolderEntry[]>;
  /** the final target of a link; the path itself if it is not a link, does not exist, or is a broken link */
  readonly target: (file: string) => Promise<string>;
  /** the folder and its missing parents */
  readonly makeFolder: (folder: string) => Promise<void>;
  /** create or replace a file; not atomic, see `writeWhole` */
  readonly write: (file: string, what: string | Uint8Array) => Promise<void>;
  /** create a file that must not exist yet (else `EEXIST`) */
  readonly create: (file: string, text: string) => Promise<void>;
  /** to an existing file (else `ENOENT`), so that the loss of what was written before does not go unnoticed */
  readonly append: (file: string, text: string) => Promise<void>;
  /** resolves when what was written is on the disk */
  readonly sync: (file: string) => Promise<void>;
  /** resolves when renames in the folder are on the disk; does nothing on Windows, which cannot do this */
  readonly syncFolder: (folder: string) => Promise<void>;
  readonly copy: (from: string, to: string) => Promise<void>;
  /** replaces an existing file */
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
  // a wrong clock may have left a time before 1970
  return { size: stats.size, changed: Math.max(0, Math.round(stats.mtimeMs)) };
}

/** A library may have thousands of files to read: plain descriptors cost less than half of what FileHandles do. */
const byNumber = { open: promisify(open), state: promisify(fstat), read: promisify(read), close: promisify(close) };

/** O_NONBLOCK: opening a pipe would wait for its other end. Windows has neither such pipes nor that flag. */
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
  write: (file, what) => fs.writeFile(file, what, { mode: PRIVATE_FILE }),
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

/**
 * The few things that saving does to a disk, one call for each that can fail or be the last one before a crash. The
 * library works on this and not on `node:fs`, so that a test can make any single one of them fail.
 */
import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './modes.ts';

export interface FileState {
  readonly size: number;
  /** milliseconds since 1970 */
  readonly changed: number;
}

/** Every call rejects with an error that carries the system's code (`ENOENT`, `EBUSY`, `ENOSPC` ...). */
export interface Disk {
  readonly read: (file: string) => Promise<string>;
  readonly state: (file: string) => Promise<FileState>;
  /** file names in a folder, without folders */
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly folders: (folder: string) => Promise<readonly string[]>;
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

async function entries(folder: string, wanted: 'file' | 'folder'): Promise<readonly string[]> {
  const all = await fs.readdir(folder, { withFileTypes: true });
  return all.filter((e) => (wanted === 'file' ? e.isFile() : e.isDirectory())).map((e) => e.name);
}

export const realDisk: Disk = {
  read: (file) => fs.readFile(file, 'utf8'),
  state: async (file) => {
    const { size, mtimeMs } = await fs.stat(file);
    return { size, changed: Math.round(mtimeMs) };
  },
  list: (folder) => entries(folder, 'file'),
  folders: (folder) => entries(folder, 'folder'),
  makeFolder: async (folder) => void (await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })),
  write: (file, text) => fs.writeFile(file, text, { mode: PRIVATE_FILE }),
  create: (file, text) => fs.writeFile(file, text, { flag: 'wx', mode: PRIVATE_FILE }),
  append: (file, text) => fs.writeFile(file, text, { flag: constants.O_WRONLY | constants.O_APPEND }),
  sync: (file) => synced(file, 'r+'),
  syncFolder: async (folder) => {
    if (process.platform !== 'win32') await synced(folder, 'r');
  },
  copy: async (from, to) => {
    await fs.copyFile(from, to);
    await fs.chmod(to, PRIVATE_FILE);
  },
  rename: (from, to) => fs.rename(from, to),
  remove: (file) => fs.rm(file, { force: true }),
  removeFolder: (folder) => fs.rm(folder, { recursive: true, force: true }),
};

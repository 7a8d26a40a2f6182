/**
 * Whatever the app writes belongs to its user alone: on a machine with several users nobody else may read a game, a
 * journal or the log. Folders that an earlier version made for everybody are closed at the start. Windows keeps these
 * things in a folder that is the user's own anyway and knows no such modes.
 */
import fs from 'node:fs';
import path from 'node:path';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
const EVERYBODY_ELSE = 0o077;

/**
 * Close a folder and everything under it except the folders named in `except`, which are closed themselves. Links are
 * not followed. What cannot be changed (another's file, a disk without modes) is told to `log` and stays.
 */
export function makePrivate(folder: string, except: readonly string[], log: (line: string) => void): void {
  if (process.platform === 'win32') return;
  close(folder, PRIVATE_FOLDER, log);
  let entries: readonly fs.Dirent[] = [];
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    log(`cannot look into ${folder}: ${String(error)}`);
  }
  for (const entry of entries) {
    const inside = path.join(folder, entry.name);
    if (entry.isFile()) close(inside, PRIVATE_FILE, log);
    else if (entry.isDirectory() && except.includes(entry.name)) close(inside, PRIVATE_FOLDER, log);
    else if (entry.isDirectory()) makePrivate(inside, [], log);
  }
}

function close(file: string, mode: number, log: (line: string) => void): void {
  try {
    if (fs.lstatSync(file).mode & EVERYBODY_ELSE) fs.chmodSync(file, mode);
  } catch (error) {
    log(`cannot close ${file} to others: ${String(error)}`);
  }
}

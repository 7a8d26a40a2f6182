/**
 * Whatever the app writes is private: on a machine with several users nobody else may read a game, a journal or the
 * log. Permissions that an earlier version left open are removed at the start. Windows has no such modes, and there
 * these files are in a folder that is private anyway.
 */
import fs from 'node:fs';
import path from 'node:path';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
const EVERYBODY_ELSE = 0o077;

/**
 * Remove the permissions of other users from a folder and everything in it; of the folders named in `except` only the
 * folder itself is changed. Links are not followed. What cannot be changed (another user's file, a disk without modes)
 * is logged and left.
 */
export function makePrivate(folder: string, except: readonly string[], log: (line: string) => void): void {
  if (process.platform === 'win32') return;
  close(folder, PRIVATE_FOLDER, log);
  let entries: readonly fs.Dirent[] = [];
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    log(`cannot list ${folder}: ${String(error)}`);
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
    log(`cannot make ${file} private: ${String(error)}`);
  }
}

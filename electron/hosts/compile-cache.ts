/**
 * The compiled code of a host, kept by Node in the person's folder: the next start need not compile it. Nothing depends on
 * it: Node keeps it from 22.1 on, checks it against the bundle and against its own version, and compiles anew where it is
 * missing or does not fit. Where it cannot be written, nothing is kept and nothing is said.
 */
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { PRIVATE_FOLDER } from '../saves/disk/modes.ts';

/** a folder in the person's folder */
const COMPILED = 'compiled';

/**
 * For what is loaded from now on.
 * @param home the person's folder
 * @param host its name: each runs in a Node of its own, for which alone the code is good
 */
export function openCompileCache(home: string, host: string): void {
  if (!module.enableCompileCache || !hasSteadyPlace(process.env)) return;
  const folder = path.join(home, COMPILED, host);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    module.enableCompileCache(folder);
  } catch {
    // whether the folder can be used is found out, and said, when the library in it is opened
  }
}

/**
 * Node finds the code of a file by its path. An AppImage and the portable program of Windows lie in another folder at each
 * start: nothing would be found again, and each start would keep some more.
 */
export const hasSteadyPlace = (env: NodeJS.ProcessEnv): boolean => !env.APPIMAGE && !env.PORTABLE_EXECUTABLE_DIR;

/**
 * Writes what was compiled since the start, functions that have run included; once, when the start is over. What another
 * version of Node has kept is removed.
 */
export function keepCompiled(): void {
  const current = module.getCompileCacheDir?.();
  if (current === undefined || isKept) return;
  isKept = true;
  module.flushCompileCache?.();
  const folder = path.dirname(current);
  // one that the person has chosen for all programs is not ours to clear
  if (path.basename(path.dirname(folder)) !== COMPILED) return;
  try {
    for (const name of fs.readdirSync(folder))
      if (name !== path.basename(current)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  } catch {
    // it is tried again at the next start
  }
}
let isKept = false;

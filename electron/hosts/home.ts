/**
 * Where everything is kept: the folder that FAIRYTABLE_HOME names; for the portable program of Windows a folder beside
 * it, so that it can be carried about with its games; else the system's folder for the data of applications, one for
 * both hosts.
 */
import os from 'node:os';
import path from 'node:path';

export function homeFolder(): string {
  const chosen = process.env.FAIRYTABLE_HOME;
  if (chosen) return path.resolve(chosen);
  // set by electron-builder's portable target: the folder in which the player keeps the program
  const portable = process.env.PORTABLE_EXECUTABLE_DIR;
  if (portable && path.isAbsolute(portable)) return path.join(portable, 'Fairytable saves');
  return path.join(applicationData(), 'Fairytable');
}

function applicationData(): string {
  const home = os.homedir();
  if (process.platform === 'win32') return process.env.APPDATA || path.join(home, 'AppData', 'Roaming');
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support');
  const data = process.env.XDG_DATA_HOME;
  // the standard says that a relative one is to be ignored
  return data && path.isAbsolute(data) ? data : path.join(home, '.local', 'share');
}

/** The program that started the app may have ended and closed its pipes: no reason for the app to end too. */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

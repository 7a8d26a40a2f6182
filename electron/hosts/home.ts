/**
 * Where everything is kept: the system's folder for the data of applications, one for both hosts, or the one that
 * FAIRYTABLE_HOME names. And the log beside it, for what no player has to read.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** enough to see what went wrong last; a log that grew is begun anew */
const LARGEST_LOG = 1_000_000;

export function homeFolder(): string {
  const chosen = process.env.FAIRYTABLE_HOME;
  if (chosen) return path.resolve(chosen);
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

/** Whoever started the app may be gone, and then nobody reads what it says: that is no reason to stop. */
export function speakToNobody(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Writes a line to standard error and to the log's file; a log that cannot be written stops nothing. */
export function openLog(home: string): (line: string) => void {
  const file = path.join(home, 'log.txt');
  let silent = false;
  try {
    fs.mkdirSync(home, { recursive: true });
    if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) fs.renameSync(file, `${file}.old`);
  } catch (error) {
    silent = true;
    process.stderr.write(`no log in ${home}: ${String(error)}\n`);
  }
  return (line) => {
    const stamped = `${new Date().toISOString()} ${line}\n`;
    process.stderr.write(stamped);
    if (silent) return;
    try {
      fs.appendFileSync(file, stamped);
    } catch {
      silent = true; // it was said on standard error, and saying it again for every line helps nobody
    }
  };
}

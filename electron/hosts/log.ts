/**
 * The log, for what no player has to read: lines on standard error and in a file beside the games. It never stops the
 * app, one failed write does not silence it, and it never takes more room than two files of a fixed size.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../saves/modes.ts';

/** in bytes; enough to see what went wrong last. A log that grew to this is put aside, and the one before it goes. */
const LARGEST_LOG = 1_000_000;
/** in letters: a message of a stranger may be of any length */
const LONGEST_LINE = 8000;

export const LOG_FILE = 'log.txt';

export interface LogSettings {
  readonly now?: () => number;
  readonly most?: number;
  readonly say?: (text: string) => void;
}

/** Answers what writes one line. It never throws. */
export function openLog(home: string, settings: LogSettings = {}): (line: string) => void {
  const { now = Date.now, most = LARGEST_LOG, say = (text) => void process.stderr.write(text) } = settings;
  const file = path.join(home, LOG_FILE);
  let size: number | null = null;
  let last = '';
  let repeated = 0;

  try {
    // only now: a folder on a disk that was pulled out must not be made again elsewhere
    fs.mkdirSync(home, { recursive: true, mode: PRIVATE_FOLDER });
  } catch {
    // whoever opens the library in it says why that is not possible
  }
  const append = (text: string): void => {
    size ??= fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const bytes = Buffer.byteLength(text);
    if (size > 0 && size + bytes > most) {
      fs.renameSync(file, `${file}.old`);
      size = 0;
    }
    fs.appendFileSync(file, text, { mode: PRIVATE_FILE });
    size += bytes;
  };
  const write = (line: string): void => {
    const text = `${new Date(now()).toISOString()} ${line.slice(0, LONGEST_LINE)}\n`;
    say(text);
    try {
      append(text);
    } catch {
      // it was said on standard error; the next line tries again, and looks at the file anew
      size = null;
    }
  };
  return (line) => {
    // whoever knocks a thousand times must not push everything else out of the log
    if (line === last) {
      repeated++;
      return;
    }
    if (repeated > 0) write(`the last line came ${repeated} more times`);
    repeated = 0;
    last = line;
    write(line);
  };
}

/**
 * The log, for developers: lines on standard error and in a file beside the games. It never stops the app, continues
 * after a failed write, and never takes more space than two files of a fixed size.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../saves/disk/modes.ts';

/** in bytes; enough for the latest errors. At this size the log replaces the old one. */
const LARGEST_LOG = 1_000_000;
/** in characters: an untrusted message may have any length */
const LONGEST_LINE = 8000;

export const LOG_FILE = 'log.txt';

export interface LogSettings {
  readonly now?: () => number;
  readonly most?: number;
  readonly say?: (text: string) => void;
}

/** Returns a function that writes one line and never throws. */
export function openLog(home: string, settings: LogSettings = {}): (line: string) => void {
  const { now = Date.now, most = LARGEST_LOG, say = (text) => void process.stderr.write(text) } = settings;
  const file = path.join(home, LOG_FILE);
  let size: number | null = null;
  let last = '';
  let repeated = 0;

  try {
    // only at the start: the folder of a removed disk must not be created again elsewhere
    fs.mkdirSync(home, { recursive: true, mode: PRIVATE_FOLDER });
  } catch {
    // the error is reported when the library in it is opened
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
      // the line was written to standard error; the next one tries again and checks the file's size
      size = null;
    }
  };
  return (line) => {
    // a client that tries a thousand times must not push everything else out of the log
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

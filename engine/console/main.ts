/**
 * The engine on the command line: arguments and standard input in, JSON Lines out, and nothing else on standard output.
 * An invalid line is answered with an error and the next one is read. When the reader of the answers closes the pipe,
 * the program ends silently.
 */
import { readFileSync, writeSync } from 'node:fs';
import type { JsonAnswer } from '../exchange/answers.ts';
import { errorAnswer, jobOf } from './commands.ts';
import { type InputLine, LineSplitter, LONGEST_INPUT_LINE } from './lines.ts';
import { isMindThread, serveMind, ThreadMind } from './mind.ts';
import type { Talk, TalkHost } from './turn-search.ts';
import { words } from './words.ts';

/** Larger than any save; an endless device is not read to its end. */
const LONGEST_FILE = 64 << 20;

function readFile(file: string): string | null {
  try {
    const bytes = readFileSync(file);
    return bytes.length > LONGEST_FILE ? null : bytes.toString('utf8');
  } catch {
    return null; // the caller reports it, with the file's name
  }
}

const say = (answer: JsonAnswer): boolean => write(JSON.stringify(answer));
/** Writes a whole line, waiting while the reader is slow; false if there is no reader any more. */
function write(line: string): boolean {
  const bytes = Buffer.from(`${line}\n`);
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(1, bytes, written);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'EPIPE' || code === 'EOF') return false;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2); // a full pipe: retry in 2 ms
    }
  }
  return true;
}

async function converse(begin: (host: TalkHost) => Talk): Promise<void> {
  const mind = new ThreadMind(new URL(import.meta.url));
  const talk = begin({
    mind,
    say(line) {
      if (!write(line)) process.exit(0);
    },
    now: () => performance.now(),
    wake(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const hear = (line: InputLine): boolean => {
    if (line.is === 'text') return talk.hear(line.text);
    write(`info string ${line.is === 'too-long' ? words.tooLong(LONGEST_INPUT_LINE) : words.notUtf8}`);
    return true;
  };
  const lines = new LineSplitter();
  let goesOn = true;
  for await (const chunk of process.stdin) {
    for (const line of lines.push(chunk as Uint8Array)) goesOn &&= hear(line);
    if (!goesOn) break;
  }
  for (const line of lines.end()) goesOn &&= hear(line);
  if (goesOn) await new Promise<void>((resolve) => talk.endOfInput(resolve));
  await mind.end();
}

async function main(): Promise<number> {
  const job = jobOf(process.argv.slice(2), readFile);
  if (!job.ok) {
    say(errorAnswer(job.error));
    return 1;
  }
  if (job.value.is === 'at-once') {
    let failed = false;
    for (const answer of job.value.answers()) {
      failed ||= 'error' in answer;
      if (!say(answer)) return 0;
    }
    return failed ? 1 : 0;
  }
  if (job.value.is === 'conversation') {
    await converse(job.value.begin);
    return 0;
  }
  const { answer } = job.value;
  const tell = (told: JsonAnswer): void => {
    if (!say(told)) process.exit(0); // nobody waits for what it is thinking about
  };
  const answerTo = (line: InputLine): JsonAnswer | null => {
    if (line.is === 'too-long') return errorAnswer({ code: 'too-long', message: words.tooLong(LONGEST_INPUT_LINE) });
    if (line.is === 'not-utf8') return errorAnswer({ code: 'not-utf8', message: words.notUtf8 });
    return line.text.trim() === '' ? null : answer(line.text, tell);
  };
  const lines = new LineSplitter();
  for await (const chunk of process.stdin) {
    for (const line of lines.push(chunk as Uint8Array)) {
      const told = answerTo(line);
      if (told && !say(told)) return 0;
    }
  }
  for (const line of lines.end()) {
    const told = answerTo(line);
    if (told && !say(told)) return 0;
  }
  return 0;
}

if (isMindThread()) serveMind();
else {
  process.exitCode = await main();
  // standard input may still be open when the reader of the answers is gone
  process.stdin.destroy();
}

/**
 * Another program as lines of text: started without a shell, read within limits, and never left running. What it writes is
 * foreign: a line that is too long, or too much of it, ends the program.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** The file of a program and what it is started with. */
export interface EngineCommand {
  readonly file: string;
  readonly args: readonly string[];
}
/** Why it is no longer running: it could not be started, it ended by itself (null: by a signal), or it wrote too much. */
export type ProgramEnd =
  | { readonly is: 'not started'; readonly message: string }
  | { readonly is: 'exited'; readonly code: number | null }
  | { readonly is: 'flooded' };
export interface ProgramListener {
  line(text: string): void;
  /** once; no line comes after it */
  ended(how: ProgramEnd): void;
}
export interface EngineProgram {
  /** One line; what it writes is counted from here on. */
  write(line: string): void;
  kill(): void;
  /** settles when there is no process any more */
  readonly gone: Promise<void>;
}
const HAS_GROUPS = process.platform !== 'win32';
/** The program and, where there are groups of processes, those that it started. */
function killAll(child: ChildProcess): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // all of them have ended
  }
  child.kill('SIGKILL');
}
export type StartProgram = (command: EngineCommand, listener: ProgramListener) => EngineProgram;

/** characters of a line; the longest are the names of all variants */
export const LONGEST_OUTPUT = 65_536;
/** characters from one line of ours to the next */
export const MOST_WRITTEN = 8 * 1024 * 1024;

export const startProgram: StartProgram = ({ file, args }, listener) => {
  let child: ChildProcess;
  let hasEnded = false;
  const end = (how: ProgramEnd): void => {
    if (hasEnded) return;
    hasEnded = true;
    listener.ended(how);
  };
  try {
    // engines look for their nets beside themselves
    child = spawn(file, args, {
      ...{ cwd: path.dirname(file), stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true },
      // a group of its own: a script that starts the engine is ended with it
      detached: HAS_GROUPS,
    });
  } catch (error) {
    setImmediate(() => end({ is: 'not started', message: String(error) }));
    return { write: () => {}, kill: () => {}, gone: Promise.resolve() };
  }
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('its input and output are pipes');
  let rest = '';
  let written = 0;
  let isGone = false;
  const kill = (): void => {
    if (isGone) return;
    killAll(child);
    // a child of its own may hold the pipes open
    for (const pipe of [stdin, stdout]) pipe.destroy();
  };
  // it ends with us, however we end
  process.on('exit', kill);
  const hear = (text: string): void => {
    written += text.length;
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (written > MOST_WRITTEN || [...lines, rest].some((line) => line.length > LONGEST_OUTPUT)) {
      end({ is: 'flooded' });
      kill();
      return;
    }
    for (const line of lines) if (!hasEnded) listener.line(line);
  };
  stdout.setEncoding('utf8');
  stdout.on('data', hear);
  // whoever writes to a program that has ended is told of its end
  for (const pipe of [stdin, stdout]) pipe.on('error', () => {});
  const gone = new Promise<void>((resolve) => {
    const leave = (how: ProgramEnd): void => {
      // its number may be that of another process from now on
      isGone = true;
      process.off('exit', kill);
      end(how);
      resolve();
    };
    child.on('error', ({ message }) => {
      // a signal that was not delivered is no end
      if (child.pid === undefined) leave({ is: 'not started', message });
    });
    child.on('close', (code) => leave({ is: 'exited', code }));
  });
  const write = (line: string): void => {
    if (/[\r\n]/.test(line)) throw new Error('a command is one line');
    written = 0;
    if (!hasEnded) stdin.write(`${line}\n`);
  };
  return { write, kill, gone };
};

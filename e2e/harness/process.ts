/**
 * A process under test: its output lines, waiting for one of them, and its exit. Nothing here waits for time; waiting
 * for a line that never comes ends when the process ends, or with the test's own time limit.
 */
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class ProcessUnderTest {
  readonly child: ChildProcess;
  /** everything it printed, standard output and standard error in order */
  readonly said: string[] = [];
  readonly ended: Promise<End>;
  readonly #waiting = new Set<{ pattern: RegExp; found: (match: RegExpExecArray) => void }>();

  constructor(child: ChildProcess) {
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#hear(line));
    this.ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  }

  #hear(line: string): void {
    this.said.push(line);
    for (const wait of this.#waiting) {
      const match = wait.pattern.exec(line);
      if (!match) continue;
      this.#waiting.delete(wait);
      wait.found(match);
    }
  }

  /** Returns the first line that matches, past or to come; throws with the whole output when the process ends first. */
  async line(pattern: RegExp): Promise<RegExpExecArray> {
    for (const line of this.said) {
      const match = pattern.exec(line);
      if (match) return match;
    }
    const found = new Promise<RegExpExecArray>((resolve) => this.#waiting.add({ pattern, found: resolve }));
    const end = this.ended.then(({ code, signal }): never => {
      throw new Error(`The process ended (${signal ?? code}) before it said ${pattern}:\n${this.said.join('\n')}`);
    });
    return Promise.race([found, end]);
  }

  /** Like a power cut (SIGKILL). */
  async kill(): Promise<End> {
    this.child.kill('SIGKILL');
    return this.ended;
  }

  /** Like a system shutdown (SIGTERM). */
  async stop(): Promise<End> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGTERM');
    return this.ended;
  }
}

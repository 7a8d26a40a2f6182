/** A part of the program as a process of its own, which a test kills with SIGKILL; it says one JSON a line what is safe. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { build } from 'esbuild';
import { expect } from 'vitest';
import { bundleNamed, root } from '../../scripts/bundles.mjs';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { ArrivalQueue } from './direct.fixture.ts';

/** A file that Node can run, of that source and all that it imports. */
export async function builtProcess(source: string): Promise<string> {
  // as the engine's bundle: a module in one file
  const { esbuild } = bundleNamed('engine');
  const outfile = path.join(temporaryFolder(), `${path.basename(source, '.fixture.ts')}.mjs`);
  await build({ ...esbuild, absWorkingDir: root, entryPoints: [source], outfile, bundle: true, logLevel: 'silent' });
  return outfile;
}

export class KilledProcess<Said> {
  readonly came = new ArrivalQueue<Said>();
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  /** rejects when it has ended by itself */
  readonly ends: Promise<never>;
  private isKilled = false;
  private complained = '';

  constructor(program: string, args: readonly string[], heard: (said: Said) => void = () => {}) {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    // it may have been killed before it has read everything
    child.stdin.on('error', () => {});
    child.stderr.on('data', (data) => {
      this.complained += String(data);
    });
    this.ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
    this.ends = new Promise((_, reject) => {
      void this.ended.then(() => {
        if (!this.isKilled) reject(new Error(`a process has ended: ${this.complained}`));
      });
    });
    // it is looked at only while something is awaited
    this.ends.catch(() => {});
    readline.createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as Said;
      heard(said);
      this.came.add(said);
    });
  }
  tell(what: unknown): void {
    this.child.stdin?.write(`${JSON.stringify(what)}\n`);
  }
  next(): Promise<Said> {
    return Promise.race([this.came.next(), this.ends]);
  }
  async kill(): Promise<void> {
    this.isKilled = true;
    this.child.kill('SIGKILL');
    expect(await this.ended, this.complained).toBe('SIGKILL');
  }
}

/** Is all of `some` in `all`, in the same order? */
export const isWithin = (some: readonly string[], all: readonly string[]): boolean => {
  let from = 0;
  for (const one of some) {
    from = all.indexOf(one, from) + 1;
    if (from === 0) return false;
  }
  return true;
};

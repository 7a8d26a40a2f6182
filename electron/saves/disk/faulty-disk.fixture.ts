/**
 * A disk for tests on which faults can be injected: a single call that fails with an error code, or a crash, after
 * which nothing reaches the disk any more. A crash in the middle of a write leaves half of it. A call that hangs never
 * returns, as on an unreachable network disk.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Disk, realDisk } from './disk.ts';

/** an empty folder that is removed after the test */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-test-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export class Crash extends Error {
  readonly code = 'CRASH';
}
export type Call = keyof Disk;
export type Fault = (call: Call, file: string, count: number) => string | 'crash' | 'hang' | null;

const refused = (code: string, file: string): Error => Object.assign(new Error(`${code}: ${file}`), { code });

export class FaultyDisk {
  /** every call, in order */
  readonly calls: { readonly call: Call; readonly file: string; readonly to?: string }[] = [];
  fault: Fault = () => null;
  private crashed = false;

  get hasCrashed(): boolean {
    return this.crashed;
  }

  readonly disk: Disk = Object.fromEntries(
    (Object.keys(realDisk) as Call[]).map((call) => [
      call,
      async (file: string, ...more: string[]): Promise<unknown> => {
        if (this.crashed) throw new Crash('the process is gone');
        const to = call === 'rename' || call === 'copy' ? { to: more[0] } : {};
        this.calls.push({ call, file, ...to });
        const fault = this.fault(call, file, this.calls.length);
        if (fault === 'hang') return new Promise(() => {});
        if (fault === 'crash') {
          this.crashed = true;
          if (call === 'write' || call === 'create' || call === 'append') this.half(call, file, more[0]);
          throw new Crash(`crashed at ${call} ${file}`);
        }
        if (fault !== null) {
          // a full disk writes as much as it has room for
          if (fault === 'ENOSPC' && call === 'append') this.half(call, file, more[0]);
          throw refused(fault, file);
        }
        return (realDisk[call] as (...words: string[]) => Promise<unknown>)(file, ...more);
      },
    ]),
  ) as unknown as Disk;

  private half(call: Call, file: string, text: string): void {
    const part = text.slice(0, Math.floor(text.length / 2));
    if (call === 'append') fs.appendFileSync(file, part);
    else fs.writeFileSync(file, part);
  }
}

/** Every file in a folder with its contents, to check that nothing has changed. */
export function everythingIn(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) found[path.relative(folder, file)] = fs.readFileSync(file, 'utf8');
  }
  return found;
}

/**
 * The browser host as a process of its own, over a folder of the test. Starting it again after a kill resumes its
 * games.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/bundles.mjs';
import { type End, ProcessUnderTest } from './process.ts';

export class BrowserHost {
  readonly process: ProcessUnderTest;
  /** with its one-time token */
  readonly address: string;

  private constructor(process: ProcessUnderTest, address: string) {
    this.process = process;
    this.address = address;
  }

  /** @param home the application's folder: library, settings, journal; @param words further arguments */
  static async start(home: string, ...words: string[]): Promise<BrowserHost> {
    const child = spawn(process.execPath, [path.join(root, 'out/browser/browser.mjs'), ...words], {
      env: { ...process.env, FAIRYTABLE_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const running = new ProcessUnderTest(child);
    const [, address = ''] = await running.line(/^FAIRYTABLE_ADDRESS (\S+)$/);
    return new BrowserHost(running, address);
  }

  kill = (): Promise<End> => this.process.kill();
  stop = (): Promise<End> => this.process.stop();
}

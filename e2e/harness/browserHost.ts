/**
 * The browser host as a process of its own, over a folder of the test. Starting it again after a kill resumes its
 * games.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/bundles.mjs';
import { type End, ProcessUnderTest } from './process.ts';
import { temporaryFolder } from './temporary.ts';

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
    return BrowserHost.spawned([path.join(root, 'out/browser/browser.mjs'), ...words], { FAIRYTABLE_HOME: home });
  }
  /** The same with a clock that runs so many times as fast. */
  static async startFast(home: string, rate: number): Promise<BrowserHost> {
    const fast = pathToFileURL(path.join(import.meta.dirname, 'fastClock.mjs')).href;
    const words = ['--import', fast, path.join(root, 'out/browser/browser.mjs')];
    return BrowserHost.spawned(words, { FAIRYTABLE_HOME: home, FAST_CLOCK: String(rate) });
  }
  /** The same with a computer that thinks until it is stopped or told to move. */
  static async startSlow(home: string): Promise<BrowserHost> {
    const slow = pathToFileURL(path.join(root, 'electron/hosts/slow-computer.fixture.mjs')).href;
    const words = ['--import', slow, path.join(root, 'out/browser/browser.mjs')];
    return BrowserHost.spawned(words, { FAIRYTABLE_HOME: home });
  }
  /**
   * A copy of the program in a folder of the test, without what thinks for the computer; `repair` puts that in its place.
   */
  static async startWithoutSearch(home: string): Promise<{ host: BrowserHost; repair: () => void }> {
    const folder = temporaryFolder('damaged');
    for (const part of ['browser', 'renderer'])
      fs.cpSync(path.join(root, 'out', part), path.join(folder, part), { recursive: true });
    const repair = (): void =>
      fs.cpSync(path.join(root, 'out/search'), path.join(folder, 'search'), { recursive: true });
    const host = await BrowserHost.spawned([path.join(folder, 'browser/browser.mjs')], { FAIRYTABLE_HOME: home });
    return { host, repair };
  }
  private static async spawned(words: readonly string[], more: Record<string, string>): Promise<BrowserHost> {
    const child = spawn(process.execPath, [...words], {
      env: { ...process.env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const running = new ProcessUnderTest(child);
    const [, address = ''] = await running.line(/^FAIRYTABLE_ADDRESS (\S+)$/);
    return new BrowserHost(running, address);
  }

  kill = (): Promise<End> => this.process.kill();
  stop = (): Promise<End> => this.process.stop();
}

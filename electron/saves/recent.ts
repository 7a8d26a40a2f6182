/**
 * The games that were open, the last one first, so that the start screen can offer to go on where people stopped. Kept
 * in a file of its own that the app can do without: a file that cannot be read counts as empty, and a disk that refuses
 * loses only the order.
 */
import path from 'node:path';
import * as v from 'valibot';
import type { Disk } from './disk.ts';
import { readJson } from './preferences.ts';
import { writeWhole } from './write-whole.ts';

/** more than the start screen ever shows */
const MOST = 12;
const Names = v.object({ games: v.array(v.string()) });

export class Recent {
  private readonly disk: Disk;
  private readonly file: string;
  private readonly log: (line: string) => void;
  private games: readonly string[];
  /** those that were opened, or were recovered, since the app has started */
  private readonly here = new Set<string>();

  private constructor(disk: Disk, file: string, log: (line: string) => void, games: readonly string[]) {
    this.disk = disk;
    this.file = file;
    this.log = log;
    this.games = games;
  }

  static async open(disk: Disk, home: string, log: (line: string) => void): Promise<Recent> {
    const file = path.join(home, 'recent.json');
    const found = v.safeParse(Names, (await readJson(disk, file)).value);
    return new Recent(disk, file, log, found.success ? found.output.games : []);
  }

  /** Names of saves, the last one first; some may be gone since. */
  get names(): readonly string[] {
    return this.games;
  }

  /** This game has just been opened. Never rejects. */
  opened(name: string): Promise<void> {
    this.here.add(name);
    return this.keep([name, ...this.games.filter((other) => other !== name)].slice(0, MOST));
  }

  /**
   * This game was open when the app was killed: it goes after those opened since, and before all others. Of several the
   * last one is recovered first. Never rejects.
   */
  cameBack(name: string): Promise<void> {
    if (this.here.has(name)) return Promise.resolve();
    const since = this.games.filter((other) => this.here.has(other));
    const before = this.games.filter((other) => other !== name && !this.here.has(other));
    this.here.add(name);
    return this.keep([...since, name, ...before].slice(0, MOST));
  }

  /** Never rejects. */
  renamed(from: string, to: string): Promise<void> {
    if (this.here.delete(from)) this.here.add(to);
    if (from === to || !this.games.includes(from)) return Promise.resolve();
    return this.keep(this.games.filter((name) => name !== to).map((name) => (name === from ? to : name)));
  }

  private async keep(games: readonly string[]): Promise<void> {
    this.games = games;
    try {
      await writeWhole(this.disk, this.file, `${JSON.stringify({ games })}\n`);
    } catch (error) {
      this.log(`the list of recent games was not written: ${String(error)}`);
    }
  }
}

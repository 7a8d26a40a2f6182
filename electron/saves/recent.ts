/**
 * The recently opened games, most recent first, so that the start screen can offer to continue the last one. They are
 * stored in a file that the app can do without: an unreadable file counts as empty, and a disk error loses only the
 * order.
 */
import path from 'node:path';
import * as v from 'valibot';
import type { Disk } from './disk/disk.ts';
import { writeWhole } from './disk/write-whole.ts';
import { readJson } from './preferences.ts';

/** more than the start screen ever shows */
const MOST = 12;
const Names = v.object({ games: v.array(v.string()) });

export class Recent {
  private readonly disk: Disk;
  private readonly file: string;
  private readonly log: (line: string) => void;
  private games: readonly string[];
  /** games that were opened or recovered since the app started */
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

  /** Names of saves, most recent first; some may no longer exist. */
  get names(): readonly string[] {
    return this.games;
  }

  /** This game has just been opened. Never rejects. */
  opened(name: string): Promise<void> {
    this.here.add(name);
    return this.keep([name, ...this.games.filter((other) => other !== name)].slice(0, MOST));
  }

  /**
   * This game was open when the app was killed: it is inserted after those opened since the start, and before all
   * others. Of several such games the most recent one is recovered first. Never rejects.
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
      this.log(`cannot write the list of recent games: ${String(error)}`);
    }
  }
}

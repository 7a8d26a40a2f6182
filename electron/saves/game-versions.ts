/**
 * Earlier versions of people's own games: for each game one file with their texts, oldest first. They are a help and not the
 * game: a damaged file is kept under another name and begun anew, the file of a newer program is left as it is.
 */
import path from 'node:path';
import * as v from 'valibot';
import { LONGEST_RULES } from '../../engine/shared/limits.ts';
import type { Disk } from './disk/disk.ts';
import { writeWhole } from './disk/write-whole.ts';
import { readJson } from './preferences.ts';

const FOLDER = 'games-versions';
const VERSION = 1;
/** of one game; the oldest goes first */
export const MOST_VERSIONS = 40;

const GameVersion = v.object({
  /** milliseconds since 1970 */
  kept: v.pipe(v.number(), v.integer(), v.minValue(0)),
  text: v.pipe(v.string(), v.maxLength(LONGEST_RULES)),
});
export type GameVersion = v.InferOutput<typeof GameVersion>;
const Kept = v.object({
  version: v.literal(VERSION),
  versions: v.pipe(v.array(GameVersion), v.maxLength(MOST_VERSIONS)),
});
const Newer = v.object({ version: v.pipe(v.number(), v.minValue(VERSION + 1)) });

export class GameVersions {
  private readonly disk: Disk;
  private readonly folder: string;

  private constructor(disk: Disk, folder: string) {
    this.disk = disk;
    this.folder = folder;
  }
  /** Rejects with the disk's error. */
  static async open(disk: Disk, home: string): Promise<GameVersions> {
    const folder = path.join(home, FOLDER);
    await disk.makeFolder(folder);
    return new GameVersions(disk, folder);
  }

  /** Oldest first. `game` is the name of a file that the library has, or has just given. */
  async of(game: string): Promise<readonly GameVersion[]> {
    const { value } = await readJson(this.disk, this.fileOf(game));
    const kept = v.safeParse(Kept, value);
    return kept.success ? kept.output.versions : [];
  }
  /** Keeps a text as the newest version, unless it is that already. Rejects with the disk's error. */
  async keep(game: string, version: GameVersion): Promise<void> {
    const file = this.fileOf(game);
    const { state, value } = await readJson(this.disk, file);
    const read = v.safeParse(Kept, value);
    if (v.safeParse(Newer, value).success) return;
    if (state !== 'missing' && !read.success) await this.disk.copy(file, `${file}.damaged`);
    const versions = read.success ? read.output.versions : [];
    if (versions.at(-1)?.text === version.text) return;
    // by its time a version is named, and a clock may stand still or be set back
    const kept = Math.max(version.kept, 1 + (versions.at(-1)?.kept ?? -1));
    const all = [...versions, { ...version, kept }];
    const next = { version: VERSION, versions: all.slice(-MOST_VERSIONS) };
    await writeWhole(this.disk, file, `${JSON.stringify(next, null, 1)}\n`);
  }
  /** For a new game under a name that another one had. Rejects with the disk's error. */
  forget(game: string): Promise<void> {
    return this.disk.remove(this.fileOf(game));
  }

  private fileOf(game: string): string {
    return path.join(this.folder, `${path.basename(game)}.json`);
  }
}

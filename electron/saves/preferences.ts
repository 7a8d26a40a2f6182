/**
 * Settings, camera spots and the window's place: small files that the app can do without. In a damaged file each
 * unreadable entry falls back to its default and the file is kept under another name, so that no setting is lost
 * silently. If a file cannot be written, the settings apply until the app quits, and a notice says so.
 */
import path from 'node:path';
import * as v from 'valibot';
import { problemMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { CameraSpot, readSettings, type Settings } from '../contract/settings.ts';
import { codeOf, type Disk } from './disk/disk.ts';
import { writeWhole } from './disk/write-whole.ts';
import { problem } from './problems.ts';

const Spots = v.record(v.string(), v.array(CameraSpot));
type Spots = v.InferOutput<typeof Spots>;

/** The bounds of the window, in the screen's own pixels. */
export const WindowPlace = v.object({
  x: v.number(),
  y: v.number(),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
});
export type WindowPlace = v.InferOutput<typeof WindowPlace>;

export class Preferences {
  private readonly disk: Disk;
  private readonly file: string;
  private current: { settings: Settings; spots: Spots };

  private constructor(disk: Disk, file: string, current: { settings: Settings; spots: Spots }) {
    this.disk = disk;
    this.file = file;
    this.current = current;
  }

  /** Never fails: what cannot be read gets its default, and the problem says so. */
  static async open(disk: Disk, home: string): Promise<{ preferences: Preferences; problem: Problem | null }> {
    const file = path.join(home, 'settings.json');
    const found = await readJson(disk, file);
    const whole = v.safeParse(v.object({ settings: v.unknown(), spots: v.unknown() }), found.value);
    const fields = whole.success ? whole.output : { settings: {}, spots: {} };
    const spots = v.safeParse(Spots, fields.spots);
    const isDamaged = found.state === 'damaged' || (found.state === 'read' && !whole.success);
    // the file will be overwritten at the next change: keep a copy of what was in it
    if (isDamaged) await disk.copy(file, `${file}.damaged`).catch(() => {});
    const preferences = new Preferences(disk, file, {
      settings: readSettings(fields.settings),
      spots: spots.success ? spots.output : {},
    });
    return { preferences, problem: isDamaged ? problem('settings-lost', problemMessages.settingsLost) : null };
  }

  get settings(): Settings {
    return this.current.settings;
  }
  get spots(): Spots {
    return this.current.spots;
  }

  /** Takes effect at once; resolves to a problem if it could not be written. */
  change(change: Partial<Settings>): Promise<Problem | null> {
    return this.keep({ ...this.current, settings: { ...this.current.settings, ...withoutGaps(change) } });
  }
  changeSpots(variant: string, spots: Spots[string]): Promise<Problem | null> {
    return this.keep({ ...this.current, spots: { ...this.current.spots, [variant]: spots } });
  }

  private async keep(next: { settings: Settings; spots: Spots }): Promise<Problem | null> {
    this.current = next;
    try {
      await writeWhole(this.disk, this.file, `${JSON.stringify(next, null, 2)}\n`);
      return null;
    } catch (error) {
      return problem('settings-not-saved', problemMessages.settingsNotSaved, codeOf(error));
    }
  }
}

/** Null if there is none, or none that can be used. */
export async function readWindowPlace(disk: Disk, home: string): Promise<WindowPlace | null> {
  const place = v.safeParse(WindowPlace, (await readJson(disk, path.join(home, 'window.json'))).value);
  return place.success ? place.output : null;
}
/** Rejects with the disk's error. */
export function writeWindowPlace(disk: Disk, home: string, place: WindowPlace): Promise<void> {
  return writeWhole(disk, path.join(home, 'window.json'), `${JSON.stringify(place)}\n`);
}

interface Found {
  readonly state: 'missing' | 'damaged' | 'read';
  readonly value: unknown;
}
export async function readJson(disk: Disk, file: string): Promise<Found> {
  let text: string;
  try {
    text = await disk.read(file);
  } catch (error) {
    return { state: codeOf(error) === 'ENOENT' ? 'missing' : 'damaged', value: null };
  }
  try {
    return { state: 'read', value: JSON.parse(text) };
  } catch {
    // the caller notifies the player
    return { state: 'damaged', value: null };
  }
}

/** `undefined` in a change means unchanged. */
const withoutGaps = (change: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

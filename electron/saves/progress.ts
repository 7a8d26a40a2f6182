/**
 * What was solved and learned on this machine: a small file beside the settings. A damaged file is kept under another name and the
 * progress begins anew, which a notice says; the file of a newer version is read by nobody and left as it is.
 */
import path from 'node:path';
import * as v from 'valibot';
import type { ProblemStreak } from '../contract/exercise.ts';
import { problemMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { codeOf, type Disk } from './disk/disk.ts';
import { writeWhole } from './disk/write-whole.ts';
import { readJson } from './preferences.ts';
import { problem } from './problems.ts';

const VERSION = 1;
/** more problems and lessons than any version has, and characters of their ids */
export const MOST_EXERCISES = 5000;
export const LONGEST_ID = 60;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Day = v.pipe(v.string(), v.isoDate());

/** `missed`: tried or shown, and not solved; the others are solved, at the first try or later */
const Attempted = v.picklist(['missed', 'first', 'later']);
const Kept = v.object({
  version: v.literal(VERSION),
  problems: v.pipe(v.record(v.pipe(v.string(), v.maxLength(LONGEST_ID)), Attempted), v.maxEntries(MOST_EXERCISES)),
  /** the days on which the problem of the day was solved: the last one, how many in a row, and the most ever in a row */
  daily: v.object({ last: v.nullable(Day), days: count, longest: count }),
  /** how many steps of a lesson were done, from its first one on; absent: none of any */
  lessons: v.optional(
    v.pipe(v.record(v.pipe(v.string(), v.maxLength(LONGEST_ID)), count), v.maxEntries(MOST_EXERCISES)),
  ),
  /** the steps of a lesson that were done after one that was skipped, counted from 0 */
  ahead: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(LONGEST_ID)), v.pipe(v.array(count), v.maxLength(MOST_EXERCISES))),
      v.maxEntries(MOST_EXERCISES),
    ),
  ),
});
type Kept = v.InferOutput<typeof Kept>;
type Attempted = v.InferOutput<typeof Attempted>;

const NONE: Kept = { version: VERSION, problems: {}, daily: { last: null, days: 0, longest: 0 } };
const DAY = 86_400_000;
/** Does the second day follow the first? */
const follows = (day: string, next: string): boolean => Date.parse(next) - Date.parse(day) === DAY;

export class ExerciseProgress {
  private readonly disk: Disk;
  private readonly file: string;
  private kept: Kept;
  /** the file belongs to a newer version, which must find it is */
  private readonly isForeign: boolean;

  private constructor(disk: Disk, file: string, kept: Kept, isForeign: boolean) {
    this.disk = disk;
    this.file = file;
    this.kept = kept;
    this.isForeign = isForeign;
  }

  /** Never fails: what cannot be read counts as nothing, and the problem says so. */
  static async open(disk: Disk, home: string): Promise<{ progress: ExerciseProgress; problem: Problem | null }> {
    const file = path.join(home, 'progress.json');
    const { state, value } = await readJson(disk, file);
    const of = (kept: Kept, isForeign = false) => new ExerciseProgress(disk, file, kept, isForeign);
    if (state === 'missing') return { progress: of(NONE), problem: null };
    const kept = v.safeParse(Kept, value);
    if (kept.success) return { progress: of(kept.output), problem: null };
    const newer = v.safeParse(v.object({ version: v.pipe(v.number(), v.minValue(VERSION + 1)) }), value);
    if (newer.success)
      return { progress: of(NONE, true), problem: problem('progress-too-new', problemMessages.progressTooNew) };
    // the file will be overwritten: keep a copy of what was in it
    await disk.copy(file, `${file}.damaged`).catch(() => {});
    return { progress: of(NONE), problem: problem('progress-lost', problemMessages.progressLost) };
  }

  /** null: never tried */
  of(id: string): Attempted | null {
    return Object.hasOwn(this.kept.problems, id) ? this.kept.problems[id] : null;
  }
  /** On that day. */
  streak(today: string): ProblemStreak {
    const { last, days, longest } = this.kept.daily;
    const goesOn = last !== null && (last === today || follows(last, today));
    return { days: goesOn ? days : 0, longest };
  }

  /** Each resolves to a problem if it could not be written; it takes effect at once. */
  missed(id: string): Promise<Problem | null> {
    return this.of(id) === null ? this.keep(this.with(id, 'missed')) : Promise.resolve(null);
  }
  /** `isFirst`: at the first try of this time, without help. `day`: it is the problem of that day. */
  solved(id: string, isFirst: boolean, day: string | null): Promise<Problem | null> {
    const before = this.of(id);
    const next = before === 'first' || (before === null && isFirst) ? 'first' : 'later';
    const kept = before === next ? this.kept : this.with(id, next);
    const daily = day === null ? kept.daily : dailyAfter(kept.daily, day);
    return kept === this.kept && daily === kept.daily ? Promise.resolve(null) : this.keep({ ...kept, daily });
  }
  /** How many steps of that lesson were done, from its first one on. */
  stepsDone(lesson: string): number {
    const { lessons = {} } = this.kept;
    return Object.hasOwn(lessons, lesson) ? lessons[lesson] : 0;
  }
  /** `step`: counted from 0. What was skipped before it stays to be done. */
  stepDone(lesson: string, step: number): Promise<Problem | null> {
    const { lessons, ahead = {} } = this.kept;
    const later = new Set(Object.hasOwn(ahead, lesson) ? ahead[lesson] : []);
    let done = this.stepsDone(lesson);
    if (step < done || later.has(step)) return Promise.resolve(null);
    later.add(step);
    while (later.delete(done)) done++;
    const { [lesson]: _, ...others } = ahead;
    return this.keep({
      ...this.kept,
      lessons: { ...lessons, [lesson]: done },
      ahead: later.size > 0 ? { ...others, [lesson]: [...later] } : others,
    });
  }
  /** Nothing was ever solved or learned. */
  beginAgain(): Promise<Problem | null> {
    const { problems, daily, lessons } = this.kept;
    const isNothing = Object.keys(problems).length === 0 && daily.last === null && !lessons;
    return isNothing ? Promise.resolve(null) : this.keep(NONE);
  }

  private with(id: string, how: Attempted): Kept {
    // problems of earlier versions stay in the file, as long as there is room
    const all = Object.entries({ ...this.kept.problems, [id]: how });
    return { ...this.kept, problems: Object.fromEntries(all.slice(-MOST_EXERCISES)) };
  }
  private async keep(next: Kept): Promise<Problem | null> {
    this.kept = next;
    if (this.isForeign) return null;
    try {
      await writeWhole(this.disk, this.file, `${JSON.stringify(next, null, 2)}\n`);
      return null;
    } catch (error) {
      return problem('progress-not-saved', problemMessages.progressNotSaved, codeOf(error));
    }
  }
}

function dailyAfter(daily: Kept['daily'], day: string): Kept['daily'] {
  const { last, longest } = daily;
  // a clock that was set back begins no new row
  if (last !== null && last >= day) return daily;
  const days = last !== null && follows(last, day) ? daily.days + 1 : 1;
  return { last: day, days, longest: Math.max(longest, days) };
}

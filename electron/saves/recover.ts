/**
 * A journal that still exists when the app starts belongs to a game that was not closed properly. The game is restored
 * from the journal and written to the library before the journal is deleted. Recovering twice changes nothing, so
 * neither a crash in the middle nor cancelling does any harm.
 */
import type { Entry } from '../../engine/match/entry.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Gradual, Progress } from '../../engine/match/save/gradual.ts';
import { journalEndOf, replayGradually } from '../../engine/match/save/journal.ts';
import { openGradually } from '../../engine/match/save/open.ts';
import { lastChange, writeSave } from '../../engine/match/save/save.ts';
import { problemMessages, saveMessages } from '../contract/messages.ts';
import type { Problem } from '../contract/result.ts';
import { savedVariant } from '../games/own-games.ts';
import type { Disk } from './disk/disk.ts';
import { alternatives, nameFrom, nameInside } from './disk/names.ts';
import { readJournal } from './journal.ts';
import { isBlank, type Library } from './library.ts';
import { problem } from './problems.ts';
import type { SerialQueue } from './serial-queue.ts';
import type { Working } from './work.ts';

export interface Tools {
  readonly disk: Disk;
  readonly library: Library;
  /** every write to the library goes through this queue */
  readonly writing: SerialQueue;
  readonly log: (line: string) => void;
  readonly working: Working;
}

export interface Recovered {
  /** a message for the players */
  readonly notice: Problem | null;
  /** the name of the recovered game; null: there was none to recover */
  readonly game: string | null;
}

/**
 * Rejects with `Cancelled` or with the disk's error; the journal is then kept. A journal that cannot be used is kept
 * under another name.
 */
export async function recover(tools: Tools, file: string): Promise<Recovered> {
  const { disk, library, writing, log, working } = tools;
  const setAside = (): Promise<void> => disk.rename(file, `${file}.damaged`);
  const journal = await working(readJournal(await disk.read(file)));
  const end = journal ? journalEndOf(journal.lines.lines) : 0;
  // the second half of the progress is for the file that is already in the library
  const half =
    (done: 0 | 1): Working =>
    (steps) =>
      working(inHalves(steps, end, done));
  const opening = journal && (await half(0)(openGradually(journal.base, savedVariant)));
  if (!journal || !opening?.ok) {
    await setAside();
    return { notice: problem('journal-damaged', problemMessages.journalDamaged), game: null };
  }
  const { match, about, told } = opening.value;
  const replayed = await half(0)(replayGradually(match, journal.lines));
  // told: the rules have changed, and the game continues from its position without the entries that led to it
  const isPart = journal.lines.broken !== null || !replayed.ok || told !== null;

  const wish = await writing.run(() => nameOf(library, journal));
  const { created } = about;
  const changed = lastChange(match) ?? about.changed;
  let place: Place;
  let isIn = false;
  do {
    place = await placeFor(library, wish, { match, created }, half(1));
    const { name, isThere } = place;
    const text = isThere ? null : writeSave(match, { name: nameInside(name), created, changed });
    isIn = await writing.run(() => put(library, place, text));
  } while (!isIn);
  try {
    if (isPart) await setAside();
    else await disk.remove(file);
  } catch (error) {
    // the game is safe: the next start reads the journal again, which adds nothing
    log(`cannot remove the journal: ${String(error)}`);
  }
  const turns = Math.max(1, match.cursor.turnNumber);
  const notice = isPart ? problem('journal-damaged', problemMessages.recoveredPart(turns)) : null;
  return { notice, game: place.name };
}

function* inHalves<T>(steps: Gradual<T>, end: number, before: 0 | 1): Gradual<T> {
  const told = ({ done, total }: Progress): Progress => {
    const whole = Math.max(end, total);
    return { done: before * whole + done, total: 2 * whole };
  };
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield told(step.value);
  }
}

/** The name that the game should have. If the app died while renaming, the file may still have the old name. */
async function nameOf(library: Library, { save, was }: { save: string; was: string | null }): Promise<string> {
  // the name of an existing file is valid, however long; any other may be garbage from a damaged journal
  const wish = (await library.has(save)) ? save : nameFrom(save, saveMessages.imported);
  if (was !== null && was !== wish && !(await library.has(wish)) && (await library.has(was))) {
    await library.rename(was, wish);
  }
  return wish;
}

interface Game {
  readonly match: Match;
  readonly created: number | null;
}
/** Where the game is stored in the library. */
interface Place {
  readonly name: string;
  /** the text of the existing file; null: none */
  readonly text: string | null;
  /** the file already contains the whole match; it may contain more if only the journal could not be written */
  readonly isThere: boolean;
}

/**
 * Its own name, or the next free one if another game's file has that name. Only the game's own file is ever
 * overwritten, and only if it contains less of the game.
 */
async function placeFor(library: Library, wish: string, game: Game, working: Working): Promise<Place> {
  for (const name of alternatives(wish)) {
    const found = await library.fileLike(name);
    if (found === null) {
      if (library.isPromised(name)) continue;
      return { name, text: null, isThere: false };
    }
    const read = await library.read(found);
    if (!read.ok) continue;
    const text = read.value;
    const isOwn = name === wish;
    if (isOwn && isBlank(text)) return { name: found, text, isThere: false };
    const opening = await working(openGradually(text, savedVariant));
    if (!opening.ok) continue;
    const stored = { match: opening.value.match, created: opening.value.about.created };
    if (isPartOf(game, stored)) return { name: found, text, isThere: true };
    if (isOwn && isPartOf(stored, game)) return { name: found, text, isThere: false };
  }
  throw new Error('there is always another name');
}

/** False if the library has changed since the place was chosen; then nothing is written. */
async function put(library: Library, place: Place, text: string | null): Promise<boolean> {
  const { name } = place;
  if (place.text !== null) {
    const now = await library.read(name);
    if (!now.ok || now.value !== place.text) return false;
    if (text !== null) await library.write(name, text);
    return true;
  }
  if (!(await library.claim(name))) return false;
  try {
    if (text !== null) await library.write(name, text);
  } finally {
    library.giveBack(name);
  }
  return true;
}

/** Are they the same game, and does the other one have every entry of this one? */
function isPartOf(game: Game, other: Game): boolean {
  const clockOf = ({ timing }: Match) => [timing?.control, timing?.from];
  const begun = ({ match, created }: Game): string =>
    JSON.stringify([
      created,
      match.variant.id,
      match.options,
      match.seated,
      match.start,
      match.resumed,
      clockOf(match),
    ]);
  const has = other.match.entries;
  return begun(game) === begun(other) && game.match.entries.every((entry, n) => same(entry, has[n]));
}
const same = (a: Entry, b: Entry | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

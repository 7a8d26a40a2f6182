/**
 * At the start of the app: journals that are still there are games that were not left properly. Each is brought back
 * from its own journal and put into the library, whole, before its journal goes. Doing it twice changes nothing, so a
 * crash in the middle of it does no harm either.
 */
import path from 'node:path';
import type { Entry } from '../../engine/match/entry.ts';
import { replayGradually } from '../../engine/match/journal.ts';
import type { Match } from '../../engine/match/match.ts';
import { openGradually } from '../../engine/match/open.ts';
import { lastChange, writeSave } from '../../engine/match/save.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import type { Problem } from '../contract/result.ts';
import { problemWords, saveWords } from '../contract/words.ts';
import { codeOf, type Disk } from './disk.ts';
import { JOURNAL, readJournal } from './journal.ts';
import { isBlank, type Library } from './library.ts';
import { alternatives, nameFrom, nameInside } from './names.ts';
import { problem } from './problems.ts';
import { type Working, Works } from './work.ts';
import { isUnfinished } from './write-whole.ts';

export interface Recovered {
  /** what players are to be told */
  readonly notices: readonly Problem[];
  /** the games that are back, by name: they were on the table last, whatever else says so */
  readonly games: readonly string[];
}

/** A journal that cannot be used is kept under another name. */
export async function recover(
  disk: Disk,
  library: Library,
  journals: string,
  log: (line: string) => void,
): Promise<Recovered> {
  const notices: Problem[] = [];
  const games: string[] = [];
  for (const name of await disk.list(journals)) {
    const file = path.join(journals, name);
    if (isUnfinished(name)) await disk.remove(file).catch(() => {});
    if (!name.endsWith(JOURNAL)) continue;
    try {
      const { notice, game } = await recoverOne(disk, library, file);
      if (notice) notices.push(notice);
      if (game !== null) games.push(game);
    } catch (error) {
      // the journal stays, and the next start tries again
      log(`cannot bring back ${name}: ${String(error)}`);
      notices.push(problem('cannot-recover', problemWords.cannotRecover, codeOf(error)));
    }
  }
  return { notices, games };
}

interface One {
  readonly notice: Problem | null;
  readonly game: string | null;
}
async function recoverOne(disk: Disk, library: Library, file: string): Promise<One> {
  const journal = readJournal(await disk.read(file));
  const opening = journal && (await slowly(openGradually(journal.base, variantNamed)));
  if (!journal || !opening?.ok) {
    await setAside(disk, file);
    return { notice: problem('journal-damaged', problemWords.journalDamaged), game: null };
  }
  const { match, about, told } = opening.value;
  const replayed = await slowly(replayGradually(match, journal.lines.lines));
  // told: the rules have changed, and the game goes on without the entries that led to where it stands
  const isPart = journal.lines.broken !== null || !replayed.ok || told !== null;

  // while a game is being renamed its file may still have its old name
  const { was } = journal;
  // a name that is there is one, however long; any other may be whatever a damaged journal says
  const wish = (await library.has(journal.save)) ? journal.save : nameFrom(journal.save, saveWords.imported);
  if (was !== null && was !== wish && !(await library.has(wish)) && (await library.has(was))) {
    await library.rename(was, wish);
  }
  const { created } = about;
  const found = await placeFor(library, wish, { match, created });
  if (!found.isThere) {
    const changed = lastChange(match) ?? about.changed;
    await library.write(found.name, writeSave(match, { name: nameInside(found.name), created, changed }));
  }
  if (isPart) await setAside(disk, file);
  else await disk.remove(file);
  const turns = Math.max(1, match.cursor.turnNumber);
  const notice = isPart ? problem('journal-damaged', problemWords.recoveredPart(turns)) : null;
  return { notice, game: found.name };
}

/** In slices: whoever wants to end the app meanwhile is heard. */
const works = new Works(() => {});
const slowly: Working = (steps) => works.run('open', '', (working) => working(steps));

const setAside = (disk: Disk, file: string): Promise<void> => disk.rename(file, `${file}.damaged`);

interface Game {
  readonly match: Match;
  readonly created: number | null;
}
/**
 * The name under which the game goes into the library: its own, unless another file has that, and then the next one that
 * is free. `isThere`: the file has everything that the match has; it may have more when only the journal could not be
 * written. A game's own file, with less of it, is the only one that is ever written over.
 */
async function placeFor(library: Library, wish: string, game: Game): Promise<{ name: string; isThere: boolean }> {
  for (const name of alternatives(wish)) {
    const found = await library.fileLike(name);
    if (found === null) return { name, isThere: false };
    const text = await library.read(found);
    const isOwn = name === wish;
    if (isOwn && text.ok && isBlank(text.value)) return { name: found, isThere: false };
    const opening = text.ok ? await slowly(openGradually(text.value, variantNamed)) : null;
    if (!opening?.ok) continue;
    const filed = { match: opening.value.match, created: opening.value.about.created };
    if (isPartOf(game, filed)) return { name: found, isThere: true };
    if (isOwn && isPartOf(filed, game)) return { name: found, isThere: false };
  }
  throw new Error('there is always another name');
}

/** Are they the same game, and has the other one every entry of this? */
function isPartOf(game: Game, other: Game): boolean {
  const begun = ({ match, created }: Game): string =>
    JSON.stringify([created, match.variant.id, match.options, match.players, match.start, match.resumed]);
  const has = other.match.entries;
  return begun(game) === begun(other) && game.match.entries.every((entry, n) => same(entry, has[n]));
}
const same = (a: Entry, b: Entry | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

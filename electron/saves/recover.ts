/**
 * At the start of the app: journals that are still there are games that were not left properly. Each is brought back
 * from its own journal and put into the library, whole, before its journal goes. Doing it twice changes nothing, so a
 * crash in the middle of it does no harm either.
 */
import path from 'node:path';
import type { Entry } from '../../engine/match/entry.ts';
import { replayJournal } from '../../engine/match/journal.ts';
import type { Match } from '../../engine/match/match.ts';
import { openSave } from '../../engine/match/open.ts';
import { writeSave } from '../../engine/match/save.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import type { Problem } from '../contract/result.ts';
import { problemWords, saveWords } from '../contract/words.ts';
import { codeOf, type Disk } from './disk.ts';
import { JOURNAL, readJournal } from './journal.ts';
import type { Library } from './library.ts';
import { nameFrom } from './names.ts';
import { problem } from './problems.ts';
import { isUnfinished } from './write-whole.ts';

/** Answers what players are to be told. A journal that cannot be used is kept under another name. */
export async function recover(
  disk: Disk,
  library: Library,
  journals: string,
  log: (line: string) => void,
): Promise<readonly Problem[]> {
  const notices: Problem[] = [];
  for (const name of await disk.list(journals)) {
    const file = path.join(journals, name);
    if (isUnfinished(name)) await disk.remove(file).catch(() => {});
    if (!name.endsWith(JOURNAL)) continue;
    try {
      const notice = await recoverOne(disk, library, file);
      if (notice) notices.push(notice);
    } catch (error) {
      // the journal stays, and the next start tries again
      log(`cannot bring back ${name}: ${String(error)}`);
      notices.push(problem('cannot-recover', problemWords.cannotRecover, codeOf(error)));
    }
  }
  return notices;
}

async function recoverOne(disk: Disk, library: Library, file: string): Promise<Problem | null> {
  const journal = readJournal(await disk.read(file));
  const opening = journal && openSave(journal.base, variantNamed);
  if (!journal || !opening?.ok) {
    await setAside(disk, file);
    return problem('journal-damaged', problemWords.journalDamaged);
  }
  const { match, about } = opening.value;
  const replayed = replayJournal(match, journal.lines.lines);
  const isPart = journal.lines.broken !== null || !replayed.ok;

  // while a game is being renamed its file may still have its old name
  const { was } = journal;
  const name = nameFrom(journal.save, saveWords.salvaged(''));
  if (was !== null && was !== name && !(await library.has(name)) && (await library.has(was))) {
    await library.rename(was, name);
  }
  if (!(await isFurther(library, name, match))) {
    await library.write(
      name,
      writeSave(match, { name, created: about.created, changed: lastTime(match) ?? about.changed }),
    );
  }
  if (isPart) await setAside(disk, file);
  else await disk.remove(file);
  return isPart ? problem('journal-damaged', problemWords.recoveredPart(Math.max(1, match.cursor.turnNumber))) : null;
}

const setAside = (disk: Disk, file: string): Promise<void> => disk.rename(file, `${file}.damaged`);

/** Has the library's file everything that the match has? It may have more when only the journal could not be written. */
async function isFurther(library: Library, name: string, match: Match): Promise<boolean> {
  const text = await library.read(name);
  const opening = text.ok ? openSave(text.value, variantNamed) : null;
  if (!opening?.ok) return false;
  const filed = opening.value.match.entries;
  const same = (a: Entry, b: Entry | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
  return filed.length >= match.entries.length && match.entries.every((entry, n) => same(entry, filed[n]));
}

const lastTime = (match: Match): number | null => match.entries.at(-1)?.at ?? null;

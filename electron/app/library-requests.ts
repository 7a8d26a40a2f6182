/**
 * Requests about the library. Dialogs are asked outside the queue, so that a dialog that stays open does not hold up
 * the table.
 */
import path from 'node:path';
import type { Result } from '../../engine/core/result.ts';
import { errorMessages } from '../contract/messages.ts';
import type { Handlers, Output, SaveSummary } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { EXTENSION } from '../saves/names.ts';
import { writeWhole } from '../saves/write-whole.ts';
import { refusal, refused, type Table, value } from './application.ts';

type LibraryRequests = Pick<Handlers, Extract<keyof Handlers, `library.${string}`>>;
type HandedOver = Output<'library.export'>;

export function libraryRequests(table: Table): LibraryRequests {
  const { catalogue, library, writing, queue } = table;
  const changing = (work: () => Promise<Result<string>>): Promise<Answer<SaveSummary>> =>
    table.trying(async () => {
      const name = await writing.run(work);
      return name.ok ? value(await catalogue.summary(name.value)) : refused(name.error);
    });
  /** the file of a game that is on the table is brought up to date first */
  const flushed = async (save: string): Promise<void> => {
    const { current } = table;
    if (current?.running.name === save) await current.keeping.flush();
  };
  const withGame = <T>(save: string, task: () => Promise<Answer<T>>): Promise<Answer<T>> =>
    table.whenRecovered(save, () => queue.run(() => table.trying(task)));
  return {
    'library.list': () =>
      table.trying(async () =>
        value({ saves: await catalogue.list(), folder: library.folder, recent: [...table.recent.names] }),
      ),
    'library.rename': ({ save, name }) =>
      withGame(save, async () => {
        if (table.current?.running.name !== save)
          return changing(async () => {
            const renamed = await library.rename(save, name);
            if (renamed.ok) await table.recent.renamed(save, renamed.value);
            return renamed;
          });
        const renamed = await renameSeated(table, name);
        return renamed.ok ? value(await catalogue.summary(table.current.running.name)) : renamed;
      }),
    'library.duplicate': ({ save }) =>
      withGame(save, async () => {
        await flushed(save);
        return changing(() => library.duplicate(save));
      }),
    'library.discard': ({ save }) =>
      withGame(save, async () => {
        if (table.current?.running.name === save) return refusal('save-is-open', errorMessages.saveIsOpen);
        const token = await writing.run(() => library.discard(save));
        return token.ok ? value({ token: token.value }) : refused(token.error);
      }),
    'library.restore': ({ token }) => changing(() => library.restore(token)),
    'library.import': async ({ file }) => {
      if (file) return table.trying(() => table.take(file.text, path.basename(file.name)));
      if (!table.host.native) return refusal('no-dialogs', errorMessages.noDialogs);
      const chosen = await table.host.chooseFile();
      if (chosen === null) return value(null);
      return table.trying(async () => {
        const text = await library.reading.text(chosen);
        if (!text.ok) return table.cannotOpen({ error: { ...text.error, code: 'unreadable' } });
        return table.take(text.value, path.basename(chosen));
      });
    },
    'library.export': async ({ save }) => {
      const text = await withGame(save, async () => {
        await flushed(save);
        const read = await library.read(save);
        return read.ok ? value(read.value) : refused(read.error);
      });
      return text.ok ? handOver(table, save, text.value) : text;
    },
  };
}

/** Through the host's save dialog where it has one; otherwise the page gets the file. */
export async function handOver(table: Table, name: string, text: string): Promise<Answer<HandedOver>> {
  const called = name + EXTENSION;
  if (!table.host.native) return value({ file: { name: called, text }, where: null });
  const place = await table.host.choosePlace(called);
  if (place === null) return value({ file: null, where: null });
  return table.trying(async () => {
    await writeWhole(table.disk, place, text);
    return value({ file: null, where: place });
  });
}

/** Give the match on the table another name. Only inside the queue, with a match on the table. */
export async function renameSeated(table: Table, typed: string): Promise<Answer<Record<string, never>>> {
  const { current, library } = table;
  if (!current) return refusal('no-match', errorMessages.noMatch);
  const { running, keeping } = current;
  const wish = await library.mayRename(running.name, typed);
  if (!wish.ok) return refused(wish.error);
  if (wish.value === running.name) return value({});
  const was = running.name;
  // its file may be missing when the disk has refused it: then there is nothing to move
  let why: Answer<never> | null = null;
  const moved = await keeping.rename(wish.value, async () => {
    try {
      const result = (await library.has(running.name)) ? await library.rename(running.name, wish.value) : wish;
      if (!result.ok) why = refused(result.error);
      return result.ok;
    } catch (error) {
      // it may have been moved before the disk refused what comes after that
      if (await library.has(wish.value)) return true;
      throw error;
    }
  });
  if (!moved) return why ?? refusal('disk', errorMessages.cannotWrite);
  await table.writing.run(() => table.recent.renamed(was, wish.value));
  return value({});
}

/**
 * Requests about the library. Dialogs are shown outside the queue, so that a dialog that stays open does not block the
 * match.
 */

import path from 'node:path';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers, SaveSummary } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { errFrom } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { exportFile } from './export-file.ts';
import { offerText } from './offer-text.ts';
import { recognise } from './recognise.ts';

type LibraryRequests = Pick<Handlers, Extract<keyof Handlers, `library.${string}` | 'text.recognise'>>;

export function libraryRequests(app: AppSession): LibraryRequests {
  const { catalogue, library, writing, queue } = app;
  const changing = (work: () => Promise<Result<string>>): Promise<Answer<SaveSummary>> =>
    app.orDiskRefusal(async () => {
      const name = await writing.run(work);
      return name.ok ? ok(await catalogue.summary(name.value)) : errFrom(name.error);
    });
  /** the file of the open match is written first */
  const flushed = async (save: string): Promise<void> => {
    const { current } = app;
    if (current?.session.name === save) await current.autosave.flush();
  };
  const withGame = <T>(save: string, task: () => Promise<Answer<T>>): Promise<Answer<T>> =>
    app.whenRecovered(save, () => queue.run(() => app.orDiskRefusal(task)));
  return {
    'library.list': () =>
      app.orDiskRefusal(async () =>
        ok({ saves: await catalogue.list(), folder: library.folder, recent: [...app.recent.names] }),
      ),
    'library.pictures': ({ saves }) => app.orDiskRefusal(async () => ok({ pictures: await catalogue.pictures(saves) })),
    'library.rename': ({ save, name }) =>
      withGame(save, async () => {
        if (app.current?.session.name !== save)
          return changing(async () => {
            const renamed = await library.rename(save, name);
            if (renamed.ok) await app.recent.renamed(save, renamed.value);
            return renamed;
          });
        const renamed = await app.renameMatch(name);
        return renamed.ok ? ok(await catalogue.summary(app.current.session.name)) : renamed;
      }),
    'library.duplicate': ({ save }) =>
      withGame(save, async () => {
        await flushed(save);
        return changing(() => library.duplicate(save));
      }),
    'library.discard': ({ save }) =>
      withGame(save, async () => {
        if (app.current?.session.name === save) return err('save-is-open', errorMessages.saveIsOpen);
        const token = await writing.run(() => library.discard(save));
        return token.ok ? ok({ token: token.value }) : errFrom(token.error);
      }),
    'library.restore': ({ token }) => changing(() => library.restore(token)),
    'library.import': async ({ file }) => {
      if (file) return app.orDiskRefusal(() => app.importFile(file.text, path.basename(file.name)));
      if (!app.host.native) return err('no-dialogs', errorMessages.noDialogs);
      const chosen = await app.host.chooseFile('save');
      if (chosen === null) return ok(null);
      return app.orDiskRefusal(async (): Promise<Answer<SaveSummary | null>> => {
        const text = await library.reading.text(chosen);
        if (!text.ok) return app.cannotOpen({ error: { ...text.error, code: 'unreadable' } });
        const imported = await app.importFile(text.value, path.basename(chosen));
        return !imported.ok && (await offerText(app, text.value)) ? ok(null) : imported;
      });
    },
    'text.recognise': ({ text }) => app.cancellable(() => recognise(app, text)),
    'library.export': async ({ save }) => {
      const text = await withGame(save, async () => {
        await flushed(save);
        const read = await library.read(save);
        return read.ok ? ok(read.value) : errFrom(read.error);
      });
      return text.ok ? exportFile(app, save, text.value) : text;
    },
  };
}

/** Requests about people's own games and the shelf of known variants. */

import path from 'node:path';
import * as v from 'valibot';
import { err, ok } from '../../../engine/shared/result.ts';
import { editGame } from '../../../engine/workshop/edit/edit-game.ts';
import { editable } from '../../../engine/workshop/edit/editable.ts';
import { readDraft } from '../../../engine/workshop/file/read-game.ts';
import { errorMessages } from '../../contract/messages.ts';
import { LARGEST_GAMES_TEXT } from '../../contract/own-games.ts';
import type { Handlers } from '../../contract/requests.ts';
import { EditableView } from '../../contract/workshop.ts';
import { GAME_EXTENSION, nameFrom } from '../../saves/disk/names.ts';
import { errFrom } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import type { OwnLessons } from '../exercises/own-lessons.ts';
import type { OwnProblems } from '../exercises/own-problems.ts';
import { exportFile } from '../files/export-file.ts';
import { caseTold } from './own-cases.ts';

type OwnGameRequests = Pick<Handlers, Extract<keyof Handlers, `games.${string}`>>;

/** A file is called what its game is called now. */
const fileNameOf = (game: string, text: string): string => nameFrom(readDraft(text).data?.title ?? game, game);
/** In the shape of the contract. */
const partsOf = (text: string): EditableView => v.parse(EditableView, editable(text));

export function answerOwnGameRequests(
  app: AppSession,
  { problems, lessons }: { readonly problems: OwnProblems; readonly lessons: OwnLessons },
): OwnGameRequests {
  const { games } = app;
  return {
    'games.list': () => app.orDiskRefusal(async () => ok({ own: await games.list(), shelf: games.shelf() })),
    'games.choose': async () => {
      if (!app.host.native) return err('no-dialogs', errorMessages.noDialogs);
      const chosen = await app.host.chooseFile('game');
      if (chosen === null) return ok(null);
      const text = await games.files.reading.text(chosen);
      if (!text.ok) return app.cannotOpen({ error: { ...text.error, code: 'unreadable' } });
      if (text.value.length > LARGEST_GAMES_TEXT) return err('too-long', errorMessages.gamesTooLong);
      return ok({ name: path.basename(chosen), text: text.value });
    },
    'games.read': async ({ text, section }) => {
      const told = (read: number, of: number): void => void app.host.send('reading', { read, of });
      const read = await games.gamesIn(text, section ? { section } : { told });
      if (!read.ok) return read;
      const { games: found, unread } = read.value;
      return ok({ games: found.map((game) => ({ ...game, problems: [...game.problems] })), unread });
    },
    'games.stopReading': () => {
      games.stopReading();
      return ok({});
    },
    'games.keep': ({ game, text }) => app.orDiskRefusal(() => games.keep(game, text)),
    'games.versions': ({ game, text }) =>
      app.orDiskRefusal(async () => ok({ versions: await games.versionsOf(game, text) })),
    'games.version': ({ game, kept }) => app.orDiskRefusal(() => games.version(game, kept)),
    'games.source': ({ variant }) => app.orDiskRefusal(() => games.source(variant)),
    'games.parts': ({ text }) => ok(partsOf(text)),
    'games.change': ({ text, change }) => {
      const edited = editGame(text, change);
      return edited.ok ? ok({ text: edited.text, parts: partsOf(edited.text) }) : err('bad-change', edited.says);
    },
    'games.preview': (input) => games.preview(input),
    'games.problem': async ({ text, problem: at }) => {
      const game = await games.unlisted(text);
      return game.ok ? problems.tell(game.value.variant, { said: game.value.data.problems ?? [], at }) : game;
    },
    'games.lesson': async ({ text, lesson: at }) => {
      const game = await games.unlisted(text);
      return game.ok ? lessons.tell(game.value.variant, { said: game.value.data.lessons ?? [], at }) : game;
    },
    'games.case': async ({ text, case: at }) => {
      const game = await games.unlisted(text);
      if (!game.ok) return game;
      const one = game.value.data.cases?.[at];
      return one ? ok(caseTold(game.value.variant, one)) : err('no-such-case', errorMessages.noSuchCase);
    },
    'games.playItself': (input) => games.playItself(input),
    'games.save': (save) => app.orDiskRefusal(() => games.save(save)),
    'games.picture': ({ game }) => games.picture(game),
    'games.try': async ({ text }) => {
      const admitted = await games.admit(text);
      return admitted.ok ? ok({ variant: admitted.value.id }) : admitted;
    },
    'games.add': ({ text }) => app.orDiskRefusal(() => games.add(text)),
    'games.use': ({ place }) =>
      app.orDiskRefusal(async () => {
        const used = await games.use(place);
        return used.ok ? ok({ variant: used.value.id }) : used;
      }),
    'games.text': ({ place }) =>
      app.orDiskRefusal(async () => {
        const text = await games.text(place);
        return text.ok ? ok({ text: text.value }) : text;
      }),
    'games.discard': ({ game }) =>
      app.orDiskRefusal(async () => {
        const token = await games.discard(game);
        return token.ok ? ok({ token: token.value }) : errFrom(token.error);
      }),
    'games.restore': ({ token }) => app.orDiskRefusal(() => games.restore(token)),
    'games.export': async ({ place }) => {
      const text = await app.orDiskRefusal(() => games.text(place));
      return text.ok ? exportFile(app, fileNameOf(place.game, text.value), text.value, GAME_EXTENSION) : text;
    },
  };
}

/** Requests about people's own games and the shelf of known variants. */
import path from 'node:path';
import { errorMessages } from '../contract/messages.ts';
import { LARGEST_GAMES_TEXT } from '../contract/own-games.ts';
import type { Handlers } from '../contract/requests.ts';
import { GAME_EXTENSION } from '../saves/names.ts';
import { refusal, refused, value } from './answers.ts';
import type { AppSession } from './app-session.ts';
import { exportFile } from './export-file.ts';

type OwnGameRequests = Pick<Handlers, Extract<keyof Handlers, `games.${string}`>>;

export function ownGameRequests(app: AppSession): OwnGameRequests {
  const { games } = app;
  return {
    'games.list': () => app.orDiskRefusal(async () => value({ own: await games.list(), shelf: games.shelf() })),
    'games.choose': async () => {
      if (!app.host.native) return refusal('no-dialogs', errorMessages.noDialogs);
      const chosen = await app.host.chooseFile('game');
      if (chosen === null) return value(null);
      const text = await games.files.reading.text(chosen);
      if (!text.ok) return app.cannotOpen({ error: { ...text.error, code: 'unreadable' } });
      if (text.value.length > LARGEST_GAMES_TEXT) return refusal('too-long', errorMessages.gamesTooLong);
      return value({ name: path.basename(chosen), text: text.value });
    },
    'games.read': async ({ text }) => {
      const read = await games.gamesIn(text);
      return read.ok ? value({ games: read.value.map((game) => ({ ...game, problems: [...game.problems] })) }) : read;
    },
    'games.preview': ({ text }) => games.preview(text),
    'games.save': ({ game, text }) => app.orDiskRefusal(() => games.save(game, text)),
    'games.try': async ({ text }) => {
      const admitted = await games.admit(text);
      return admitted.ok ? value({ variant: admitted.value.id }) : admitted;
    },
    'games.add': ({ text }) => app.orDiskRefusal(() => games.add(text)),
    'games.use': ({ place }) =>
      app.orDiskRefusal(async () => {
        const text = await games.text(place);
        if (!text.ok) return text;
        const admitted = await games.admit(text.value);
        return admitted.ok ? value({ variant: admitted.value.id }) : admitted;
      }),
    'games.text': ({ place }) =>
      app.orDiskRefusal(async () => {
        const text = await games.text(place);
        return text.ok ? value({ text: text.value }) : text;
      }),
    'games.discard': ({ game }) =>
      app.orDiskRefusal(async () => {
        const token = await games.discard(game);
        return token.ok ? value({ token: token.value }) : refused(token.error);
      }),
    'games.restore': ({ token }) => app.orDiskRefusal(() => games.restore(token)),
    'games.export': async ({ place }) => {
      const text = await app.orDiskRefusal(() => games.text(place));
      return text.ok ? exportFile(app, place.game, text.value, GAME_EXTENSION) : text;
    },
  };
}

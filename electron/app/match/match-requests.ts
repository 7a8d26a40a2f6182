/** Requests about the open match: those of its turns and notes, questions about it, and opening, leaving and naming it. */

import { optionsOf } from '../../../engine/core/setting.ts';
import { problemsOf } from '../../../engine/core/start/start.ts';
import { draftMessages } from '../../../engine/core/text/draft-words.ts';
import { Match } from '../../../engine/match/match.ts';
import type { Player, Players } from '../../../engine/match/player.ts';
import { applyGradually } from '../../../engine/match/save/open.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { errorMessages, saveMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { Seats } from '../../contract/settings.ts';
import type { View } from '../../contract/view.ts';
import { errFrom } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { anyKey, computerSeatOf } from '../computer/computer-seats.ts';
import { type EngineSeats, whyNotHere } from '../engines/engine-seats.ts';
import type { Engines } from '../engines/engines.ts';
import type { ExerciseTurns } from '../exercises/exercise-turns.ts';
import { exportFile } from '../files/export-file.ts';
import { saveFilm } from '../files/save-film.ts';
import { savePicture } from '../files/save-picture.ts';
import { beginMatch, beginRematch } from './begin-match.ts';
import { matchQuestions } from './match-questions.ts';
import { noteRequests } from './note-requests.ts';
import { positionRequests } from './position-requests.ts';
import { turnRequests } from './turn-requests.ts';

type MatchRequests = Pick<Handlers, Extract<keyof Handlers, `match.${string}`>>;
export function matchRequests(
  app: AppSession,
  exercises: ExerciseTurns,
  engines: Engines,
  engineSeats: EngineSeats,
): MatchRequests {
  const { queue } = app;
  const { at } = positionRequests(app);

  return {
    ...matchQuestions(app, (session) => session),
    ...turnRequests(app, exercises, engineSeats),
    ...noteRequests(app),
    'match.start': ({ variant: id, options, players, start, timeControl }) =>
      queue.run(() =>
        app.orDiskRefusal(async () => {
          const variant = variantNamed(id);
          if (!variant) return err('no-such-variant', errorMessages.noSuchVariant);
          const [wrong] = start ? problemsOf(variant, options, start) : [];
          if (wrong) {
            const cell = wrong.cell === null ? null : variant.topology.name(wrong.cell);
            return err(wrong.code, draftMessages.wrong(cell, wrong.says));
          }
          const beginning = { variant, options: optionsOf(variant, options), start: start ?? null, resumed: null };
          for (const { computer } of players) {
            const name = computer?.engine?.name;
            if (name === undefined) continue;
            const why = whyNotHere(engines, name, beginning);
            if (why !== null) return err('engine-cannot-play', why);
          }
          const seats: Players = [playerOf(players[0]), playerOf(players[1])];
          return beginMatch(app, { variant, options, players: seats, start: start ?? null, timeControl });
        }),
      ),
    'match.open': ({ save }) => app.openSave(save),
    'match.salvage': ({ token }) => {
      const open = (): Promise<Answer<View>> =>
        queue.run(() =>
          app.cancellable(async () => {
            const salvage = await app.catalogue.salvage(token);
            if (!salvage) return err('nothing-to-salvage', errorMessages.nothingToSalvage);
            const { match } = salvage;
            // the salvaged match may be open already: every opening uses its own copy
            const again = Match.begin(match.setup());
            if (!again.ok) return errFrom(again.error);
            await app.works.run('open', salvage.name, (working) => working(applyGradually(again.value, match)));
            const name = await app.library.free(saveMessages.salvaged(salvage.name || match.variant.words.title));
            return app.activate(again.value, name, { created: null, filed: false, isNew: false });
          }),
        );
      const save = app.catalogue.gameOf(token);
      return save === null ? open() : app.whenRecovered(save, open);
    },
    'match.rematch': (where) => at(where, ({ session }) => beginRematch(app, session.match)),
    'match.leave': (where) => at(where, () => app.closeMatch()),
    'match.rename': ({ name, ...where }) =>
      at(where, async ({ session }) => {
        const renamed = await app.renameMatch(name);
        return renamed.ok ? ok(session.view()) : renamed;
      }),
    'match.saveCopy': async (where) => {
      const text = await at(where, ({ autosave }) => ok(autosave.text()));
      if (!text.ok) return text;
      const active = app.current;
      const entries = active?.session.match.entries.length ?? 0;
      const handed = await exportFile(app, active?.session.name ?? '', text.value);
      if (handed.ok && (handed.value.file || handed.value.where)) active?.autosave.keptElsewhere(entries);
      return handed;
    },
    'match.savePicture': (picture) => savePicture(app, picture),
    'match.saveFilm': (film) => saveFilm(app, film),
    'match.reveal': (where) =>
      at(where, ({ session }) => {
        const { viewer } = session;
        if (viewer.canReveal) viewer.reveal();
        else if (viewer.side === null) return err('nothing-hidden', errorMessages.nothingHidden);
        return ok(session.view());
      }),
    'match.hide': (where) => at(where, ({ session }) => ok(session.hiddenView())),
  };
}

const playerOf = ({ name, computer, elsewhere }: Seats[number]): Player => ({
  name,
  ...(elsewhere && { elsewhere: anyKey() }),
  ...(computer && { computer: computerSeatOf(computer) }),
});

/**
 * Requests about the open match: opening, leaving and naming it, questions about its position, and everything that
 * players do.
 */
import { other, type Side } from '../../../engine/core/ids.ts';
import { err, type Result } from '../../../engine/core/result.ts';
import { problemsOf } from '../../../engine/core/start/start.ts';
import type { Change } from '../../../engine/match/change.ts';
import { isDrawOffered } from '../../../engine/match/correspondence/correspondence.ts';
import { sentFreeMove } from '../../../engine/match/free/free.ts';
import { Match } from '../../../engine/match/match.ts';
import type { Player, Players } from '../../../engine/match/player.ts';
import { applyGradually } from '../../../engine/match/save/open.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { draftMessages, errorMessages, saveMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { Seats } from '../../contract/settings.ts';
import type { Played, View } from '../../contract/view.ts';
import { refusal, refused, value } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { anyKey, computerSeatOf } from '../computer/computer-seats.ts';
import type { ExerciseTurns } from '../exercises/exercise-turns.ts';
import { exportFile } from '../files/export-file.ts';
import { saveFilm } from '../files/save-film.ts';
import { savePicture } from '../files/save-picture.ts';
import { beginMatch, beginRematch } from './begin-match.ts';
import { layReady } from './lay-ready.ts';
import { matchQuestions } from './match-questions.ts';
import type { MatchSession } from './match-session.ts';
import { type Make, positionRequests, type Where } from './position-requests.ts';
import { thrown } from './tossing.ts';

type MatchRequests = Pick<Handlers, Extract<keyof Handlers, `match.${string}`>>;
export function matchRequests(app: AppSession, exercises: ExerciseTurns): MatchRequests {
  const { queue } = app;

  const { at, apply, change } = positionRequests(app);

  /** Going back, which may need the agreement of both players. */
  const back = (
    where: Where,
    agreed: boolean | undefined,
    make: (match: Match, how: { at: number; agreed: boolean }, session: MatchSession) => Result<Change>,
  ): Promise<Answer<Played>> =>
    change(
      where,
      (match, when, session) =>
        session.viewer.isHidden && !agreed && !session.computer.plays && !session.byText.mine
          ? err('revelation', errorMessages.both)
          : // the computer agrees to everything
            make(match, { at: when.at, agreed: agreed === true || session.computer.plays }, session),
      'allowed',
    );
  /** Playing, for whoever is to move at the screen. */
  const play = (where: Where, make: Make): Promise<Answer<Played>> =>
    change(
      where,
      (match, when, session) => {
        if (session.exercise && session.exercise.state !== 'open')
          return err('not-open', errorMessages.exerciseNotOpen);
        if (session.computer.state !== null) return err('computers-turn', errorMessages.computersTurn);
        const { byText } = session;
        if (byText.isTheirTurn) return err('their-turn', errorMessages.theirTurn(nameAt(match, match.position.turn)));
        return session.viewer.isHidden ? err('hidden', errorMessages.hidden) : make(match, when, session);
      },
      'allowed',
    );
  /** Ending the game without the rules, which is for people. */
  const end = (where: Where, make: Make): Promise<Answer<Played>> =>
    change(
      where,
      (match, when, session) =>
        session.computer.isWatched ? err('watching', errorMessages.watching) : make(match, when, session),
      'allowed',
    );

  /** What players write and draw, at any revision: they may do so while the computer moves. */
  const note = (id: string, make: Make): Promise<Answer<Played>> =>
    queue.run(() =>
      app.orDiskRefusal(async () => {
        const active = app.current;
        if (active?.session.id !== id) return refusal('no-match', errorMessages.noMatch);
        const { viewer, computer, byText } = active.session;
        return viewer.isHidden && !computer.plays && !byText.mine
          ? refusal('hidden', errorMessages.hidden)
          : apply(active, make);
      }),
    );

  return {
    ...matchQuestions(app, (session) => session),
    'match.start': ({ variant: id, options, players, start, timeControl }) =>
      queue.run(() =>
        app.orDiskRefusal(async () => {
          const variant = variantNamed(id);
          if (!variant) return refusal('no-such-variant', errorMessages.noSuchVariant);
          const [wrong] = start ? problemsOf(variant, options, start) : [];
          if (wrong) {
            const cell = wrong.cell === null ? null : variant.topology.name(wrong.cell);
            return refusal(wrong.code, draftMessages.wrong(cell, wrong.says));
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
            if (!salvage) return refusal('nothing-to-salvage', errorMessages.nothingToSalvage);
            const { match } = salvage;
            // the salvaged match may be open already: every opening uses its own copy
            const again = Match.begin(match.setup());
            if (!again.ok) return refused(again.error);
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
        return renamed.ok ? value(session.view()) : renamed;
      }),
    'match.saveCopy': async (where) => {
      const text = await at(where, ({ autosave }) => value(autosave.text()));
      if (!text.ok) return text;
      const active = app.current;
      const entries = active?.session.match.entries.length ?? 0;
      const handed = await exportFile(app, active?.session.name ?? '', text.value);
      if (handed.ok && (handed.value.file || handed.value.where)) active?.autosave.keptElsewhere(entries);
      return handed;
    },
    'match.savePicture': (picture) => savePicture(app, picture),
    'match.saveFilm': (film) => saveFilm(app, film),
    'match.comment': ({ match: id, node, mark, text }) =>
      note(id, (match, when, { viewer }) =>
        viewer.maySee(node) ? match.comment(node, { mark, text }, when) : err('no-such-node', errorMessages.noSuchNode),
      ),
    'match.free': ({ draft, ...where }) =>
      change(where, (match, when, { computer }) => {
        if (computer.state !== null) return err('computers-turn', errorMessages.computersTurn);
        const move = sentFreeMove(match.table, draft);
        return move.ok ? match.freeMove(move.value, when) : move;
      }),
    'match.referee': (where) => change(where, (match, when) => match.switchRefereeOn(when)),
    'match.notes': ({ match: id, text }) =>
      note(id, (match, when, { viewer, computer, byText }) =>
        // everybody reads the notes, and whoever sees hidden things could write them down there
        viewer.side !== null && !computer.plays && !byText.mine
          ? err('secret-notes', errorMessages.secretNotes)
          : match.writeNotes(text, when),
      ),
    'match.draw': ({ match: id, pen, points }) =>
      note(id, (match, when, { viewer, computer, byText }) =>
        // everybody sees what is drawn, and a line over hidden things would show them
        viewer.side !== null && !computer.plays && !byText.mine
          ? err('secret-drawing', errorMessages.secretDrawing)
          : match.draw(pen, points, when),
      ),
    'match.erase': ({ match: id, strokes, back = false }) =>
      note(id, (match, when) => match.erase(strokes, back, when)),
    'match.reveal': (where) =>
      at(where, ({ session }) => {
        const { viewer } = session;
        if (viewer.canReveal) viewer.reveal();
        else if (viewer.side === null) return refusal('nothing-hidden', errorMessages.nothingHidden);
        return value(session.view());
      }),
    'match.hide': (where) => at(where, ({ session }) => value(session.hiddenView())),
    'match.play': ({ action, ...where }) => play(where, (match, when) => match.play(action, when)),
    'match.playTogether': ({ actions, ...where }) =>
      play(where, (_, when, { together }) => together.play(actions, when)),
    'match.layReady': (where) =>
      play(where, (match, when, { byText }) =>
        byText.mine ? err('by-text', errorMessages.readyByText) : layReady(match, when, false),
      ),
    'match.undo': ({ unit, agreed, ...where }) => {
      const { exercise } = app.current?.session ?? {};
      // a step of a lesson is short, and begins again
      if (exercise?.task.is === 'lesson')
        return at(where, ({ active }) =>
          exercise.canTakeBack
            ? value(exercises.restart(active, exercise))
            : refusal('nothing-to-undo', errorMessages.nothingToUndo),
        );
      return back(where, agreed, (match, how, session) => {
        if (session.exercise) return session.exercise.takeBack(how.at);
        const once = (): Result<Change> => {
          if (session.computer.person !== null) return session.computer.takeBack(unit, how.at);
          if (session.byText.mine) return session.byText.takeBack(unit, how.at);
          return match.undo(unit, how);
        };
        const isPlain = !session.viewer.isHidden || session.computer.isWatched;
        if (isPlain || session.computer.person !== null || session.byText.mine)
          return unit === 'action' ? session.together.undo(once) : once();
        // a hidden turn in progress is undone first; the answer is the same whether or not it had any actions
        if (!session.viewer.canGoBackHidden) return err('nothing-to-undo', errorMessages.nothingToUndo);
        if (match.cursor.secretOf !== null) match.undo('turn', how);
        return match.undo(unit, how);
      });
    },
    'match.redo': ({ unit, ...where }) =>
      change(where, (match, when, { computer, together }) => {
        const once = (): Result<Change> =>
          computer.person === null || match.isFree
            ? match.redo(unit, { at: when.at })
            : computer.doAgain(unit, when.at);
        return unit === 'action' ? together.redo(once) : once();
      }),
    'match.goto': ({ node, agreed, ...where }) =>
      back(where, agreed, (match, how, { viewer, byText }) => {
        if (!viewer.maySee(node)) return err('no-such-node', errorMessages.noSuchNode);
        if (byText.mine) return byText.goTo(node, how.at);
        // the screen shows it already, without hidden things, whatever was done since
        const isShown = viewer.isHidden && node === match.seenBy(null).id;
        return isShown ? err('already-there', errorMessages.alreadyThere) : match.goto(node, how);
      }),
    // between two people the side to move resigns: it is the one at the keyboard
    'match.resign': (where) =>
      end(where, (match, when, { computer, byText }) =>
        byText.isTheirTurn
          ? err('their-turn', errorMessages.resignInTurn)
          : match.resign(computer.person ?? match.position.turn, when),
      ),
    'match.agree': (where) =>
      end(where, (match, when, { computer, byText }) => {
        if (byText.mine && !isDrawOffered(match)) return err('no-offer', errorMessages.noDrawOffer);
        if (match.outcome || computer.person === null || computer.takesDraw) return match.agree(when);
        return err('draw-declined', errorMessages.drawDeclined(match.variant.sides[other(computer.person)].name));
      }),
    'match.claim': (where) => play(where, (match, when) => match.claim(when)),
    // whoever may not look now may hear what came up
    'match.toss': ({ dice, sides, ...where }) =>
      change(where, (match, when) => match.toss(thrown(dice, sides), when), 'allowed'),
  };
}

const nameAt = ({ players, variant }: Match, side: Side): string =>
  players[side].name.trim() || variant.sides[side].name;

const playerOf = ({ name, computer, elsewhere }: Seats[number]): Player => ({
  name,
  ...(elsewhere && { elsewhere: anyKey() }),
  ...(computer && { computer: computerSeatOf(computer) }),
});

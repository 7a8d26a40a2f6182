/** Requests by which the game goes on, back, and to its end. */
import { other, type Side } from '../../../engine/core/ids.ts';
import type { Change } from '../../../engine/match/change.ts';
import { isDrawOffered } from '../../../engine/match/correspondence/correspondence.ts';
import { sentFreeMove } from '../../../engine/match/free/free.ts';
import type { Match } from '../../../engine/match/match.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { Played } from '../../contract/view.ts';
import type { ActiveMatch, AppSession } from '../app-session.ts';
import { EngineFailed, type EngineSeats } from '../engines/engine-seats.ts';
import type { ExerciseTurns } from '../exercises/exercise-turns.ts';
import { layReady } from './lay-ready.ts';
import type { MatchSession } from './match-session.ts';
import { type MakeChange, positionRequests, type Where } from './position-requests.ts';
import { thrown } from './tossing.ts';

type TurnRequests = Pick<
  Handlers,
  | `match.${'play' | 'playTogether' | 'layReady' | 'claim' | 'resign' | 'agree' | 'toss'}`
  | `match.${'undo' | 'redo' | 'goto' | 'free' | 'referee'}`
>;
export function turnRequests(app: AppSession, exercises: ExerciseTurns, engines: EngineSeats): TurnRequests {
  const { at, change } = positionRequests(app);

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
  const play = (where: Where, make: MakeChange): Promise<Answer<Played>> =>
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
  const end = (where: Where, make: MakeChange): Promise<Answer<Played>> =>
    change(
      where,
      (match, when, session) =>
        session.computer.isWatched ? err('watching', errorMessages.watching) : make(match, when, session),
      'allowed',
    );

  return {
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
            ? ok(exercises.restart(active, exercise))
            : err('nothing-to-undo', errorMessages.nothingToUndo),
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
    'match.agree': async (where) => {
      // other requests do not wait for the engine
      const offered = await at(where, ({ active }) => ok({ answer: takenBy(engines, active) }));
      if (!offered.ok) return offered;
      const taken = await offered.value.answer;
      if (!taken.ok) return taken;
      return end(where, (match, when, { computer, byText }) => {
        if (byText.mine && !isDrawOffered(match)) return err('no-offer', errorMessages.noDrawOffer);
        if (match.outcome || computer.person === null || computer.takesDraw || taken.value) return match.agree(when);
        return err('draw-declined', errorMessages.drawDeclined(match.variant.sides[other(computer.person)].name));
      });
    },
    'match.claim': (where) => play(where, (match, when) => match.claim(when)),
    // whoever may not look now may hear what came up
    'match.toss': ({ dice, sides, ...where }) =>
      change(where, (match, when) => match.toss(thrown(dice, sides), when), 'allowed'),
    'match.free': ({ draft, ...where }) =>
      change(where, (match, when, { computer }) => {
        if (computer.state !== null) return err('computers-turn', errorMessages.computersTurn);
        const move = sentFreeMove(match.table, draft);
        return move.ok ? match.freeMove(move.value, when) : move;
      }),
    'match.referee': (where) => change(where, (match, when) => match.switchRefereeOn(when)),
  };
}

/** Does another engine, which the only person plays against, accept a draw? */
async function takenBy(engines: EngineSeats, active: ActiveMatch): Promise<Answer<boolean>> {
  const { match, computer } = active.session;
  const side = computer.person === null ? null : other(computer.person);
  const engine = side === null ? undefined : match.players[side].computer?.engine;
  if (side === null || !engine || !match.can.agree || computer.takesDraw) return ok(false);
  try {
    return ok(await engines.offerDraw(active, side, engine));
  } catch (error) {
    if (error instanceof EngineFailed) return err('engine-failed', error.refusal.message);
    throw error;
  }
}

const nameAt = ({ players, variant }: Match, side: Side): string =>
  players[side].name.trim() || variant.sides[side].name;

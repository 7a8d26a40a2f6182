/** Requests about the computer as a player: who sits where, and when it thinks. */

import { err, ok } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import { thinkingRefusal } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { whyNotHere } from '../engines/engine-seats.ts';
import type { Engines } from '../engines/engines.ts';
import { positionRequests } from '../match/position-requests.ts';
import { computerSeatOf } from './computer-seats.ts';
import type { ComputerTurns } from './computer-turns.ts';

type ComputerRequests = Pick<
  Handlers,
  'computer.moveNow' | 'computer.go' | 'computer.pause' | 'computer.shown' | 'computer.seat' | 'computer.ahead'
>;

export function computerRequests(app: AppSession, turns: ComputerTurns, engines: Engines): ComputerRequests {
  const { at, ask, change } = positionRequests(app);
  const noComputer = () => err('no-computer', errorMessages.noComputer);
  return {
    'computer.moveNow': (where) =>
      at(where, ({ session }) => {
        if (turns.moveNow()) return ok({});
        const { trouble, says } = session.computer.state ?? {};
        if (says !== undefined) return err('engine-failed', says);
        return trouble === undefined ? noComputer() : thinkingRefusal(trouble);
      }),
    'computer.go': (where) =>
      at(where, ({ session }) => {
        if (session.computer.state === null) return noComputer();
        session.clocks.go('paused');
        session.computer.go();
        return ok(session.view());
      }),
    // two quick computers may have moved on since the page was painted: a pause is meant all the same
    'computer.pause': ({ match, paused }) =>
      at({ match }, ({ session }) => {
        if (!session.computer.plays) return noComputer();
        session.computer.isPaused = paused;
        if (!paused) session.clocks.go('paused');
        return ok(session.view());
      }),
    'computer.shown': ({ match, revision }) =>
      app.queue.run(() => {
        const session = app.current?.session;
        if (session?.id === match) session.computer.shown(revision);
        return ok({});
      }),
    'computer.seat': ({ side, computer, ...where }) =>
      change(
        where,
        (match, when) => {
          const name = computer?.engine?.name;
          const why = name === undefined ? null : whyNotHere(engines, name, match);
          return why === null
            ? match.seat(side, computer && computerSeatOf(computer), when)
            : err('engine-cannot-play', why);
        },
        'allowed',
      ),
    'computer.ahead': ({ node, actions, ...where }) =>
      ask(where, (session) => session.ahead(node ?? session.match.cursor.id, actions)),
  };
}

/** Requests about the computer as a player: who sits where, and when it thinks. */
import { errorMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import { refusal } from './answers.ts';
import type { AppSession } from './app-session.ts';
import { computerSeatOf } from './computer-seats.ts';
import { positionRequests } from './position-requests.ts';

type ComputerRequests = Pick<Handlers, Extract<keyof Handlers, `computer.${string}`>>;

export function computerRequests(app: AppSession): ComputerRequests {
  const { at, ask, change } = positionRequests(app);
  return {
    'computer.moveNow': (where) => at(where, () => refusal('no-computer', errorMessages.noComputer)),
    'computer.go': (where) => at(where, () => refusal('no-computer', errorMessages.noComputer)),
    'computer.pause': (where) => at(where, () => refusal('no-computer', errorMessages.noComputer)),
    'computer.seat': ({ side, computer, ...where }) =>
      change(where, (match, when) => match.seat(side, computer && computerSeatOf(computer), when), 'allowed'),
    'computer.ahead': ({ node, actions, ...where }) =>
      ask(where, (session) => session.ahead(node ?? session.match.cursor.id, actions)),
  };
}

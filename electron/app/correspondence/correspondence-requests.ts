/** Requests about games with a person at another machine, whose turns come and go as text. */

import { outgoing } from '../../../engine/match/correspondence/outgoing.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers, RequestName } from '../../contract/requests.ts';
import { packedRulesOf } from '../../games/packed-rules.ts';
import { errFrom } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import type { BrokerGames } from '../broker/broker-games.ts';
import { answerBrokerRequests } from '../broker/broker-requests.ts';
import { positionRequests } from '../match/position-requests.ts';
import { receiveText } from './receive-text.ts';

type CorrespondenceRequests = Pick<Handlers, Extract<keyof Handlers, `correspondence.${string}`>>;

export function correspondenceRequests(app: AppSession, brokers: BrokerGames): CorrespondenceRequests {
  const { at, apply } = positionRequests(app);
  return {
    'correspondence.copy': ({ draw, ...where }) =>
      at(where, async ({ active, session }) => {
        const { mine } = session.byText;
        if (!mine) return err('not-elsewhere', errorMessages.notElsewhere);
        const { match } = session;
        const made = outgoing(match, draw, {
          broker: brokers.invitedTo(match),
          rules: packedRulesOf(match.variant),
        });
        if (!made.ok) return errFrom(made.error);
        const { text, isAgain, offersDraw } = made.value;
        if (!isAgain) {
          // on the disk before it leaves: what the other machine knows is never taken back here
          const marked = await apply(active, (match, when) => match.markSent(mine.side, offersDraw, { at: when.at }));
          if (!marked.ok) return marked;
        }
        if (made.value.invites) await brokers.invited();
        return ok({ text, view: session.view() });
      }),
    'correspondence.receive': ({ text }) => app.cancellable(() => receiveText(app, text, brokers.carryInvited)),
    ...answerBrokerRequests(app, brokers),
  };
}

const NEVER = ['match.free', 'match.referee', 'match.claim', 'computer.seat'] as const satisfies readonly RequestName[];
const WHEN_OVER = [
  'computer.hint',
  'computer.threats',
  'computer.analyse',
  'computer.agreeAnalysis',
] as const satisfies readonly RequestName[];

/** The same handlers; these refuse what the other machine would not know of, and help in a game against a friend. */
export function exceptByText(handlers: Handlers, app: AppSession): Handlers {
  const guarded = [...NEVER, ...WHEN_OVER].map((name) => {
    const handler = handlers[name] as (input: unknown) => unknown;
    const isHelp = WHEN_OVER.some((one) => one === name);
    return [
      name,
      (input: unknown) => {
        const session = app.current?.session;
        if (!session?.byText.mine || (isHelp && session.match.outcome)) return handler(input);
        return err('by-text', isHelp ? errorMessages.helpByText : errorMessages.notByText);
      },
    ];
  });
  return { ...handlers, ...Object.fromEntries(guarded) };
}

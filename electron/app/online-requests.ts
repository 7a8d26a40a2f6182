/** Requests of the page about playing on two machines, at whichever end it is. */
import { tableMessages } from '../contract/direct-messages.ts';
import { errorMessages } from '../contract/messages.ts';
import type { TableRequest } from '../contract/online.ts';
import type { Handlers } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { refusal, value } from './answers.ts';
import type { AppSession } from './app-session.ts';
import type { Online } from './online.ts';
import { HOST } from './table.ts';

type OnlineHandlers = Pick<Handlers, Extract<keyof Handlers, `online.${string}` | `table.${string}`>>;

export function onlineRequests(app: AppSession, online: Online): OnlineHandlers {
  const isOpen = (match: string): boolean => (app.current?.session.id ?? online.remote?.match) === match;
  const noMatch = () => refusal('no-match', errorMessages.noMatch);
  /** At the own table, or at the table of which this is a guest. */
  const said =
    <I>(
      name: TableRequest,
      atHost: (input: I) => Answer<Record<string, never>> | Promise<Answer<Record<string, never>>>,
    ) =>
    async (input: I): Promise<Answer<Record<string, never>>> => {
      if (online.table) return atHost(input);
      if (!online.remote) return refusal('no-table', tableMessages.noTable);
      const answer = await online.remote.ask(name, input);
      return answer.ok ? value({}) : answer;
    };
  return {
    'online.invite': ({ match, side }) => (isOpen(match) ? online.invite(side) : noMatch()),
    'online.stop': async ({ match }) => {
      if (!isOpen(match)) return noMatch();
      await online.stop();
      return value({});
    },
    'online.join': ({ code }) => online.join(code),
    'online.rejoin': () => online.rejoin(),
    'online.seat': async () => value({ isKept: await online.isSeatKept() }),
    'online.table': ({ match }) =>
      isOpen(match) ? value(online.table?.viewFor(HOST) ?? online.remote?.table ?? null) : noMatch(),
    'table.say': said('table.say', (input) => online.table?.say(HOST, input) ?? noMatch()),
    'table.point': said('table.point', (input) => online.table?.point(HOST, input) ?? noMatch()),
    'table.arrows': said('table.arrows', (input) => online.table?.arrows(HOST, input) ?? noMatch()),
    'table.answer': said('table.answer', (input) => online.table?.answer(HOST, input) ?? noMatch()),
  };
}

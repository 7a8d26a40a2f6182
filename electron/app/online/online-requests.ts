/** Requests of the page about playing on two machines, at whichever end it is. */
import { err, ok } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { TableInput, TableRequest } from '../../contract/online.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import type { AppSession } from '../app-session.ts';
import type { BrokerTalk } from '../broker/broker-talk.ts';
import type { Online } from './online.ts';
import { HOST_ID } from './table.ts';

type OnlineHandlers = Pick<Handlers, Extract<keyof Handlers, `online.${string}` | `table.${string}`>>;

export function answerOnlineRequests(app: AppSession, online: Online, talk: BrokerTalk): OnlineHandlers {
  const isOpen = (match: string): boolean => (app.current?.session.id ?? online.remote?.match) === match;
  const noMatch = () => err('no-match', errorMessages.noMatch);
  /** At the own table, at the table of which this is a guest, or in a game by a broker. */
  const said =
    <K extends TableRequest>(
      name: K,
      atHost: (input: TableInput<K>) => Answer<Record<string, never>> | Promise<Answer<Record<string, never>>>,
    ) =>
    async (input: TableInput<K>): Promise<Answer<Record<string, never>>> => {
      if (online.table) return atHost(input);
      if (!online.remote) return talk.said(name, input);
      const answer = await online.remote.ask(name, input);
      return answer.ok ? ok({}) : answer;
    };
  return {
    'online.invite': ({ match, side }) => (isOpen(match) ? online.invite(side) : noMatch()),
    'online.stop': async ({ match }) => {
      if (!isOpen(match)) return noMatch();
      await online.stop();
      return ok({});
    },
    'online.join': ({ code }) => online.join(code),
    'online.rejoin': () => online.rejoin(),
    'online.seat': async () => ok({ isKept: await online.isSeatKept() }),
    'online.table': ({ match }) =>
      isOpen(match) ? ok(online.table?.viewFor(HOST_ID) ?? online.remote?.table ?? null) : noMatch(),
    'table.say': said('table.say', (input) => online.table?.say(HOST_ID, input) ?? noMatch()),
    'table.point': said('table.point', (input) => online.table?.point(HOST_ID, input) ?? noMatch()),
    'table.arrows': said('table.arrows', (input) => online.table?.arrows(HOST_ID, input) ?? noMatch()),
    'table.answer': said('table.answer', (input) => online.table?.answer(HOST_ID, input) ?? noMatch()),
  };
}

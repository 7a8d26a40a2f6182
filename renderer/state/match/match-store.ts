/**
 * The match that is on the screen: the machine's state in a store, its requests sent over the Bridge, its announcements
 * passed to the speaker. One store per match; other code only dispatches events. A request that throws (the host is
 * gone) is answered to the machine as a refusal, so no piece stays lifted.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Bridge } from '../../../electron/contract/requests.ts';
import type { Answer, Problem, RequestRefusal } from '../../../electron/contract/result.ts';
import type { View } from '../../../electron/contract/view.ts';
import { uiText } from '../../text/index.ts';
import type { Answered, Ask, MatchEvent, MatchState, Step, Utterance } from './match.ts';
import { step } from './match-machine.ts';
import { openMatch } from './match-views.ts';

export interface MatchHost {
  readonly ask: Bridge['ask'];
  heard(utterance: Utterance, state: MatchState): void;
  problem(problem: Problem): void;
}
export interface MatchStore {
  readonly store: StoreApi<MatchState>;
  send(event: MatchEvent): void;
}

/** how often a request about the computer is repeated that met a newer position */
const AGAIN = 5;
const isStale = (
  answer: Answer<unknown>,
): answer is { readonly ok: false; readonly error: RequestRefusal & { readonly view: View } } =>
  !answer.ok && answer.error.code === 'stale' && answer.error.view !== undefined;

/** Creates the match and starts it; `settings` are the present ones, later changes come as an event. */
export const makeMatch = (
  host: MatchHost,
  description: VariantDescription,
  view: View,
  settings: { readonly warnLosing: boolean; readonly followTurn: boolean },
): MatchStore => {
  const first = openMatch(description, view, settings);
  const store = createStore<MatchState>(() => first.state);
  const take = (next: Step): void => {
    store.setState(next.state, true);
    for (const utterance of next.says) host.heard(utterance, next.state);
    for (const ask of next.asks) void put(ask);
  };
  const put = async (ask: Ask): Promise<void> => {
    const request = host.ask[ask.name] as (input: unknown) => Promise<Answer<unknown>>;
    const requested = (input: unknown) =>
      request(input).catch(
        (): Answer<unknown> => ({ ok: false, error: { code: 'gone', message: uiText.table.hostGone } }),
      );
    let answer = await requested(ask.input);
    // what is asked of the computer is meant for whatever position it has reached meanwhile
    for (let n = 0; n < AGAIN && ask.name.startsWith('computer.') && isStale(answer); n++)
      answer = await requested({ ...ask.input, revision: answer.error.view.revision });
    if (!answer.ok && answer.error.problem) host.problem(answer.error.problem);
    // the request types tie name, input and answer together; here they are one value
    send({ on: 'answered', answered: { id: ask.id, name: ask.name, answer } as Answered });
  };
  const send = (event: MatchEvent): void => take(step(store.getState(), event));
  for (const ask of first.asks) void put(ask);
  return { store, send };
};

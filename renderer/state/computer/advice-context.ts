/** What the parts of the advice share: the store, the match it is about, and the requests to the computer. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Ahead, HintView, ThreatsView } from '../../../electron/contract/advice.ts';
import type { Answer, RequestRefusal } from '../../../electron/contract/result.ts';
import type { Played } from '../../../electron/contract/view.ts';
import type { MatchState } from '../match/match.ts';
import type { MatchStore } from '../match/match-store.ts';
import { type AdviceState, type Advised, NO_ADVICE } from './advice.ts';

interface Where {
  match: string;
  revision: number;
}
/** The requests made here. */
export interface AdviceRequests {
  'computer.hint'(input: Where & { engine?: string }): Promise<Answer<HintView>>;
  'computer.threats'(input: Where): Promise<Answer<ThreatsView>>;
  'computer.analyse'(input: Where & { node?: number; depth: number; engine?: string }): Promise<Answer<object>>;
  'computer.agreeAnalysis'(input: Where): Promise<Answer<Played>>;
  'computer.review'(input: Where): Promise<Answer<object>>;
  'computer.stop'(input: Where & { what: 'hint' | 'analysis' | 'review' }): Promise<Answer<object>>;
  'computer.ahead'(input: Where & { node?: number; actions: string[] }): Promise<Answer<Ahead>>;
  'match.goto'(input: Where & { node: number }): Promise<Answer<Played>>;
  'match.play'(input: Where & { action: string }): Promise<Answer<Played>>;
}

export interface AdviceHost {
  readonly ask: AdviceRequests;
  heard(what: Advised): void;
  refused(error: RequestRefusal): void;
}

type ValueOf<K extends keyof AdviceRequests> = Extract<Awaited<ReturnType<AdviceRequests[K]>>, { ok: true }>['value'];

export interface AdviceContext {
  readonly store: StoreApi<AdviceState>;
  readonly match: MatchStore;
  readonly host: AdviceHost;
  now(): AdviceState;
  set(change: Partial<AdviceState>): void;
  table(): MatchState;
  where(): Where;
  /**
   * An answer that comes too late, with the present view, is not an error of the player. `isWanted`: is it to be asked
   * again then?
   */
  ask<K extends keyof AdviceRequests>(
    name: K,
    input: Parameters<AdviceRequests[K]>[0],
    isWanted?: () => boolean,
  ): Promise<ValueOf<K> | null>;
  stop(what: 'hint' | 'analysis' | 'review'): void;
}

/** Are these data the same? */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** the error code for what was stopped, or asked again meanwhile: nothing has gone wrong */
const STOPPED = 'stopped';

export const makeContext = (host: AdviceHost, match: MatchStore): AdviceContext => {
  const store = createStore<AdviceState>(() => NO_ADVICE);
  const table = () => match.store.getState();
  const where = (): Where => ({ match: table().view.match, revision: table().view.revision });
  return {
    store,
    match,
    host,
    now: () => store.getState(),
    set: (change) => store.setState(change),
    table,
    where,
    async ask<K extends keyof AdviceRequests>(
      name: K,
      input: Parameters<AdviceRequests[K]>[0],
      isWanted: () => boolean = () => true,
    ) {
      const request = host.ask[name] as (input: unknown) => Promise<Answer<ValueOf<K>>>;
      let answer = await request(input);
      if (!answer.ok && answer.error.view) {
        match.send({ on: 'opened', view: answer.error.view });
        // a question can be asked again of what there is now; a move was meant for another position
        if (!name.startsWith('computer.') || !isWanted()) return null;
        answer = await request({ ...input, ...where() });
      }
      if (answer.ok) return answer.value;
      if (answer.error.code !== STOPPED) host.refused(answer.error);
      return null;
    },
    stop: (what) => void host.ask['computer.stop']({ ...where(), what }),
  };
};

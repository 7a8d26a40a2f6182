/**
 * The result of a step of the match machine: a state, requests to make and announcements, and how two steps are
 * combined.
 */
import type { Input } from '../../../electron/contract/requests.ts';
import type { Ask, Asked, MatchEvent, MatchState, Mode, Slot, Step, Utterance } from './match.ts';

export const idle: Mode = { is: 'idle' };

export const same = (state: MatchState): Step => ({ state, asks: [], says: [] });

export const saying = (state: MatchState, ...says: readonly Utterance[]): Step => ({ state, asks: [], says });

/** Sends a request in a slot; an earlier request of the slot is dropped. */
export const asking = <K extends Asked>(s: MatchState, slot: Slot, name: K, input: Input<K>): Step => {
  const id = s.serial + 1;
  return {
    state: { ...s, serial: id, waiting: { ...s.waiting, [slot]: id } },
    asks: [{ id, name, input } as Extract<Ask, { name: K }>],
    says: [],
  };
};

/** Sends a change that belongs to no piece. */
export const sending = <K extends Asked>(s: MatchState, name: K, input: Input<K>): Step =>
  asking({ ...calm(s), mode: { is: 'sent', piece: null } }, 'change', name, input);

/** What is done at each of these events. */
export type EventHandlers<K extends MatchEvent['on']> = {
  readonly [E in K]: (s: MatchState, event: Extract<MatchEvent, { on: E }>) => Step;
};

/** Two steps combined into one. */
export const andThen = (first: Step, after: (s: MatchState) => Step): Step => {
  const second = after(first.state);
  return { state: second.state, asks: [...first.asks, ...second.asks], says: [...first.says, ...second.says] };
};

export const here = (s: MatchState): { match: string; revision: number } => ({
  match: s.view.match,
  revision: s.view.revision,
});

export const calm = (s: MatchState): MatchState => ({
  ...s,
  mode: idle,
  aim: null,
  preview: null,
  why: null,
  attacked: null,
  waiting: {
    ...s.waiting,
    ...{ actions: undefined, preview: undefined, why: undefined, attackers: undefined, look: undefined },
  },
});

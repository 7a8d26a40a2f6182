/**
 * How far the computer has thought, and whether the player wants it to stop after each turn. Apart from the state of the
 * match, so that its progress draws nothing but the two places that show it.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EventOf } from '../../../electron/contract/requests.ts';

type Progress = Pick<EventOf<'thinking'>, 'side' | 'depth' | 'seconds' | 'most'>;
export interface ThinkingState {
  /** null: it does not think, or has just begun */
  readonly progress: Progress | null;
  /** while it plays both sides: it waits after each turn until asked to go on */
  readonly stopAfterTurn: boolean;
  /** the node of the position from which it was last told to think about a turn */
  readonly begun: number | null;
}
/** What decides whether it waits before a turn. */
export type Stopping = Pick<ThinkingState, 'stopAfterTurn' | 'begun'>;
export type ThinkingStore = StoreApi<ThinkingState>;

export const makeThinking = (): ThinkingStore =>
  createStore<ThinkingState>(() => ({ progress: null, stopAfterTurn: false, begun: null }));

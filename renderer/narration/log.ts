/**
 * The log of announcements in this game, newest last. The polite region announces new lines in order, the assertive one
 * only the end; the panel shows the same lines. Kept short: it is not the record of the game.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Said } from './announcements.ts';

export interface Line extends Said {
  readonly id: number;
}
/** the most lines kept; older ones are in the move list */
const KEPT = 60;

export type Log = StoreApi<readonly Line[]>;
export const makeLog = (): Log => createStore<readonly Line[]>(() => []);

let count = 0;
export const say = (log: Log, said: readonly Said[]): void => {
  if (said.length === 0) return;
  const lines = said.map((s) => ({ ...s, id: ++count }));
  log.setState((before) => [...before, ...lines].slice(-KEPT), true);
};

/** Removes every announcement made so far. */
export const forget = (log: Log): void => log.setState([], true);

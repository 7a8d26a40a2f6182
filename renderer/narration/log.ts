/**
 * The log of announcements in this game, newest last, as they are read out. The polite region announces new lines in
 * order, the assertive one only the end; the panel shows the same lines. Kept short: it is not the record of the game.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { decorate } from '../decoration/decorate.ts';
import type { Said } from './effects/describe-effects.ts';

interface Line extends Said {
  readonly id: number;
}
/** the most lines kept; older ones are in the move list */
const KEPT = 60;

export type Log = StoreApi<readonly Line[]> & { readonly read: (text: string) => string };
/** `read`: a sentence as it is read out. */
export const makeLog = (read: Log['read'] = (text) => text): Log =>
  Object.assign(
    createStore<readonly Line[]>(() => []),
    { read },
  );

let count = 0;
/** A sentence that cannot be made is left out: it must not stop the move that it tells of. */
export const say = (log: Log, tell: () => readonly Said[]): void =>
  decorate('an announcement', () => {
    const said = tell();
    if (said.length === 0) return;
    const lines = said.map((s) => ({ ...s, text: log.read(s.text), id: ++count }));
    log.setState((before) => [...before, ...lines].slice(-KEPT), true);
  });

/** Removes every announcement made so far. */
export const forget = (log: Log): void => log.setState([], true);

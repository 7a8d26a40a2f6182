/**
 * Which figures of Deicide Chess show the kinds of a game that people made: the one that a kind names, or the one that is
 * called like it. Counters and figures side by side read badly, so a game has figures only if most of its kinds do.
 */
import type { KindDescription } from '../../electron/contract/description.ts';
import { deicide } from './deicide/drawing.ts';

export type Figured = Pick<KindDescription, 'id' | 'figure'>;
/** what a kind names to be shown as a counter with its letter */
export const COUNTER = 'counter';
const ENOUGH = 2 / 3;
/** the usual other names of kinds */
const ALSO: Readonly<Record<string, string>> = {
  cardinal: 'archbishop',
  marshal: 'chancellor',
  'royal-knight': 'prince',
};

/** By kind, the figure's name; kinds without one are counters. No two kinds have the same. */
export function borrowedFigures(kinds: readonly Figured[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const give = ({ id }: Figured, figure: string): void => {
    if (!Object.hasOwn(deicide.glyphs, figure) || taken.has(figure)) return;
    found.set(id, figure);
    taken.add(figure);
  };
  const named = kinds.filter(({ figure }) => figure !== undefined);
  for (const kind of named) give(kind, kind.figure ?? '');
  for (const kind of kinds.filter(({ figure }) => figure === undefined))
    give(kind, Object.hasOwn(ALSO, kind.id) ? ALSO[kind.id] : kind.id);
  // whoever names figures wants them
  return named.length > 0 || found.size >= ENOUGH * kinds.length ? found : new Map();
}

/** Positions for tests. Whoever wants one that is refused has made a mistake. */
import { Position } from '../core/position.ts';
import { startOfCensus } from '../core/start/census.ts';
import type { Variant } from '../core/variant.ts';
import type { Options, StartPosition } from '../core/vocabulary.ts';

export const started = (variant: Variant, options?: Options, start?: StartPosition): Position => {
  const made = Position.start(variant, options, start);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};
export const startOfTokens = (variant: Variant, census: string): StartPosition => {
  const read = startOfCensus(variant, census);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
/** The texts of all actions, sorted. */
export const textsIn = (position: Position): string[] =>
  position
    .actions()
    .map((a) => a.text)
    .sort();

/** How tests begin a match and play in it; a refusal throws. */
import { startOfCensus } from '../core/census.ts';
import type { Result } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import type { Options, StartPosition } from '../core/vocabulary.ts';
import { Match } from './match.ts';

/** Returns the value, or throws the refusal. */
export function must<T>(result: Result<T>, asked = ''): T {
  if (!result.ok) throw new Error(`${asked} ${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** Begins a match from the usual array, from a start, or from a census. */
export function begin(variant: Variant, options: Options = {}, from: StartPosition | string | null = null): Match {
  const start = typeof from === 'string' ? must(startOfCensus(variant, from), from) : from;
  return must(Match.begin({ variant, options, start, players: [{ name: 'Ada' }, { name: 'Grace Δ' }] }));
}

/** Plays all of these actions. */
export function playAll(match: Match, texts: readonly string[]): Match {
  for (const text of texts) must(match.play(text), text);
  return match;
}

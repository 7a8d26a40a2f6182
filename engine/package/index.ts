/**
 * The public surface of the package `fairytable-engine`: what is not named here may change in any version. See README.md.
 */
import type { Result } from './shapes.ts';

export { Game } from './game.ts';
export { levels } from './levels.ts';
export type {
  Action,
  GameOptions,
  HouseRule,
  Kind,
  Level,
  Outcome,
  Piece,
  Refusal,
  Result,
  SearchLine,
  SearchOptions,
  SearchProgress,
  SearchResult,
  Setup,
  SideName,
  Variant,
} from './shapes.ts';
export { knownVariants, makeSetup, parseSetup, parseVariant, variantNamed, variants } from './variants.ts';

/** The value of a result; throws an `Error` with the message of the refusal where it was refused. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}

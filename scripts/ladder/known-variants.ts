/**
 * The games that the ladder plays by their names in its data: our four by their ids (`acid`), a known variant by
 * its file on the shelf (`known:xiangqi`), whose id as a game of one's own would change with its rules.
 */
import type { Variant } from '../../engine/core/variant.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import { shelfGames } from '../../engine/workshop/shelf/shelf-games.ts';

const KNOWN = 'known:';
export const KNOWN_VARIANTS: readonly string[] = [...shelfGames.keys()].map((file) => KNOWN + file);
/** Enough for every ending by rule, such as a count of moves: only a game that is over is won. */
export const MOST_ACTIONS_OF_KNOWN = 1000;

export const isKnown = (name: string): boolean => name.startsWith(KNOWN);

/** A name that is none is thrown. */
export function variantOf(name: string): Variant {
  const variant = isKnown(name) ? knownVariant(name.slice(KNOWN.length)) : variantNamed(name);
  if (!variant) throw new Error(`There is no variant "${name}".`);
  return variant;
}
const made = new Map<string, Variant>();
function knownVariant(file: string): Variant | undefined {
  const before = made.get(file);
  const text = shelfGames.get(file);
  if (before || text === undefined) return before;
  const read = ownGame(text, () => file);
  if (!read.ok) throw new Error(`${file} is no game: ${read.problems[0].says}`);
  made.set(file, read.variant);
  return read.variant;
}

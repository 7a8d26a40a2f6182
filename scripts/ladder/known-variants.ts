/**
 * The games that the ladder plays by their names in its data: our four by their ids (`acid`), a known variant by
 * its file on the shelf (`known:xiangqi`), whose id as a game of one's own would change with its rules.
 */
import type { Variant } from '../../engine/core/variant.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { type OwnGame, ownGame } from '../../engine/workshop/own-game.ts';
import { shelfGames } from '../../engine/workshop/shelf/shelf-games.ts';

const KNOWN = 'known:';
export const KNOWN_VARIANTS: readonly string[] = [...shelfGames.keys()].map((file) => KNOWN + file);
/** Enough for every ending by rule, such as a count of moves: only a game that is over is won. */
export const MOST_ACTIONS_OF_KNOWN = 1000;

export const isKnown = (name: string): boolean => name.startsWith(KNOWN);

type ReadGame = Extract<OwnGame, { readonly ok: true }>;

/** A name that is none is thrown. */
export function variantOf(name: string): Variant {
  const variant = isKnown(name) ? gameOf(name).variant : variantNamed(name);
  if (!variant) throw new Error(`There is no variant "${name}".`);
  return variant;
}
const read = new Map<string, ReadGame>();
/** A known variant with what its file says. A name that is none is thrown. */
export function gameOf(name: string): ReadGame {
  const before = read.get(name);
  if (before) return before;
  const file = name.slice(KNOWN.length);
  const text = shelfGames.get(file);
  if (text === undefined) throw new Error(`There is no variant "${name}".`);
  const game = ownGame(text, () => file);
  if (!game.ok) throw new Error(`${file} is no game: ${game.problems[0].says}`);
  read.set(name, game);
  return game;
}

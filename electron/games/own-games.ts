/**
 * Games of people's own: made from the text of their files, and known by their ids from then on. One process reads the
 * same text once.
 */
import { createHash } from 'node:crypto';
import type { Variant } from '../../engine/core/variant.ts';
import type { Variants } from '../../engine/match/save/open.ts';
import { addOwn, MOST_OWN, variantNamed } from '../../engine/variants/registry.ts';
import { type OwnGame, ownGame } from '../../engine/workshop/own-game.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** by text, the one that was asked for last at the end */
const read = new Map<string, OwnGame>();

/** how often a game was asked for */
let asks = 0;
/** Whoever has to wait before reading a text takes this first. */
export const askedNow = (): number => ++asks;
/** by id: when the text that it means was asked for */
const meantSince = new Map<string, number>();

const listeners = new Set<(variant: Variant) => void>();
/** Hears of every game that an id begins to mean; returns how to stop. */
export function onOwnGame(listener: (variant: Variant) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The game that the text describes, with its id, which need not mean it: its writer may not have finished. */
export const unlistedGame = (text: string): OwnGame => read.get(text) ?? ownGame(text, sha256);

/**
 * What the text says, or everything that is wrong with it. Its game is the one that its id means from now on, unless
 * another text of that id, which differs in its looks, was asked for later.
 */
export function readOwnGame(text: string, asked = askedNow()): OwnGame {
  const game = read.get(text) ?? ownGame(text, sha256);
  read.delete(text);
  // what is wrong with a text is said in the language of the moment
  if (game.ok) read.set(text, game);
  for (const oldest of read.keys()) {
    if (read.size <= MOST_OWN) break;
    read.delete(oldest);
  }
  if (!game.ok || asked < (meantSince.get(game.variant.id) ?? 0)) return game;
  meantSince.set(game.variant.id, asked);
  if (variantNamed(game.variant.id) !== game.variant) {
    addOwn(game.variant);
    for (const listener of listeners) listener(game.variant);
  }
  return game;
}

/** Of a save: a game of the program, or the one whose text the save contains. */
export const savedVariant: Variants = (id, text) => {
  if (text === undefined) return variantNamed(id);
  const game = readOwnGame(text);
  return game.ok && game.variant.id === id ? game.variant : undefined;
};

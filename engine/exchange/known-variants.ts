/** The known variants, also by their names in the two protocols; each is made once. */
import { type KnownText, uciGame, xboardGame } from './known-names.ts';
import { KnownVariant, type MakeGame } from './known-variant.ts';
import { gameAndData } from './own-game.ts';

const made = new Map<string, KnownVariant>();
export function knownVariant(known: KnownText): KnownVariant {
  const { text, isShuffled } = known;
  const key = `${isShuffled} ${text}`;
  const variant = made.get(key) ?? new KnownVariant(text, gameOfShelf, isShuffled);
  made.set(key, variant);
  return variant;
}
const gameOfShelf: MakeGame = (text) => {
  const game = gameAndData(text);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
};
const knownOrNull = (known: KnownText | null): KnownVariant | null => known && knownVariant(known);
/** `is960`: as `UCI_Chess960` says it. Null: none of that name is known. */
export const uciVariant = (name: string, is960: boolean): KnownVariant | null => knownOrNull(uciGame(name, is960));
export const xboardVariant = (name: string): KnownVariant | null => knownOrNull(xboardGame(name));

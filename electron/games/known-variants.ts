/** The known variants as other programs write their positions and games; each is made once. */
import type { KnownText } from '../../engine/exchange/known-names.ts';
import { KnownVariant, type MakeGame } from '../../engine/exchange/known-variant.ts';
import { readOwnGame } from './own-games.ts';

const made = new Map<string, KnownVariant>();
/** Of a text of the shelf. Its game can be found by its id from now on. */
export function knownVariant({ text, isShuffled }: KnownText): KnownVariant {
  const key = `${isShuffled} ${text}`;
  // others may have taken its place among the games in use
  gameOfShelf(text);
  const known = made.get(key) ?? new KnownVariant(text, gameOfShelf, isShuffled);
  made.set(key, known);
  return known;
}
const gameOfShelf: MakeGame = (text) => {
  const game = readOwnGame(text);
  if (!game.ok) throw new Error('a game of the shelf cannot be read');
  return game;
};

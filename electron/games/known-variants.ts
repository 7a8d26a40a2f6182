/** The known variants as other programs write their positions and games; each is made once. */
import type { KnownText } from '../../engine/exchange/known-names.ts';
import { KnownVariant } from '../../engine/exchange/known-variant.ts';
import { readOwnGame } from './own-games.ts';

const made = new Map<string, KnownVariant>();
/** Of a text of the shelf. From now on its game can be found by its id. */
export function knownVariant({ text, isShuffled }: KnownText): KnownVariant {
  const game = readOwnGame(text);
  if (!game.ok) throw new Error('a game of the shelf cannot be read');
  const key = `${isShuffled} ${text}`;
  const known = made.get(key) ?? new KnownVariant(text, game, isShuffled);
  made.set(key, known);
  return known;
}

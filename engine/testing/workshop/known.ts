/** Known variants as other programs write their positions and games. */
import { createHash } from 'node:crypto';
import { type KnownText, uciGame } from '../../exchange/known-names.ts';
import { KnownVariant, type MakeGame } from '../../exchange/known-variant.ts';
import { ownGame } from '../../workshop/own-game.ts';

const gameOfText: MakeGame = (text) => {
  const game = ownGame(text, (written) => createHash('sha256').update(written).digest('hex'));
  if (!game.ok) throw new Error(game.problems[0].says);
  return game;
};
export const knownOfText = ({ text, isShuffled }: KnownText): KnownVariant =>
  new KnownVariant(text, gameOfText, isShuffled);
export function known(uci: string, is960 = false): KnownVariant {
  const found = uciGame(uci, is960);
  if (!found) throw new Error(`no known variant is called ${uci}`);
  return knownOfText(found);
}

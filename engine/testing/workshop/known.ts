/** Known variants as other programs write their positions and games. */
import { createHash } from 'node:crypto';
import type { Position } from '../../core/position.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { type KnownText, uciGame } from '../../exchange/known-names.ts';
import { KnownVariant, type MakeGame } from '../../exchange/known-variant.ts';
import { ownGame } from '../../workshop/own-game.ts';
import { started } from '../started.ts';

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

/** Its usual start, or what a FEN says. */
export const knownPosition = (game: KnownVariant, fen?: string): Position => {
  const first = fen === undefined ? { ok: true as const, value: game.usual() } : game.fromFen(fen);
  if (!first.ok) throw new Error(first.error.message);
  const { options, start } = first.value;
  return started(game.variant, options, start as StartPosition | undefined);
};

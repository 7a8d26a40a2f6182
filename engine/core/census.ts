/** One position as a line of text that any program can compare: tokens sorted by code point, joined by one space. */
import type { Game } from './game.ts';
import { OFF } from './ids.ts';

export const censusOf = (game: Game): string => {
  const tokens: string[] = [];
  for (const p of game.pieces) {
    const at = game.cellOf(p);
    if (at === OFF && !game.isInHand(p)) continue;
    const { letter } = game.typeOf(p);
    tokens.push(`${game.sideOf(p) === 0 ? letter : letter.toLowerCase()}@${game.topology.name(at)}`);
  }
  return tokens.sort((p, q) => (p < q ? -1 : p > q ? 1 : 0)).join(' ');
};

/** How a game ends that would be drawn. */
import type { Game } from './game.ts';
import type { Side } from './ids.ts';

export interface End {
  readonly winner: Side | null;
  readonly reason: string;
}
/** A draw by that ending, unless the game has something that decides it. */
export const endOfDraw = (game: Game, reason: string): End =>
  game.variant.draws?.instead?.(game, reason) ?? { winner: null, reason };
/** The end of a game by what its position shows; null: it goes on. Asked when the side to move has an action. */
export function drawnEnd(game: Game): End | null {
  const reason = game.variant.draws?.drawn?.(game) ?? null;
  return reason === null ? null : endOfDraw(game, reason);
}

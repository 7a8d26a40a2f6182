/** What makes progress: a capture, and a move of a kind that never goes back. */
import type { Game } from '../../core/game.ts';
import { type Kind, NOBODY } from '../../core/ids.ts';
import type { GameModel } from './model.ts';

const kinds = new WeakMap<GameModel, readonly boolean[]>();
export function isIrreversible(model: GameModel, game: Game): boolean {
  const advancing = kinds.get(model) ?? model.moves.map((_, kind) => isAdvancing(model, kind as Kind));
  kinds.set(model, advancing);
  return game.lost.size > 0 || (game.mover !== NOBODY && advancing[game.moverKind]);
}
const isAdvancing = (model: GameModel, kind: Kind): boolean => {
  const moves = model.moves[kind];
  const isAhead = moves.every(({ move }) => move.legs.length === 1 && move.legs[0].steps.every(([, y]) => y > 0));
  return moves.length > 0 && isAhead;
};

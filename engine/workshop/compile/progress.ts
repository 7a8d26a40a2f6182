/** What makes progress: a capture, and a move of a kind that never goes back. */
import type { Game } from '../../core/game.ts';
import { type Kind, NOBODY } from '../../core/ids.ts';
import { carriedKinds, lenderOf, type Trait } from '../game-data.ts';
import type { GameModel } from './model.ts';

const kinds = new WeakMap<GameModel, readonly boolean[]>();
export function isIrreversible(model: GameModel, game: Game): boolean {
  const advancing = kinds.get(model) ?? model.moves.map((_, kind) => isAdvancing(model, kind as Kind));
  kinds.set(model, advancing);
  return game.lost.size > 0 || (game.mover !== NOBODY && advancing[game.moverKind]);
}
/** by these traits others are moved, and perhaps back, as everybody is by portals */
const MOVING: readonly Trait['is'][] = ['pushes', 'swaps', 'lifts'];
const isAdvancing = (model: GameModel, kind: Kind): boolean => {
  const { pieces, features } = model.data;
  if (features !== undefined && features.portals.length > 0) return false;
  const moves = model.moves[kind];
  const { id } = pieces[kind];
  if (pieces.some((piece) => carriedKinds(piece).includes(id) || piece.traits.some(({ is }) => MOVING.includes(is))))
    return false;
  if (lenderOf(pieces[kind]) !== undefined) return false;
  const isAhead = moves.every(({ move }) => move.legs.length === 1 && move.legs[0].steps.every(([, y]) => y > 0));
  return moves.length > 0 && isAhead;
};

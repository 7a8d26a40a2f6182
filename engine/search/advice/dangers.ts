/** Who could be lost at once to an action of one side, and by whose actions: every legal action is made and looked at. */
import type { Game } from '../../core/game.ts';
import type { Piece, Side } from '../../core/ids.ts';
import { everyActionBy, isBound } from './supposed-turn.ts';

export type Dangers = ReadonlyMap<Piece, readonly Piece[]>;

const isNobodys = (game: Game, p: Piece): boolean => {
  const { groups } = game.variant;
  return game.typeOf(p).ownerless === true || (groups !== undefined && groups.of(game, p).side === undefined);
};
/** Who could be lost if that side were to move now; nobody in the middle of a turn whose rest binds it. */
export const dangersBy = (game: Game, side: Side): Dangers => {
  const found = new Map<Piece, Piece[]>();
  if (isBound(game)) return found;
  everyActionBy(game, side, (plans, i) => {
    const mark = game.make(plans, i);
    // nobody captures what would cost the game
    const isWorthIt = game.outcome === null || game.outcome.winner === side;
    const lost = isWorthIt ? Array.from({ length: game.lost.size }, (_, n) => game.lost.at(n)) : [];
    game.unmake(mark);
    for (const p of lost) {
      if (game.sideOf(p) === side || isNobodys(game, p)) continue;
      const captors = found.get(p) ?? [];
      if (!captors.includes(plans.mover[i] as Piece)) captors.push(plans.mover[i] as Piece);
      found.set(p, captors);
    }
  });
  return found;
};

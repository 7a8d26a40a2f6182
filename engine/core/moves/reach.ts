/**
 * What a piece could do where it stands, whosever turn it is: as if its side were to move now, with what its state and
 * legality leave of it. For people who look at a piece; nothing can be played from it.
 */

import { type ActionTarget, targetsOf } from '../action.ts';
import { type ActionSummary, summarize } from '../action-summary.ts';
import type { Game } from '../game.ts';
import { type Cell, OFF, type Piece, type Side } from '../ids.ts';
import { Planner } from './planner.ts';

export interface Reach {
  readonly kind: string;
  readonly to: Cell | null;
  readonly targets: readonly ActionTarget[];
  /** what it means to capture */
  readonly captures: readonly { readonly piece: Piece; readonly side: Side; readonly at: Cell }[];
}

const reachIn = (game: Game, a: ActionSummary): Reach => ({
  kind: a.kind,
  to: a.to === OFF ? null : a.to,
  targets: targetsOf(a),
  captures: a.taken.map(({ piece, at }) => ({ piece, side: game.sideWritten(piece), at })),
});

/** The actions of a piece of the side that is not to move. */
export const reachOutOfTurn = (game: Game, me: Piece): readonly Reach[] => {
  const { variant, facts } = game;
  const begin = (): void => {
    // a turn that is under way binds one side only
    variant.turns?.unbind?.(game);
    game.set(facts.turn, 0, game.sideOf(me));
  };
  return game.suppose(begin, () => {
    const planner = new Planner(game);
    const { plans } = planner;
    const count = planner.everyAction();
    const found: Reach[] = [];
    for (let i = 0; i < count; i++) if (plans.mover[i] === me) found.push(reachIn(game, summarize(game, plans, i)));
    return found;
  });
};

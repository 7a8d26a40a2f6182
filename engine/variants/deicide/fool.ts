/** Fool: moves as whatever kind the other side moved last (D-FOOL). That kind's abilities are not lent. */
import type { Game } from '../../core/game.ts';
import { type Kind, OFF, other, SIDES, type Side } from '../../core/ids.ts';
import type { PieceType } from '../../core/variant.ts';
import { lastKind } from './board.ts';
import { kinds } from './words/words.ts';

/** The kind that Fools of this side copy now; NO_KIND before the other side's first move (D-F1). */
export const copiedKind = (game: Game, side: Side): Kind => (game.get(lastKind, other(side)) - 1) as Kind;

/** A6: what a side moved last is a part of the position only while the other side has a Fool, be it in flight. */
export const forgetIdleModels = (game: Game): void => {
  const hasFool = [false, false]; // by side
  for (let i = 0; i < game.pieces.length; i++) {
    const p = game.pieces[i];
    if (game.typeOf(p) === fool && (game.cellOf(p) !== OFF || game.isAway(p))) hasFool[game.sideOf(p)] = true;
  }
  for (const side of SIDES) if (!hasFool[other(side)]) game.set(lastKind, side, 0);
};

export const fool: PieceType = {
  ...{ id: 'fool', ...kinds.fool },
  value: 5,
  rules: [],
  borrowing: { borrows: (game, me) => game.variant.types[copiedKind(game, game.sideOf(me))] },
};

/**
 * Snail, and the turns it gives. After a Snail moved, the other side's next turn is an extra turn of up to two moves; in
 * it a Snail's move costs both and gives nothing (D-Z1), and a move that gives check is the last (D-Z3).
 */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { NOBODY, OFF, type Piece } from '../../core/ids.ts';
import { step } from '../../core/moves/rules.ts';
import type { PieceType, Rule, TurnRule } from '../../core/variant.ts';
import type { Budget } from '../../core/vocabulary.ts';
import { budget, isExtraTurn, lastKind, paceIsSet } from './board.ts';
import { budgetSays, kinds, rules } from './words/words.ts';

/** D-Z7: it captures Kings only, which is to say that it gives check. */
const check: Rule = {
  ...rules.snailCheck,
  plan(g, me, at) {
    for (let i = 0; i < ALL.length; i++) {
      const to = g.next(at, ALL[i]);
      if (to === OFF) continue;
      const there = g.on(to);
      if (there === NOBODY || g.typeOf(there).royal) g.strike(me, to);
      else if (g.areEnemies(me, there)) g.deny(to, 'snail-takes-only-kings', there, to);
    }
  },
};

export const snail: PieceType = {
  ...{ id: 'snail', ...kinds.snail },
  value: 4,
  uncapturable: true, // D-Z8
  rules: [step(rules.snailStep, ALL, { mode: 'quiet' }), check],
  attacks: [check],
};

export const TWO_MOVES = 2;
const costOf = (game: Game, isSnail: boolean): number => (isSnail && game.get(isExtraTurn, 0) ? TWO_MOVES : 1);
export const canAfford = (game: Game, mover: Piece): boolean =>
  costOf(game, game.typeOf(mover) === snail) <= game.get(budget, 0);

/** A move was made: pay for it and remember what it was, even if the mover did not survive it (D-F12, D-Z9). */
export const payForMove = (game: Game): void => {
  const wasSnail = game.variant.types[game.moverKind] === snail; // no pawn that became one, and no Fool (D-F7)
  game.set(lastKind, game.moverSide, 1 + game.movedAs); // D-F4, D-F10, D-F11
  game.set(budget, 0, game.get(budget, 0) - costOf(game, wasSnail));
  if (wasSnail && !game.get(isExtraTurn, 0)) game.set(paceIsSet, 0, 1); // D-Z5
};
export const openTurn = (game: Game): void => {
  const extra = game.get(paceIsSet, 0);
  game.set(budget, 0, 1 + extra);
  game.set(isExtraTurn, 0, extra);
  game.set(paceIsSet, 0, 0);
};
/** D-Z2: the second move is never compulsory. */
export const endTurn: TurnRule = {
  ...rules.endTurn,
  label: 'End of turn',
  plan(g) {
    if (g.get(isExtraTurn, 0) === 1 && g.get(budget, 0) === 1) g.by(NOBODY).endTurn().done();
  },
};
/** null in turns of one move. */
export const budgetOf = (game: Game): Budget | null =>
  game.get(isExtraTurn, 0) === 1 ? { left: game.get(budget, 0), of: TWO_MOVES, says: budgetSays } : null;

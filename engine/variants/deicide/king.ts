/** King: one step, and castling two cells towards an unmoved Rook of his own (D-K1 to D-K5). */

import { ALL, E, W } from '../../core/board/topology.ts';
import { type Cell, type Dir, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { step } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { hasMoved } from './board.ts';
import { mayStayInCheck } from './calling.ts';
import { isInCheck, wouldBeInCheck } from './check.ts';
import { rook } from './riders.ts';
import { kinds, rules } from './words/words.ts';

const castle: Rule = {
  ...rules.kingCastle,
  makes: 'castle',
  quiet: true,
  plan(g, me, at) {
    for (let i = 0; i < SIDEWAYS.length; i++) {
      const d = SIDEWAYS[i];
      const crossed = g.next(at, d);
      const goal = crossed === OFF ? OFF : g.next(crossed, d);
      if (goal === OFF) continue;
      const partner = castlingRook(g, me, at, d, goal);
      if (partner !== NOBODY && isSafe(g, me, crossed, goal)) {
        g.by(me).together().go(me, goal, 'castle').go(partner, crossed, 'castle').done();
      }
    }
  },
};
const SIDEWAYS: readonly Dir[] = [W, E];
/** The Rook to castle with in this direction, if all between is empty; it must stand beyond the King's goal. */
const castlingRook = (g: Planner, king: Piece, at: Cell, d: Dir, goal: Cell): Piece => {
  if (g.get(hasMoved, king)) {
    g.deny(goal, 'castle-moved'); // D-K3
    return NOBODY;
  }
  let c = g.next(at, d);
  let between = 0;
  for (; c !== OFF && g.isEmpty(c); c = g.next(c, d)) between++;
  const there = c === OFF ? NOBODY : g.on(c);
  const isRook = there !== NOBODY && g.typeOf(there) === rook && !g.areEnemies(king, there);
  if (isRook && between >= 2) {
    if (!g.get(hasMoved, there)) return there;
    g.deny(goal, 'castle-moved');
  } else if (there !== NOBODY && !isRook) g.deny(goal, 'castle-not-open', there, c);
  else g.deny(goal, 'castle-no-rook');
  return NOBODY;
};
/** D-K4: not out of, through or into check of any form. */
const isSafe = (g: Planner, king: Piece, crossed: Cell, goal: Cell): boolean => {
  const { game } = g;
  if (!mayStayInCheck(game) && isInCheck(game, g.sideOf(king))) g.deny(goal, 'castle-in-check');
  else if (wouldBeInCheck(game, king, crossed)) g.deny(goal, 'castle-through-check', NOBODY, crossed);
  else if (wouldBeInCheck(game, king, goal)) g.deny(goal, 'castle-into-check');
  else return true;
  return false;
};

export const king: PieceType = {
  ...{ id: 'king', ...kinds.king },
  value: 100,
  royal: true,
  rules: [step(rules.kingStep, ALL)],
  abilities: [castle],
};

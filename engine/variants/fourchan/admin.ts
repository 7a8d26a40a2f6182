/**
 * Admin: castles once with an /n/, and whoever loses it has lost, by whatever hand (C-G2). There is no check: an Admin may
 * stand and go where it can be captured (C-G1).
 */

import { E, rotateDir, W } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, type Dir, NOBODY, OFF, other, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Rule } from '../../core/variant.ts';
import { spent } from './board.ts';
import { isFrozen } from './freeze.ts';
import { ADMIN, isA, N } from './kinds.ts';
import { rules } from './words/words.ts';

/** C-A1: whatever is attacked; a rider of the /n/ goes along. */
export const castling: Rule = {
  ...rules.castling,
  quiet: true,
  makes: 'castle',
  plan(g, me, at) {
    for (const d of SIDEWAYS) {
      const there = firstPieceToward(g, at, d);
      const tower = there === OFF ? NOBODY : g.on(there);
      const beside = there === OFF ? OFF : g.next(there, rotateDir(d, 4));
      const beyond = beside === OFF ? OFF : g.next(beside, rotateDir(d, 4));
      const objection = objectionTo(g, me, tower);
      if (objection !== null) denyAlong(g, at, d, objection, tower, there);
      else if (beside !== at && beyond !== at) {
        g.by(me).together().go(me, beside, 'castle').go(tower, beyond, 'castle').done();
      }
    }
  },
};
const SIDEWAYS: readonly Dir[] = [W, E];
const firstPieceToward = (g: Planner, at: Cell, d: Dir): Cell => {
  let c = g.next(at, d);
  while (c !== OFF && g.isEmpty(c)) c = g.next(c, d);
  return c;
};
const objectionTo = (g: Planner, admin: Piece, tower: Piece): string | null => {
  if (tower === NOBODY) return 'castle-no-n';
  if (!isA(g.game, tower, N) || g.areEnemies(admin, tower)) return 'castle-not-open';
  if (g.get(spent, admin) || g.get(spent, tower)) return 'castle-moved';
  return isFrozen(g.game, tower) ? 'castle-n-frozen' : null;
};
/** Whatever lies beyond one step on its rank it could only reach by castling. */
const denyAlong = (g: Planner, at: Cell, d: Dir, reason: string, piece: Piece, there: Cell): void => {
  if (g.listener === null) return;
  const isMoved = g.get(spent, g.on(at)) !== 0;
  for (let c = g.next(at, d), n = 1; c !== OFF; c = g.next(c, d), n++) {
    if (n > 1) g.deny(c, isMoved ? 'castle-moved' : reason, piece, there);
  }
};

/** C-G2: of two Admins that one action takes, the first decides. C-G8: the action is completed first. */
export const judgeAdmins = (game: Game): void => {
  for (let i = 0; i < game.lost.size; i++) {
    const p = game.lost.at(i);
    if (!isA(game, p, ADMIN)) continue;
    const winner = other(game.sideOf(p));
    game.end(winner, winner === game.moverSide ? 'admin-taken' : 'admin-lost');
    return;
  }
};

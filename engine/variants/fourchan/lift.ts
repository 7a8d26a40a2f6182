/**
 * /tg/: lifts an enemy beside it and puts it down on an empty cell beside itself, or back where it was, which is a pass
 * (C-T1, C-T2). It does so frozen and riding too (C-T6), for nobody is captured and it does not move.
 */

import { ALL } from '../../core/board/topology.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Rule } from '../../core/variant.ts';
import { lifting } from './action-kinds.ts';
import { isImmune } from './freeze.ts';
import { rules } from './words/words.ts';

export const liftAndDrop: Rule = {
  ...rules.lift,
  quiet: true,
  makes: lifting,
  plan(g, me, at) {
    for (let i = 0; i < ALL.length; i++) {
      const from = g.next(at, ALL[i]);
      if (from === OFF || g.isEmpty(from) || !isLiftable(g, me, from)) continue;
      const victim = g.on(from); // its rider comes along (C-T4)
      for (let k = 0; k < ALL.length; k++) {
        const to = g.next(at, ALL[k]);
        if (to !== OFF && (to === from || g.isEmpty(to))) g.by(me).go(victim, to, 'lift').done();
      }
    }
  },
};
/** C-T3 */
const isLiftable = (g: Planner, me: Piece, from: Cell): boolean => {
  const [there, rider] = [g.on(from), g.riderOn(from)];
  if (!g.areEnemies(me, there)) return false;
  if (!isMovable(g, there)) g.deny(from, 'cannot-be-lifted', there, from);
  else if (rider !== NOBODY && !isMovable(g, rider)) g.deny(from, 'rider-cannot-be-lifted', rider, from);
  else return true;
  return false;
};
const isMovable = ({ game }: Planner, p: Piece): boolean => !isImmune(game, game.kindOf(p));

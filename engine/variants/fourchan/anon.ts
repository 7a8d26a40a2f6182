/** Anon: its own trait, two steps on its first move, but not to where it would stand beside an enemy Anon (C-A4, C-A5). */

import { E, W } from '../../core/board/topology.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Rule } from '../../core/variant.ts';
import { forward, spent } from './board.ts';
import { ANON } from './kinds.ts';
import { rules } from './words/words.ts';

export const doubleStep: Rule = {
  ...rules.doubleStep,
  quiet: true,
  plan(g, me, at) {
    const ahead = forward(g.sideOf(me));
    const over = g.next(at, ahead);
    const to = over === OFF ? OFF : g.next(over, ahead);
    if (to === OFF) return;
    if (g.get(spent, me)) g.deny(to, 'double-step-used');
    else if (!g.isEmpty(over)) g.deny(to, 'blocked', g.on(over), over);
    else if (!denyBeside(g, me, to) && !g.enter(me, to)) g.deny(to, 'occupied', g.on(to), to);
  },
};
/** C-A5: an Anon that has not promoted, also one that rides. */
const denyBeside = (g: Planner, me: Piece, to: Cell): boolean => {
  for (const d of SIDEWAYS) {
    const c = g.next(to, d);
    if (c === OFF || g.isEmpty(c) || !g.areEnemies(me, g.on(c))) continue;
    const anon = isAnon(g, g.on(c)) ? g.on(c) : g.riderOn(c);
    if (anon === NOBODY || !isAnon(g, anon)) continue;
    g.deny(to, 'double-step-beside-anon', anon, c);
    return true;
  }
  return false;
};
const SIDEWAYS = [W, E];
const isAnon = ({ game }: Planner, p: Piece): boolean => game.kindOf(p) === ANON;

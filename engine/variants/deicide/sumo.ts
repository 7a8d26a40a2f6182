/** Sumo Wrestler: slides one or two cells without capturing; Kimarite pushes one enemy one cell (D-U1 to D-U12). */

import { ALL } from '../../core/board/topology.ts';
import { type Cell, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { roamEmpty } from './roam.ts';
import { snail } from './snail.ts';
import { isKnownMine, isRough, isWall } from './terrain.ts';
import { kinds, rules } from './words/words.ts';

const RANGE = 2;
/** One possible push: whom, to where (OFF: over the edge), and the empty cell crossed on the way to him, or OFF. */
export interface Push {
  readonly victim: Piece;
  readonly from: Cell;
  readonly to: Cell;
  readonly across: Cell;
}

/** Every push that the Sumo could make now. Straight lines of the board only (D-U12). */
export const pushesOf = (g: Planner, sumo: Piece, at: Cell): Push[] => {
  const pushes: Push[] = [];
  for (const d of ALL) {
    let across = OFF;
    let from = g.next(at, d);
    if (from !== OFF && g.isEmpty(from) && !isKnownMine(g, from)) {
      across = from; // D-U2: at a distance of two, with the first cell empty
      from = g.next(from, d);
    }
    if (from === OFF || g.isEmpty(from)) continue;
    if (!g.canCapture(sumo, from)) {
      if (g.listener) denyPush(g, sumo, from); // D-U5, D-U6
      continue;
    }
    const to = g.next(from, d);
    if (to === OFF || g.isEmpty(to))
      pushes.push({ victim: g.on(from), from, to, across }); // D-U4, D-U3
    else g.deny(from, 'push-blocked', g.on(from), to);
  }
  return pushes;
};
const denyPush = (g: Planner, sumo: Piece, c: Cell): void => {
  const there = g.on(c);
  if (isWall(g, c)) return; // nobody enters it anyway
  if (g.typeOf(there) === snail) g.deny(c, 'snail-cannot-be-pushed', there, c);
  else if (!g.areEnemies(sumo, there)) g.deny(c, 'own-cannot-be-pushed', there, c);
};

const kimarite: Rule = {
  ...rules.sumoPush,
  makes: 'push',
  plan(g, me, at) {
    for (const { victim, from, to, across } of pushesOf(g, me, at)) {
      const plan = g.by(me);
      if (across !== OFF) {
        if (isRough(g))
          plan.go(me, across); // a mine may lie there (D-T14)
        else plan.via(across);
      }
      if (to === OFF) plan.take(victim);
      else plan.go(victim, to, 'push');
      plan.go(me, from).done(); // D-U1
    }
  },
};

export const sumo: PieceType = {
  ...{ id: 'sumo', ...kinds.sumo },
  value: 5,
  rules: [roamEmpty(rules.sumoSlide, ALL, { range: RANGE })],
  abilities: [kimarite],
  attacks: [],
};

/** Rainbow: slides one or two cells diagonally, or rides the ring of seven knight leaps ahead of her, either way round. */

import { DIAG } from '../../core/board/topology.ts';
import { type Cell, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { slide } from '../../core/moves/rules.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { board, isField } from './board.ts';
import { kinds, rules } from './words/words.ts';
import { stepOut } from './zone.ts';

/** A2: cell by cell clockwise, for the side that plays upwards. */
const RING = [
  [2, 1],
  [3, 3],
  [2, 5],
  [0, 6],
  [-2, 5],
  [-3, 3],
  [-2, 1],
] as const;
/** R1: "ahead" is the owner's; [side][cell] is the ring, OFF where there is no cell. */
const rings = [1, -1].map((up) => board.cells.map((c) => RING.map(([x, y]) => board.offset(c, x, y * up))));
const backwards = rings.map((ofSide) => ofSide.map((ring) => [...ring].reverse()));

const ride: Rule = {
  ...rules.rainbowRing,
  plan(g, me, at) {
    const side = g.sideOf(me);
    follow(g, me, rings[side][at]);
    follow(g, me, backwards[side][at]);
  },
};
const follow = (g: Planner, me: Piece, ring: readonly Cell[]): void => {
  for (let i = 0; i < ring.length; i++) {
    const c = ring[i];
    if (c === OFF) return; // R3
    if (isField(c)) {
      if (g.canCapture(me, c))
        path(g, me, ring, i).take(g.on(c)).go(me, c, 'leap').done(); // R5
      else if (g.isEmpty(c)) path(g, me, ring, i).go(me, c, 'leap').done();
      else g.denyCapture(me, c);
    } // R2: the Zone is passed through, never a stop
    if (!g.isEmpty(c)) {
      denyRest(g, ring, i); // R4
      return;
    }
  }
};
const path = (g: Planner, me: Piece, ring: readonly Cell[], stop: number) => {
  const plan = g.by(me);
  for (let i = 0; i < stop; i++) plan.via(ring[i]);
  return plan;
};
const denyRest = (g: Planner, ring: readonly Cell[], from: number): void => {
  if (!g.listener) return;
  const at = ring[from];
  for (const c of ring.slice(from + 1)) if (isField(c)) g.deny(c, 'ring-blocked', g.on(at), at);
};

export const rainbow: PieceType = {
  id: 'rainbow',
  ...kinds.rainbow,
  value: 5,
  rules: [slide(rules.rainbowSlide, DIAG, { range: 2, within: isField }), ride, stepOut], // R7
};

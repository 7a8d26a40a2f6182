/** Cannon and Archer: they slide, but capture by jumping over exactly one hurdle. */

import { DIAG, ORTHO } from '../../core/board/topology.ts';
import { type Cell, type Dir, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { roamEmpty } from './roam.ts';
import { kinds, rules } from './words/words.ts';

/** D-C1: the first piece is the hurdle, of either colour and at any distance. D-C2: a Wall is one. D-C4: a jump. */
const fire = (words: RuleWords, dirs: readonly Dir[]): Rule => ({
  ...words,
  plan(g, me, at) {
    for (let i = 0; i < dirs.length; i++) {
      const d = dirs[i];
      const hurdle = nextStanding(g, at, d);
      if (hurdle === OFF) continue;
      if (g.areEnemies(me, g.on(hurdle))) g.deny(hurdle, 'no-hurdle', g.on(hurdle), hurdle);
      else g.denyCapture(me, hurdle);
      const target = nextStanding(g, hurdle, d);
      if (g.listener) denyAround(g, hurdle, target, d);
      if (target !== OFF) g.strike(me, target, 'leap');
    }
  },
  reach(g, at, could) {
    for (const d of dirs) for (let c = g.next(at, d); c !== OFF; c = g.next(c, d)) could(c);
  },
});
const nextStanding = (g: Planner, from: Cell, d: Dir): Cell => {
  let c = g.next(from, d);
  while (c !== OFF && g.isEmpty(c)) c = g.next(c, d);
  return c;
};
/** Why not to the empty cells behind the hurdle, or to whoever stands behind the second. */
const denyAround = (g: Planner, hurdle: Cell, target: Cell, d: Dir): void => {
  let c = g.next(hurdle, d);
  for (; c !== target; c = g.next(c, d)) g.deny(c, 'jumps-only-to-take', g.on(hurdle) as Piece, hurdle);
  if (target === OFF) return;
  for (c = g.next(target, d); c !== OFF; c = g.next(c, d)) g.deny(c, 'two-hurdles', g.on(target), target);
};

const cannonFire = fire(rules.cannonFire, ORTHO);
const archerFire = fire(rules.archerFire, DIAG);
export const cannon: PieceType = {
  ...{ id: 'cannon', ...kinds.cannon },
  value: 6,
  rules: [roamEmpty(rules.cannonSlide, ORTHO), cannonFire],
  attacks: [cannonFire],
};
export const archer: PieceType = {
  ...{ id: 'archer', ...kinds.archer },
  value: 4,
  rules: [roamEmpty(rules.archerSlide, DIAG), archerFire],
  attacks: [archerFire],
};

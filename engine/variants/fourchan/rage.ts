/**
 * /r9k/: slides up to its range. If it takes anybody it goes on in that direction to the end of its range, counted from
 * where it began, and takes everybody in its way, its own side included (C-R1 to C-R3). So there is no capture of its that
 * is not a rage, and it may begin one at a friend (C-R3, C-N8).
 */

import { ALL } from '../../core/board/topology.ts';
import { type Cell, type Dir, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { slide } from '../../core/moves/rules.ts';
import type { Rule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { raging } from './action-kinds.ts';
import { rules } from './words/words.ts';

const RANGE = 2;
const LONGER_RANGE = 3;

/** C-R6: without a capture it stops where it likes, on a friend that carries too. */
export const quietSlide = slide(rules.quietShortSlide, ALL, { range: RANGE, mode: 'quiet' });
export const longerQuietSlide = slide(rules.quietLongerSlide, ALL, { range: LONGER_RANGE, mode: 'quiet' });

const rage = (words: RuleWords, range: number): Rule => ({
  ...words,
  makes: raging,
  plan(g, me, at) {
    for (let i = 0; i < ALL.length; i++) charge(g, me, at, ALL[i], range);
  },
  reach(g, at, could) {
    for (const d of ALL) for (let c = g.next(at, d), n = 0; c !== OFF && n < range; c = g.next(c, d), n++) could(c);
  },
});
const charge = (g: Planner, me: Piece, at: Cell, d: Dir, range: number): void => {
  let [victims, length, end] = [0, 0, at];
  for (let c = g.next(at, d); c !== OFF && length < range; c = g.next(c, d)) {
    if (!g.isEmpty(c)) {
      if (g.shielded(c, me)) {
        g.denyCapture(me, c);
        break; // C-K3
      }
      victims++;
    }
    end = c;
    length++;
  }
  if (victims === 0) return;
  if (!g.armed) {
    for (let c = g.next(at, d); c !== g.next(end, d); c = g.next(c, d)) if (!g.isEmpty(c)) g.denyCapture(me, c);
    return;
  }
  g.by(me);
  for (let c = at, n = 0; n < length; n++) {
    c = g.next(c, d);
    if (!g.isEmpty(c)) g.planTakes(c);
    if (c !== end) g.deny(c, 'rage-goes-on', NOBODY, end); // C-R2
  }
  g.arrive(me, end);
};
export const shortRage = rage(rules.rage, RANGE);
export const longRage = rage(rules.longerRage, LONGER_RANGE);

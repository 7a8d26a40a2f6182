/**
 * /v/: up to two single steps along ranks and files, turning at will (C-V3), and a shot that is in shots.ts. Whoever copies
 * it makes the shot by going there (C-B6): that is its gait.
 */

import { ORTHO } from '../../core/board/topology.ts';
import { type Cell, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Rule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { board } from './board.ts';
import { shotsFrom } from './shots.ts';
import { rules } from './words/words.ts';

// planning one walk never begins another, so one note of where it has been serves all
const reachedIn = new Int32Array(board.size);
let walks = 0;
const frontier: Cell[] = [];

/** Every cell that so many steps over empty cells can end on, but not the one it began on. */
const wander = (g: Planner, me: Piece, at: Cell, steps: number): void => {
  walks++;
  reachedIn[at] = walks;
  frontier.length = 0;
  frontier.push(at);
  let end = 1;
  for (let n = 0, i = 0; n < steps; n++, end = frontier.length) {
    for (; i < end; i++) {
      for (let d = 0; d < ORTHO.length; d++) {
        const c = g.next(frontier[i], ORTHO[d]);
        if (c === OFF || reachedIn[c] === walks) continue;
        if (g.enter(me, c)) {
          reachedIn[c] = walks;
          frontier.push(c);
        } else g.deny(c, 'occupied', g.on(c), c);
      }
    }
  }
};
const walk = (words: RuleWords, steps: number): Rule => ({
  ...words,
  quiet: true,
  plan(g, me, at) {
    wander(g, me, at, steps);
  },
});
const gait = (words: RuleWords, steps: number): Rule => ({
  ...words,
  plan(g, me, at) {
    wander(g, me, at, steps);
    const targets = shotsFrom(g.game, at);
    for (let i = 0; i < targets.length; i++) g.strike(me, targets[i], 'leap');
  },
});
export const shortWalk = walk(rules.walk, 2);
export const longWalk = walk(rules.longerWalk, 3);
export const shortGait = gait(rules.gait, 2);
export const longGait = gait(rules.longerGait, 3);

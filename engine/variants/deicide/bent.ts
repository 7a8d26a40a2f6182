/**
 * Kitsune and Werewolf: a step, an eighth of a turn, a slide of any length or none, an eighth of a turn, a step. All
 * three legs must be walked (D-B1), over empty cells (D-B3); the slide may have no length at all (D-B2).
 */

import { DIAG, ORTHO, rotateDir } from '../../core/board/topology.ts';
import { type Cell, type Dir, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { lengthens, travel } from './roam.ts';
import { isGlue, isKnownMine, isRough } from './terrain.ts';
import { kinds, rules } from './words/words.ts';

const EIGHTHS = [1, -1] as const;
const bend = (words: RuleWords, starts: readonly Dir[]): Rule =>
  lengthens({
    ...words,
    plan(g, me, at) {
      for (const d of starts) {
        const corner = g.next(at, d);
        if (!isOpen(g, me, corner)) continue;
        for (const eighth of EIGHTHS) glide(g, me, at, corner, rotateDir(d, eighth));
      }
    },
  });
/** From the cell of the first step: end here, or slide on and end there. */
const glide = (g: Planner, me: Piece, home: Cell, corner: Cell, heading: Dir): void => {
  if (isRough(g)) glideOverTerrain(g, me, home, corner, heading);
  else
    for (let c = corner; c !== OFF && g.isEmpty(c); c = g.next(c, heading)) lastStepInSight(g, me, corner, c, heading);
};
/** D-B5: one action for each cell; the first way found is the one that is shown. */
const lastStepInSight = (g: Planner, me: Piece, corner: Cell, from: Cell, heading: Dir): void => {
  for (let i = 0; i < EIGHTHS.length; i++) {
    const to = g.next(from, rotateDir(heading, EIGHTHS[i]));
    if (to === OFF) continue;
    const takes = g.canCapture(me, to); // asked of empty cells too: that is how reach is surveyed
    if (!takes && !g.isEmpty(to)) {
      g.denyCapture(me, to);
      continue;
    }
    const plan = g.by(me).via(corner);
    if (from !== corner) plan.via(from);
    if (takes) plan.take(g.on(to));
    plan.go(me, to).done();
  }
};
const glideOverTerrain = (g: Planner, me: Piece, home: Cell, corner: Cell, heading: Dir): void => {
  lastStep(g, me, corner, heading, [corner]); // D-T14: the first step counts as slid through
  if (isGlue(g, corner)) return;
  travel(g, corner, [heading], {}, (to, path) => {
    if (to !== home && !isOpen(g, me, to)) return false; // it has left its own cell, and may come over it by a Portal (D-PIPE)
    lastStep(g, me, to, heading, [corner, ...path, to]);
    return !isGlue(g, to); // D-T16: only the final step is left
  });
};
const lastStep = (g: Planner, me: Piece, from: Cell, heading: Dir, through: readonly Cell[]): void => {
  for (const eighth of EIGHTHS) {
    const to = g.next(from, rotateDir(heading, eighth));
    if (to !== OFF) g.visit(me, to, 'walk', through);
  }
};
/** D-X6: nothing passes a mine that is known. */
const isOpen = (g: Planner, me: Piece, c: Cell): boolean => {
  if (c === OFF) return false;
  if (!g.isEmpty(c)) {
    // a friend could not be captured at the end of the path either
    const isFriend = !g.areEnemies(me, g.on(c)) && !g.typeOf(g.on(c)).ownerless;
    g.deny(c, isFriend ? 'own-piece' : 'bent-takes-last', g.on(c), c);
    return false;
  }
  return !isKnownMine(g, c);
};

export const kitsune: PieceType = {
  ...{ id: 'kitsune', ...kinds.kitsune },
  value: 9,
  rules: [bend(rules.kitsuneBend, ORTHO)],
};
export const werewolf: PieceType = {
  ...{ id: 'werewolf', ...kinds.werewolf },
  value: 9,
  rules: [bend(rules.werewolfBend, DIAG)],
};

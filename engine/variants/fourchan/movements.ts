/**
 * The ways of moving that a /b/ can copy and a /d/ absorb: sixteen at most, for a set of them is one number. Types are
 * composed of these, so that a borrowed slide and an own one are one rule, and a set says how its owner moves, not who it
 * was.
 */

import { ALL, DIAG, ORTHO, rotateDir } from '../../core/board/topology.ts';
import { OFF } from '../../core/ids.ts';
import { leap, slide, step } from '../../core/moves/rules.ts';
import type { Rule } from '../../core/variant.ts';
import { board, forward } from './board.ts';
import { rules } from './words/words.ts';

export const rookSlide = slide(rules.rookSlide, ORTHO);
export const bishopSlide = slide(rules.bishopSlide, DIAG);
export const quietRookSlide = slide(rules.quietRookSlide, ORTHO, { mode: 'quiet' });
export const quietBishopSlide = slide(rules.quietBishopSlide, DIAG, { mode: 'quiet' });
export const shortSlide = slide(rules.shortSlide, ALL, { range: 2 });
export const longerSlide = slide(rules.longerSlide, ALL, { range: 3 });
export const straightStep = step(rules.straightStep, ORTHO);
export const diagonalStep = step(rules.diagonalStep, DIAG);
export const straightJump = leap(rules.straightJump, board, 0, 2);
export const diagonalJump = leap(rules.diagonalJump, board, 2, 2);
export const farDiagonalJump = leap(rules.farDiagonalJump, board, 3, 3);
export const knightLeap = leap(rules.knightLeap, board, 1, 2);
export const camelLeap = leap(rules.camelLeap, board, 1, 3);

/** What an Anon does, and whoever borrows it, with its owner's forward (C-B8, C-D2). */
export const anonStep: Rule = {
  ...rules.anonStep,
  plan(g, me, at) {
    const ahead = forward(g.sideOf(me));
    const front = g.next(at, ahead);
    if (front !== OFF && !g.enter(me, front)) g.deny(front, 'occupied', g.on(front), front);
    for (let eighth = -1; eighth <= 1; eighth += 2) {
      const c = g.next(at, rotateDir(ahead, eighth));
      if (c !== OFF) g.strike(me, c);
    }
  },
};

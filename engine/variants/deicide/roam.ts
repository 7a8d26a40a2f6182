/**
 * Slides. On smooth ground they are the core's. On rough ground every cell of the way is really entered, because a mine
 * may lie there, and Cathedrals, Portals and Glue Traps have their say; each way of getting somewhere is an action of
 * its own, since the ways meet different things (D-B5).
 */

import { rotateDir } from '../../core/board/topology.ts';
import { type Cell, type Dir, NOBODY, OFF } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import { slide } from '../../core/moves/rules.ts';
import type { Rule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { isCathedral, isGlue, isKnownMine, isPortal, isRough, isWall, portalExit } from './terrain.ts';

interface Journey {
  /** cells at most; the jump from Portal to Portal is free (D-T5) */
  readonly range?: number;
  readonly turnsInCathedrals?: boolean;
}
/** What to do with a cell that was reached through `path`; answers whether the way goes on. `path` is lent: copy it. */
export type Onto = (to: Cell, path: readonly Cell[]) => boolean;

const FAR = 64;
const lengthened = new WeakSet<Rule>();
/** Portals and Cathedrals lengthen this rule: on rough ground it may reach what it never could on a bare board. */
export const lengthens = (rule: Rule): Rule => {
  lengthened.add(rule);
  return rule;
};
export const isLengthened = (rule: Rule): boolean => lengthened.has(rule);

/** Follow every way that a slide from `home` can take over rough ground. */
export const travel = (g: Planner, home: Cell, dirs: readonly Dir[], journey: Journey, onto: Onto): void => {
  const { range = FAR, turnsInCathedrals = false } = journey;
  const path: Cell[] = [];
  const been: number[] = []; // D-T2: each cell once in each direction

  const follow = (start: Cell, d: Dir, cells: number, startsStuck: boolean, hasJumped: boolean): void => {
    const [depth, turns] = [path.length, been.length];
    let here = start;
    let isStuck = startsStuck;
    for (let left = cells; left > 0; left--) {
      const last = here;
      here = g.next(here, d);
      if (here === OFF) break;
      if (here !== home && !onto(here, path)) {
        if (g.listener) denyPast(g, here, d, left - 1);
        break;
      }
      if (isStuck || isKnownMine(g, here)) {
        if (g.listener) denyFrom(g, here, d, left - 1, isStuck ? 'glued' : 'mine-in-the-way', isStuck ? last : here);
        break;
      }
      const trace = (here << 3) | d;
      if (been.includes(trace)) break;
      been.push(trace);
      path.push(here);
      isStuck = isGlue(g, here); // D-T16: one more cell
      if (turnsInCathedrals && isCathedral(g, here)) {
        for (const aside of [2, -2]) follow(here, rotateDir(d, aside), left - 1, isStuck, hasJumped);
      }
      if (!hasJumped && isPortal(g, here)) jump(here, d, left - 1);
    }
    path.length = depth;
    been.length = turns;
  };
  /** D-T3 to D-T5: in the same direction, once, and at least one cell beyond the exit. */
  const jump = (portal: Cell, d: Dir, left: number): void => {
    const exit = portalExit(g, portal);
    if (exit === OFF) return;
    if (!g.isEmpty(exit)) {
      if (g.listener) denyFrom(g, exit, d, left, 'portal-exit-taken', exit);
      return;
    }
    g.deny(exit, 'portal-go-on', NOBODY, exit);
    path.push(exit);
    follow(exit, d, left, false, true);
    path.pop();
  };
  for (let i = 0; i < dirs.length; i++) follow(home, dirs[i], range, false, false);
};
/** Somebody or something on `c` ends the way: whatever lies behind cannot be reached that way. */
const denyPast = (g: Planner, c: Cell, d: Dir, cells: number): void => {
  const reason = isWall(g, c) ? 'wall-in-the-way' : isKnownMine(g, c) ? 'mine-in-the-way' : 'glued';
  denyFrom(g, c, d, cells, g.isEmpty(c) || isWall(g, c) ? reason : 'blocked', c);
};
const denyFrom = (g: Planner, c: Cell, d: Dir, cells: number, reason: string, at: Cell): void => {
  let there = g.next(c, d);
  for (let n = 0; there !== OFF && n < cells; n++) {
    g.deny(there, reason, g.on(at), at);
    there = g.next(there, d);
  }
};

/** Slides and captures at the end of the slide. */
export const roam = (words: RuleWords, dirs: readonly Dir[], journey: Journey = {}): Rule => {
  const smooth = slide(words, dirs, journey);
  return lengthens({
    ...words,
    plan(g, me, at) {
      if (isRough(g)) travel(g, at, dirs, journey, (to, path) => g.visit(me, to, 'walk', path));
      else smooth.plan(g, me, at);
    },
  });
};
/** Slides over and onto empty cells only. */
export const roamEmpty = (words: RuleWords, dirs: readonly Dir[], journey: Journey = {}): Rule => {
  const smooth = slide(words, dirs, { ...journey, mode: 'quiet' });
  return {
    ...words,
    quiet: true,
    plan(g, me, at) {
      if (!isRough(g)) smooth.plan(g, me, at);
      else {
        travel(g, at, dirs, journey, (to, path) => {
          if (g.enter(me, to, 'walk', path)) return true;
          g.deny(to, 'occupied', g.on(to), to);
          return false;
        });
      }
    },
  };
};

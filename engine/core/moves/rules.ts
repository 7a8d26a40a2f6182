/**
 * The everyday movements. Each maker takes the rule's words and returns a rule: a name, a sentence and a loop. A maker
 * that stops early says so when an explanation is wanted.
 */

import { perCell, rotateDir, type Topology } from '../board/topology.ts';
import { type Cell, type Dir, NOBODY, OFF, type Piece } from '../ids.ts';
import type { Rule } from '../variant.ts';
import type { RuleWords } from '../vocabulary.ts';
import type { Planner } from './planner.ts';

interface Course {
  /** cells at most */
  readonly range?: number;
  readonly within?: (c: Cell) => boolean;
  /** 'all': goes to empty cells and captures; 'quiet': never captures; 'strike': only captures */
  readonly mode?: 'all' | 'quiet' | 'strike';
}
const anywhere = (): boolean => true;

export const slide = (words: RuleWords, dirs: readonly Dir[], course: Course = {}): Rule => {
  const { range = Number.POSITIVE_INFINITY, within = anywhere, mode = 'all' } = course;
  return {
    ...words,
    ...(mode === 'quiet' && { quiet: true }),
    plan(g, me, at) {
      for (let i = 0; i < dirs.length; i++) {
        const d = dirs[i];
        let c = g.next(at, d);
        for (let n = 0; c !== OFF && n < range && within(c); n++) {
          if (!(g.onlyCaptures && g.isEmpty(c)) && !onto(g, me, c, mode)) {
            if (g.listener) denyBeyond(g, c, d, within, range - n - 1);
            break;
          }
          c = g.next(c, d);
        }
      }
    },
  };
};
const onto = (g: Planner, me: Piece, c: Cell, mode: 'all' | 'quiet' | 'strike'): boolean => {
  if (mode === 'all') return g.visit(me, c);
  if (mode === 'strike') {
    g.strike(me, c);
    return g.isEmpty(c);
  }
  if (g.enter(me, c)) return true;
  g.deny(c, 'occupied', g.on(c), c);
  return false;
};
/** Somebody stands on `c`: whatever lies behind cannot be reached that way. */
export const denyBeyond = (g: Planner, c: Cell, d: Dir, within: (c: Cell) => boolean, cells: number): void => {
  let there = g.next(c, d);
  for (let n = 0; there !== OFF && n < cells && within(there); n++) {
    g.deny(there, 'blocked', g.on(c), c);
    there = g.next(there, d);
  }
};

export const step = (words: RuleWords, dirs: readonly Dir[], course: Omit<Course, 'range'> = {}): Rule =>
  slide(words, dirs, { ...course, range: 1 });

/** All signs and orders of the given leaps, from every cell. */
export const leapsFrom = (
  topology: Topology,
  leaps: readonly (readonly [number, number])[],
): ((at: Cell) => readonly Cell[]) => {
  const ways = leaps.flatMap(([x, y]) => [
    [x, y],
    [y, x],
  ]);
  const signed = ways.flatMap(([x, y]) => [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ]);
  return perCell((c) => [...new Set(signed.map(([x, y]) => topology.offset(c, x, y)).filter((to) => to !== OFF))]);
};
export const leap = (words: RuleWords, topology: Topology, dx: number, dy: number): Rule => {
  const targetsOf = leapsFrom(topology, [[dx, dy]]);
  return {
    ...words,
    plan(g, me, at) {
      const here = targetsOf(at);
      for (let i = 0; i < here.length; i++) if (!g.onlyCaptures || !g.isEmpty(here[i])) g.visit(me, here[i], 'leap');
    },
  };
};

/** Answers whether the way goes on. `bounced` is the wall cell that was touched on the way, or OFF. */
export type OnTheWay = (to: Cell, from: Cell, heading: Dir, bounced: Cell) => boolean;

/** Walk diagonally from `at`, reflected once by an empty wall cell that is no corner of the board. */
export const walkBouncing = (g: Planner, at: Cell, d: Dir, isWall: (c: Cell) => boolean, visit: OnTheWay): void => {
  let here = at;
  let heading = d;
  let bounced = OFF;
  for (;;) {
    const to = g.next(here, heading);
    if (to === OFF) return;
    if (isWall(to)) {
      const away = reflected(g, to, heading);
      if (away === rotateDir(heading, 4)) return;
      if (bounced !== OFF || !(g.isEmpty(to) || to === at)) {
        if (g.listener) denyAfterBounce(g, to, away, isWall, bounced !== OFF);
        return;
      }
      bounced = to;
      heading = away;
    } else if (!visit(to, here, heading, bounced)) return;
    here = to;
  }
};
const denyAfterBounce = (g: Planner, wall: Cell, d: Dir, isWall: (c: Cell) => boolean, isSecond: boolean): void => {
  for (let c = g.next(wall, d); c !== OFF && !isWall(c); c = g.next(c, d)) {
    if (isSecond) g.deny(c, 'one-bounce', NOBODY, wall);
    else g.deny(c, 'bounce-taken', g.on(wall), wall);
    if (!g.isEmpty(c)) return;
  }
};
/** A diagonal meeting the edge turns along it; meeting a corner it comes straight back. */
const reflected = (g: Planner, wall: Cell, d: Dir): Dir => {
  const left = g.next(wall, rotateDir(d, -1)) === OFF;
  const right = g.next(wall, rotateDir(d, 1)) === OFF;
  return rotateDir(d, left === right ? 4 : left ? 2 : -2);
};

interface Chain {
  /** directions of the jumps after the first */
  readonly dirs: readonly Dir[];
  readonly isField: (c: Cell) => boolean;
}
/**
 * Capture by jumping from `from` over the next cell, and on from there as often as one likes; every landing is an action
 * of its own. `bounced` is a waypoint before the first jump, or OFF.
 */
export const jumpChain = (g: Planner, me: Piece, from: Cell, heading: Dir, chain: Chain, bounced: Cell): void => {
  const home = g.game.cellOf(me);
  if (!canJump(g, me, chain, home, NO_CELLS, from, heading)) return; // mostly; nothing was allocated yet
  jumpOn(g, me, chain, home, [], bounced === OFF ? [] : [bounced], from, heading);
};
const NO_CELLS: readonly Cell[] = [];
const jumpOn = (
  g: Planner,
  me: Piece,
  chain: Chain,
  home: Cell,
  over: Cell[],
  path: Cell[],
  here: Cell,
  d: Dir,
): void => {
  const victim = g.next(here, d);
  const land = g.next(victim, d);
  over.push(victim);
  path.push(land);
  planJumps(g, me, over, path);
  for (const next of chain.dirs) {
    if (canJump(g, me, chain, home, over, land, next)) jumpOn(g, me, chain, home, over, path, land, next);
  }
  over.pop();
  path.pop();
};
/** The jumper has left `home`, and those it has jumped over are gone. */
const canJump = (
  g: Planner,
  me: Piece,
  chain: Chain,
  home: Cell,
  over: readonly Cell[],
  here: Cell,
  d: Dir,
): boolean => {
  const victim = g.next(here, d);
  if (victim === OFF || !chain.isField(victim) || isVacant(g, home, over, victim)) return false;
  const land = g.next(victim, d);
  const isOwn = !g.areEnemies(me, g.on(victim));
  if (land === OFF || !chain.isField(land)) {
    g.deny(victim, isOwn ? 'own-piece' : 'landing-outside', g.on(victim), victim);
    return false;
  }
  if (!isVacant(g, home, over, land)) {
    if (isOwn) g.deny(victim, 'own-piece', g.on(victim), victim);
    else g.deny(victim, 'landing-taken', g.on(land), land);
    return false;
  }
  if (g.canCapture(me, victim)) {
    g.deny(victim, 'captures-by-jumping', g.on(victim), victim);
    return true;
  }
  g.denyCapture(me, victim);
  g.deny(land, 'cannot-jump', g.on(victim), victim);
  return false;
};
const isVacant = (g: Planner, home: Cell, over: readonly Cell[], c: Cell): boolean =>
  c === home || g.isEmpty(c) || over.includes(c);
/** Victims in the order of their cells, so that two routes to one outcome are one action. */
const planJumps = (g: Planner, me: Piece, over: readonly Cell[], path: readonly Cell[]): void => {
  const plan = g.by(me);
  for (const c of over.length > 1 ? [...over].sort((a, b) => a - b) : over) plan.take(g.on(c));
  for (let i = 0; i < path.length - 1; i++) plan.via(path[i]);
  plan.go(me, path[path.length - 1], 'leap').done();
};

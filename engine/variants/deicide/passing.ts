/**
 * Head start and en passant. A head start is a slide over empty cells (D-P3) that remembers every cell it passes (D-P4);
 * in the other side's next turn its like may capture it on any of them (D-P5, D-P8), wherever the man has gone or been
 * pushed since (D-X7). A man that is off the board or of another kind by now is forgotten (D-P10).
 */

import { rotateDir } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, type Dir, NOBODY, OFF, other, type Piece, SIDES, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Reaction, Rule } from '../../core/variant.ts';
import type { RuleWords } from '../../core/vocabulary.ts';
import { forward, hasMoved, headStarts, relativeRank } from './board.ts';
import { travel } from './roam.ts';
import { isRough } from './terrain.ts';
import { rules } from './words/words.ts';

/** What Pawn, Rookie and Drunk Pawn differ in. Directions are in eighths of a turn from forward. */
export interface Gait {
  readonly words: {
    readonly step: RuleWords;
    readonly capture: RuleWords;
    readonly headStart: RuleWords;
    readonly enPassant: RuleWords;
  };
  readonly walks: readonly number[];
  readonly captures: readonly number[];
  /** may slide `length` cells from this rank or behind it, moved or not (D-P1), or only unmoved (D-P2) */
  readonly fromRank: number;
  readonly length: number;
  readonly onlyUnmoved: boolean;
}

export const headStart = ({ words, walks, fromRank, length, onlyUnmoved }: Gait): Rule => ({
  ...words.headStart,
  quiet: true,
  plan(g, me, at) {
    const side = g.sideOf(me);
    const hasPassedUp = relativeRank(at, side) > fromRank;
    if (hasPassedUp || (onlyUnmoved && g.get(hasMoved, me))) {
      if (g.listener) denyHeadStart(g, me, at, walks, length, hasPassedUp);
      return;
    }
    const up = forward(side);
    for (const eighths of walks) {
      const d = rotateDir(up, eighths);
      if (isRough(g) || g.listener !== null) travelAhead(g, me, at, d, length);
      else slideAhead(g, me, at, d, length);
    }
  },
});
/** The same as `travelAhead` on smooth ground, with nothing to explain: it allocates nothing. */
const slideAhead = (g: Planner, me: Piece, at: Cell, d: Dir, length: number): void => {
  const side = g.sideOf(me);
  const slot = freeSlot(g, side);
  let to = g.next(at, d);
  for (let n = 1; to !== OFF && n <= length && g.isEmpty(to); n++) {
    if (n > 1) {
      // a single step is just a step
      const plan = g.by(me).go(me, to);
      let passed = g.next(at, d);
      for (let i = 0; i < n - 1; i++) {
        plan.mark(slot.passed[i], side, passed);
        passed = g.next(passed, d);
      }
      plan.mark(slot.ended, side, to).done();
    }
    to = g.next(to, d);
  }
};
const travelAhead = (g: Planner, me: Piece, at: Cell, d: Dir, length: number): void =>
  travel(g, at, [d], { range: length }, (to, path) => {
    if (!g.isEmpty(to)) {
      g.deny(to, 'occupied', g.on(to), to);
      return false;
    }
    if (path.length > 0) start(g, me, to, path);
    return true;
  });
/** The order in which passed cells are kept, as its side slides. */
const asPassed = (side: Side) => (p: Cell, q: Cell) => (side === 0 ? p - q : q - p);
const denyHeadStart = (
  g: Planner,
  me: Piece,
  at: Cell,
  walks: readonly number[],
  length: number,
  hasPassedUp: boolean,
): void => {
  for (const eighths of walks) {
    const d = rotateDir(forward(g.sideOf(me)), eighths);
    let to = g.next(at, d);
    for (let n = 1; n < length && to !== OFF; n++) {
      to = g.next(to, d);
      g.deny(to, hasPassedUp ? 'head-start-rank' : 'drunk-pawn-moved');
    }
  }
};
const freeSlot = (g: Planner, side: Side): HeadStart => headStarts[g.get(headStarts[0].ended, side) === OFF ? 0 : 1];
const start = (g: Planner, me: Piece, to: Cell, path: readonly Cell[]): void => {
  const side = g.sideOf(me);
  const plan = (isRough(g) ? g.walk(me, path) : g.by(me)).go(me, to); // D-T14
  const slot = freeSlot(g, side);
  const passed = path.length < 2 ? path : [...path].sort(asPassed(side));
  for (let i = 0; i < passed.length; i++) plan.mark(slot.passed[i], side, passed[i]);
  plan.mark(slot.ended, side, to).done();
};

export const enPassant = ({ words, captures }: Gait): Rule => ({
  ...words.enPassant,
  makes: 'en-passant',
  plan(g, me, at) {
    const foe = other(g.sideOf(me));
    for (let i = 0; i < headStarts.length; i++) {
      const { ended, passed } = headStarts[i];
      const cell = g.get(ended, foe) as Cell;
      if (cell === OFF) continue;
      for (const eighths of captures) {
        const to = g.next(at, rotateDir(forward(g.sideOf(me)), eighths));
        if (to === OFF || !g.isEmpty(to) || !passed.some((fact) => g.get(fact, foe) === to)) continue;
        const victim = g.on(cell);
        if (victim === NOBODY || !g.areEnemies(me, victim)) continue; // noted in an older save: its man went on
        if (g.typeOf(victim) !== g.typeOf(me)) g.deny(to, 'ep-other-kind', victim, to);
        else g.by(me).take(victim).go(me, to).done(); // D-P6, D-P7
      }
    }
  },
});

/** D-X7: whoever moves on after its head start, or is pushed, can be taken in passing where it stands now. */
export const headStartsFollow: Reaction = {
  ...rules.headStartsFollow,
  on: 'entered',
  run(game, piece, cell) {
    const side = game.sideOf(piece);
    for (const { ended } of headStarts) {
      const was = game.get(ended, side) as Cell;
      // every step is answered before the next: a man missing from where it was noted is the one that has just moved
      if (was !== OFF && was !== cell && !hasManOf(game, side, was)) game.set(ended, side, cell);
    }
  },
};
const hasManOf = (game: Game, side: Side, c: Cell): boolean => {
  const there = game.pieceOn(c);
  return there !== NOBODY && game.sideOf(there) === side;
};
/** D-P10: nobody is left to take. */
export const headStartsEnd: Reaction = {
  ...rules.headStartsEnd,
  on: 'taken',
  run: (game, piece, cell) => forgetHeadStartsOf(game, game.sideOf(piece), cell),
};
/** Of the man on that cell: it is gone, or of another kind. */
export const forgetHeadStartsOf = (game: Game, side: Side, cell: Cell): void => {
  for (const headStart of headStarts) if (game.get(headStart.ended, side) === cell) write(game, side, headStart);
};
type HeadStart = (typeof headStarts)[number];
const NO_CELLS: readonly Cell[] = [];
const write = (game: Game, side: Side, { ended, passed }: HeadStart, at: Cell = OFF, cells = NO_CELLS) => {
  game.set(ended, side, at);
  for (let i = 0; i < passed.length; i++) game.set(passed[i], side, cells[i] ?? OFF);
};
const MOST_NOTED = headStarts[0].passed.length;

/** The cells that the man on this cell has just passed, in one head start or, in a turn of two moves, in both. */
export const passedBy = (game: Game, side: Side, at: Cell): Cell[] =>
  headStarts
    .filter(({ ended }) => game.get(ended, side) === at)
    .flatMap(({ passed }) => passed.map((fact) => game.get(fact, side) as Cell))
    .filter((c) => c !== OFF);

/**
 * Note the head starts of a side by where their men stand; false where there is no room for so many. They are kept in one
 * order, so that like positions are alike: which came first matters to nobody, nor whether one man made both.
 */
export const noteHeadStarts = (game: Game, side: Side, byMan: ReadonlyMap<Cell, readonly Cell[]>): boolean => {
  const notes = [...byMan]
    .sort(([p], [q]) => p - q)
    .flatMap(([at, passed]) => {
      const cells = [...new Set(passed)].sort(asPassed(side));
      const parts = Math.ceil(cells.length / MOST_NOTED);
      return Array.from({ length: parts }, (_, n) => [at, cells.slice(n * MOST_NOTED, (n + 1) * MOST_NOTED)] as const);
    });
  for (const [i, headStart] of headStarts.entries()) write(game, side, headStart, ...(notes[i] ?? []));
  return notes.length <= headStarts.length;
};
/** After an action. */
export const tidyHeadStarts = (game: Game): void => {
  const [one, two] = headStarts;
  for (const side of SIDES) {
    if (game.get(two.ended, side) === OFF) continue; // mostly: one at most, in its place
    const men = [game.get(one.ended, side), game.get(two.ended, side)].filter((c) => c !== OFF) as Cell[];
    noteHeadStarts(game, side, new Map(men.map((at) => [at, passedBy(game, side, at)])));
  }
};

/** When a side's next turn begins, its head starts can be punished no more (D-P8). */
export const forgetHeadStarts = (game: Game, side: Side): void => {
  for (const headStart of headStarts) if (game.get(headStart.ended, side) !== OFF) write(game, side, headStart);
};

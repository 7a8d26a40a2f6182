/**
 * Head start and en passant. A head start is a slide over empty cells (D-P3) that remembers every cell it passes (D-P4);
 * in the other side's next turn its like may capture it on any of them (D-P5, D-P8). Remembered are cells and not the
 * piece: whoever was pushed away, exploded or was landed on is not there any more (D-P10, D-X7).
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/planner.ts';
import { turned } from '../../core/topology.ts';
import type { Rule, RuleWords } from '../../core/variant.ts';
import { forward, hasMoved, headStarts, rankOf } from './board.ts';
import { travel } from './roam.ts';
import { isRough } from './terrain.ts';

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
  plan(g, me, at) {
    const side = g.sideOf(me);
    const hasPassedUp = rankOf(at, side) > fromRank;
    if (hasPassedUp || (onlyUnmoved && g.get(hasMoved, me))) {
      if (g.listener) denyHeadStart(g, me, at, walks, length, hasPassedUp);
      return;
    }
    const up = forward(side);
    for (const eighths of walks) {
      travel(g, at, [turned(up, eighths)], { range: length }, (to, path) => {
        if (!g.isEmpty(to)) {
          g.deny(to, 'occupied', g.on(to), to);
          return false;
        }
        if (path.length > 0) start(g, me, to, path); // a single step is just a step
        return true;
      });
    }
  },
});
const denyHeadStart = (
  g: Planner,
  me: Piece,
  at: Cell,
  walks: readonly number[],
  length: number,
  hasPassedUp: boolean,
): void => {
  for (const eighths of walks) {
    const d = turned(forward(g.sideOf(me)), eighths);
    let to = g.next(at, d);
    for (let n = 1; n < length && to !== OFF; n++) {
      to = g.next(to, d);
      g.deny(to, hasPassedUp ? 'head-start-rank' : 'drunk-pawn-moved');
    }
  }
};
const start = (g: Planner, me: Piece, to: Cell, path: readonly Cell[]): void => {
  const side = g.sideOf(me);
  const plan = (isRough(g) ? g.walk(me, path) : g.by(me)).go(me, to); // D-T14
  const slot = headStarts.find(({ ended }) => g.get(ended, side) === OFF) ?? headStarts[1];
  for (const [i, c] of path.entries()) plan.mark(slot.passed[i], side, c);
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
        const to = g.next(at, turned(forward(g.sideOf(me)), eighths));
        if (to === OFF || !g.isEmpty(to) || !passed.some((fact) => g.get(fact, foe) === to)) continue;
        const victim = g.on(cell);
        if (victim === NOBODY || !g.areEnemies(me, victim)) g.deny(to, 'ep-was-pushed');
        else if (g.typeOf(victim) !== g.typeOf(me)) g.deny(to, 'ep-other-kind', victim, to);
        else g.by(me).take(victim).go(me, to).done(); // D-P6, D-P7
      }
    }
  },
});

/** Which of two head starts of one turn came first matters to nobody: they are remembered in the order of their cells. */
export const orderHeadStarts = (game: Game, side: Side): void => {
  const [one, two] = headStarts;
  const last = game.get(two.ended, side);
  if (last === OFF || game.get(one.ended, side) < last) return;
  const facts = (n: 0 | 1) => [headStarts[n].ended, ...headStarts[n].passed];
  const others = facts(1);
  for (const [i, fact] of facts(0).entries()) {
    const was = game.get(fact, side);
    game.set(fact, side, game.get(others[i], side));
    game.set(others[i], side, was);
  }
};

/** When a side's next turn begins, its head starts can be punished no more (D-P8). */
export const forgetHeadStarts = (game: Game, side: Side): void => {
  for (const { ended, passed } of headStarts) {
    if (game.get(ended, side) === OFF) continue;
    game.set(ended, side, OFF);
    for (const fact of passed) game.set(fact, side, OFF);
  }
};

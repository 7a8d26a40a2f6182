/**
 * Sweeper: from a corner of the field it crosses to another corner, from the middle of an edge to the middle of another
 * edge. One piece in its way is shoved ahead of it, over the landing cell and out into the Zone; whoever is there
 * already goes to the depths (Z10). Where it stands decides, nothing is remembered (S1).
 */

import { ALL } from '../../core/board/topology.ts';
import { type Cell, type Dir, NOBODY, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { board, DEPTHS, isField } from './board.ts';
import { kinds, rules } from './words/words.ts';
import { stepOut } from './zone.ts';

const LOW = 1;
const MIDDLE = 5;
const HIGH = 9;
const isEnd = (v: number): boolean => v === LOW || v === HIGH;
const isCorner = (c: Cell): boolean => isEnd(board.x(c)) && isEnd(board.y(c));
const isMidpoint = (c: Cell): boolean =>
  (isEnd(board.x(c)) && board.y(c) === MIDDLE) || (board.x(c) === MIDDLE && isEnd(board.y(c)));

interface Lane {
  readonly path: readonly Cell[];
  readonly landing: Cell;
  /** where a shoved piece ends */
  readonly beyond: Cell;
}
const laneFrom = (start: Cell, d: Dir, length: number): Lane | null => {
  const cells: Cell[] = [];
  for (let c = board.next(start, d); cells.length < length && isField(c); c = board.next(c, d)) cells.push(c);
  if (cells.length < length) return null;
  const landing = cells[length - 1];
  return { path: cells.slice(0, -1), landing, beyond: board.next(landing, d) };
};
/** S2, S3: 8 straight or slanting between corners; between midpoints 8 straight, 4 slanting. S8: never half-way. */
const lanes: readonly (readonly Lane[])[] = board.cells.map((c) => {
  if (!isCorner(c) && !isMidpoint(c)) return [];
  const found = ALL.map((d) => laneFrom(c, d, isCorner(c) || (d & 1) === 0 ? HIGH - LOW : MIDDLE - LOW));
  return found.filter((lane) => lane !== null);
});

const sweep: Rule = {
  ...rules.sweeperSweep,
  plan(g, me, at) {
    for (const lane of lanes[at]) sweepAlong(g, me, lane);
  },
};
const sweepAlong = (g: Planner, me: Piece, { path, landing, beyond }: Lane): void => {
  let inTheWay = NOBODY;
  for (const c of path) {
    if (g.isEmpty(c)) continue;
    if (inTheWay !== NOBODY) {
      g.deny(landing, 'two-in-the-way', g.on(c), c);
      return;
    }
    inTheWay = g.on(c);
  }
  if (inTheWay === NOBODY) {
    g.visit(me, landing); // S6
    return;
  }
  if (g.typeOf(inTheWay).uncapturable) {
    g.deny(landing, 'mass-in-the-way', inTheWay, g.game.cellOf(inTheWay)); // S7
    return;
  }
  shove(g, me, inTheWay, landing, beyond); // S4: of either side, a King too
};
const shove = (g: Planner, me: Piece, shoved: Piece, landing: Cell, beyond: Cell): void => {
  const taken = g.on(landing);
  if (taken !== NOBODY) {
    if (g.game.options.shove !== 'captures') {
      g.deny(landing, 'shove-landing-taken', taken, landing); // S5
      return;
    }
    if (!g.canCapture(me, landing)) {
      g.denyCapture(me, landing);
      return;
    }
  }
  const plan = g.by(me);
  if (taken !== NOBODY) plan.take(taken);
  if (!g.isEmpty(beyond)) plan.take(g.on(beyond), DEPTHS);
  plan.go(shoved, beyond, 'push').go(me, landing).done();
};

export const sweeper: PieceType = { id: 'sweeper', ...kinds.sweeper, value: 3, rules: [sweep, stepOut] }; // S9
/** S1: it has a lane from here, were the board empty. */
export const isOnLattice = (c: Cell): boolean => lanes[c].length > 0;

/** The lines of an unbent move over the board, from every cell: cells in order, and those that a lame piece passes. */
import { type Cell, OFF, type Side } from '../../../core/ids.ts';
import { circleOf, headingOf } from '../../../shared/bend-ways.ts';
import type { BetzaMove, Leg, Vector } from '../../betza/move.ts';
import type { GameModel } from '../model.ts';

export interface CellRay {
  readonly cells: readonly Cell[];
  /** for each of the cells, those between it and the one before that must be empty */
  readonly between: readonly (readonly Cell[])[];
}

/** The cell that a step leads to, or OFF; round the edges where the leg goes round them. */
export function stepOn({ board }: GameModel, { wraps }: Leg, from: Cell, dx: number, dy: number): Cell {
  if (!wraps) return board.offset(from, dx, dy);
  const x = (((board.x(from) + dx) % board.width) + board.width) % board.width;
  return board.offset(from, x - board.x(from), dy);
}
export const turnedFor = (side: Side, [x, y]: Vector): Vector => (side === 0 ? [x, y] : [-x, -y]);

/** Made when they are first asked for, and kept. */
export function raysOf(model: GameModel, move: BetzaMove): (side: Side, at: Cell) => readonly CellRay[] {
  const known: (readonly CellRay[] | undefined)[] = [];
  return (side, at) => {
    const key = at * 2 + side;
    const rays = known[key] ?? raysFrom(model, move, side, at);
    known[key] = rays;
    return rays;
  };
}
function raysFrom(model: GameModel, { legs: [leg] }: BetzaMove, side: Side, at: Cell): readonly CellRay[] {
  const most = leg.range === 0 ? model.board.size : leg.range;
  return leg.steps
    .flatMap((step) => coursesOf(leg, turnedFor(side, step)))
    .flatMap((courseAt) => {
      const cells: Cell[] = [];
      const between: (readonly Cell[])[] = [];
      let from = at;
      for (let way = courseAt(0); way && cells.length < most; way = courseAt(cells.length)) {
        const [dx, dy] = way;
        const to = stepOn(model, leg, from, dx, dy);
        const passed = leg.lame && to !== OFF ? cellsBetween(model, leg, from, dx, dy) : [];
        if (!model.isOn(to) || passed.some((cell) => !model.isOn(cell))) break;
        // once round the board
        if (leg.wraps && (to === at || cells.includes(to))) break;
        cells.push(to);
        between.push(passed);
        from = to;
      }
      return cells.length > 0 ? [{ cells, between }] : [];
    });
}
/** Which way each step goes, one after another, the first one being 0; null: it ends there. */
type Course = (n: number) => Vector | null;
function coursesOf({ curve }: Leg, step: Vector): readonly Course[] {
  if (curve === 'none') return [() => step];
  const circle = circleOf(step);
  const heading = headingOf(circle, step);
  return [1, -1].map((side) => (n) => {
    // by eight eighths it would be back where it began
    if (curve === 'circular') return n < circle.length - 1 ? circle[(heading + side * n) & 7] : null;
    return circle[(heading + (n % 2) * side * 2) & 7];
  });
}
/** Those that a leap passes: straight first, until the rest is diagonal. */
export function cellsBetween(model: GameModel, leg: Leg, from: Cell, dx: number, dy: number): readonly Cell[] {
  const found: Cell[] = [];
  let [x, y] = [dx, dy];
  let at = from;
  for (;;) {
    const stepX = Math.abs(x) >= Math.abs(y) ? Math.sign(x) : 0;
    const stepY = Math.abs(y) >= Math.abs(x) ? Math.sign(y) : 0;
    [x, y] = [x - stepX, y - stepY];
    if (x === 0 && y === 0) return found;
    at = stepOn(model, leg, at, stepX, stepY);
    found.push(at);
  }
}

/** Where a kind can be shown capturing in passing: an enemy that has just passed a square by its first move, and that square. */
import type { Cell, Kind } from '../../core/ids.ts';
import type { Way } from '../betza/turning.ts';
import type { GameModel, KindMove } from '../compile/model.ts';
import { BentWays } from '../compile/moves/bent-ways.ts';
import { mayEnd } from '../compile/moves/limits-of-moves.ts';
import { type CellRay, raysOf, stepOn } from '../compile/moves/rays.ts';
import { inPassingSides, kindsOf } from '../in-passing.ts';
import { beginsOn } from './arrangements.ts';

/** An enemy that stands where its first move ended, and the squares that it passed. */
interface Passer {
  readonly kind: Kind;
  readonly at: Cell;
  readonly passed: readonly Cell[];
}
export interface InPassing extends Passer {
  /** where the piece stands that may capture it */
  readonly from: Cell;
}
/** The diagrams are drawn from White's side. */
const [SIDE, ENEMY] = [0, 1] as const;
/** cells that are looked at along bent moves */
const MOST_BENT = 20_000;

/** Of the ways in which that kind captures in passing, the one nearest to the middle; undefined: none is found. */
export function inPassingOf(
  model: GameModel,
  kind: Kind,
  mayMeet: (passer: Kind, at: Cell, from: Cell) => boolean,
): InPassing | undefined {
  const moves = model.moves[kind].filter(({ move }) => move.legs.some(({ inPassing }) => inPassing));
  if (moves.length === 0 || !inPassingSides(model.written)[SIDE]) return undefined;
  const { board } = model;
  const away = (cell: Cell): number =>
    Math.abs(2 * board.x(cell) - board.width + 1) + Math.abs(2 * board.y(cell) - board.height + 1);
  const cells = board.cells.filter((cell) => model.isOn(cell) && model.staysIn[kind](SIDE, cell));
  const nearest = [...cells].sort((a, b) => away(a) - away(b));
  const passers = passersOf(model);
  let looked = 0;
  for (const from of nearest)
    for (const kindMove of moves.filter((move) => beginsOn(move, from)))
      for (const passer of passers) {
        const { at, passed } = passer;
        if (at === from || passed.includes(from) || !mayMeet(passer.kind, at, from)) continue;
        const isBent = kindMove.move.legs.length > 1;
        if (isBent && looked > MOST_BENT) return undefined;
        const found = isBent
          ? bentCapture(model, kindMove, from, passer, () => looked++ > MOST_BENT)
          : straightCapture(model, kindMove, from, passer);
        if (found) return { ...passer, from };
      }
  return undefined;
}

/** Everybody whom the other side may have and that may have passed squares by a first move just now. */
function passersOf(model: GameModel): readonly Passer[] {
  const enemies = kindsOf(model.written, ENEMY);
  return model.moves.flatMap((moves, kind) =>
    moves.filter(isPassing).flatMap((kindMove) => {
      if (!enemies.includes(kindMove.piece)) return [];
      const rays = raysOf(model, kindMove.move);
      const { pieces, array } = model.data;
      const isHome = (cell: Cell): boolean =>
        kindMove.firstFrom?.(ENEMY, cell) ??
        array.some((one) => one.side === ENEMY && one.kind === pieces[kind].id && model.cell(one.at) === cell);
      return model.board.cells
        .filter((cell) => model.isOn(cell) && isHome(cell) && kindMove.from(ENEMY, cell))
        .flatMap((home) => rays(ENEMY, home).flatMap((ray) => passings(model, kindMove, kind as Kind, ray)));
    }),
  );
}
const isPassing = ({ move: { initial, legs } }: KindMove): boolean => {
  const [{ quiet, hop, skips, curve, range, lame }] = legs;
  const isPlain = hop === 'none' && !skips && curve === 'none';
  return initial && legs.length === 1 && quiet && isPlain && (range !== 1 || lame);
};
function passings(model: GameModel, kindMove: KindMove, kind: Kind, { cells, between }: CellRay): readonly Passer[] {
  return cells.flatMap((at, n) => {
    const way = [...cells.slice(0, n), ...between.slice(0, n + 1).flat()];
    const passed = way.filter((cell) => model.inPassingOn(SIDE, cell));
    return passed.length > 0 && mayEnd(kindMove, ENEMY, at) ? [{ kind, at, passed }] : [];
  });
}

function straightCapture(model: GameModel, kindMove: KindMove, from: Cell, { at, passed }: Passer): boolean {
  const [{ hop, skips }] = kindMove.move.legs;
  if (hop !== 'none' || skips) return false;
  return raysOf(model, kindMove.move)(SIDE, from).some(({ cells, between }) => {
    const n = cells.findIndex((cell) => passed.includes(cell));
    if (n < 0 || !mayEnd(kindMove, SIDE, cells[n])) return false;
    return ![...cells.slice(0, n), ...between.slice(0, n + 1).flat()].includes(at);
  });
}
/** On one square of its way, over empty ones otherwise. */
function bentCapture(
  ...[model, kindMove, from, { at, passed }, isEnough]: [GameModel, KindMove, Cell, Passer, () => boolean]
): boolean {
  const { legs } = kindMove.move;
  const walk = (n: number, begin: Cell, { step: [dx, dy], next }: Way, hasTaken: boolean): boolean => {
    const leg = legs[n];
    if (leg.lame || leg.skips || leg.hop === 'unlimited') return false;
    let cell = stepOn(model, leg, begin, dx, dy);
    for (let k = 1; (leg.range === 0 || k <= leg.range) && model.isOn(cell); k++) {
      if (cell === at || cell === from || cell === begin || isEnough()) return false;
      const takes = !hasTaken && leg.inPassing && passed.includes(cell);
      if (n === legs.length - 1) {
        if ((takes || (hasTaken && leg.quiet)) && mayEnd(kindMove, SIDE, cell)) return true;
      } else {
        if (takes && next.some((way) => walk(n + 1, cell, way, true))) return true;
        if (leg.quiet && next.some((way) => walk(n + 1, cell, way, hasTaken))) return true;
      }
      cell = stepOn(model, leg, cell, dx, dy);
    }
    return false;
  };
  return new BentWays(model, kindMove).first[SIDE].some((way) => walk(0, from, way, false));
}

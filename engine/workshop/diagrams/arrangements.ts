/**
 * What must stand round a piece for its moves to be seen: a foe where it captures, somebody to jump over where it must
 * jump. Everything here is made from what the moves are; what they do then is the generator's to show.
 */

import { ALL } from '../../core/board/topology.ts';
import { type Cell, type Kind, OFF } from '../../core/ids.ts';
import type { Leg } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import { type Way, waysOfLegs } from '../betza/turning.ts';
import type { GameModel, KindMove } from '../compile/model.ts';
import { mayEnd } from '../compile/moves/limits-of-moves.ts';
import { type CellRay, cellsBetween, raysOf, stepOn } from '../compile/moves/rays.ts';
import { carriedKinds, lenderOf, type Trait } from '../game-data.ts';

/** An enemy that can be captured, anybody to jump over, one of its own side, or one of those that carries it. */
export type Role = 'victim' | 'hurdle' | 'friend' | 'mount';
export interface Stand {
  readonly cell: Cell;
  readonly role: Role;
}
export interface Arrangement {
  readonly stands: readonly Stand[];
  /** cells on the way, which must stay empty */
  readonly empty: readonly Cell[];
}
/** One thing to be seen, and the ways in which it can be; those that look best come first. */
type Wanted = readonly Arrangement[];

/** The diagrams are drawn from White's side. */
const SIDE = 0;
/** which cell of a line somebody is put on, counted from 0 */
const ALONG = [2, 1, 0, 3];
/** which cell has the hurdle, and how many cells behind it the victim stands */
const HOPS = [
  [1, 2],
  [1, 1],
  [0, 2],
  [0, 1],
  [2, 1],
] as const;
/** ways of one bent move that are looked at, and cells of a leg */
const MOST_BENT = 100;
const LONGEST_LEG = 3;

/** May the move begin on that cell by a piece that has moved already? */
export const beginsOn = ({ move, from, within, firstFrom }: KindMove, at: Cell): boolean => {
  if (!from(SIDE, at) || (within !== null && !within(SIDE, at))) return false;
  return !move.initial || firstFrom?.(SIDE, at) === true;
};

/** Would anything of the move be seen from that cell? */
export function isShownOn(model: GameModel, kindMove: KindMove, at: Cell): boolean {
  const { legs } = kindMove.move;
  if (!beginsOn(kindMove, at) || legs.length > 1) return beginsOn(kindMove, at);
  const lines = raysOf(model, kindMove.move)(SIDE, at);
  if (isJump(kindMove)) return jumps(kindMove, lines).some((wanted) => wanted.length > 0);
  return lines.some((ray) => isOpen(kindMove, ray, 0));
}

/** Everything that should be seen of the kind on that cell, what is hardest to show first. */
export function whatToShow(model: GameModel, kind: Kind, at: Cell): readonly Wanted[] {
  const moves = model.moves[kind].filter((move) => beginsOn(move, at));
  const straight = moves.filter(({ move }) => move.legs.length === 1);
  const linesOf = ({ move }: KindMove): readonly CellRay[] => raysOf(model, move)(SIDE, at);
  const rangeOf = ({ move }: KindMove): number => move.legs[0].range || Number.POSITIVE_INFINITY;
  const plain = straight
    .filter((move) => !isJump(move) && move.move.legs[0].takes)
    .sort((a, b) => rangeOf(a) - rangeOf(b) || linesOf(a).length - linesOf(b).length);
  const own = straight.filter((move) => !isJump(move) && move.move.legs[0].takesOwn);
  const boarding = straight
    .filter((move) => !isJump(move) && move.move.legs[0].quiet)
    .flatMap((move) => meetings(move, linesOf(move), 'mount'));
  return [
    ...straight.filter(isJump).flatMap((move) => jumps(move, linesOf(move))),
    ...moves.filter(({ move }) => move.legs.length > 1).map((move) => bent(model, move, at)),
    ...plain.map((move) => meetings(move, linesOf(move), 'victim')),
    ...own.map((move) => meetings(move, linesOf(move), 'friend')),
    ...(isCarried(model, kind) ? [boarding] : []),
    lendersBeside(model, kind, at),
    liftedBeside(model, kind, at),
    ...model.data.pieces[kind].traits.flatMap((trait) => ofTrait(model, trait, at)),
  ].filter((wanted) => wanted.length > 0);
}

/** Whose moves it borrows, where it borrows from those beside it. */
function lendersBeside(model: GameModel, kind: Kind, at: Cell): Wanted {
  const from = lenderOf(model.data.pieces[kind]);
  if (from !== 'friends beside' && from !== 'enemies beside') return [];
  return beside(model, at, from === 'friends beside' ? 'friend' : 'victim');
}
/** Whom it lifts. */
function liftedBeside(model: GameModel, kind: Kind, at: Cell): Wanted {
  const lifts = model.data.pieces[kind].traits.find(({ is }) => is === 'lifts');
  return lifts?.is === 'lifts' ? beside(model, at, lifts.whom === 'foes' ? 'victim' : 'friend') : [];
}
const beside = ({ board }: GameModel, at: Cell, role: Role): Wanted =>
  ALL.map((d) => board.next(at, d))
    .filter((cell) => cell !== OFF)
    .map((cell) => ({ stands: [{ cell, role }], empty: [] }));
const isCarried = ({ data: { pieces } }: GameModel, kind: Kind): boolean =>
  pieces.some((piece) => carriedKinds(piece).includes(pieces[kind].id));
const isJump = ({ move: { legs } }: KindMove): boolean => legs[0].hop !== 'none' || legs[0].skips;

/** Somebody at the end of a line: one to capture, or one to step onto. */
const meetings = (kindMove: KindMove, lines: readonly CellRay[], role: Role): Wanted =>
  ALONG.flatMap((n) =>
    lines
      .filter((ray) => n < ray.cells.length && isOpen(kindMove, ray, n))
      .map((ray) => ({ stands: [{ cell: ray.cells[n], role }], empty: wayTo(ray, n) })),
  );
/** Does it get that far, and may it stop there? */
const isOpen = (kindMove: KindMove, { cells }: CellRay, n: number): boolean =>
  mayEnd(kindMove, SIDE, cells[n]) && cells.slice(0, n).every((cell) => kindMove.within?.(SIDE, cell) ?? true);
const wayTo = ({ cells, between }: CellRay, n: number): readonly Cell[] => [
  ...cells.slice(0, n),
  ...between.slice(0, n + 1).flat(),
];

/** Over somebody: with a capture behind, and without. */
function jumps(kindMove: KindMove, lines: readonly CellRay[]): readonly Wanted[] {
  const [leg] = kindMove.move.legs;
  return [...(leg.takes ? [true] : []), ...(leg.quiet ? [false] : [])].map((isCapture) =>
    hopsOf(leg).flatMap(([h, behind]) =>
      lines
        .filter(({ cells }) => h + behind < cells.length)
        .filter((ray) => isOpen(kindMove, ray, h + behind))
        .map((ray) => jump(ray, h, h + behind, isCapture, hurdleOf(leg))),
    ),
  );
}
/** Who passes over the first cell does so whoever stands there. */
function hopsOf({ hop, skips }: Leg): readonly (readonly [number, number])[] {
  if (skips) return HOPS.filter(([h]) => h === 0);
  return hop === 'grasshopper' ? HOPS.filter(([, behind]) => behind === 1) : HOPS;
}
/** Whom it goes over. */
const hurdleOf = ({ over }: Leg): Role => (over === 'friends' ? 'friend' : over === 'foes' ? 'victim' : 'hurdle');
function jump(ray: CellRay, hurdle: number, end: number, isCapture: boolean, role: Role): Arrangement {
  const target = ray.cells[end];
  const way = wayTo(ray, end).filter((cell) => cell !== ray.cells[hurdle]);
  const over: Stand = { cell: ray.cells[hurdle], role };
  return isCapture
    ? { stands: [over, { cell: target, role: 'victim' }], empty: way }
    : { stands: [over], empty: [...way, target] };
}

/** Every way of a bent move that captures somebody, those first that do so at their end. */
function bent(model: GameModel, kindMove: KindMove, home: Cell): Wanted {
  const { legs } = kindMove.move;
  const atEnd: Arrangement[] = [];
  const onTheWay: Arrangement[] = [];
  const walk = (
    from: Cell,
    { step: [dx, dy], next }: Way,
    n: number,
    empty: readonly Cell[],
    taken: readonly Cell[],
    before: readonly Stand[],
  ): void => {
    const leg = legs[n];
    const isLast = n === legs.length - 1;
    let to = stepOn(model, leg, from, dx, dy);
    let at = from;
    let passed = empty;
    let over = before;
    for (let k = 1; k <= (leg.range || LONGEST_LEG) && model.isOn(to); k++) {
      if (
        atEnd.length + onTheWay.length >= MOST_BENT ||
        [...passed, ...taken, ...over.map(({ cell }) => cell)].includes(to)
      )
        return;
      if (leg.lame) passed = [...passed, ...cellsBetween(model, leg, at, dx, dy)];
      at = to;
      to = stepOn(model, leg, at, dx, dy);
      if (k === 1 && (leg.skips || (isLast && leg.hop === 'unlimited'))) {
        over = [...over, { cell: at, role: hurdleOf(leg) }];
        continue;
      }
      const mayStop = mayEnd(kindMove, SIDE, at) && at !== home;
      if (isLast && leg.takes && mayStop) atEnd.push(arranged(passed, [...taken, at], over));
      if (isLast && leg.quiet && taken.length + over.length > 0 && (mayStop || (at === home && taken.length > 0)))
        onTheWay.push(arranged(at === home ? passed : [...passed, at], taken, over));
      if (at === home) return;
      for (const way of next) {
        if (leg.quiet) walk(at, way, n + 1, [...passed, at], taken, over);
        if (leg.takes) walk(at, way, n + 1, passed, [...taken, at], over);
        if (leg.hop !== 'none') walk(at, way, n + 1, passed, taken, [...over, { cell: at, role: hurdleOf(leg) }]);
      }
      passed = [...passed, at];
    }
  };
  for (const way of waysOfLegs(legs)) walk(home, way, 0, [], [], []);
  return [...atEnd, ...onTheWay];
}
const arranged = (empty: readonly Cell[], taken: readonly Cell[], over: readonly Stand[]): Arrangement => ({
  stands: [...over, ...taken.map((cell) => ({ cell, role: 'victim' as const }))],
  empty,
});

/** Whom it shoots, pushes or trades places with. */
function ofTrait(model: GameModel, trait: Trait, at: Cell): readonly Wanted[] {
  if (trait.is !== 'pushes' && trait.is !== 'shoots' && trait.is !== 'swaps') return [];
  const read = readBetza(trait.betza);
  const moves = 'moves' in read ? read.moves : [];
  const lines = moves.flatMap((move) => raysOf(model, move)(SIDE, at));
  const role: Role = trait.is === 'swaps' && trait.whom !== 'foes' ? 'friend' : 'victim';
  const wanted = ALONG.flatMap((n) =>
    lines
      .filter(({ cells }) => n < cells.length)
      .flatMap((ray) => {
        const [from, cell] = [n === 0 ? at : ray.cells[n - 1], ray.cells[n]];
        const { board } = model;
        const behind = board.offset(cell, board.x(cell) - board.x(from), board.y(cell) - board.y(from));
        if (trait.is === 'pushes' && !model.isOn(behind)) return [];
        return [{ stands: [{ cell, role }], empty: [...wayTo(ray, n), ...(trait.is === 'pushes' ? [behind] : [])] }];
      }),
  );
  return [wanted];
}

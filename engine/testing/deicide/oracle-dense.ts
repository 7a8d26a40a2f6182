/**
 * Small crowded positions of Deicide Chess in which what chance seldom brings about is one or two moves away: turns of
 * two moves with head starts, pawns pushed after theirs, Portals and hidden Landmines on the way, landings on the man or
 * on a square it passed, Big Bangs beside Snails, departures. Each comes with the actions to try; everything follows
 * from the dice.
 */

import type { Dice } from '../dice.ts';
import { actions, apply, isRoyalInCheck, type OracleAction, outcome } from './oracle.ts';
import { isPawnKind, type PawnKind } from './oracle-moves.ts';
import { type OracleStep, PAWN_KINDS, PAWNS } from './oracle-play.ts';
import {
  ahead,
  allCells,
  type Cell,
  type HeadStart,
  type Kind,
  letterOf,
  nameOf,
  type OracleOptions,
  type OraclePosition,
  opponent,
  ownRank,
  parse,
  rankOfCell,
  type Side,
  shifted,
} from './oracle-positions.ts';

export const SCENES = ['goes on', 'slides twice', 'is pushed', 'far rank', 'big bang', 'departs', 'check'] as const;
export type DenseScene = (typeof SCENES)[number];

const CROWD: readonly Kind[] = [
  ...(['rook', 'bishop', 'queen', 'cannon', 'archer', 'knight', 'fool', 'sumo', 'bomber', 'snail', 'kitsune'] as const),
  ...(['pawn', 'rookie', 'drunk-pawn', 'time-machine', 'prince'] as const),
];
const NEIGHBOURS = [-1, 0, 1]
  .flatMap((df) => [-1, 0, 1].map((dr): OracleStep => [df, dr]))
  .filter(([df, dr]) => df || dr);

/** What stands where, while a position is put together; a cell that is asked for twice is left as it is. */
class Draft {
  readonly tokens: string[] = [];
  readonly unmoved: string[] = [];
  readonly headStarts: { kind: Kind; at: string; passed: string[] }[] = [];
  readonly mines: Record<Side, string[]> = { white: [], black: [] };
  private readonly taken = new Set<Cell>();
  readonly dice: Dice;
  readonly isRough: boolean;
  constructor(dice: Dice, isRough: boolean) {
    this.dice = dice;
    this.isRough = isRough;
  }
  isFree(cell: Cell | null): cell is Cell {
    return cell !== null && !this.taken.has(cell);
  }
  has(kind: Kind, side: Side): boolean {
    return this.tokens.some((token) => token.startsWith(`${letterOf(kind, side)}@`));
  }
  keepFree(cell: Cell): void {
    this.taken.add(cell);
  }
  man(kind: Kind, side: Side, cell: Cell | null): boolean {
    if (!this.isFree(cell)) return false;
    this.taken.add(cell);
    this.tokens.push(`${letterOf(kind, side)}@${nameOf(cell)}`);
    if (kind === 'drunk-pawn' && ownRank(side, cell) <= 3) this.unmoved.push(nameOf(cell));
    return true;
  }
  flight(side: Side, cell: Cell, counter: number): void {
    this.tokens.push(`${letterOf('time-machine', side)}@${nameOf(cell)}~${counter}`);
  }
  feature(feature: string, cell: Cell): void {
    if (!this.isRough || rankOfCell(cell) < 5 || rankOfCell(cell) > 12 || this.lies(cell)) return;
    this.tokens.push(`${feature}@${nameOf(cell)}`);
  }
  mine(cell: Cell): void {
    if (this.isRough && rankOfCell(cell) >= 5 && rankOfCell(cell) <= 12 && !this.lies(cell)) {
      this.mines[this.dice.pick(['white', 'black'] as const)].push(nameOf(cell));
    }
  }
  private lies(cell: Cell): boolean {
    const here = `@${nameOf(cell)}`;
    const isHere = (token: string) => token.endsWith(here) || token.includes(`${here}~`);
    return this.tokens.some(isHere) || [...this.mines.white, ...this.mines.black].includes(nameOf(cell));
  }
  somewhere(fits: (cell: Cell) => boolean): Cell {
    return this.dice.pick(allCells.filter((cell) => this.isFree(cell) && fits(cell)));
  }
  near(cell: Cell, steps: readonly OracleStep[] = NEIGHBOURS, times = 1): Cell | null {
    const [df, dr] = this.dice.pick(steps);
    return shifted(cell, df * times, dr * times);
  }
}

type Slide = {
  readonly kind: PawnKind;
  readonly side: Side;
  readonly origin: Cell;
  readonly passed: Cell[];
  readonly end: Cell;
};
/** A way for a head start of that side over free squares, kept free. */
function slideOf(draft: Draft, side: Side): Slide {
  const { dice } = draft;
  for (;;) {
    const kind = dice.pick(PAWN_KINDS);
    const { rank, length, slides } = PAWNS[kind];
    const low = kind === 'drunk-pawn' || dice.roll() < 0.45 ? rank : 1 + dice.below(2);
    const origin = draft.somewhere((cell) => ownRank(side, cell) === low);
    const [df, dr] = dice.pick(slides);
    // from behind, mostly no further than where it may slide again
    const room = rank - low >= 2 && dice.roll() < 0.7 ? rank - low : length;
    const way = Array.from({ length: 2 + dice.below(room - 1) }, (_, i) =>
      shifted(origin, df * (i + 1), dr * ahead(side) * (i + 1)),
    );
    if (!way.every((cell) => draft.isFree(cell))) continue;
    const cells = way as Cell[];
    return { kind, side, origin, passed: cells.slice(0, -1), end: cells[cells.length - 1] };
  }
}
/** Somebody of the other side who could take in passing, mostly of its kind. */
function takerOf(draft: Draft, { kind, side, passed }: Slide): void {
  const { dice } = draft;
  const foe = opponent(side);
  const [df, dr] = dice.pick(PAWNS[kind].captures);
  const at = shifted(dice.pick(passed), -df, -dr * ahead(foe));
  draft.man(dice.roll() < 0.85 ? kind : dice.pick(PAWN_KINDS), foe, at);
}

function goesOn(draft: Draft, turn: Side): void {
  const { dice } = draft;
  for (let n = 1 + dice.below(2); n > 0; n--) {
    const slide = slideOf(draft, turn);
    draft.man(slide.kind, turn, slide.origin);
    for (const cell of [...slide.passed, slide.end]) draft.keepFree(cell);
    takerOf(draft, slide);
    // room for a second slide from there
    for (const n of [1, 2, 3]) {
      const beyond = shifted(slide.end, 0, n * ahead(turn));
      if (ownRank(turn, slide.end) <= 4 && draft.isFree(beyond)) draft.keepFree(beyond);
    }
    // somebody to take with the second move, which may be the last of both
    const victim = draft.near(
      slide.end,
      PAWNS[slide.kind].captures.map(([df, dr]): OracleStep => [df, dr * ahead(turn)]),
    );
    if (dice.roll() < 0.6) draft.man(dice.roll() < 0.3 ? 'bomber' : dice.pick(CROWD), opponent(turn), victim);
    if (dice.roll() < 0.25)
      draft.flight(dice.pick([turn, turn, opponent(turn)]), dice.pick([slide.end, ...slide.passed]), 1);
    if (dice.roll() < 0.4) draft.mine(dice.pick([slide.end, ...slide.passed]));
    if (dice.roll() < 0.4) {
      draft.feature('portal', dice.pick(slide.passed));
      draft.feature(
        'portal',
        draft.somewhere((cell) => ownRank(turn, cell) >= 9 && ownRank(turn, cell) <= 12),
      );
    }
  }
}
/** From so far behind that after one head start there is another. */
function slidesTwice(draft: Draft, turn: Side): void {
  const { dice } = draft;
  const kind = dice.pick(['pawn', 'rookie'] as const);
  const origin = draft.somewhere((cell) => ownRank(turn, cell) === 1);
  const way = [1, 2, 3, 4, 5, 6, 7].map((n) => shifted(origin, 0, n * ahead(turn))!);
  draft.man(kind, turn, origin);
  for (const cell of way) draft.keepFree(cell);
  for (let n = 0; n < 2; n++) takerOf(draft, { kind, side: turn, origin, passed: way.slice(0, 6), end: way[6] });
}
function isPushed(draft: Draft, turn: Side): void {
  const { dice } = draft;
  const slide = slideOf(draft, opponent(turn));
  draft.man(slide.kind, slide.side, slide.end);
  for (const cell of slide.passed) draft.keepFree(cell);
  draft.headStarts.push({ kind: slide.kind, at: nameOf(slide.end), passed: slide.passed.map(nameOf) });
  takerOf(draft, slide);
  takerOf(draft, slide);
  const way = dice.pick(NEIGHBOURS);
  const behind = shifted(slide.end, -way[0], -way[1]);
  if (behind !== null && dice.roll() < 0.5) draft.mine(behind);
  draft.man('sumo', turn, draft.near(slide.end, [way], dice.roll() < 0.6 ? 1 : 2));
  if (dice.roll() < 0.3) draft.flight(turn, dice.pick([...slide.passed, slide.end]), 1);
}
function farRank(draft: Draft, turn: Side): void {
  const foe = opponent(turn);
  const pawn = draft.somewhere((cell) => ownRank(foe, cell) === 15);
  draft.man(draft.dice.pick(PAWN_KINDS), foe, pawn);
  draft.man('sumo', turn, shifted(pawn, 0, -ahead(foe)));
}
function bigBang(draft: Draft, turn: Side): void {
  const at = draft.somewhere((cell) => rankOfCell(cell) > 1 && rankOfCell(cell) < 16);
  draft.man('bomber', opponent(turn), at);
  draft.man('bomber', turn, draft.near(at));
  for (const side of [turn, opponent(turn)]) draft.man('snail', side, draft.near(at));
}
function departs(draft: Draft, turn: Side): void {
  const at = draft.somewhere(() => true);
  draft.man('time-machine', turn, at);
  draft.flight(
    opponent(turn),
    draft.somewhere(() => true),
    1 + draft.dice.below(3),
  );
}
/** Long lines around a King, so that checks are given, and the King taken where nobody called them. */
function checks(draft: Draft, turn: Side): void {
  const { dice } = draft;
  const king = draft.somewhere((cell) => rankOfCell(cell) > 3 && rankOfCell(cell) < 14);
  const around: readonly OracleStep[] = [
    [2, 3],
    [3, 1],
    [-2, 1],
    [-3, 2],
    [1, -2],
  ];
  draft.man('king', opponent(turn), king);
  for (const kind of ['queen', 'rook', 'sumo'] as const) {
    draft.man(kind, turn, draft.near(king, around, dice.roll() < 0.5 ? 1 : 2));
  }
}
const LAID: Readonly<Record<DenseScene, (draft: Draft, turn: Side) => void>> = {
  ...{ 'goes on': goesOn, 'slides twice': slidesTwice, 'is pushed': isPushed },
  ...{ 'far rank': farRank, 'big bang': bigBang, departs, check: checks },
};

/** A position of that sort, playable, with nobody in check who is not to move. */
export function dense(dice: Dice, scene: DenseScene, options: OracleOptions): OraclePosition {
  for (;;) {
    const position = denseOnce(dice, scene, options);
    if (position !== null && !isRoyalInCheck(position, opponent(position.turn)) && outcome(position) === null)
      return position;
  }
}
function denseOnce(dice: Dice, scene: DenseScene, options: OracleOptions): OraclePosition | null {
  const draft = new Draft(dice, options.terrain === 'on');
  const turn = dice.pick(['white', 'black'] as const);
  LAID[scene](draft, turn);
  for (const side of ['white', 'black'] as const)
    if (!draft.has('king', side))
      draft.man(
        'king',
        side,
        draft.somewhere(() => true),
      );
  const men = draft.tokens.filter((token) => !token.includes('~') && /^[A-Za-z]@/.test(token));
  const centre = parse(men.slice(0, 1).join(' ')).board.findIndex((man) => man !== null);
  const isNear = (cell: Cell) =>
    Math.abs((cell % 16) - (centre % 16)) < 6 && Math.abs(rankOfCell(cell) - rankOfCell(centre)) < 6;
  for (let more = 2 + dice.below(5); more > 0; more--) {
    const [kind, side] = [dice.pick(CROWD), dice.pick(['white', 'black'] as const)];
    const fits = (cell: Cell) =>
      isNear(cell) && (!isPawnKind(kind) || (ownRank(side, cell) > 1 && ownRank(side, cell) < 16));
    draft.man(kind, side, draft.somewhere(fits));
  }
  for (let more = dice.below(4); more > 0; more--) draft.mine(draft.somewhere(isNear));
  if (dice.roll() < 0.5) draft.feature(dice.pick(['glue', 'cathedral']), draft.somewhere(isNear));
  const last = {
    white: dice.pick(CROWD.filter((kind) => kind !== 'fool')),
    black: dice.pick(CROWD.filter((kind) => kind !== 'fool')),
  };
  const isExtra = scene === 'goes on' || scene === 'slides twice' || scene === 'is pushed' || dice.roll() < 0.3;
  const { tokens, unmoved, headStarts, mines } = draft;
  if (tokens.filter((token) => token.startsWith('portal')).length % 2 === 1) return null;
  if (tokens.filter((token) => token.startsWith('portal')).length > 2) return null;
  return parse(tokens.join(' '), turn, { unmoved, last, extra: isExtra, headStarts, mines, options });
}

/** What was reached, by name, when this action is done in this position. */
export function reachedBy(position: OraclePosition, action: OracleAction): string[] {
  const { board, headStarts, newHeadStarts, options, extra, made } = position;
  const { does, from, to, doing } = action;
  const found: string[] = [];
  if (doing === null || from === null || to === null) return found;
  const { kind, side } = board[from]!;
  const slides = isPawnKind(kind) && doing.path.length > 0;
  if (slides && extra) found.push('a head start in a turn of two');
  if (slides && doing.path.some((cell) => position.terrain.get(cell) === 'portal'))
    found.push('a head start through a Portal');
  const went = newHeadStarts.find(({ at }) => at === from);
  if (went && made > 0) found.push(slides ? 'two head starts of one man' : 'gone on after a head start');
  if (does === 'push' && headStarts.some(({ at }) => at === doing.victim)) found.push('a push after a head start');
  const pushed = does === 'push' ? board[doing.victim!]! : null;
  if (pushed && isPawnKind(pushed.kind) && doing.beyond !== null && ownRank(pushed.side, doing.beyond) === 16) {
    found.push(`a pawn pushed to its far rank ${options.pushed}`);
  }
  if (does === 'en-passant') {
    const taken = headStarts.find(({ at, passed }) => at === doing.victim && passed.includes(to));
    found.push(taken && hasGoneOn(taken) ? 'en passant on a man that is elsewhere by now' : 'en passant');
  }
  const victim = does === 'capture' ? board[doing.victim!]! : null;
  const spot = kind === 'bomber' && victim?.kind === 'bomber' ? doing.victim! : null;
  if (spot !== null && NEIGHBOURS.some(([df, dr]) => isSnail(position, shifted(spot, df, dr)))) {
    found.push(`a Big Bang beside a Snail ${options.bigbang}`);
  }
  if (does === 'depart') found.push(`a departure ${options.departure}`);
  const landing = position.flights.find(({ owner, counter }) => owner === side && counter === 1);
  if (
    landing &&
    [...headStarts, ...newHeadStarts].some(({ at, passed }) => at === landing.target || passed.includes(landing.target))
  ) {
    found.push('a landing on a man or a square of a head start');
  }
  return found;
}
const isSnail = ({ board }: OraclePosition, cell: Cell | null): boolean =>
  cell !== null && board[cell]?.kind === 'snail';
/** Does it stand elsewhere than where its head start ended? Through a Portal too, that is next to a square it passed. */
const hasGoneOn = ({ kind, at, passed }: HeadStart): boolean =>
  !passed.some((cell) =>
    PAWNS[kind as PawnKind].slides.some(([df, dr]) => [1, -1].some((up) => shifted(cell, df, dr * up) === at)),
  ) || passed.includes(at);

/** What every position offers somewhere, so that it is no reason to choose an action. */
const isCommon = (what: string): boolean => /^(a departure|a landing|a head start in)/.test(what);
/** An action that the scene is about, where there is one; else any. */
export function staged(position: OraclePosition, dice: Dice): OracleAction | null {
  const all = actions(position);
  if (position.options.check === 'players' && dice.roll() < 0.5) {
    const kings = all.filter(({ doing }) => doing?.victim != null && position.board[doing.victim]?.kind === 'king');
    const checking = all.filter((action) => isRoyalInCheck(apply(position, action), opponent(position.turn)));
    if (kings.length > 0) return dice.pick(kings);
    if (checking.length > 0) return dice.pick(checking);
  }
  const told = all.map((action) => ({ action, found: reachedBy(position, action) }));
  const worth = told.filter(({ found }) => found.length > 0).map(({ action }) => action);
  const rare = told.filter(({ found }) => found.some((what) => !isCommon(what))).map(({ action }) => action);
  const second = told.filter(({ found }) => found.includes('two head starts of one man')).map(({ action }) => action);
  if (second.length > 0 && dice.roll() < 0.6) return dice.pick(second);
  if (rare.length > 0 && dice.roll() < 0.8) return dice.pick(rare);
  if (worth.length > 0 && dice.roll() < 0.9) return dice.pick(worth);
  return all.length === 0 ? null : dice.pick(all);
}

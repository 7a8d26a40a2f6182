/**
 * Seeded play of the oracle of Deicide Chess, made to survive and to use everything: what is to be done is drawn first
 * by its sort and by who does it, so that a Sorceress with two hundred cells weighs no more than a Pawn; and positions
 * scattered at random, with flights, terrain and mines. Everything follows from the dice.
 */

import type { Dice } from '../dice.ts';
import { actions, apply, isRoyalInCheck, type OracleAction, outcome } from './oracle.ts';
import type { PawnKind } from './oracle-moves.ts';
import {
  ahead,
  allCells,
  type Cell,
  census,
  type FurtherState,
  furtherState,
  isGround,
  KIND_OF_LETTER,
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

/** A step as White plays, in files and ranks. */
export type OracleStep = readonly [number, number];
/** How pawns go as White plays: the last own rank of a head start, its greatest length, and their steps. */
export const PAWNS: Readonly<
  Record<
    PawnKind,
    {
      readonly rank: number;
      readonly length: number;
      readonly slides: readonly OracleStep[];
      readonly captures: readonly OracleStep[];
    }
  >
> = {
  pawn: {
    rank: 4,
    length: 4,
    slides: [[0, 1]],
    captures: [
      [1, 1],
      [-1, 1],
    ],
  },
  rookie: {
    rank: 3,
    length: 5,
    slides: [[0, 1]],
    captures: [
      [1, 0],
      [-1, 0],
    ],
  },
  'drunk-pawn': {
    rank: 3,
    length: 5,
    slides: [
      [1, 1],
      [-1, 1],
    ],
    captures: [[0, 1]],
  },
};
export const PAWN_KINDS = Object.keys(PAWNS) as PawnKind[];

/** Rare sorts are worth a detour, captures would soon empty the board. Tuned by looking at what random games contain. */
const WEIGHT: Readonly<Record<OracleAction['does'], number>> = {
  move: 1,
  capture: 0.5,
  push: 2,
  'en-passant': 8,
  depart: 1,
  castle: 8,
  'end-turn': 4,
  place: 4,
  pass: 0.5,
};

const sortOf = ({ board }: OraclePosition, { does, from, feature, doing }: OracleAction): string => {
  const kind = from === null ? feature : board[from]!.kind;
  const isHeadStart = (kind === 'pawn' || kind === 'rookie' || kind === 'drunk-pawn') && doing!.path.length > 0;
  return `${does} ${kind}${isHeadStart ? ' at once' : ''}`;
};

/** One of the actions, drawn by sort. */
function drawn(position: OraclePosition, choices: readonly OracleAction[], dice: Dice): OracleAction {
  const sorts = new Map<string, OracleAction[]>();
  for (const action of choices) {
    const sort = sortOf(position, action);
    sorts.set(sort, [...(sorts.get(sort) ?? []), action]);
  }
  const groups = [...sorts.values()];
  let rest = dice.roll() * groups.reduce((sum, group) => sum + WEIGHT[group[0].does], 0);
  for (const group of groups) {
    rest -= WEIGHT[group[0].does];
    if (rest <= 0) return dice.pick(group);
  }
  return dice.pick(groups[groups.length - 1]);
}

/** An action that does not end the game; after some tries any; null where there is none. */
export function surviving(position: OraclePosition, dice: Dice): OracleAction | null {
  const choices = actions(position);
  if (choices.length === 0) return null;
  for (let attempt = 0; attempt < 8; attempt++) {
    const action = drawn(position, choices, dice);
    if (outcome(apply(position, action)) === null) return action;
  }
  return drawn(position, choices, dice);
}

const LETTERS = Object.keys(KIND_OF_LETTER).filter((letter) => letter !== 'K') as (keyof typeof KIND_OF_LETTER)[];
const SIDES = ['white', 'black'] as const;
/** Kinds with rules of their own come more often. */
const OFTEN = [...'FUMZTPJDPJDBAO'] as (keyof typeof KIND_OF_LETTER)[];

/** Men, terrain, mines and flights anywhere, the side that is not to move out of check; up to `most` men and the Kings. */
export function scattered(dice: Dice, options: Partial<OracleOptions> = {}, most = 42): OraclePosition {
  for (;;) {
    const position = scatteredOnce(dice, options, most);
    if (!isRoyalInCheck(position, opponent(position.turn)) && outcome(position) === null) return position;
  }
}
function scatteredOnce(dice: Dice, options: Partial<OracleOptions>, most: number): OraclePosition {
  const free = new Set(allCells);
  const tokens: string[] = [];
  const unmoved: string[] = [];
  const taken = (fits: (cell: Cell) => boolean): Cell => {
    const cell = dice.pick([...free].filter(fits));
    free.delete(cell);
    return cell;
  };
  const put = (kind: Kind, side: Side, cell: Cell): void => {
    free.delete(cell);
    tokens.push(`${letterOf(kind, side)}@${nameOf(cell)}`);
    const athome = (kind === 'king' || kind === 'rook') && ownRank(side, cell) === 1;
    if (athome || (kind === 'drunk-pawn' && dice.roll() < 0.6)) unmoved.push(nameOf(cell));
  };
  const anywhere = () => true;
  const turn = dice.pick(SIDES);
  for (const side of SIDES) {
    const home = side === 'white' ? 0 : 240;
    const homely = dice.roll() < 0.4 && [0, 8, 15].every((file) => free.has(home + file));
    if (homely) {
      put('king', side, home + 8);
      for (const corner of [0, 15]) if (dice.roll() < 0.8) put('rook', side, home + corner);
    } else put('king', side, taken(anywhere));
  }
  const headStarts = dice.roll() < 0.4 ? [1, 2].flatMap(() => headStart(dice, opponent(turn), free, put)) : [];
  // men like to meet: within a window of the board
  const low = 1 + dice.below(9);
  const nearby = (cell: Cell) => rankOfCell(cell) >= low && rankOfCell(cell) < low + 8;
  for (let men = 1 + Math.floor(most / 5) + dice.below(Math.ceil(most * 0.8)); men > 0; men--) {
    const kind = KIND_OF_LETTER[dice.pick(dice.roll() < 0.4 ? OFTEN : LETTERS)];
    const side = dice.pick(SIDES);
    const isPawn = kind === 'pawn' || kind === 'rookie' || kind === 'drunk-pawn';
    const early = dice.roll() < 0.5;
    const isHome = (cell: Cell) =>
      early ? ownRank(side, cell) <= 4 : ownRank(side, cell) > 7 && ownRank(side, cell) < 16;
    const wanted = (cell: Cell) => (isPawn ? isHome(cell) : dice.roll() < 0.2 || nearby(cell));
    put(kind, side, taken(wanted));
  }
  const forTerrain = (cell: Cell) => isGround({ area: options.area ?? 'middle' }, cell);
  const lay = (feature: string, count: number): string[] =>
    Array.from({ length: count }, () => {
      const at = nameOf(taken(forTerrain));
      if (feature !== '') tokens.push(`${feature}@${at}`);
      return at;
    });
  const mines: Record<Side, string[]> = { white: [], black: [] };
  if (options.terrain === 'on') {
    const chosen = options.features?.split(',');
    const layChosen = (feature: string, count: number): string[] =>
      chosen?.includes(feature) === false ? [] : lay(feature, count); // D-T0b
    layChosen('cathedral', 2 * dice.below(3));
    layChosen('portal', dice.roll() < 0.7 ? 2 : 0);
    layChosen('wall', dice.below(5));
    layChosen('glue', dice.below(9));
    layChosen('ziggurat', 6);
    layChosen('mine', dice.below(3));
    for (const side of SIDES) {
      const hidden = dice.below(4);
      mines[side] = chosen?.includes('mine') === false ? [] : lay('', hidden);
    }
  }
  for (let flights = dice.below(4); flights > 0; flights--) {
    const target = dice.pick(allCells.filter((cell) => free.has(cell) || dice.roll() < 0.5));
    if (tokens.includes(`wall@${nameOf(target)}`)) continue;
    const letter = letterOf(dice.roll() < 0.8 ? 'time-machine' : 'fool', dice.pick(SIDES));
    tokens.push(`${letter}@${nameOf(target)}~${1 + dice.below(3)}`);
  }
  const lastOf = () =>
    dice.roll() < 0.1 ? null : KIND_OF_LETTER[dice.pick(LETTERS.filter((letter) => letter !== 'F'))];
  const further: FurtherState = {
    unmoved,
    last: { white: lastOf(), black: lastOf() },
    extra: dice.roll() < 0.25,
    headStarts,
    mines,
    quiet: dice.roll() < 0.1 ? 195 + dice.below(5) : 0,
    options,
  };
  return parse(tokens.join(' '), turn, further);
}

/** A head start that `side` has just made, with an enemy who may be able to take it en passant; none where there is no room. */
function headStart(dice: Dice, side: Side, free: Set<Cell>, put: (kind: Kind, side: Side, cell: Cell) => void) {
  const kind = dice.pick(PAWN_KINDS);
  const { rank, length, slides, captures } = PAWNS[kind];
  const up = ahead(side);
  const [df, dr] = dice.pick(slides);
  const origin = dice.pick(allCells.filter((cell) => ownRank(side, cell) <= rank));
  const way = Array.from({ length: 2 + dice.below(length - 1) }, (_, i) =>
    shifted(origin, df * (i + 1), dr * up * (i + 1)),
  );
  if (!way.every((cell) => cell !== null && free.has(cell))) return [];
  const passed = way.slice(0, -1) as Cell[];
  const at = way[way.length - 1]!;
  for (const cell of passed) free.delete(cell);
  put(kind, side, at);
  const [cf, cr] = dice.pick(captures);
  const taker = shifted(dice.pick(passed), -cf, cr * up);
  const takes = dice.roll() < 0.8 ? kind : dice.pick(PAWN_KINDS);
  if (taker !== null && free.has(taker)) put(takes, opponent(side), taker);
  return [{ kind, at: nameOf(at), passed: passed.map(nameOf) }];
}

/** A position as text for reports: enough to set it up again. */
export const positionText = (position: OraclePosition): string =>
  JSON.stringify({ census: census(position), turn: position.turn, ...furtherState(position) });

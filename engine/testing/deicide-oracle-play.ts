/**
 * Seeded play of the oracle of Deicide Chess, made to survive and to use everything: what is to be done is drawn first
 * by its sort and by who does it, so that a Sorceress with two hundred cells weighs no more than a Pawn; and positions
 * scattered at random, with flights, terrain and mines. Everything follows from the dice.
 */
import { actions, apply, isInCheck, type OracleAction, outcome } from './deicide-oracle.ts';
import {
  allCells,
  type Cell,
  census,
  type FurtherState,
  furtherState,
  KIND_OF_LETTER,
  type Kind,
  letterOf,
  nameOf,
  type OracleOptions,
  type OraclePosition,
  opponent,
  ownRank,
  parse,
  rankOf,
  type Side,
} from './deicide-oracle-positions.ts';
import type { Dice } from './dice.ts';

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
export function drawn(position: OraclePosition, choices: readonly OracleAction[], dice: Dice): OracleAction {
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
    if (!isInCheck(position, opponent(position.turn)) && outcome(position) === null) return position;
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
  for (const side of SIDES) {
    const home = side === 'white' ? 0 : 240;
    if (dice.roll() < 0.4) {
      put('king', side, home + 8);
      for (const corner of [0, 15]) if (dice.roll() < 0.8) put('rook', side, home + corner);
    } else put('king', side, taken(anywhere));
  }
  // men like to meet: within a window of the board
  const low = 1 + dice.below(9);
  const nearby = (cell: Cell) => rankOf(cell) >= low && rankOf(cell) < low + 8;
  for (let men = 1 + Math.floor(most / 5) + dice.below(Math.ceil(most * 0.8)); men > 0; men--) {
    const kind = KIND_OF_LETTER[dice.pick(dice.roll() < 0.4 ? OFTEN : LETTERS)];
    const side = dice.pick(SIDES);
    const isPawn = kind === 'pawn' || kind === 'rookie' || kind === 'drunk-pawn';
    const fits = (cell: Cell) => !(isPawn && ownRank(side, cell) === 16);
    put(
      kind,
      side,
      taken((cell) => fits(cell) && (dice.roll() < 0.2 || nearby(cell) || isPawn)),
    );
  }
  const forTerrain = (cell: Cell) => rankOf(cell) >= 5 && rankOf(cell) <= 12;
  const lay = (feature: string, count: number): string[] =>
    Array.from({ length: count }, () => {
      const at = nameOf(taken(forTerrain));
      if (feature !== '') tokens.push(`${feature}@${at}`);
      return at;
    });
  const mines: Record<Side, string[]> = { white: [], black: [] };
  if (options.terrain === 'on') {
    lay('cathedral', 2 * dice.below(3));
    lay('portal', dice.roll() < 0.7 ? 2 : 0);
    lay('wall', dice.below(5));
    lay('glue', dice.below(9));
    lay('ziggurat', 6);
    lay('mine', dice.below(3));
    for (const side of SIDES) mines[side] = lay('', dice.below(4));
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
    mines,
    quiet: dice.roll() < 0.1 ? 195 + dice.below(5) : 0,
    options,
  };
  return parse(tokens.join(' '), dice.pick(SIDES), further);
}

/** A position as text for reports: enough to set it up again. */
export const told = (position: OraclePosition): string =>
  JSON.stringify({ census: census(position), turn: position.turn, ...furtherState(position) });

/**
 * Makes oracle-perft.json: middle-game positions of Deicide Chess, each found by seeded surviving play of the
 * oracle, with the number of action sequences from it. The table must stay what the oracle alone says; never write a
 * figure of the engine into it. To make it again (minutes), from the root of the project:
 *
 *   echo "import { perftTable } from './engine/testing/deicide/oracle-perft.ts'; console.log(perftTable())" \
 *     | npx esbuild --bundle --format=esm | node --input-type=module - > engine/testing/deicide/oracle-perft.json
 */

import { Dice } from '../dice.ts';
import { actions, apply, distinctActions, isRoyalInCheck, outcome, perft } from './oracle.ts';
import { scattered, surviving } from './oracle-play.ts';
import {
  census,
  type FurtherState,
  furtherState,
  type Kind,
  type OracleOptions,
  type OraclePosition,
  type Side,
  start,
} from './oracle-positions.ts';

export type PerftRow = {
  readonly name: string;
  readonly census: string;
  readonly turn: Side;
  readonly further: FurtherState;
  /** Counts of depth 1, 2 and, where the oracle could afford it, 3. */
  readonly perft: readonly number[];
};

type Wish = {
  readonly name: string;
  /** play of so many actions from the start, or from a scattered position */
  readonly from: 'start' | 'scattered';
  readonly plies: number;
  readonly depth: number;
  readonly options?: Partial<OracleOptions>;
  readonly wants: (position: OraclePosition) => boolean;
};

const does = (position: OraclePosition, what: string) => actions(position).filter((action) => action.does === what);
const mobile = (position: OraclePosition): Set<Kind> =>
  new Set(distinctActions(position).flatMap(({ from }) => (from === null ? [] : [position.board[from]!.kind])));
const moves = (position: OraclePosition, ...kinds: Kind[]) => {
  const moving = mobile(position);
  return kinds.every((kind) => moving.has(kind));
};
const flying = (position: OraclePosition, side: Side) => position.flights.filter(({ owner }) => owner === side).length;
const men = (position: OraclePosition) => position.board.filter((man) => man !== null).length;
const onRoughGround = { terrain: 'on' } as const;

const WISHES: readonly Wish[] = [
  {
    name: 'opening fight, every kind but one or two mobile',
    from: 'start',
    plies: 40,
    depth: 2,
    wants: (p) => mobile(p).size >= 22 && does(p, 'capture').length >= 6,
  },
  {
    name: 'flights of both sides',
    from: 'start',
    plies: 60,
    depth: 2,
    wants: (p) => flying(p, 'white') >= 1 && flying(p, 'black') >= 1 && p.flights.some(({ counter }) => counter === 1),
  },
  {
    name: 'an extra turn, in its middle',
    from: 'start',
    plies: 70,
    depth: 2,
    wants: (p) => p.made === 1 && moves(p, 'fool', 'sumo', 'kitsune', 'archer'),
  },
  {
    name: 'en passant, of one kind or another',
    from: 'scattered',
    plies: 0,
    depth: 2,
    wants: (p) => does(p, 'en-passant').length >= 1 && moves(p, 'pawn', 'rookie', 'drunk-pawn', 'queen'),
  },
  {
    name: 'a check to be answered',
    from: 'scattered',
    plies: 4,
    depth: 2,
    wants: (p) => isRoyalInCheck(p, p.turn) && men(p) >= 20 && actions(p).length >= 6,
  },
  {
    name: 'Sumos at work, Bombers about',
    from: 'scattered',
    plies: 10,
    depth: 2,
    wants: (p) => does(p, 'push').length >= 2 && moves(p, 'sumo', 'bomber') && does(p, 'capture').length >= 3,
  },
  {
    name: 'men about to promote',
    from: 'scattered',
    plies: 10,
    depth: 2,
    wants: (p) => new Set(actions(p).flatMap(({ promotion, from }) => (promotion ? [from] : []))).size >= 2,
  },
  {
    name: 'both may castle',
    from: 'scattered',
    plies: 2,
    depth: 2,
    wants: (p) =>
      does(p, 'castle').length >= 1 &&
      does({ ...p, turn: p.turn === 'white' ? 'black' : 'white' }, 'castle').length >= 1,
  },
  {
    name: 'few men left',
    from: 'scattered',
    plies: 12,
    depth: 3,
    wants: (p) => men(p) <= 12 && mobile(p).size >= 3 && p.flights.length > 0 && actions(p).length < 70,
  },
  {
    name: 'a Fool that copies a bent rider',
    from: 'scattered',
    plies: 4,
    depth: 2,
    wants: (p) => moves(p, 'fool') && ['kitsune', 'werewolf'].includes(p.last[p.turn === 'white' ? 'black' : 'white']!),
  },
  {
    name: 'rough ground: riders, Cathedrals, Portals',
    from: 'scattered',
    plies: 6,
    depth: 2,
    options: onRoughGround,
    wants: (p) =>
      moves(p, 'bishop', 'queen', 'cannon') && [...p.terrain.values()].filter((f) => f === 'portal').length === 2,
  },
  {
    name: 'rough ground: revealed mines and bent riders',
    from: 'scattered',
    plies: 6,
    depth: 2,
    options: onRoughGround,
    wants: (p) => p.revealed.size >= 2 && (moves(p, 'kitsune') || moves(p, 'werewolf')) && moves(p, 'pawn'),
  },
  {
    name: 'the house rules: a departure ticks, a Big Bang spares Snails, a pushed man promotes',
    from: 'scattered',
    plies: 12,
    depth: 2,
    options: { departure: 'ticks', bigbang: 'spares', pushed: 'promotes' },
    wants: (p) => does(p, 'push').length >= 1 && moves(p, 'time-machine', 'bomber') && p.flights.length > 0,
  },
];

/** Hidden mines are no part of a perft: what is counted is what everybody knows. */
const asKnown = (position: OraclePosition): OraclePosition => ({
  ...position,
  mines: { white: position.revealed, black: new Set() },
});

/** In the middle of a turn not everything can be told by a census and the further state. */
const canBeWritten = (position: OraclePosition): boolean =>
  position.newHeadStarts.length === 0 && position.flights.every(({ departedThisTurn }) => !departedThisTurn);

/** The position of the first seed whose play, at its end or a little later, fulfils the wish; throws after 2,000. */
function fulfilled(wish: Wish, firstSeed: number): OraclePosition {
  for (let seed = firstSeed; seed < firstSeed + 2000; seed++) {
    const dice = new Dice(seed);
    let position = asKnown(wish.from === 'start' ? start(wish.options) : scattered(dice, wish.options));
    for (let ply = 0; ply < wish.plies + 15 && outcome(position) === null; ply++) {
      if (ply >= wish.plies && canBeWritten(position) && wish.wants(position)) return position;
      const action = surviving(position, dice);
      if (action === null) break;
      position = apply(position, action);
    }
  }
  throw new Error(`no play of Deicide fulfils "${wish.name}"`);
}

/** One row of the table: the start position is row 0, of depth 2 (16,615,907 at depth 3 take the oracle half an hour). */
export function perftRow(index: number): PerftRow {
  const wish = index === 0 ? null : WISHES[index - 1];
  const position = wish === null ? start() : fulfilled(wish, 10_000 * index);
  return {
    name: wish?.name ?? 'the start',
    census: census(position),
    turn: position.turn,
    further: furtherState(position),
    perft: Array.from({ length: wish?.depth ?? 2 }, (_, i) => perft(position, i + 1)),
  };
}
export const PERFT_ROWS = WISHES.length + 1;

/** The whole table as text. */
export function perftTable(): string {
  return JSON.stringify(
    Array.from({ length: PERFT_ROWS }, (_, index) => perftRow(index)),
    null,
    2,
  );
}

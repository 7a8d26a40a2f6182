/**
 * Makes oracle-perft.json: middle-game positions of acid, each found by seeded random play of the oracle that
 * is weighted to survive, with the number of action sequences from it. The table must stay what the oracle alone says;
 * never write a figure of the engine into it. To make it again (minutes), from the root of the project:
 *
 *   echo "import { perftTable } from './engine/testing/acid/oracle-perft.ts'; console.log(perftTable())" \
 *     | npx esbuild --bundle --format=esm | node --input-type=module - > engine/testing/acid/oracle-perft.json
 */
import { actions, apply, type OracleAction, type OracleActionKind, outcome, perft } from './oracle.ts';
import {
  type Cell,
  handsText,
  inField,
  type Kind,
  type OracleOptions,
  type OraclePosition,
  onBoardText,
  type Side,
  start,
} from './positions.ts';

export type PerftRow = {
  readonly name: string;
  readonly pieces: string;
  readonly turn: Side;
  readonly hands: string;
  readonly immobilisers: Readonly<Record<Cell, readonly Cell[]>>;
  readonly options: Partial<OracleOptions>;
  /** Counts of depth 1, 2 and, where the oracle could afford it, 3. */
  readonly perft: readonly number[];
};

/** A small generator of numbers from 0 up to 1 (mulberry32), so that a seed gives the same play everywhere. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// Tuned by looking: Ghosts and drops are most of all actions and would otherwise be nearly all of the play.
const WEIGHT_OF_KIND: Readonly<Record<OracleActionKind, number>> = {
  move: 1,
  capture: 2,
  swap: 1,
  push: 12,
  drop: 0.02,
};
const WEIGHT_OF_PIECE: Readonly<Partial<Record<Kind, number>>> = {
  ghost: 0.03,
  diskette: 3,
  angel: 4,
  king: 0.5,
  voyager: 2,
  rainbow: 3,
  holepunch: 3,
};

function weightOf(action: OracleAction): number {
  return WEIGHT_OF_KIND[action.kind] * (WEIGHT_OF_PIECE[action.piece] ?? 1);
}

function drawn(choices: readonly OracleAction[], random: () => number): OracleAction {
  let rest = random() * choices.reduce((sum, action) => sum + weightOf(action), 0);
  for (const action of choices) {
    rest -= weightOf(action);
    if (rest <= 0) return action;
  }
  return choices[choices.length - 1];
}

/** One more action that neither ends the game nor lets the other side end it in her favour; null when none is found. */
function survivingStep(position: OraclePosition, random: () => number): OraclePosition | null {
  const choices = actions(position);
  for (let attempt = 0; attempt < 15; attempt++) {
    const next = apply(position, drawn(choices, random));
    if (outcome(next) !== null) continue;
    if (actions(next).every((reply) => apply(next, reply).ended?.winner !== next.turn)) return next;
  }
  return null;
}

type Wish = {
  name: string;
  plies: number;
  depth: number;
  options?: Partial<OracleOptions>;
  wants: (position: OraclePosition) => boolean;
};

const onBoard = (position: OraclePosition, kind: Kind) =>
  [...position.board].filter(([, piece]) => piece.kind === kind).map(([cell]) => cell);
const inZone = (position: OraclePosition) =>
  [...position.board].filter(([cell, piece]) => !inField(cell) && piece.kind !== 'ghost').map(([, piece]) => piece);
const mobile = (position: OraclePosition) => new Set(actions(position).map((action) => action.piece));
const kindsDone = (position: OraclePosition) => new Set(actions(position).map((action) => action.kind));
const moves = (position: OraclePosition, ...kinds: Kind[]) => kinds.every((kind) => mobile(position).has(kind));
const frozen = (position: OraclePosition, side: Side) =>
  [...position.immobilisers.keys()].some((cell) => position.board.get(cell)!.side === side);

const WISHES: readonly Wish[] = [
  { name: 'opening fight', plies: 14, depth: 3, wants: (p) => moves(p, 'voyager', 'angel', 'rainbow', 'mass', 'worm') },
  {
    name: 'both Angels held',
    plies: 40,
    depth: 3,
    wants: (p) => frozen(p, 'magi') && frozen(p, 'line'),
  },
  {
    name: 'an Angel about to be freed',
    plies: 40,
    depth: 3,
    wants: (p) => frozen(p, p.turn) && moves(p, 'holepunch', 'rainbow', 'voyager') && onBoard(p, 'ghost').length <= 2,
  },
  {
    name: 'men in the Zone',
    plies: 60,
    depth: 3,
    wants: (p) => inZone(p).length >= 4 && new Set(inZone(p).map((piece) => piece.kind)).size >= 3,
  },
  {
    name: 'a King in the Zone',
    plies: 50,
    depth: 3,
    wants: (p) => inZone(p).some((piece) => piece.kind === 'king' && piece.side === p.turn),
  },
  {
    name: 'Charonites on their way',
    plies: 80,
    depth: 3,
    wants: (p) => moves(p, 'charonite') && onBoard(p, 'charonite').length >= 2 && moves(p, 'sweeper'),
  },
  {
    name: 'Masses and Worms placed',
    plies: 50,
    depth: 3,
    wants: (p) => onBoard(p, 'mass').length === 2 && onBoard(p, 'worm').length === 2 && moves(p, 'angel', 'worm'),
  },
  {
    name: 'a sweep with something in the way',
    plies: 50,
    depth: 3,
    wants: (p) => kindsDone(p).has('push') && moves(p, 'angel', 'holepunch', 'sweeper') && inZone(p).length >= 2,
  },
  {
    name: 'hands partly used',
    plies: 60,
    depth: 3,
    wants: (p) =>
      p.hands.magi.length + p.hands.line.length === 2 && mobile(p).size >= 9 && p.hands[p.turn].includes('mass'),
  },
  {
    name: 'few men left',
    plies: 110,
    depth: 3,
    wants: (p) => p.board.size <= 20 && onBoard(p, 'ghost').length <= 2 && mobile(p).size >= 4,
  },
  {
    name: 'house rule: own moves only out of the Zone',
    plies: 60,
    depth: 3,
    options: { return: 'own' },
    wants: (p) => inZone(p).length >= 3,
  },
  {
    name: 'house rule: the King swaps into the Zone',
    plies: 50,
    depth: 3,
    options: { kingswap: 'zone' },
    wants: (p) => actions(p).some((action) => action.kind === 'swap' && !inField(action.to)),
  },
  {
    name: 'house rule: a shove captures',
    plies: 50,
    depth: 2,
    options: { shove: 'captures' },
    wants: (p) => actions(p).some((a) => a.kind === 'push' && a.captures.some((loss) => loss.at === a.to)),
  },
];

function rowOf(name: string, position: OraclePosition, options: Partial<OracleOptions>, depth: number): PerftRow {
  return {
    name,
    pieces: onBoardText(position),
    turn: position.turn,
    hands: handsText(position),
    immobilisers: Object.fromEntries(position.immobilisers),
    options,
    perft: Array.from({ length: depth }, (_, i) => perft(position, i + 1)),
  };
}

/** The position of the first seed whose play, at its end or a little later, fulfils the wish; throws after 3,000. */
function fulfilled(wish: Wish, firstSeed: number): OraclePosition {
  const options = wish.options ?? {};
  for (let seed = firstSeed; seed < firstSeed + 3000; seed++) {
    const random = dice(seed);
    let position: OraclePosition | null = start(options);
    for (let ply = 0; ply < wish.plies + 20 && position !== null; ply++) {
      if (ply >= wish.plies && wish.wants(position)) return position;
      position = survivingStep(position, random);
    }
  }
  throw new Error(`no play of acid fulfils "${wish.name}"`);
}

/** One row of the table: the start position is row 0. */
export function perftRow(index: number): PerftRow {
  if (index === 0) return rowOf('the start', start(), {}, 3);
  const wish = WISHES[index - 1];
  return rowOf(wish.name, fulfilled(wish, 10_000 * index), wish.options ?? {}, wish.depth);
}

/** The whole table as text. */
export function perftTable(): string {
  return JSON.stringify(
    Array.from({ length: WISHES.length + 1 }, (_, index) => perftRow(index)),
    null,
    2,
  );
}

/**
 * Check in all its five forms (D-G5), and nothing else is check (D-X2). Every form is found by the same rules that move
 * the pieces; the table of reach only saves asking pieces that could never capture there. A side without a King, as in
 * pictures of the rulebook, is never in check; one that has lost him is.
 */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, type Kind, NO_KIND, NOBODY, OFF, other, type Piece, SIDES, type Side } from '../../core/ids.ts';
import { attacksOf, type CaptureReach, Probe, reachOf } from '../../core/moves/threats.ts';
import { board, flights, layout } from './board.ts';
import { bomber } from './bomber.ts';
import { copiedKind, fool } from './fool.ts';
import { isLengthened } from './roam.ts';
import { pushesOf, sumo } from './sumo.ts';
import { hasTerrain } from './terrain.ts';
import { anyFlights } from './time-machine.ts';

/** How a King is threatened: captured, landed on, pushed off, pushed under a landing, or blown up. */
export type CheckThreat = 'capture' | 'landing' | 'push-off' | 'push-under' | 'big-bang';
/**
 * Told of one threat, who makes it, and the cell where it strikes: the King's own, or that of the Bomber beside him.
 * Answers whether that is enough.
 */
type Told = (threat: CheckThreat, by: Piece, where: Cell) => boolean;

/** What it takes to answer questions of check in one game, made on the first. */
interface Judge {
  readonly game: Game;
  readonly probe: Probe;
  readonly reach: CaptureReach;
  /** by the King's cell and his foe's side: what a kind on a cell could do to him at all, laid out for the loop below */
  readonly nets: Map<number, Net>;
  readonly fools: Kind;
  /** by kind: do Portals and Cathedrals lengthen its reach? */
  readonly roams: readonly boolean[];
  /** where the Kings were found the last time */
  readonly kings: [Piece, Piece];
  /** the pieces of each side, on the board or not: nobody changes sides in this game */
  armies: readonly [readonly Piece[], readonly Piece[]];
  /** how many pieces there were then, and how often the game had been loaded */
  counted: readonly [pieces: number, loads: number];
}
const judges = new WeakMap<Game, Judge>();
let latest: Judge | null = null; // asked hundreds of times in a row for one game
const judgeOf = (game: Game): Judge => {
  if (latest !== null && latest.game === game) return latest;
  latest = judges.get(game) ?? appoint(game);
  judges.set(game, latest);
  return latest;
};
const appoint = (game: Game): Judge => {
  const { variant } = game;
  const reach = reachOf(variant);
  return {
    ...{ game, reach, nets: netsOf(reach), probe: new Probe(game) },
    fools: variant.types.indexOf(fool) as Kind,
    roams: variant.types.map((type) => attacksOf(type).some(isLengthened)),
    kings: [NOBODY, NOBODY],
    armies: [[], []],
    counted: [0, 0],
  };
};
const armyOf = (judge: Judge, side: Side): readonly Piece[] => {
  const { game, counted } = judge;
  if (counted[0] !== game.pieces.length || counted[1] !== game.loads) {
    const [first, second] = SIDES.map((owner) => game.pieces.filter((p) => game.sideOf(p) === owner));
    judge.armies = [first, second];
    judge.counted = [game.pieces.length, game.loads];
  }
  return judge.armies[side];
};

/** It may reach him; it is a Sumo or a Bomber no more than two steps away, and so may push him or blow him up. */
const REACHES = 1;
const IS_NEAR = 2;
/** The table of reach seen from the King: one short table, where `covers` would look all over a long one. */
interface Net {
  /** by kind and cell */
  readonly could: Uint8Array;
  /** by cell: could any kind do anything from there? Mostly none could, and nothing more need be asked */
  readonly any: Uint8Array;
}
const netsByReach = new WeakMap<CaptureReach, Map<number, Net>>();
const netsOf = (reach: CaptureReach): Map<number, Net> => {
  const nets = netsByReach.get(reach) ?? new Map<number, Net>();
  netsByReach.set(reach, nets);
  return nets;
};
const netAround = ({ game, reach, nets }: Judge, at: Cell, foe: Side): Net => {
  const known = nets.get(at * 2 + foe);
  if (known !== undefined) return known;
  const net = {
    could: new Uint8Array(game.variant.types.length * board.size),
    any: new Uint8Array(board.size),
  };
  game.variant.types.forEach((type, kind) => {
    for (const from of board.cells) {
      const near = (type === sumo || type === bomber) && areNear(from, at) ? IS_NEAR : 0;
      const could = (reach.covers(kind as Kind, foe, from, at) ? REACHES : 0) | near;
      net.could[kind * board.size + from] = could;
      net.any[from] |= could;
    }
  });
  nets.set(at * 2 + foe, net);
  return net;
};

/** The King of that side, on the board or lost; NOBODY if it never had one. */
export const kingOf = (game: Game, side: Side): Piece => {
  const { kings } = judgeOf(game);
  const known = kings[side];
  if (known < game.pieces.length && known !== NOBODY && game.typeOf(known).royal && game.sideOf(known) === side) {
    return known;
  }
  const found = game.pieces.find((p) => game.typeOf(p).royal === true && game.sideOf(p) === side) ?? NOBODY;
  kings[side] = found;
  return found;
};
export const isKingGone = (game: Game, side: Side): boolean => {
  const king = kingOf(game, side);
  return king !== NOBODY && game.cellOf(king) === OFF;
};
/** Is the King of this side threatened with capture, or gone (D-G10)? */
export const isInCheck = (game: Game, side: Side): boolean => {
  const king = kingOf(game, side);
  if (king === NOBODY) return false;
  return game.cellOf(king) === OFF || findThreat(game, side, king, isEnough);
};
const isEnough: Told = () => true;
/** The same with the King elsewhere: `c` must be empty. Leaves no trace. */
export const wouldBeInCheck = (game: Game, king: Piece, c: Cell): boolean => {
  const mark = game.world.mark();
  game.lift(king);
  game.put(king, c);
  const answer = findThreat(game, game.sideOf(king), king, isEnough);
  game.world.rollback(mark);
  return answer;
};

const [AT, KIND] = [layout.at.base, layout.kind.base];
/**
 * Every threat to a King on the board, until somebody has heard enough. What stands on the board is asked of the probe alone: one
 * that notes the cells it looks at notes all that the answer depends on, but who is in flight and what Fools copy.
 */
export const findThreat = (
  game: Game,
  side: Side,
  king: Piece,
  told: Told,
  probe: Probe = judgeOf(game).probe,
): boolean => {
  const judge = judgeOf(game);
  const { mem } = game.world;
  const at = game.cellOf(king);
  if (findLanding(game, at, told)) return true;
  const { fools, roams } = judge;
  const { types } = game.variant;
  const foe = other(side);
  const copied = copiedKind(game, foe);
  const isRough = game.get(hasTerrain, 0) !== 0;
  const { could: couldBy, any } = netAround(judge, at, foe);
  const army = armyOf(judge, foe);
  for (let i = 0; i < army.length; i++) {
    const hunter = army[i];
    const from = mem[AT + hunter] as Cell;
    if (from === OFF || (any[from] === 0 && !isRough)) continue;
    const kind = (mem[KIND + hunter] === fools ? copied : mem[KIND + hunter]) as Kind;
    if (kind === NO_KIND) continue;
    const could = couldBy[kind * board.size + from];
    if (could === 0 && !isRough) continue;
    // D-G5.1; what a Fool copies may change with every move of the threatened side (D-F13)
    const mayReach = (could & REACHES) !== 0 || (isRough && roams[kind]);
    if (mayReach && probe.couldCapture(hunter, king, types[kind]) && told('capture', hunter, at)) return true;
    if ((could & IS_NEAR) === 0) continue;
    if (findPush(game, probe, hunter, from, king, told) || findBigBang(game, probe, hunter, at, side, told))
      return true;
  }
  return false;
};
/** D-G5.2: whosesoever flight it is (D-TM6), and whatever its counter (D-TM7). */
const findLanding = (game: Game, at: Cell, told: Told): boolean =>
  anyFlights(game) &&
  game.away().some((flyer) => game.get(flights.returnsTo, flyer) === at && told('landing', flyer, at));
/** D-G5.3; D-G5.4: under a flight of the pusher's side that lands at the end of that very turn (D-TM13). */
const findPush = (game: Game, probe: Probe, hunter: Piece, from: Cell, king: Piece, told: Told): boolean => {
  if (game.typeOf(hunter) !== sumo) return false;
  const push = pushesOf(probe, hunter, from).find(({ victim }) => victim === king);
  if (!push) return false;
  if (push.to === OFF) return told('push-off', hunter, push.from);
  return isLandingSoon(game, push.to, game.sideOf(hunter)) && told('push-under', hunter, push.from);
};
const isLandingSoon = (game: Game, c: Cell, side: Side): boolean =>
  game.pieces.some(
    (p) => game.get(flights.returnsTo, p) === c && game.get(flights.returnsIn, p) === 1 && game.sideOf(p) === side,
  );
/** D-G5.5: an enemy Bomber could capture a Bomber of the King's side that stands beside him. */
const findBigBang = (game: Game, probe: Probe, hunter: Piece, at: Cell, side: Side, told: Told): boolean => {
  if (game.typeOf(hunter) !== bomber) return false;
  for (const d of ALL) {
    const c = board.next(at, d);
    const there = c === OFF ? NOBODY : probe.on(c);
    if (there === NOBODY || game.typeOf(there) !== bomber || game.sideOf(there) !== side) continue;
    if (probe.couldCapture(hunter, there) && told('big-bang', hunter, c)) return true;
  }
  return false;
};
/** Could a piece of this kind on `from` threaten a King of the other side on `at`, whatever stands where? */
export const couldThreaten = (game: Game, kind: Kind, foe: Side, from: Cell, at: Cell): boolean => {
  const judge = judgeOf(game);
  if (netAround(judge, at, foe).could[kind * board.size + from] !== 0) return true;
  return judge.roams[kind] && game.get(hasTerrain, 0) !== 0;
};
const areNear = (p: Cell, q: Cell): boolean =>
  Math.abs(board.x(p) - board.x(q)) <= 2 && Math.abs(board.y(p) - board.y(q)) <= 2;

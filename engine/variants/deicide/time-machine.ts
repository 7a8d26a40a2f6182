/**
 * Time Machine: leaves the board, to land three of its owner's turns later where a Queen could have gone (D-TM). In
 * flight it is off the board: it blocks nothing and nothing can be done to it (D-TM3).
 */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import { flights, hasJustLeft, inFlight } from './board.ts';
import { travel } from './roam.ts';
import { snail } from './snail.ts';
import { isRough, judgeZiggurats } from './terrain.ts';
import { kinds, rules } from './words/words.ts';

export const TURNS_AWAY = 3;

/** D-TM2: what a Queen could do now; Snails and own pieces are no targets, the King is. D-TM12: mines do not matter. */
const depart: Rule = {
  ...rules.timeMachineDepart,
  makes: 'depart',
  quiet: true, // whom it lands on is captured then, if anybody still stands there
  plan(g, me, at) {
    if (isRough(g) || g.listener !== null) travel(g, at, ALL, {}, (to) => departFor(g, me, to));
    else {
      for (let i = 0; i < ALL.length; i++) {
        let to = g.next(at, ALL[i]);
        while (to !== OFF && departFor(g, me, to)) to = g.next(to, ALL[i]);
      }
    }
  },
};
/** Does the way go on behind that cell? */
const departFor = (g: Planner, me: Piece, to: Cell): boolean => {
  const isFree = g.isEmpty(to);
  if (isFree || g.canCapture(me, to)) g.by(me).banish(me, TURNS_AWAY, to).done();
  else g.denyCapture(me, to);
  return isFree;
};
export const timeMachine: PieceType = {
  ...{ id: 'time-machine', ...kinds['time-machine'] },
  value: 6,
  rules: [depart],
  attacks: [], // D-TM8: harmless until it lands
};

export const anyFlights = (game: Game): boolean => game.get(inFlight, 0) > 0;
/** Count those who are in flight when a position is set up. */
export const countFlights = (game: Game): void => game.set(inFlight, 0, game.away().length);

/** If the mover has just left, note it; the end of this turn will not be counted (D-TM1). */
export const noteDeparture = (game: Game): void => {
  const { mover } = game;
  if (!game.isAway(mover)) return;
  game.set(inFlight, 0, game.get(inFlight, 0) + 1);
  if (game.options.departure !== 'ticks') game.set(hasJustLeft, mover, 1);
};

/** D-TM15: once at the end of its owner's turn. */
export const advanceFlights = (game: Game): void => {
  if (!anyFlights(game)) return;
  const own = ownFlights(game);
  for (const p of own) {
    if (game.get(hasJustLeft, p)) game.set(hasJustLeft, p, 0);
    else game.because(rules.flightTicks, () => game.tick(p, game.get(flights.returnsIn, p) - 1));
  }
  landDue(game, own);
};
/** Those without a counter left land one after another, in order of departure, until the game is over. */
export const landDue = (game: Game, own = ownFlights(game)): void => {
  const wasOver = game.isOver;
  for (const p of own) {
    if (game.isOver && !wasOver) return;
    if (game.get(flights.returnsIn, p) === 0) land(game, p);
  }
};
const NOBODY_AWAY: readonly Piece[] = [];
/** Of the side to move, in order of departure. */
const ownFlights = (game: Game): readonly Piece[] =>
  anyFlights(game) ? game.away(game.get(inFlight, 0)).filter((p) => game.sideOf(p) === game.toMove) : NOBODY_AWAY;
/** Will anybody of the side to move land at the end of this turn? */
export const isDue = (game: Game): boolean =>
  ownFlights(game).some((p) => game.get(flights.returnsIn, p) === 1 && !game.get(hasJustLeft, p));
/** Could anybody of this side land at the end of its turn, whatever it does in it? */
export const mayLand = (game: Game, side: Side): boolean =>
  anyFlights(game) &&
  game.away(game.get(inFlight, 0)).some((p) => game.sideOf(p) === side && game.get(flights.returnsIn, p) <= 1);
const land = (game: Game, traveller: Piece): void => {
  const to = game.get(flights.returnsTo, traveller) as Cell;
  const there = game.pieceOn(to);
  if (there !== NOBODY && game.typeOf(there) === snail) {
    game.because(rules.flightWaits, () => game.tick(traveller, 1)); // D-TM9
    return;
  }
  moveUp(game, game.get(flights.order, traveller));
  game.set(inFlight, 0, game.get(inFlight, 0) - 1);
  game.because(rules.flightLands, () => {
    if (there !== NOBODY) game.take(there, traveller); // D-TM5, D-TM10
    game.land(traveller);
    game.resolve();
  });
  judgeZiggurats(game);
};
/** Who left after it counts one less, so that like positions are alike. */
const moveUp = (game: Game, order: number): void => {
  for (const p of game.away(game.get(inFlight, 0))) {
    const later = game.get(flights.order, p);
    if (later > order) game.set(flights.order, p, later - 1);
  }
};

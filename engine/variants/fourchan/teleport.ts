/**
 * /sci/: may leave a teleporter on the cell that it leaves, two of a side in a game (C-S1, C-S2). The two are connected:
 * whoever lands on one comes out of the other and captures whoever stands there (C-S4, C-S6).
 */

import { LOST } from '../../core/board/layout.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, SIDES, type Side } from '../../core/ids.ts';
import type { Choice, Reaction } from '../../core/variant.ts';
import { gates, TELEPORTER_OF, terrain } from './board.ts';
import { sharesCell } from './carry.ts';
import { isA, SCI } from './kinds.ts';
import { rules } from './words/words.ts';

/** Where the teleporter on this cell leads; OFF if there is none, or none that is connected (C-S3). */
export const teleporterExit = (game: Game, c: Cell): Cell => {
  const lying = game.get(terrain.ground, c);
  if (lying === 0) return OFF;
  const side: Side = lying === TELEPORTER_OF[0] ? 0 : 1;
  const [first, second] = [game.get(gates[0], side) as Cell, game.get(gates[1], side) as Cell];
  return c === first ? second : first;
};
export const stays = (game: Game, c: Cell): boolean => teleporterExit(game, c) === OFF;

export const teleporting: Reaction = {
  ...rules.teleport,
  on: 'entered',
  run(game, piece, cell, how) {
    if (how === 'warp' || how === 'board') return; // coming out is no landing, nor is getting on a friend (C-S4, C-S9)
    const exit = teleporterExit(game, cell);
    if (exit === OFF || game.cellOf(piece) !== cell) return;
    const there = game.pieceOn(exit);
    if (there === NOBODY) game.go(piece, exit, 'warp');
    else if (!telefrags(game)) game.because(rules.blockedExit, () => loseTraveller(game, piece, cell));
    else if (how === 'castle' && game.moved.has(there))
      game.goTogether(piece, exit, 'warp', there, cell, 'warp'); // C-A7
    else game.because(rules.telefrag, () => game.telefrag(piece, exit));
  },
};
/** The house rule of C-S6: is it the one on the exit that is captured, and not the traveller? */
const telefrags = (game: Game): boolean => game.options.blocked === 'telefrag';
const loseTraveller = (game: Game, piece: Piece, cell: Cell): void => {
  const rider = game.riderOn(cell);
  if (rider !== NOBODY) game.take(rider, NOBODY, LOST, 'warp');
  game.take(piece, NOBODY, LOST, 'warp');
};
/** C-S6: landing on which other cell captures whoever stands on this one? OFF if on none. */
export const entranceTo = (game: Game, c: Cell): Cell => (telefrags(game) ? teleporterExit(game, c) : OFF);

/** C-S10: boarding an /n/ is a move too. C-N9: who leaves an /n/ leaves no empty cell. */
export const leavingTeleporter: Choice = {
  ...rules.leaveTeleporter,
  offer({ game }, me) {
    if (!isA(game, me, SCI) || game.get(gates[1], game.sideOf(me)) !== OFF) return 'no';
    return sharesCell(game, me) || game.get(terrain.ground, game.cellOf(me)) !== 0 ? 'no' : 'may';
  },
  add({ game }, plans, me) {
    const [at, side] = [game.cellOf(me), game.sideOf(me)];
    plans.place(TELEPORTER_OF[side], at);
    plans.mark(game.get(gates[0], side) === OFF ? gates[0] : gates[1], side, at);
  },
};

/** C-S2 */
export const MOST_GATES = gates.length;
/** What the ground says, noted by side; what a side has more than it can make is left out. */
export const noteGates = (game: Game): void => {
  for (const side of SIDES) {
    const lying = gatesLying(game, side);
    gates.forEach((fact, n) => {
      game.set(fact, side, lying[n] ?? OFF);
    });
  }
};
export const gatesLying = (game: Game, side: Side): readonly Cell[] =>
  game.topology.cells.filter((c) => game.get(terrain.ground, c) === TELEPORTER_OF[side]);

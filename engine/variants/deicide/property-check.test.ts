/**
 * The quick no of check is never wrong: whoever could capture a King, asked without any table and by planning the capture
 * for real, is found by `findThreat`, and nobody else. Random games with and without terrain, and crowds around Kings.
 */
import { expect, test } from 'vitest';
import { lineOfAttack } from '../../core/attackers.ts';
import type { Game } from '../../core/game.ts';
import { OFF, type Piece, SIDES, type Side } from '../../core/ids.ts';
import { Position } from '../../core/position.ts';
import type { StartPosition } from '../../core/variant.ts';
import { Dice } from '../../testing/dice.ts';
import { board } from './board.ts';
import { findThreat, kingOf } from './check.ts';
import { deicide } from './index.ts';

const KINDS = deicide.types.filter((t) => !t.royal && !t.ownerless);
const crowd = (dice: Dice): StartPosition => {
  const taken = new Set(['h6', 'i11']);
  const pieces = [
    { kind: 'king', side: 'white', at: 'h6' },
    { kind: 'king', side: 'black', at: 'i11' },
  ];
  const terrain: object[] = [];
  const free = (): string => {
    for (;;) {
      const at = board.name(dice.pick(board.cells));
      if (taken.has(at)) continue;
      taken.add(at);
      return at;
    }
  };
  for (let n = 10 + dice.below(50); n > 0; n--) {
    pieces.push({ kind: dice.pick(KINDS).id, side: dice.pick(['white', 'black']), at: free() });
  }
  const lying = ['wall', 'wall', 'cathedral', 'cathedral', 'cathedral', 'portal', 'portal', 'glue', 'glue', 'mine'];
  for (const feature of dice.roll() < 0.5 ? lying : []) {
    const at = free();
    if (board.y(board.parse(at)!) >= 4 && board.y(board.parse(at)!) <= 11) terrain.push({ feature, at });
  }
  const lastKind = { white: dice.pick(KINDS).id, black: dice.pick(KINDS).id };
  for (const side of ['white', 'black'] as const) if (lastKind[side] === 'fool') lastKind[side] = 'queen';
  return { turn: dice.pick(['white', 'black']), pieces, terrain, lastKind };
};

const quick = (game: Game, side: Side, king: Piece): Piece[] => {
  const found: Piece[] = [];
  findThreat(game, side, king, (threat, by) => {
    if (threat === 'capture' || threat === 'push-off') found.push(by);
    return false;
  });
  return found;
};
const slow = (game: Game, side: Side, king: Piece): Piece[] =>
  game.pieces.filter((p) => {
    const isFoe = game.cellOf(p) !== OFF && game.sideOf(p) !== side && !game.typeOf(p).ownerless;
    return isFoe && lineOfAttack(game, p, king) !== null;
  });

test('whoever could capture a King is found, and nobody else', () => {
  let threats = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const start = crowd(new Dice(seed));
    const made = Position.start(deicide, {}, start);
    if (!made.ok) throw new Error(made.error.message);
    const { game } = made.value;
    for (const side of SIDES) {
      const king = kingOf(game, side);
      const found = quick(game, side, king);
      expect(found, made.value.census()).toEqual(slow(game, side, king));
      threats += found.length;
    }
  }
  expect(threats).toBeGreaterThan(500);
}, 60_000);

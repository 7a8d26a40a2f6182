/**
 * The quick no of check is never wrong: whoever could capture a King, asked without any table and by planning the capture
 * for real, is found by `findThreat`, and nobody else.
 */
import { expect, test } from 'vitest';
import type { Game } from '../../../core/game.ts';
import { OFF, type Piece, SIDES, type Side } from '../../../core/ids.ts';
import { lineOfAttack } from '../../../core/moves/attackers.ts';
import { inCrowds } from '../../../testing/deicide/crowd.ts';
import { Dice } from '../../../testing/dice.ts';
import { findThreat, kingOf } from '../check.ts';

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
  inCrowds(
    160,
    (seed) => new Dice(80_000 + seed),
    ({ game }) => {
      for (const side of SIDES) {
        const king = kingOf(game, side);
        const found = quick(game, side, king);
        expect(found).toEqual(slow(game, side, king));
        threats += found.length;
      }
    },
  );
  expect(threats).toBeGreaterThan(40);
});

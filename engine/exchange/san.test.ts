/** Moves as they are printed: against those that Fairy-Stockfish prints, and by hand. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Dice } from '../testing/dice.ts';
import { usually } from '../testing/usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from '../testing/workshop/ffish.ts';
import { known, knownPosition } from '../testing/workshop/known.ts';
import { uciVariants } from './known-names.ts';
import { uciOfSan } from './san.ts';

const PLIES = usually(20, 2000);

describe.skipIf(!isFfishInstalled)('as Fairy-Stockfish prints them', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  test.each(uciVariants)('every move of random games of %s', (name) => {
    const game = known(name);
    const dice = new Dice(name.length);
    for (let left = PLIES; left > 0; ) {
      const board = new ffish.Board(name);
      const position = knownPosition(game);
      while (left > 0 && !position.outcome && !board.isGameOver()) {
        const moves = game.movesOf(position);
        for (const move of moves) expect([move, uciOfSan(game, position, board.sanMove(move))]).toEqual([move, move]);
        const move = dice.pick(moves);
        for (const action of game.actionsOf(position, move) ?? []) {
          const found = position.find(action);
          if (!found.ok) throw new Error(found.error.message);
          position.play(found.value);
        }
        board.push(move);
        left--;
      }
      board.delete();
      left--;
    }
  });
});

describe('by hand', () => {
  const chess = known('chess');
  const CASTLES = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  test.each([
    [undefined, 'e4', 'e2e4'],
    [undefined, 'Nf3', 'g1f3'],
    [undefined, 'e2e4', 'e2e4'],
    [undefined, 'e2-e4', 'e2e4'],
    [undefined, 'Ng1-f3', 'g1f3'],
    [CASTLES, 'O-O', 'e1g1'],
    [CASTLES, '0-0-0+', 'e1c1'],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8=N', 'a7a8n'],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8Q+', 'a7a8q'],
  ])('from %s, %s is %s', (fen, san, uci) => expect(uciOfSan(chess, knownPosition(chess, fen), san)).toBe(uci));
  test.each([
    [undefined, 'e5'],
    [undefined, 'Ne4'],
    [undefined, 'O-O'],
    [undefined, ''],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8'],
    ['4k3/8/8/8/8/8/8/R3K2R w - - 0 1', 'O-O'],
    ['4k3/8/8/R7/8/8/8/R3K3 w - - 0 1', 'Ra3'],
  ])('from %s, %s is no move, or more than one', (fen, san) =>
    expect(uciOfSan(chess, knownPosition(chess, fen), san)).toBeNull(),
  );
  test('castling in Chess960 is not the step of the King to that square', () => {
    const game = known('chess', true);
    const position = knownPosition(game, '5k1r/8/8/8/8/8/8/5K1R w H - 0 1');
    expect(uciOfSan(game, position, 'O-O')).toBe('f1h1');
    expect(uciOfSan(game, position, 'Kg1')).toBe('f1g1');
  });
  test.each([
    ['4k4/9/1R7/9/9/9/9/9/4K4[] w - - 0 1', 'Rb9=+', 'b7b9+'],
    ['4k4/9/1R7/9/9/9/9/9/4K4[] w - - 0 1', 'Rb9=++', 'b7b9+'],
    ['4k4/9/1R7/9/9/9/9/9/4K4[] w - - 0 1', 'Rb9=+R+', 'b7b9+'],
    ['4k4/9/1R7/9/9/9/9/9/4K4[] w - - 0 1', 'Rb9=D+', 'b7b9+'],
    ['4k4/9/1R7/9/9/9/9/9/4K4[] w - - 0 1', 'Rb9=', 'b7b9'],
    ['4k4/9/1R7/9/9/9/9/9/4K4[] w - - 0 1', 'Rb9+', 'b7b9'],
    ['4k4/9/1+R7/9/9/9/9/9/4K4[] w - - 0 1', '+Rb9+', 'b7b9'],
    ['4k4/9/1+R7/9/9/9/9/9/4K4[] w - - 0 1', '+Rc6', 'b7c6'],
    ['4k4/9/1+R7/9/9/9/9/9/4K4[] w - - 0 1', 'Dc6', 'b7c6'],
    ['4k4/9/1+R7/9/9/9/9/9/4K4[] w - - 0 1', 'Rc6', null],
    ['4k4/9/1+P7/9/9/9/9/9/4K4[] w - - 0 1', '+Pb8', 'b7b8'],
    ['4k4/9/1+P7/9/9/9/9/9/4K4[] w - - 0 1', 'Gb8', 'b7b8'],
    ['4k4/9/1+PG6/9/9/9/9/9/4K4[] w - - 0 1', 'Gb8', 'c7b8'],
    ['4k4/9/1+PG6/9/9/9/9/9/4K4[] w - - 0 1', '+Pb8', 'b7b8'],
  ])('forms of shogi: from %s, %s is %s', (fen, san, uci) => {
    const shogi = known('shogi');
    expect(uciOfSan(shogi, knownPosition(shogi, fen), san)).toBe(uci);
  });
});

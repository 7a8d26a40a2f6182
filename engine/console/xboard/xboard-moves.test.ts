/**
 * Moves in coordinates and positions as FEN, against Fairy-Stockfish: in positions of random games, each of which is set up
 * from its FEN, both know the same moves.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { xboardVariants } from '../../exchange/known-names.ts';
import { xboardVariant } from '../../exchange/known-variants.ts';
import { Dice } from '../../testing/dice.ts';
import { usually } from '../../testing/usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from '../../testing/workshop/ffish.ts';
import { variants } from '../../variants/registry.ts';
import { ReachedPosition } from '../reach.ts';
import { EngineSettings } from '../settings.ts';
import { XBoardGame } from './xboard-game.ts';

const NAMES: Readonly<Record<string, string>> = { normal: 'chess' };
/** Those with shuffled first positions are compared by the texts of UCI, in `known-variants.test.ts`. */
const known = xboardVariants.filter(
  (name) => !variants.some(({ id }) => id === name) && !xboardVariant(name)?.castlesOntoPartner,
);
const POSITIONS = usually(12, 400);

/** Boards of ten ranks are counted from 0 by XBoard, and from 1 by the other program. */
const asXBoard = (move: string, ranks: number): string =>
  ranks === 10 ? move.replace(/\d+/g, (rank) => `${Number(rank) - 1}`) : move;

describe.skipIf(!isFfishInstalled)('moves and positions as Fairy-Stockfish writes them', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  test.each(known)('%s', (name) => {
    const other = NAMES[name] ?? name;
    expect(ffish.variants().split(/[\s,]+/)).toContain(other);
    const game = new XBoardGame(new EngineSettings(), new ReachedPosition());
    game.begin(name);
    const dice = new Dice(name.length);
    let board = new ffish.Board(other);
    for (let n = 0; n < POSITIONS; n++) {
      for (let ply = 0; ply < 7; ply++) {
        const moves = board.legalMoves().split(' ').filter((move) => move !== ''); // biome-ignore format: short
        if (moves.length > 0) board.push(dice.pick(moves));
      }
      const fen = board.fen();
      const moves = board.legalMoves().split(' ').filter((move) => move !== ''); // biome-ignore format: short
      const set = game.setUp(fen);
      expect(set.ok, `${fen}: ${set.ok || set.error.message}`).toBe(true);
      const position = game.position();
      const ours = position?.outcome ? [] : position?.actions().map(({ text }) => game.moveText([text]));
      const ranks = fen.split(' ')[0].split('/').length;
      expect(ours?.sort(), fen).toEqual(moves.map((move) => asXBoard(move, ranks)).sort());
      for (const move of moves.slice(0, 3)) expect(game.actionsOf(asXBoard(move, ranks)), fen).not.toBeNull();
      if (moves.length === 0 || n % 6 === 5) {
        board.delete();
        board = new ffish.Board(other);
      }
    }
    board.delete();
  });
});

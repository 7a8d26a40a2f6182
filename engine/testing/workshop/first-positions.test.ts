/** Shuffled first positions against Fairy-Stockfish, which plays them as Chess960; where it is not installed, these are skipped. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import { Planner } from '../../core/moves/planner.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { startFenOf } from '../../workshop/export/ini-position.ts';
import { normalUciMove, uciTurns } from '../../workshop/export/uci-turns.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { FirstPositions } from '../../workshop/shuffle/first-positions.ts';
import { Dice } from '../dice.ts';
import { isWholeRun, usually } from '../usual.ts';
import { perftOfTurns } from '../whole-turns.ts';
import { type Ffish, type FfishBoard, isFfishInstalled, loadFfish } from './ffish.ts';
import { namesElsewhere, shelf } from './shelf.ts';

const shuffled = [...shelf].flatMap(([name, text]) => {
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data.shuffles ? [{ name, data: read.data }] : [];
});
/** The first moves of random games, where the Kings castle most. */
const PLIES = 40;
const GAMES = usually(6, 400);

const perftOf = (board: FfishBoard, depth: number): number => {
  const moves = board
    .legalMoves()
    .split(' ')
    .filter((move) => move !== '');
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    board.push(move);
    const count = perftOf(board, depth - 1);
    board.pop();
    return sum + count;
  }, 0);
};

describe.runIf(isFfishInstalled)('Shuffled first positions', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  test.each(shuffled)('$name has the moves of Fairy-Stockfish', ({ name, data }) => {
    const variant = compile(data, `own:${name}`);
    const positions = new FirstPositions(data);
    const dice = new Dice(960);
    let castlings = 0;
    for (let n = 0; n < GAMES; n++) {
      const options = Object.fromEntries(positions.parts.map(({ rule, count }) => [rule, `${dice.below(count)}`]));
      const first = positions.at(options);
      const board = new ffish.Board(namesElsewhere[name] ?? name, startFenOf(first), first.castlings.length > 0);
      const game = new Game(variant, options);
      const planner = new Planner(game);
      for (let ply = 0; ply < PLIES; ply++) {
        const mine = uciTurns(game, planner, first, true);
        const theirs = board
          .legalMoves()
          .split(' ')
          .filter((move) => move !== '');
        const called = theirs.map(normalUciMove);
        expect([...mine.keys()].sort(), `${name} ${JSON.stringify(options)}: ${board.fen()}`).toEqual(called.sort());
        if (theirs.length === 0) break;
        const castling = theirs.find((move) => first.castlings.some(({ king, partner }) => move === king + partner));
        if (castling !== undefined) castlings++;
        const move = castling ?? dice.pick(theirs);
        board.push(move);
        game.make(planner.plans, mine.get(normalUciMove(move))![0]);
        game.world.settle();
      }
      board.delete();
    }
    if (data.castlings.length > 0) expect(castlings).toBeGreaterThan(GAMES / 3);
  });
  test.each(
    isWholeRun ? ['0', '1', '100', '252', '344', '518', '690', '777', '958', '959'] : ['0', '344', '518', '959'],
  )('Chess960: position %s has as many actions at each depth', (position) => {
    const { data } = shuffled.find(({ name }) => name === 'chess960')!;
    const variant = compile(data, 'own:chess960');
    const depth = usually(3, 4);
    const board = new ffish.Board('chess', startFenOf(new FirstPositions(data).at({ position })), true);
    expect(perftOfTurns(new Game(variant, { position }), depth)).toBe(perftOf(board, depth));
    board.delete();
  });
});

/** Positions of games as they are written for Fairy-Stockfish: it has the same moves in them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Planner } from '../../core/moves/planner.ts';
import { Position } from '../../core/position.ts';
import type { StartPosition } from '../../core/vocabulary.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { startFenOf } from '../../workshop/export/ini-position.ts';
import { firstPositionOf, isChess960, positionFen } from '../../workshop/export/position-fen.ts';
import { normalUciMove, uciTurns } from '../../workshop/export/uci-turns.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { namesElsewhere, shelf } from './shelf.ts';

const dataOf = (name: string): GameData => {
  const read = readGame(shelf.get(name) ?? '');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const beginning = (data: GameData, options: Readonly<Record<string, string>> = {}, start?: StartPosition): Position => {
  const begun = Position.start(compile(data, 'own:written'), options, start);
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
};
const fenOf = (name: string, pieces: string, more: Readonly<Record<string, unknown>> = {}): string | null => {
  const data = dataOf(name);
  const placed = pieces.split(' ').map((piece) => {
    const [, mark, letter, at] = /^(=?)(\w)@(\w+)$/.exec(piece)!;
    const kind = data.pieces.find((one) => one.letter === letter.toUpperCase())!.id;
    const side = letter === letter.toUpperCase() ? 'white' : 'black';
    return { kind, side, at, ...(mark !== '' && { hasMoved: true }) };
  });
  return positionFen(beginning(data, {}, { turn: 'white', pieces: placed, ...more }), data);
};

describe('a position that is set up', () => {
  test('has the rights of those who have not moved', () => {
    expect(fenOf('orthodox', 'K@e1 R@a1 R@h1 k@e8 r@a8 r@h8')).toBe('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    expect(fenOf('orthodox', 'K@e1 =R@a1 R@h1 =k@e8 r@a8 r@h8')).toBe('r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1');
    expect(fenOf('orthodox', 'K@d1 R@a1 R@h1 k@e8')).toBe('4k3/8/8/8/8/8/8/R2K3R w - - 0 1');
  });
  test('says what was passed, how long there was no progress, and whose turn it is', () => {
    const more = { turn: 'black', passed: 'e3', passer: 'e4', quiet: 0 };
    expect(fenOf('orthodox', 'K@e1 P@e4 p@d4 k@e8', more)).toBe('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1');
    expect(fenOf('orthodox', 'K@e1 R@c4 k@e8', { quiet: 31 })).toBe('4k3/8/8/8/2R5/8/8/4K3 w - - 31 1');
  });
  test('says who waits in a hand, and how many checks are left', () => {
    const hands = { white: ['knight', 'pawn'], black: ['queen'] };
    expect(fenOf('crazyhouse', 'K@e1 k@e8', { hands })).toMatch(/^4k3\/8\/8\/8\/8\/8\/8\/4K3\[(NP|PN)q\] w - - 0 1$/);
    const checksLeft = { white: 1, black: 3 };
    expect(fenOf('three-check', 'K@e1 k@e8', { checksLeft })).toBe('4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1');
  });
});

test('the first position is written as a file of rules has it', () => {
  for (const name of ['orthodox', 'xiangqi', 'shogi', 'crazyhouse', 'three-check', 'seirawan', 'capablanca'])
    expect(positionFen(beginning(dataOf(name)), dataOf(name))).toBe(startFenOf(dataOf(name)));
});
test('half a turn cannot be written', () => {
  const data = dataOf('duck');
  const position = beginning(data);
  const [action] = position.actions();
  position.play(action);
  expect(position.turn).toBe(0);
  expect(positionFen(position, data)).toBeNull();
});

/** Its turns have two moves, which the other program does not know. */
const games = [...shelf.keys()].filter((name) => name !== 'marseillais');
const POSITIONS = usually(12, 5000);
const PLIES = 100;

describe.skipIf(!isFfishInstalled)('Fairy-Stockfish has the same moves in a position that it is given', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  /** Positions of random games, one of eight; how many were compared. */
  const compare = (name: string, positionNumber: string | null): number => {
    const data = dataOf(name);
    const dice = new Dice(name.length);
    const options: Record<string, string> = positionNumber === null ? {} : { position: positionNumber };
    let compared = 0;
    for (let games = 0; compared < POSITIONS && games < POSITIONS; games++) {
      const position = beginning(data, options);
      const first = firstPositionOf(data, position);
      const is960 = isChess960(data, first);
      for (let ply = 0; ply < PLIES && compared < POSITIONS && position.outcome === null; ply++) {
        const fen = dice.below(8) === 0 ? positionFen(position, data) : null;
        if (fen !== null) {
          const board = new ffish.Board(namesElsewhere[name] ?? name, fen, is960 || name === 'chess960');
          const mine = uciTurns(position.game, new Planner(position.game), first, is960 || name === 'chess960');
          const theirs = board.legalMoves().split(' ').filter(Boolean).map(normalUciMove);
          // a move that ends the game before a wall is laid: the other program lays it all the same
          const called = theirs.map((move) => (mine.has(move.split(',')[0]) ? move.split(',')[0] : move));
          expect([...mine.keys()].sort(), `${name}: ${fen}`).toEqual([...new Set(called)].sort());
          board.delete();
          compared++;
        }
        position.play(dice.pick(position.actions()));
      }
    }
    return compared;
  };
  test.each(games)(
    '%s',
    (name) => {
      expect(compare(name, null)).toBe(POSITIONS);
    },
    3_600_000,
  );
  test.each([
    ['chess960', '0'],
    ['chess960', '959'],
    ['capablanca', '7'],
    ['crazyhouse', '100'],
    ['atomic', '300'],
  ])(
    '%s, from its first position number %s',
    (name, position) => {
      expect(compare(name, position)).toBe(POSITIONS);
    },
    3_600_000,
  );
});

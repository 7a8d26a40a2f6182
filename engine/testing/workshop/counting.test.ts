/** The counts of Makruk, Cambodian chess and ASEAN chess: move by move as Fairy-Stockfish counts, and what is said of them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Position } from '../../core/position.ts';
import { problemsOf } from '../../core/start/start.ts';
import { startOf } from '../../core/start/start-written.ts';
import { choose } from '../../search/choose.ts';
import { boundedLevels } from '../../search/levels.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { OwnTable } from '../../workshop/compile/own-game.fixture.ts';
import { normalUciMove, uciTurns } from '../../workshop/export/uci-turns.ts';
import { writeIni } from '../../workshop/export/write-ini.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn, builtInText } from '../../workshop/import/parents.ts';
import { readIni } from '../../workshop/import/read-ini.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { dataOf, play, positionOf } from './position.ts';
import { shelf } from './shelf.ts';

const makruk = dataOf(shelf.get('makruk')!);
const imported = (name: string): GameData => {
  const read = readIni(builtInText, name, builtIn);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const tallyOf = ({ tallies }: Position): string => tallies.map(({ side, says }) => `${side} ${says}`).join();
const endOf = ({ outcome }: Position): string | null => outcome && `${outcome.winner} ${outcome.reason}`;

test('a position in which the count was passed can be set up again', () => {
  const over = play(positionOf(makruk, 'K@e1 R@a1 k@e8', 'white', { count: 128, countTo: 128 }), 'Ra1-a2');
  expect(endOf(over)).toBe('null counting');
  expect(positionOf(makruk, over.census(), 'black', { count: 129, countTo: 128 }).census()).toBe(over.census());
});

describe('In Makruk', () => {
  test('nobody counts while there is a Pawn on the board', () => {
    expect(tallyOf(play(positionOf(makruk, 'K@e1 R@a1 k@e8 p@h5'), 'Ra1-a2'))).toBe('');
    expect(tallyOf(play(positionOf(makruk, 'K@e1 R@a1 k@e8 n@h5 p@h4'), 'Ra1-a2'))).toBe('');
  });
  test('whoever is to move counts up to 64 once there is none', () => {
    const position = play(positionOf(makruk, 'K@e1 R@a1 k@e8 n@h8 p@a5'), 'Ra1xa5');
    expect(tallyOf(position)).toBe('1 Counting: 0 of 64.');
    expect(tallyOf(play(position, 'Ke8-e7'))).toBe('1 Counting: 1 of 64.');
    expect(tallyOf(play(position, 'Ra5-a6'))).toBe('1 Counting: 1 of 64.');
    expect(tallyOf(play(position, 'Ke7-e8'))).toBe('1 Counting: 2 of 64.');
  });
  test.each([
    ['R@a5 R@b5', 8],
    ['R@a5', 16],
    ['S@h3 S@g3', 22],
    ['N@h3 N@g3', 32],
    ['S@h3', 44],
    ['N@h3', 64],
    ['M@h3 M@g3', 64],
  ])('a King alone counts against %s up to %i', (pieces, most) => {
    const position = play(positionOf(makruk, `K@d4 ${pieces} k@h8 p@e5`), 'Kd4xe5');
    const count = pieces.split(' ').length + 2;
    // of what cannot mate nothing is counted: the game is drawn
    const says = most === 64 && !pieces.includes(' ') ? '' : `1 Counting: ${count} of ${most}.`;
    expect(tallyOf(position)).toBe(position.outcome === null ? says : tallyOf(position));
  });
  test('the game is drawn when the count is passed, and not before', () => {
    const start = { count: 31, countTo: 32 };
    const position = positionOf(makruk, 'K@d4 R@a5 k@h8', 'white', start);
    play(position, 'Ra5-a6');
    expect([endOf(position), tallyOf(position)]).toEqual([null, '1 Counting: 16 of 16.']);
    play(position, 'Kh8-g8');
    expect(endOf(position)).toBe('null counting');
    expect(position.outcome?.says).toBe('A draw: the count was passed without a checkmate.');
    position.takeBack();
    expect([endOf(position), tallyOf(position)]).toEqual([null, '1 Counting: 16 of 16.']);
  });
  test('a checkmate with the last move is one', () => {
    const position = positionOf(makruk, 'K@g6 R@a5 k@h8', 'white', { count: 32, countTo: 32 });
    expect(endOf(play(position, 'Ra5-a8'))).toBe('0 checkmate');
  });
  test('a position keeps its count when it is written down', () => {
    const position = positionOf(makruk, 'K@d4 R@a5 k@h8', 'white', { count: 20, countTo: 32 });
    expect(startOf(position.game, null)).toMatchObject({ count: 20, countTo: 32 });
  });
  test('a position that counts up to an odd number of turns is not playable, and says why', () => {
    const problems = (countTo: number) => {
      const start = startOf(positionOf(makruk, 'K@d4 R@a5 k@h8').game, null);
      return problemsOf(compile(makruk, 'own:makruk'), {}, { ...start, countTo, count: 1 }).map(({ says }) => says);
    };
    expect(problems(31)).toEqual([expect.stringContaining('must be even')]);
    expect(problems(32)).toEqual([]);
  });
  test('the count makes no other position of it', () => {
    const one = positionOf(makruk, 'K@d4 R@a5 k@h8', 'white', { count: 20, countTo: 32 });
    expect(one.key()).toBe(positionOf(makruk, 'K@d4 R@a5 k@h8').key());
  });
  test.each(boundedLevels)('the computer does not run out of moves before a mate in one, on level $name', (level) => {
    const { position } = new OwnTable(compile(makruk, 'own:makruk'), 'K@g6 R@a5 k@h8', {
      ...{ turn: 'white', count: 31, countTo: 32 },
    });
    expect(choose(position.game, { level, seed: 1, past: position.pastKnownTo(0) }).action).toBe('Ra5-a8');
  });
});
test('in Cambodian chess a side with three pieces counts up to 63, whatever Pawns there are', () => {
  const position = play(positionOf(imported('cambodian'), 'K@e1 R@a1 k@e8 p@h5'), 'Ra1-a2');
  expect(tallyOf(position)).toBe('1 Counting: 0 of 63.');
});
test.each([
  ['[mine:makruk]\npawn = -\ncustomPiece1 = p:fmWfcF\npromotionPawnTypes = p\n'],
  ['[mine:makruk]\nsilver = -\ncustomPiece1 = s:FfW\n'],
])('kinds that the other program does not count are refused: %j', (text) => {
  const read = readIni(text, 'mine', builtIn);
  expect(read).toMatchObject({ ok: false, problems: [{ says: expect.stringContaining('Counting beside') }] });
});
test('who promotes without being a Pawn there is not written for it', () => {
  const text = shelf.get('makruk')!.replace('moves = FfW', 'moves = FfW\npromotes = at promotion, may: Met');
  expect(writeIni(dataOf(text), 'refused')).toEqual({
    ok: false,
    reasons: ['The rule “counting” cannot be written in Fairy-Stockfish’s format.'],
  });
});
test('in ASEAN chess a King alone counts from nothing', () => {
  const asean = imported('asean');
  expect(tallyOf(play(positionOf(asean, 'K@d4 R@a5 k@h8 p@e5'), 'Kd4xe5'))).toBe('1 Counting: 0 of 16.');
});

const TURNS = usually(400, 40_000);
describe.skipIf(!isFfishInstalled)(`${TURNS} turns are counted as in Fairy-Stockfish`, () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  /** Many captures, so that the count comes about; then to the end of the game. */
  function compare(id: string, data: GameData): { counted: number; draws: number } {
    const variant = compile(data, `own:${id}`);
    const fact = (name: string) => variant.layout.facts.find((one) => one.name === name)!;
    const [count, countTo] = [fact('count'), fact('countTo')];
    const dice = new Dice(7);
    const seen = { counted: 0, draws: 0 };
    for (let turns = 0; turns < TURNS; ) {
      const board = new ffish.Board(id);
      const game = new Game(variant);
      const planner = new Planner(game);
      for (;;) {
        const mine = uciTurns(game, planner, data, false);
        const moves = board.legalMoves().split(' ').filter(Boolean).sort();
        if (moves.length === 0) break;
        const captures = moves.filter((move) => board.isCapture(move));
        const move = dice.pick(captures.length > 0 && dice.below(4) > 0 ? captures : moves);
        board.push(move);
        for (const i of mine.get(normalUciMove(move))!) game.make(planner.plans, i);
        game.world.settle();
        turns++;
        const [, , , fourth, fifth] = board.fen().split(' ');
        const theirs = fourth === '-' ? [0, 0] : [Number(fourth), Number(fifth)];
        expect([game.get(countTo, 0 as never), game.get(count, 0 as never)], `${id} ${move}: ${board.fen()}`).toEqual(
          theirs,
        );
        const isDrawn = variant.draws?.drawn?.(game) === 'counting' && board.legalMoves() !== '';
        if (theirs[0] > 0) {
          seen.counted++;
          if (isDrawn) seen.draws++;
          if (isDrawn) expect(board.result(true)).toBe('1/2-1/2');
        }
        if (isDrawn || board.isInsufficientMaterial() || game.isOver) break;
      }
      board.delete();
    }
    return seen;
  }
  test.each(['makruk', 'makpong', 'cambodian', 'asean', 'ai-wok'])('%s, imported', (id) => {
    const seen = compare(id, imported(id));
    expect(seen.counted, JSON.stringify(seen)).toBeGreaterThan(TURNS / 20);
  });
  test('makruk, from the shelf', () => {
    expect(compare('makruk', makruk).draws).toBeGreaterThan(0);
  });
  test('makruk, written for it', () => {
    const written = writeIni(makruk, 'writtencount');
    if (!written.ok) throw new Error(written.reasons.join(' '));
    ffish.loadVariantConfig(written.text);
    expect(compare('writtencount', makruk).draws).toBeGreaterThan(0);
  });
});

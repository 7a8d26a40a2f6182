/** Points that decide what would be a draw: in Janggi as in Fairy-Stockfish, in random games to their end. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Planner } from '../../core/moves/planner.ts';
import type { Position } from '../../core/position.ts';
import { choose } from '../../search/choose.ts';
import { boundedLevels } from '../../search/levels.ts';
import { normalUciMove, uciTurns } from '../../workshop/export/uci-turns.ts';
import { writeIni } from '../../workshop/export/write-ini.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { readIni } from '../../workshop/import/read-ini.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { dataOf, play, positionOf } from './position.ts';
import { shelf } from './shelf.ts';

const janggi = dataOf(shelf.get('janggi')!);
const endOf = ({ outcome }: Position): string | null => outcome && `${outcome.winner} ${outcome.reason}`;
const talliesOf = ({ tallies }: Position): readonly string[] => tallies.map(({ says }) => says);
const imported = (text: string): GameData => {
  const read = readIni(text, 'mine', builtIn);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};

test('a kind may be called as something that every object has', () => {
  const text = shelf
    .get('orthodox')!
    .replace('[piece Knight]', '[piece Constructor]')
    .replaceAll('Knight', 'Constructor');
  const game = dataOf(`${text}\n[endings]\npoints = 1 Pawn\n`);
  expect(talliesOf(positionOf(game))).toEqual(['8 points.', '8 points.']);
});

describe('Janggi', () => {
  test('has points beside each side, and they go with the pieces', () => {
    const position = positionOf(janggi);
    expect(talliesOf(position)).toEqual(['72 points.', '73.5 points.']);
    expect(position.tallies.some(({ isSpoken }) => isSpoken)).toBe(false);
    expect(talliesOf(positionOf(janggi, 'K@e2 R@a1 P@a4 k@d9 c@h8'))).toEqual(['15 points.', '8.5 points.']);
  });
  test.each([
    ['', '1 points'],
    ['P@a4', '0 points'],
  ])('with %j more, two passes are decided by points', (more, end) => {
    expect(endOf(play(positionOf(janggi, `K@d2 R@a1 ${more} k@f9 r@i10`), 'pass', 'pass'))).toBe(end);
  });
  test('Generals who go on facing each other are, too, and the end says so', () => {
    const position = play(positionOf(janggi, 'K@d2 R@a1 k@e9 p@i7'), 'Kd2-e2', 'pass');
    expect(position.outcome).toMatchObject({ winner: 0, reason: 'points', says: 'White wins on points.' });
  });
  test('a position that occurs for the third time is, but not one in which nobody can win', () => {
    const cycle = ['Ra1-a2', 'Ri10-i9', 'Ra2-a1', 'Ri9-i10'];
    expect(endOf(play(positionOf(janggi, 'K@d2 R@a1 k@f9 r@i10'), ...cycle, ...cycle))).toBe('1 points');
    expect(endOf(play(positionOf(janggi, 'K@d2 k@f9 p@d1'), 'Kd2xd1'))).toBe('null insufficient-material');
  });
  test('stalemate is, where it is a draw', () => {
    const game = imported('[mine:chess]\nmaterialCounting = blackdrawodds\n');
    expect(endOf(play(positionOf(game, 'K@e1 Q@c6 k@a8'), 'Qc6-c7'))).toBe('1 points');
    const lost = imported('[mine:chess]\nmaterialCounting = blackdrawodds\nstalemateValue = loss\n');
    expect(endOf(play(positionOf(lost, 'K@e1 Q@c6 k@a8'), 'Qc6-c7'))).toBe('0 stalemate');
  });
  test.each(boundedLevels)('the computer passes when that wins on points, on level $name', (level) => {
    const position = play(positionOf(janggi, 'K@d2 R@a1 k@f9 r@i10'), 'pass');
    const { action } = choose(position.game, { level, seed: 1, past: position.pastKnownTo(1) });
    expect(endOf(play(position, action!))).toBe('1 points');
  });
});
test('points of a game of one’s own decide moves without progress, halves and odds with them', () => {
  const rules = (points: string): GameData =>
    dataOf(
      shelf.get('orthodox')!.replace('[rules]', '[rules]\nno progress = 1').concat(`\n[endings]\npoints = ${points}\n`),
    );
  const endUnder = (points: string) =>
    endOf(play(positionOf(rules(points), 'K@e1 R@a1 k@e8 b@h8'), 'Ra1-a2', 'Bh8-g7'));
  expect(endUnder('5 Rook, 3 Bishop')).toBe('0 points');
  expect(endUnder('2.5 Rook, 3 Bishop')).toBe('1 points');
  expect(endUnder('5 Rook, 3 Bishop; black 2.5')).toBe('1 points');
  expect(endUnder('3 Rook, 3 Bishop')).toBe('null quiet');
});
test.each([
  ['janggi', { of: { wazir: 3, 'janggi-cannon': 7 }, odds: [0, 1.5] }],
  ['unweighted', { of: { king: 1, wazir: 1 }, odds: [0, 0] }],
  ['whitedrawodds', { of: {}, odds: [0.5, 0] }],
  ['blackdrawodds', { of: {}, odds: [0, 0.5] }],
])('materialCounting = %s is imported', (rule, points) => {
  expect(imported(`[mine:janggi]\nmaterialCounting = ${rule}`).points).toMatchObject(points);
});
test('odds of one side alone are points, too', () => {
  const { points } = dataOf(`${shelf.get('orthodox')!}\n[endings]\npoints = white 0.5\n`);
  expect(points).toEqual({ of: {}, odds: [0.5, 0] });
});
test('janggicasual and janggitraditional have none', () => {
  for (const parent of ['janggicasual', 'janggitraditional'])
    expect(imported(`[mine:${parent}]`).points).toBeUndefined();
});
test('points are written for Fairy-Stockfish where they are its own, and refused otherwise', () => {
  const chess = shelf.get('orthodox')!;
  const withPoints = (points: string) => writeIni(dataOf(`${chess}\n[endings]\npoints = ${points}\n`), 'written');
  const each = 'Pawn Knight Bishop Rook Queen King'.split(' ').map((name) => `1 ${name}`);
  expect(withPoints(each.join(', '))).toMatchObject({
    ok: true,
    text: expect.stringContaining('materialCounting = unweighted'),
  });
  expect(withPoints('9 Queen')).toMatchObject({ ok: false });
});

const GAMES = usually(6, 300);
describe.skipIf(!isFfishInstalled)(`${GAMES} random games of Janggi end as in Fairy-Stockfish`, () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  test('by points, or otherwise', () => {
    const seen = { points: 0, others: 0 };
    const dice = new Dice(3);
    for (let n = 0; n < GAMES; n++) {
      const board = new ffish.Board('janggi');
      const position = positionOf(janggi);
      const planner = new Planner(position.game);
      for (;;) {
        const mine = uciTurns(position.game, planner, janggi, false);
        const moves = board.legalMoves().split(' ').filter(Boolean).sort();
        // now and then it is passed, which ends many games
        const passes = moves.filter((move) => /^([a-i]\d+)\1$/.test(move));
        const move = passes.length > 0 && dice.below(12) === 0 ? passes[0] : dice.pick(moves);
        board.push(move);
        const [index] = mine.get(normalUciMove(move))!;
        planner.plans.clear();
        position.play(position.actions()[index]);
        const { outcome } = position;
        const result = outcome === null ? '*' : outcome.winner === null ? '1/2-1/2' : ['1-0', '0-1'][outcome.winner];
        expect(board.result(true), board.fen()).toBe(result);
        if (outcome === null) continue;
        seen[outcome.reason === 'points' ? 'points' : 'others']++;
        break;
      }
      board.delete();
    }
    expect(seen.points, JSON.stringify(seen)).toBeGreaterThan(2);
  });
});

/** One piece moved to and fro: who loses by it, and after which moves nobody does. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../core/position.ts';
import { WIN } from '../../search/score.ts';
import { TranspositionTable } from '../../search/table.ts';
import { Thinker } from '../../search/think.ts';
import { piecesText } from '../../workshop/compile/own-game.fixture.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { dataOf, play, positionOf } from './position.ts';

const textOf = (rules: string, king = '') => `fairygame 1
[game]
title = To and fro
board = 6 x 6
[zones]
palace = own d1-f2
${piecesText([`King K royal = yes; moves = K${king}`, 'Rook R moves = R', 'Pawn P moves = fmWfcF', 'Guard G moves = K; stays in = palace'])}
[array]
. . . . k .
r . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . R . K
[rules]
to and fro = lost
${rules.includes('repetition') ? '' : 'repetition = 0'}
${rules}`;
const at = (census: string, rules = '', king = ''): Position => positionOf(dataOf(textOf(rules, king)), census);
const USUAL = 'K@f1 R@d1 k@e6 r@a5';
/** White's moves with Black's between them, who does not go to and fro. */
const mixed = (
  white: readonly string[],
  black = ['Ra5-a4', 'Ra4-a3', 'Ra3-a5', 'Ra5-a4', 'Ra4-a3'],
): readonly string[] => white.flatMap((move, n) => (n < white.length - 1 ? [move, black[n]] : [move]));
const endOf = ({ outcome }: Position): string | null => outcome && `${outcome.winner} ${outcome.reason}`;
const FIVE = ['Rd1-d2', 'Rd2-d1', 'Rd1-d2', 'Rd2-d1', 'Rd1-d2'];
const LOST = '1 to-and-fro';

type Case = readonly [says: string, moves: readonly string[], end: string | null, census?: string, rules?: string];
const CASES: readonly Case[] = [
  ['loses with the fifth move in a row', mixed(FIVE), LOST],
  ['does not lose with the fourth', mixed(FIVE.slice(0, 4)), null],
  ['may have come from elsewhere first', mixed(['Rd1-d3', 'Rd3-d2', 'Rd2-d3', 'Rd3-d2', 'Rd2-d3']), LOST],
  ['may stop on the way', mixed(['Rd1-d2', 'Rd2-d1', 'Rd1-d2', 'Rd2-d3', 'Rd3-d2']), null],
  ['may move another piece between', mixed(['Rd1-d2', 'Rd2-d1', 'Kf1-f2', 'Rd1-d2', 'Rd2-d1']), null],
  ['may do so where the first move captures', mixed(['Rd1xd2', ...FIVE.slice(1)]), null, `${USUAL} p@d2`],
  [
    'may do so where the other player captures meanwhile',
    mixed(FIVE, ['Ra5-a4', 'Ra4xa3', 'Ra3-a5', 'Ra5-a4']),
    null,
    `${USUAL} P@a3`,
  ],
  [
    'may do so where the other player advances meanwhile',
    mixed(FIVE, ['Ra5-a4', 'Pb4-b3', 'Ra4-a5', 'Ra5-a4']),
    null,
    `${USUAL} p@b4`,
  ],
  [
    'may do so out of check',
    mixed(['Kf1-e1', 'Ke1-f1', 'Kf1-e1', 'Ke1-f1', 'Kf1-e1'], ['Rf5-a5', 'Ra5-a4', 'Ra4-a3', 'Ra3-a5']),
    null,
    'K@f1 R@d1 k@c6 r@f5',
  ],
  ['loses by it with a King, too', mixed(['Kf1-f2', 'Kf2-f1', 'Kf1-f2', 'Kf2-f1', 'Kf1-f2']), LOST],
  [
    'loses though there was a pass before the last of these moves',
    mixed([...FIVE.slice(0, 4), 'pass', FIVE[4]]),
    LOST,
    USUAL,
    'pass = yes',
  ],
  [
    'may pass before',
    mixed([...FIVE.slice(0, 3), 'pass', ...FIVE.slice(3)], ['Ra5-a4', 'Ra4-a3', 'Ra3-a5', 'Ra5-a4', 'Ra4-a3']),
    null,
    USUAL,
    'pass = yes',
  ],
  [
    'loses even if the position occurs for the third time with that',
    mixed(['Rd1-d3', 'Rd3-d2', 'Rd2-d3', 'Rd3-d2', 'Rd2-d3'], ['Ra5-a4', 'Ra4-a5', 'Ra5-a4', 'Ra4-a5']),
    LOST,
    USUAL,
    'repetition = 3',
  ],
];

describe('Whoever moves one piece to and fro', () => {
  const cases = CASES.map(
    ([says, moves, end, census = USUAL, rules = '']) => [says, moves, end, census, rules] as const,
  );
  test.each(cases)('%s', (_, moves, end, census, rules) => {
    expect(endOf(play(at(census, rules), ...moves))).toBe(end);
  });
  test('wins if the fifth move is checkmate', () => {
    // the other Rook keeps the King on the last rank
    const position = at('K@f1 R@a5 R@b4 k@e6 p@c2', 'progress by = -');
    const moves = ['Rb4-b3', 'Ke6-f6', 'Rb3-b4', 'Kf6-e6', 'Rb4-b3', 'Ke6-f6', 'Rb3-b4', 'Kf6-e6', 'Rb4-b6'];
    expect(endOf(play(position, ...moves.slice(0, -1)))).toBeNull();
    expect(endOf(play(position, ...moves.slice(-1)))).toBe('0 checkmate');
  });
  test('loses to the computer, too, and the computer sees that coming', () => {
    const position = play(at(USUAL), ...mixed(FIVE).slice(0, -1));
    const think = (depth: number) =>
      new Thinker(position.game, { table: new TranspositionTable(16) }).think(
        { depth, lines: 99 },
        position.pastKnownTo(position.turn),
      );
    const scoreIn = (depth: number) => think(depth).lines.find(({ actions: [first] }) => first === 'Rd1-d2')!.score;
    expect(scoreIn(1)).toBe(1 - WIN);
    expect(think(3).lines[0].score).toBeGreaterThan(-WIN / 2);
  });
  test('may take moves back', () => {
    const position = play(at(USUAL), ...mixed(FIVE));
    position.takeBack();
    expect(endOf(position)).toBeNull();
    expect(endOf(play(position, 'Rd1-d3'))).toBeNull();
  });
  test('may do so with a piece that never gets to where the other King may stand', () => {
    const guards = mixed(['Gd1-d2', 'Gd2-d1', 'Gd1-d2', 'Gd2-d1', 'Gd1-d2']);
    const census = 'K@f1 G@d1 R@c1 k@e6 r@a5';
    expect(endOf(play(at(census, '', '; stays in = palace'), ...guards))).toBeNull();
    expect(endOf(play(at(census), ...guards))).toBe(LOST);
  });
  test('is told so, and which pieces are free to do it', () => {
    const bookOf = (king: string) => {
      const { rulebook } = at(USUAL, '', king).variant.words;
      return rulebook[0].paragraphs.join('\n');
    };
    expect(bookOf('')).toContain('Whoever moves one piece five times in a row');
    expect(bookOf('')).not.toContain('This does not apply');
    expect(bookOf('; stays in = palace')).toContain('opponent may stand: King, Guard.');
  });
});

test('A turn of several actions has no one piece that is moved to and fro', () => {
  const read = readGame(textOf('moves a turn = 2'));
  expect(read.ok ? [] : read.problems.map(({ says }) => says)).toEqual([
    'Moving one piece to and fro cannot be judged where a turn is several actions: leave “to and fro” out.',
  ]);
});

import { describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/workshop/position.ts';
import { readDraft } from './read-game.ts';
import { writeGame } from './write-game.ts';

/** A board of eight files with these lines and this first rank. */
const gameWith = (lines: readonly string[], row = 'RNBQKBNR', other = row.toLowerCase()): string =>
  `fairygame 1
[game]
title = Shuffled
board = 8 x 4
${lines.map((line) => `shuffle = ${line}`).join('\n')}
[zones]
home = own rank 1
left wing = own a1-c1
[piece King]
letter = K
royal = yes
moves = K
[piece Queen]
letter = Q
moves = Q
[piece Rook]
letter = R
moves = R
[piece Bishop]
letter = B
moves = B
[piece Knight]
letter = N
moves = N
[array]
${other}
........
........
${row}
`;
const problemsOf = (text: string): string[] => readDraft(text).problems.map(({ line, says }) => `${line} ${says}`);
/** where the first line of `shuffle` stands */
const LINE = 5;

describe('shuffle', () => {
  test.each([
    ['home', { zone: 'home', onBothColours: [] }],
    ['board', { zone: 'board', onBothColours: [] }],
    ['left wing, independent', { zone: 'left wing', onBothColours: [], independent: true }],
    [
      'home, Bishop on both colours, Knight on both colours, King between Rook, drawn',
      {
        ...{ zone: 'home', onBothColours: ['bishop', 'knight'], drawn: true },
        between: { kind: 'king', ends: 'rook' },
      },
    ],
  ])('“%s” is read and written', (line, shuffle) => {
    const data = dataOf(gameWith([line]));
    expect(data.shuffles).toEqual([shuffle]);
    expect(writeGame(data)).toContain(`\nshuffle = ${line}\n`);
    expect(dataOf(writeGame(data))).toEqual(data);
  });
  test('several lines shuffle each for itself', () => {
    const zones = 'right wing = own f1-h1\nleft wing = own a1-c1';
    const text = gameWith(['left wing', 'right wing, independent']).replace('left wing = own a1-c1', zones);
    expect(dataOf(text).shuffles).toHaveLength(2);
  });

  const array = 'In the array';
  test.each([
    ['no such zone', ['hom'], 'RNBQKBNR', undefined, 'There is no zone “hom”. Did you mean “home”?'],
    [
      'no such kind',
      ['home, Bishopp on both colours'],
      'RNBQKBNR',
      undefined,
      'There is no kind “Bishopp”. Did you mean “Bishop”?',
    ],
    [
      'a condition that is none',
      ['home, Bishop apart'],
      'RNBQKBNR',
      undefined,
      '“shuffle” is written like “home, Bishop on both colours, King between Rook”, or like “wing, independent” where each side has its own.',
    ],
    ['a condition twice', ['home, drawn, drawn'], 'RNBQKBNR', undefined, '“shuffle” is written like'],
    [
      'a kind that is asked for twice',
      ['home, King on both colours, King between Rook'],
      'RNBQKBNR',
      undefined,
      '“shuffle” is written like',
    ],
    [
      'like pieces only',
      ['left wing'],
      'RRRQKBNR',
      undefined,
      'Two different pieces of one side must stand in the zone for anything to be shuffled.',
    ],
    [
      'pieces that are shuffled already',
      ['home', 'left wing'],
      'RNBQKBNR',
      undefined,
      'Who stands on “a1” is shuffled already.',
    ],
    [
      'Bishops on one colour',
      ['home, Bishop on both colours'],
      'RBNBKQNR',
      undefined,
      `${array} as many pieces called “Bishop” must stand on light squares of the zone as on dark ones.`,
    ],
    [
      'a King beside the Rooks',
      ['home, King between Rook'],
      'KNBQRBNR',
      undefined,
      `${array} one “King” must stand in the zone, on one rank with all others there, and “Rook” on either side of it.`,
    ],
    [
      'sides that are no mirror images',
      ['home'],
      'RNBQKBNR',
      'rnbkqbnr',
      `${array} the sides must stand in the zone as mirror images. Write “independent” behind it if they are shuffled each by itself.`,
    ],
  ])('%s is refused where it stands', (_, lines, row, other, says) => {
    const problems = problemsOf(gameWith(lines, row, other));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${LINE + lines.length - 1} ${says}`);
  });
  test('more first positions than a number should have are refused', () => {
    const letters = [...'ABCDEFGHIJKLM'];
    const pieces = letters.map((letter) => `[piece ${letter}${letter.toLowerCase()}]\nletter = ${letter}\nmoves = K`);
    const text = `fairygame 1\n[game]\ntitle = Many\nboard = 13 x 2\nshuffle = board\n${pieces.join('\n')}\n[array]\n${letters.join('').toLowerCase()}\n${letters.join('')}\n`;
    expect(problemsOf(text)).toEqual([`${LINE} There may be 1000000000 first positions at most.`]);
  });
});

/** Moves of XBetza, square by square, after the descriptions of their inventors. */
import { describe, expect, test } from 'vitest';
import { diagramOf } from '../../diagrams/diagram.ts';
import { readGame } from '../../file/read-game.ts';
import { gameText, OwnTable, variantOf } from '../own-game.fixture.ts';

const game = (betza: string): string =>
  gameText({
    kinds: [`Man X moves = ${betza}`, 'Stone S moves = W'],
    rows: `s........\n${'.........\n'.repeat(7)}X........`,
  });
/** Where a Man on e5 can go, each square once; `S` are its own stones, `s` the enemy's. */
const ends = (betza: string, stones = 's@a9'): string => {
  const texts = new OwnTable(variantOf(game(betza)), `X@e5 ${stones}`).of('e5');
  const cells = texts.map((text) => /[-x]([a-i]\d)/.exec(text)![1]);
  expect(new Set(cells).size).toBe(cells.length);
  return cells.toSorted().join(' ');
};
const CAMEL = 'b4 b6 d2 d8 f2 f8 h4 h6';
const TWO_LEAPS = 'a3 a7 c1 c9 g1 g9 i3 i7';
const KNIGHT = 'c4 c6 d3 d7 f3 f7 g4 g6';

describe('Leaps that go on', () => {
  test.each([
    ['afN', 'straight on', TWO_LEAPS],
    ['asN', 'to the side', CAMEL],
    ['afsN', 'half to the side', 'a5 b2 b8 e1 e9 h2 h8 i5'],
    ['yafsD', 'two squares straight, then two diagonally', TWO_LEAPS],
    ['afD', 'four squares straight', 'a5 e1 e9 i5'],
    ['afsA', 'two squares diagonally, then two straight', TWO_LEAPS],
  ])('%s: %s', (betza, _, cells) => {
    expect(ends(betza)).toBe(cells);
  });
  test('aN leaps twice, any way but back', () => {
    const cells = ends('aN').split(' ');
    expect(cells).not.toContain('e5');
    for (const cell of [CAMEL, TWO_LEAPS, 'a5 b2 e9 h8'].flatMap((some) => some.split(' ')))
      expect(cells).toContain(cell);
  });
  test('DyafsD leaps over those beside it, and stops behind nobody', () => {
    expect(ends('DyafsD', 'S@e6 S@f6 s@a9')).toBe('a3 a7 c1 c5 c9 e3 e7 g1 g5 g9 i3 i7');
    expect(ends('yafsD', 'S@e7 s@a9')).toBe(TWO_LEAPS.replace(' c9', '').replace(' g9', ''));
  });
});

describe('A slide of up to two squares behind one step diagonally, written step by step', () => {
  const STEPS = 'afsFafsafF';
  test('goes outward, past its bend', () => {
    expect(ends(STEPS)).toBe('b4 b6 c4 c6 d2 d3 d7 d8 f2 f3 f7 f8 g4 g6 h4 h6');
  });
  test('is blocked where it bends and on its way, and captures the first enemy', () => {
    // d6 is closed, c4 stops the way to b4, f7 is captured and closes f8
    expect(ends(STEPS, 'S@d6 S@c4 s@f7 s@a9')).toBe('d2 d3 f2 f3 f7 g4 g6 h4 h6');
  });
  test('goes where the two moves go when they are read each by itself', () => {
    for (const stones of ['s@a9', 'S@d6 S@c4 s@f7 s@a9', 's@d3 s@g6 S@h4 S@f4 s@a9'])
      expect(ends(STEPS, stones)).toBe(ends('afsafFafsF', stones));
  });
});

describe('Curves', () => {
  const CROOKED = 'a5 b4 b6 c5 d2 d4 d6 d8 e1 e3 e7 e9 f2 f4 f6 f8 g5 h4 h6 i5';
  test('zB, the crooked Bishop, goes in a zigzag', () => {
    expect(ends('zB')).toBe(CROOKED);
  });
  test('zB is stopped on each of its ways by itself', () => {
    expect(ends('zB', 'S@f6 s@a9').split(' ')).toContain('g5');
    expect(ends('zB', 'S@f6 S@f4 s@a9').split(' ')).not.toContain('g5');
  });
  test('zR, the crooked Rook', () => {
    expect(ends('zR')).toBe(
      'a1 a2 a8 a9 b1 b2 b3 b7 b8 b9 c2 c3 c4 c6 c7 c8 d3 d4 d5 d6 d7 e4 e6 f3 f4 f5 f6 f7 g2 g3 g4 g6 g7 g8 h1 h2 h3 h7 h8 h9 i1 i2 i8 i9',
    );
  });
  test('qN, the Rose, goes round', () => {
    expect(ends('qN')).toBe(`${KNIGHT} a5 b2 b8 e1 e9 h2 h8 i5`.split(' ').toSorted().join(' '));
    expect(ends('qN', 'S@f7 S@g6 s@a9').split(' ')).not.toContain('h8');
    expect(ends('qN', 'S@f7 s@a9').split(' ')).toContain('h8');
  });
  test('qW turns by an eighth after each step', () => {
    expect(ends('qfW')).toBe('b5 b6 c4 c7 d4 d7 e6 f4 f7 g4 g7 h5 h6');
  });
  test('a range is how many steps it goes', () => {
    expect(ends('zB2')).toBe('c5 d4 d6 e3 e7 f4 f6 g5');
  });
});

describe('Over others', () => {
  test('ppR goes over one piece or several, and captures behind the first', () => {
    expect(ends('ppR', 'S@e6 s@e8')).toBe('e7 e8 e9');
    expect(ends('ppR', 's@a9')).toBe('');
    expect(ends('pR', 'S@e6 s@e8')).toBe('e7 e8');
  });
  test.each([
    ['pafsW', 'S@e6 s@a9', 'd7 f7'],
    ['pafsW', 's@e6 s@a9', 'd7 f7'],
    ['mpafsW', 'S@e6 s@a9', KNIGHT],
    ['mafsW', 'S@e6 s@a9', 'c4 c6 d3 f3 g4 g6'],
    ['pafR', 'S@e6 s@e8', 'e7 e8'],
    ['gafQ', 'S@e6 s@h8 s@g5', 'e7 i9 h5'],
    ['mpafmpafmpafsW', 'S@e6 s@a9', 'a4 a6 d1 d9 f1 f9 i4 i6'],
  ])('%s with %s: %s', (betza, stones, cells) => {
    expect(ends(betza, stones)).toBe(cells.split(' ').toSorted().join(' '));
  });
  test('a piece that goes over others gives check', () => {
    const chess = gameText({
      kinds: ['King K royal = yes; moves = K', 'Man X moves = pafsW', 'Stone S moves = W'],
      rows: 'k........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n........K',
    });
    const table = new OwnTable(variantOf(chess), 'K@e5 x@d7 s@d6 k@a9');
    expect(table.of('e5')).not.toContain('Ke5-e6');
    expect(table.of('e5').some((text) => text.includes('d6') || text.includes('f5'))).toBe(true);
  });
  test('its diagram has somebody to go over', () => {
    const read = readGame(game('pafsW'));
    const spec = read.ok ? diagramOf(read.data, 'man') : null;
    expect(spec?.pieces.split(' ').length).toBeGreaterThan(1);
  });
});

describe('Far leaps', () => {
  test.each([
    ['(4,1)', 'a4 a6 d1 d9 f1 f9 i4 i6'],
    ['(1,4)', 'a4 a6 d1 d9 f1 f9 i4 i6'],
    ['FX', 'a4 a6 d1 d9 f1 f9 i4 i6'],
    ['WX', 'a5 e1 e9 i5'],
    ['NY', 'a2 a8 b1 b9 h1 h9 i2 i8'],
    ['DY', 'a3 a7 c1 c9 g1 g9 i3 i7'],
    ['AY', 'a1 a9 i1 i9'],
    ['f(4,1)', 'd9 f9'],
    ['(2,0)0', 'a5 c5 e1 e3 e7 e9 g5 i5'],
  ])('%s', (betza, cells) => {
    expect(ends(betza)).toBe(cells);
  });
  test('U leaps to every square where none of its own stands', () => {
    expect(ends('U', 'S@e6 s@a9').split(' ')).toHaveLength(79);
    expect(ends('cU', 'S@e6 s@a9 s@i1')).toBe('a9 i1');
  });
});

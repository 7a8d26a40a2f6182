/** Moves of XBetza, square by square, after the descriptions of their inventors. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../../testing/dice.ts';
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
/** With Kings in two corners. */
const chessWith = (betza: string): string =>
  gameText({
    kinds: ['King K royal = yes; moves = K', `Man X moves = ${betza}`, 'Stone S moves = W'],
    rows: `k........\n${'.........\n'.repeat(7)}........K`,
  });
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
    const chess = chessWith('pafsW');
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

describe('Over others twice, and over pieces of one side', () => {
  test.each([
    ['pafpR', 'S@e6 s@e8', 'e9'],
    ['gafgQ', 'S@e6 s@e7 s@a9', 'e8 e9'],
    ['gafgQ', 'S@e6 s@e8 s@a9', ''],
    ['gafpR', 'S@e6 s@e7 s@a9', 'e8'],
    ['tpR', 'S@e6 s@c5', 'e7 e8 e9'],
    ['ctpR', 'S@e6 s@e8 s@c5 s@a5', 'e8'],
    ['tgQ', 'S@e6 s@c5 S@f6', 'e7 g7'],
    ['cafuR', 'S@e6 s@c5', 'a5 b5'],
    ['tpasR', 'S@e6 s@c5 S@e1', 'a6 b6 c6 d6 f6 g6 h6 i6 a1 b1 c1 d1 f1 g1 h1 i1'],
    ['cabuK', 'S@e6 s@d5 s@f6', ''],
    ['casuK', 'S@e6 s@d5 s@a9', 'd4 d6'],
  ])('%s with %s: %s', (betza, stones, cells) => {
    expect(ends(betza, stones)).toBe(cells.split(' ').toSorted().join(' '));
  });
  test('cpasK captures an enemy where it turns, or leaves it there', () => {
    const texts = new OwnTable(variantOf(game('cpasK')), 'X@e5 s@e6 S@d5 s@a9').of('e5').toSorted();
    expect(texts.filter((text) => text.includes('e6'))).toHaveLength(2);
    expect(ends('cpafK', 'S@e6 s@a9')).toBe('e7');
  });
  test('cafuR gives check over an enemy only, and says why not over a friend', () => {
    const chess = chessWith('cafuR');
    const mayPass = (stones: string): boolean => new OwnTable(variantOf(chess), stones).of('i1').includes('Ki1-i2');
    // the Man on a2 needs an enemy of its own between to attack i2
    expect(mayPass('K@i1 x@a2 S@e2 k@a9')).toBe(false);
    expect(mayPass('K@i1 x@a2 s@e2 k@a9')).toBe(true);
  });
});

describe('Pieces of its own side', () => {
  test.each([
    ['dK', 'S@e6 s@f6', 'e6'],
    ['cdK', 'S@e6 s@f6', 'e6 f6'],
    ['mdW', 'S@e6 s@d5', 'e4 e6 f5'],
    ['mcdW', 'S@e6 s@d5', 'd5 e4 e6 f5'],
    ['dR', 'S@e8 s@c5 S@a5', 'e8'],
  ])('%s with %s: %s', (betza, stones, cells) => {
    expect(ends(betza, stones)).toBe(cells.split(' ').toSorted().join(' '));
  });
  test('dafmK captures one of its own beside it and goes on to the empty square behind', () => {
    expect(new OwnTable(variantOf(game('dafmK')), 'X@e5 S@e6 s@f6 S@d5 S@c5').of('e5')).toEqual(['Xe5xe6-e7']);
  });
  test('its own King is never captured, and a piece that captures only its own gives no check', () => {
    const chess = chessWith('dR');
    expect(new OwnTable(variantOf(chess), 'K@e8 X@e5 S@c5 k@a9').of('e5')).toEqual(['Xe5xc5']);
    expect(new OwnTable(variantOf(chess), 'K@i1 x@a2 k@a9').of('i1')).toContain('Ki1-i2');
  });
});

describe('Tame pieces', () => {
  test('tR captures, but no royal piece, so it gives no check', () => {
    const mayGo = (betza: string): boolean =>
      new OwnTable(variantOf(chessWith(betza)), 'K@i1 x@a2 k@a9').of('i1').includes('Ki1-i2');
    expect([mayGo('tR'), mayGo('R'), mayGo('aftR'), mayGo('afR')]).toEqual([true, false, true, false]);
    expect(ends('tcR', 's@e8 s@a9')).toBe('e8');
  });
});

describe('On a cylinder', () => {
  test.each([
    ['oR', 'S@g5 S@e6 S@e4', 'a5 b5 c5 d5 f5 h5 i5'],
    ['oR', 's@h5 S@e6 S@e4', 'a5 b5 c5 d5 f5 g5 h5 i5'],
    ['oR', 'S@f5 S@e6 S@e4', 'a5 b5 c5 d5 g5 h5 i5'],
    ['smoR', 'S@a1 s@a9', 'a5 b5 c5 d5 f5 g5 h5 i5'],
    ['(4,0)', 's@a9', 'a5 e1 e9 i5'],
    ['so(5,0)', 's@a9', 'a5 i5'],
    ['foB', 's@a9', 'a9 b8 c7 d6 f6 g7 h8 i9'],
    ['foN0', 's@b9', 'c9 d7 f7 g9'],
    ['fso(4,1)0', 's@a9', 'a6 b8 c9 d7 f7 g9 h8 i6'],
    ['opsR', 'S@c5 s@a9', 'a5 b5 d5 f5 g5 h5 i5'],
    ['ofafsoF', 'S@a1 s@a9', 'c6 d7 f7 g6'],
  ])('%s with %s: %s', (betza, stones, cells) => {
    expect(ends(betza, stones)).toBe(cells.split(' ').toSorted().join(' '));
  });
  test('oK steps from the left edge to the right one, and back', () => {
    const cells = (at: string): string =>
      new OwnTable(variantOf(game('oK')), `X@${at} s@e9`)
        .of(at)
        .map((text) => /[-x]([a-i]\d)/.exec(text)![1])
        .toSorted()
        .join(' ');
    expect(cells('a5')).toBe('a4 a6 b4 b5 b6 i4 i5 i6');
    expect(cells('i1')).toBe('a1 a2 h1 h2 i2');
  });
  test('oR gives check round the edge', () => {
    const chess = chessWith('oR');
    const table = new OwnTable(variantOf(chess), 'K@i1 x@c2 S@d2 k@a9');
    expect(table.of('i1')).not.toContain('Ki1-i2');
    expect(new OwnTable(variantOf(chess), 'K@i1 x@c2 S@d2 S@a2 k@a9').of('i1')).toContain('Ki1-i2');
  });
  test('a line round the board ends where it began, so even a bent move comes to an end', () => {
    expect(ends('oafoR', 'S@e4 S@e6').split(' ')).not.toContain('e5');
  });
});

describe('Check', () => {
  const SQUARES = ['a', 'b', 'c', 'd', 'e'].flatMap((file) => [1, 2, 3, 4, 5].map((rank) => `${file}${rank}`));
  const small = (betza: string, check: 'yes' | 'no') =>
    variantOf(
      gameText({
        kinds: ['King K royal = yes; moves = K', `Man X moves = ${betza}`, 'Stone S moves = W'],
        rows: 'k.x.s\n.....\n.....\n.....\nS.X.K',
        more: `[rules]\ncheck = ${check}`,
      }),
    );
  const plain = (text: string): string => text.replace(/[+#]$/, '');
  test.each([
    ...['tpQ', 'cafuQ', 'gafgQ', 'pafpK', 'cpasK', 'mcdKoR', 'oQ', 'oN', 'tQoW', 'oafsoF', 'dafK', 'ctgQmR'],
    ...['yafsjF', 'jasR', 'yafsppF', 'asazR', 'afsafzK', 't[NB]', '[F-N]', 'nafnD', 'casazK', 'cafsjR'],
  ])('%s: a move is legal if nobody can capture the King behind it', (betza) => {
    const [checked, free] = [small(betza, 'yes'), small(betza, 'no')];
    const dice = new Dice(7);
    let [legal, illegal] = [0, 0];
    for (let n = 0; n < 25; n++) {
      const cells = [...SQUARES];
      const some = (piece: string): string => `${piece}@${cells.splice(dice.below(cells.length), 1)[0]}`;
      const census = ['K', 'k', 'X', 'x', 'x', 'S', 's', 's', 'S'].map(some).join(' ');
      const able = new OwnTable(free, census);
      if (able.texts.length === 0) continue;
      const isSafeBehind = (text: string): boolean => {
        const behind = new OwnTable(free, census).play(text);
        const king = / K@(\w+)/.exec(` ${behind.census}`)?.[1];
        return !behind.texts.some((reply) => new RegExp(`[x,]${king}(?!\\d)`).test(reply));
      };
      const safe = able.texts.filter(isSafeBehind).map(plain).toSorted();
      legal += safe.length;
      illegal += able.texts.length - safe.length;
      expect(new OwnTable(checked, census).texts.map(plain).toSorted(), census).toEqual(safe);
    }
    expect([legal, illegal].every((count) => count > 0)).toBe(true);
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

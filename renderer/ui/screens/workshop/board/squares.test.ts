import { describe, expect, test } from 'vitest';
import { across, gridName, type Mirroring, mirrored, mirroringOf, spotOf, withCell, type Zone } from './squares.ts';

test('squares have the names of the engine', () => {
  expect([gridName({ x: 0, y: 0 }), gridName({ x: 15, y: 11 }), across('b1', 12)]).toEqual(['a1', 'p12', 'b12']);
  expect(spotOf('c10')).toEqual({ x: 2, y: 9 });
});
test('a zone has each square once, in the order of the board', () => {
  expect(withCell(['a2'], 'b1', true)).toEqual(['b1', 'a2']);
  expect(withCell(['a1'], 'a1', true)).toEqual(['a1']);
  expect(withCell(['a1', 'b1'], 'a1', false)).toEqual(['b1']);
});
describe('Black’s squares', () => {
  const zones: readonly (readonly [string, Zone])[] = [
    ['mirrored', [['a1'], ['a8']]],
    ['same', [['a1'], ['a1']]],
    ['apart', [['a1'], ['c3']]],
    [
      'mirrored',
      [
        ['d4', 'd5'],
        ['d4', 'd5'],
      ],
    ],
    ['mirrored', [[], []]],
  ];
  test.each(zones)('are %s', (how, zone) => expect(mirroringOf(zone, 8)).toBe(how));
  test.each<[Mirroring, Zone]>([
    ['same', [[], []]],
    [
      'same',
      [
        ['d4', 'd5'],
        ['d4', 'd5'],
      ],
    ],
    ['apart', [['a1'], ['a8']]],
    ['mirrored', [['a1'], ['a8']]],
  ])('are %s as it was chosen, where they do not tell', (how, zone) => {
    expect(mirroringOf(zone, 8, how)).toBe(how);
  });
  test('are what they are, whatever was chosen before', () => {
    expect(mirroringOf([['a1'], ['a1']], 8, 'mirrored')).toBe('same');
  });
  test('follow from White’s', () => {
    const zone: Zone = [['a1'], ['c3']];
    expect(mirrored(['a1', 'b2'], zone, 'mirrored', 8)[1]).toEqual(['b7', 'a8']);
    expect(mirrored(['a1'], zone, 'same', 8)[1]).toEqual(['a1']);
    expect(mirrored(['a1'], zone, 'apart', 8)[1]).toEqual(['c3']);
  });
});

import { describe, expect, test } from 'vitest';
import { AT_BEND } from '../../shared/bend-ways.ts';
import { Dice } from '../../testing/dice.ts';
import { waysOf } from './atoms.ts';
import { betzaOf, type DrawnMark, marksOf } from './drawing.ts';
import { readBetza } from './read-betza.ts';

const marksIn = (text: string): readonly DrawnMark[] | null => {
  const read = readBetza(text);
  if (!('moves' in read)) throw new Error(`${text}: ${read.says}`);
  return marksOf(read.moves);
};
const listed = (marks: readonly DrawnMark[] | null): string[] =>
  [...new Set((marks ?? []).map((m) => JSON.stringify(m)))].sort();

describe('From marks on a grid to Betza', () => {
  test.each([
    'K',
    'Q',
    'N',
    'NN',
    'fhN',
    'mRcB',
    'WfF',
    'gQ',
    'nN',
    'mWF',
    'WmF',
    'mKcF',
    'R3',
    'fsW',
    'imfnD',
    'W1mfW2',
    'fmWfceFifmnD',
    'fmeF',
    'mceF',
    'ppR',
    'cjBmjR3',
    'FyafsF',
    'mRasR',
    'aK',
    'aWaF',
    'imfafsW3yafcD',
    'FcafsF',
    'mcyafsF',
    'gafsW',
    'pafR',
    'impabsB',
    'cafsFcafsafF',
    'tpR',
    'ctgQmR',
    'ifcafumRcafucB',
    'yaN',
    'fyafN',
    'WabscK',
    'afsFafsafFafsafafF',
    'imfaW2FafN',
    't[FR]',
    '[vW?B]',
  ])('%s comes back with the same meaning', (text) => {
    const marks = marksIn(text);
    expect(marks).not.toBeNull();
    const written = betzaOf(marks ?? []);
    expect(listed(marksIn(written ?? ''))).toEqual(listed(marks));
  });
  test.each([
    ['WF', 'K'],
    ['RB', 'Q'],
    ['ffN', 'fN'],
    ['L', 'C'],
    ['FW', 'K'],
    ['t[FR]', 'FyafsF'],
    // bent: the Griffon, the Hook Mover, and a second leg for which the number of ways of the atom counts
    ['yafsF1F', 'FyafsF'],
    ['RmasR', 'RasR'],
    ['affsW', 'aW'],
    ['aK', 'aK'],
    ['aWaF', 'affsK'],
    // over whom, and at the bend
    ['dafuR', 'tpR'],
    ['cafucRcafucB', 'cafucQ'],
    ['pyafsF', 'gafsF'],
    ['pafR', 'pafR'],
  ])('%s is written %s', (text, written) => {
    expect(betzaOf(marksIn(text) ?? [])).toBe(written);
  });
  test('the order of the clicks makes no difference', () => {
    const marks = marksIn('mRcBN') ?? [];
    expect(betzaOf([...marks].reverse())).toBe(betzaOf(marks));
  });
  test('3,000 random pieces come back as they were drawn', () => {
    const dice = new Dice(16);
    const leaps = [
      ...[
        [1, 0],
        [1, 1],
        [2, 0],
        [2, 1],
        [2, 2],
        [3, 0],
        [3, 1],
        [3, 2],
        [3, 3],
      ],
    ] as const;
    for (let n = 0; n < 3000; n++) {
      const marks: DrawnMark[] = [];
      for (let groups = 1 + dice.below(4); groups > 0; groups--) {
        const range = dice.pick([1, 1, 0, 2, 3]);
        const hop = dice.pick([
          ...[undefined, undefined, 'cannon', 'grasshopper', 'unlimited', 'ski'],
          ...['cannonOwn', 'grasshopperOwn', 'cannonEnemy'],
        ] as const);
        const more = {
          does: dice.pick(['both', 'goes', 'takes'] as const),
          range,
          ...(dice.below(5) === 0 && { initial: true }),
          ...(dice.below(5) === 0 && hop !== 'cannonEnemy' && { lame: true }),
          ...(hop && (hop === 'cannonEnemy' ? range === 0 : range !== 1) && { hop }),
          ...(dice.below(5) === 0 && hop !== 'cannonEnemy' && { inPassing: true }),
        };
        const bend = {
          way: dice.pick(['on', 'half', 'aside', 'halfBack', 'back', 'onOrAside', 'anyButBack'] as const),
          range: dice.pick(range === 1 ? [0, 1, 2, 5] : [range, range === 0 ? 1 : 0]),
        };
        const there = dice.pick([undefined, undefined, ...AT_BEND]);
        const { does, initial } = more;
        const drawn =
          dice.below(3) === 0
            ? { does, range, ...(initial && { initial }), bend: { ...bend, ...(there && { there }) } }
            : more;
        const isWhole = dice.below(3) === 0;
        const [long, short] = dice.pick(leaps);
        for (const [dx, dy] of waysOf([long, short]))
          if (isWhole || dice.below(2) === 0) marks.push({ dx, dy, ...drawn });
      }
      const written = betzaOf(marks);
      expect(written).not.toBeNull();
      expect(listed(marksIn(written ?? '')), `${written}`).toEqual(listed(marks));
    }
  });
});

describe('What the grid cannot show', () => {
  test('a mark further away than three cells', () => {
    expect(betzaOf([{ dx: 4, dy: 0, does: 'both', range: 1 }])).toBeNull();
  });
  test('a second leg that no text says', () => {
    const bent = (range: number, behind: number): DrawnMark => ({
      ...{ dx: 1, dy: 1, does: 'both', range },
      bend: { way: 'half', range: behind },
    });
    for (const [range, behind] of [
      [1, 6],
      [0, 2],
      [3, 1],
      [3, 2],
    ])
      expect(betzaOf([bent(range, behind)])).toBeNull();
    expect(betzaOf([{ ...bent(1, 0), lame: true }])).toBeNull();
    // up to so many squares before an enemy and up to as many behind it are another move
    expect(betzaOf([{ dx: 1, dy: 0, does: 'both', range: 3, hop: 'cannonEnemy' }])).toBeNull();
  });
  test.each([
    'feF',
    'zB',
    'qN',
    '(4,1)',
    'U',
    'aaN',
    'afrF',
    'afbW',
    'cpafsF',
    'casuF',
    'oR',
    'dK',
    'tQ',
    'afsoF',
    'tpasR',
    'asazK',
    'nafmW',
    'afsjR',
    'afsppR',
    't[NB]',
  ])('%s', (text) => {
    expect(marksIn(text)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import type { BetzaMove } from './move.ts';
import { readBetza } from './read-betza.ts';

const moves = (text: string): readonly BetzaMove[] => {
  const read = readBetza(text);
  if (!('moves' in read)) throw new Error(`${text}: ${read.column}: ${read.says}`);
  return read.moves;
};
/** The cells that a move of one leg begins with, as `right,ahead`. */
const steps = (text: string): string[] =>
  moves(text)
    .flatMap(({ legs }) => legs[0].steps.map(([x, y]) => `${x},${y}`))
    .sort();

describe('Where an atom goes', () => {
  test.each([
    ['W', '-1,0 0,-1 0,1 1,0'],
    ['fF', '-1,1 1,1'],
    ['WfF', '-1,0 -1,1 0,-1 0,1 1,0 1,1'],
    ['N', '-1,-2 -1,2 -2,-1 -2,1 1,-2 1,2 2,-1 2,1'],
    ['fN', '-1,2 1,2'],
    ['fhN', '-1,2 -2,1 1,2 2,1'],
    ['fsN', '-2,1 2,1'],
    ['ffN', '-1,2 1,2'],
    ['frN', '2,1'],
    ['rfN', '1,2'],
    ['hrN', '-1,-2 -2,1 1,2 2,-1'],
    ['hlN', '-1,2 -2,-1 1,-2 2,1'],
    ['vN', '-1,-2 -1,2 1,-2 1,2'],
    ['fsW', '-1,0 0,1 1,0'],
    ['fK', '-1,1 0,1 1,1'],
    ['frK', '1,1'],
    ['frF', '1,1'],
    ['sD', '-2,0 2,0'],
    ['L', '-1,-3 -1,3 -3,-1 -3,1 1,-3 1,3 3,-1 3,1'],
  ])('%s goes to %s', (text, cells) => {
    expect(steps(text).join(' ')).toBe(cells);
  });
  test('C and L, and Z and J, are the same leaps', () => {
    expect(steps('C')).toEqual(steps('L'));
    expect(steps('Z')).toEqual(steps('J'));
  });
});

describe('How far it goes', () => {
  test.each([
    ['W', [1]],
    ['R', [0]],
    ['R3', [3]],
    ['NN', [0]],
    ['N0', [0]],
    ['W2F', [2, 1]],
    ['WWF', [0, 1]],
  ])('%s has the ranges %j', (text, ranges) => {
    expect(moves(text).map(({ legs }) => legs[0].range)).toEqual(ranges);
  });
});

describe('What it may do there', () => {
  test('a pawn is four moves', () => {
    const pawn = moves('mfWcefFimfnD');
    expect(pawn.map(({ text, column, initial }) => ({ text, column, initial }))).toEqual([
      { text: 'mfW', column: 1, initial: false },
      { text: 'cefF', column: 4, initial: false },
      { text: 'imfnD', column: 8, initial: true },
    ]);
    const [ahead, aslant, two] = pawn.map(({ legs }) => legs[0]);
    expect(ahead).toMatchObject({ quiet: true, takes: false });
    expect(aslant).toMatchObject({ quiet: false, takes: true, inPassing: true });
    expect(two).toMatchObject({ quiet: true, takes: false, lame: true });
  });
  test('m and c together are both', () => {
    expect(moves('mcW')[0].legs[0]).toMatchObject({ quiet: true, takes: true });
  });
  test('hoppers and leapers over the first cell', () => {
    expect(moves('pRgQjR').map(({ legs }) => [legs[0].hop, legs[0].skips])).toEqual([
      ['cannon', false],
      ['grasshopper', false],
      ['none', true],
    ]);
  });
});

describe('Bent moves', () => {
  test('a Griffon steps aslant and goes on outward', () => {
    const [{ legs }] = moves('yafsF');
    expect(legs.map(({ range, quiet, takes }) => ({ range, quiet, takes }))).toEqual([
      { range: 1, quiet: true, takes: false },
      { range: 0, quiet: true, takes: true },
    ]);
    expect(legs[1].turns).toEqual([7, 1]);
  });
  test('without a direction a leg goes every way but back', () => {
    expect(moves('aW')[0].legs[1].turns).toEqual([0, 2, 6]);
    expect(moves('aK')[0].legs[1].turns).toEqual([0, 1, 2, 3, 5, 6, 7]);
  });
  test('turns are relative to the way it came', () => {
    expect(moves('afK')[0].legs[1].turns).toEqual([0]);
    expect(moves('asK')[0].legs[1].turns).toEqual([2, 6]);
    expect(moves('abK')[0].legs[1].turns).toEqual([4]);
    expect(moves('abrK')[0].legs[1].turns).toEqual([3]);
  });
});

describe('Over others', () => {
  const legs = (text: string) => moves(text).map((move) => move.legs);
  test.each([
    ['afpR', 'afpafR', 'a last leg over somebody is two'],
    ['gafgQ', 'gafgafQ', 'a Grasshopper that hops twice'],
    ['asmpR', 'aspafmR', 'what it may do is done at the end'],
    ['tpR', 'ptR', 'the letters stand in any order'],
    ['dafuR', 'tpR', 'its own piece that is captured and put back is gone over'],
    ['cdasuR', 'pasR', 'so is anybody'],
  ])('%s is %s: %s', (text, same) => {
    expect(legs(text)).toEqual(legs(same));
  });
  test('cafuR goes over an enemy as pR goes over anybody', () => {
    const [[over]] = legs('cafuR');
    expect(legs('cafuR')).toHaveLength(1);
    expect(over).toEqual({ ...legs('pR')[0][0], over: 'foes' });
    // up to three squares before it and up to three behind it are no jump of three squares
    expect(legs('cafuR3')[0]).toHaveLength(2);
  });
  test('where nothing new is said, a leg is what it was', () => {
    for (const text of ['pR', 'mpafR', 'cafK', 'gQ'])
      for (const leg of legs(text).flat())
        for (const key of ['over', 'tame', 'takesOwn', 'wraps']) expect(leg).not.toHaveProperty(key);
  });
});

describe('A slide behind a bend that is written step by step', () => {
  const ranges = (text: string): number[][] => moves(text).map(({ legs }) => legs.map(({ range }) => range));
  test.each([
    ['afsFafsafF', [[1, 2]]],
    [
      'mafsFmafsmafmF',
      [
        [1, 1],
        [1, 1, 1],
      ],
    ],
    ['iafscFiafsafcFiafsafafcF', [[1, 3]]],
    ['aWaafWaafafWaafafafWaafafafafW', [[1, 5]]],
  ])('%s is read as %j', (text, expected) => {
    expect(ranges(text)).toEqual(expected);
  });
  test('is no slide with a step that is missing, another order, or other captures', () => {
    for (const text of ['afsFafsafafF', 'afsafFafsF', 'afsFafsafcF', 'iafsFafsafF', 'afsFfafsafF', 'afsFafsafsF'])
      expect(moves(text), text).toHaveLength(2);
  });
  test('keeps its text and where it begins', () => {
    expect(moves('WafsFafsafFN').map(({ text, column }) => [text, column])).toEqual([
      ['W', 1],
      ['afsFafsafF', 2],
      ['N', 12],
    ]);
  });
});

describe('Moves in brackets', () => {
  const said = (text: string) => moves(text).map(({ initial, legs }) => ({ initial, legs }));
  test.each([
    ['t[FR]', 'FyafsF'],
    ['t[WB]', 'WyafsW'],
    ['[F?R]', 'FyafsF'],
    ['[F-R]', 'yafsF'],
    ['[F?F]', 'FafF'],
    ['t[DA]', 'DafsD'],
    ['t[BR]', 'BafsB'],
    ['t[W3F3]', 'W3afsW3'],
    ['[vW?B]', 'vWvyafsW'],
    ['ict[FR]', 'icFiyafscF'],
    ['m[F-R]N', 'yafsmFN'],
  ])('%s is %s', (text, same) => {
    expect(said(text)).toEqual(said(same));
  });
  test('a second move of another size keeps its leaps, and goes outward', () => {
    const [knight, { legs }] = moves('t[NB]');
    expect(knight.legs).toHaveLength(1);
    expect(legs.map(({ steps, turns, range }) => [steps.length, turns.length, range])).toEqual([
      [8, 0, 1],
      [4, 0, 0],
    ]);
  });
  test('both moves are written in the same place', () => {
    expect(moves('Wt[FR]N').map(({ text, column }) => [text, column])).toEqual([
      ['W', 1],
      ['t[FR]', 2],
      ['t[FR]', 2],
      ['N', 7],
    ]);
  });
});

describe('Turns to the side of the last one, and to the other', () => {
  const turns = (text: string) =>
    moves(text)[0]
      .legs.slice(1)
      .map((leg) => [leg.turns, leg.follows ?? '']);
  test.each([
    [
      'afsafzK',
      [
        [[7, 1], ''],
        [[1], 'other'],
      ],
    ],
    [
      'asafqK',
      [
        [[2, 6], ''],
        [[1], 'same'],
      ],
    ],
    [
      'asafzK',
      [
        [[2, 6], ''],
        [[1], 'other'],
      ],
    ],
    [
      'asavzK',
      [
        [[2, 6], ''],
        [[1, 3], 'other'],
      ],
    ],
    [
      'asazfK',
      [
        [[2, 6], ''],
        [[1], 'other'],
      ],
    ],
    // before any turn to a side
    ['afzK', [[[7, 1], '']]],
    [
      'afaqW',
      [
        [[0], ''],
        [[2, 6], ''],
      ],
    ],
  ])('%s turns by %j', (text, expected) => {
    expect(turns(text)).toEqual(expected);
  });
});

describe('Every form of the descriptions of XBetza', () => {
  /** What is written there, and with us: read, or the word of the refusal by which it is known. */
  const FORMS: readonly (readonly [string, string])[] = [
    // legs and what they do, by XBoard and the article about XBetza
    ...['mafsW', 'afsafK', 'mpafmpafmpafsW', 'KNADcaKmcabK', 'fcafmF', 'gafsW', 'cafuR', 'dafuR'].map(read),
    ...['ifeafmW', 'feafmF', 'fceF', 'ifmnD', 'ifmnafmW', 'yafsnafF', 'nR', 'azN', 'afsafzK', 'afsafqK'].map(read),
    ...['jR', 'yafsjF', 'ppR', 'yafsppF', 'oR', 'zB', 'qN', 'tR', 'tpR', 'WX', 'FY', '(4,1)', 'U'].map(read),
    ...['t[FR]', 't[WB]', '[F?R]', '[F-R]', 't[NB]', '[vW?B]'].map(read),
    ['jjR', 'twice'],
    ['nnA', 'twice'],
    ['iifW', '“i” stands once'],
    ['v[F?R]', 'Before brackets'],
    ['(az)N', '“(az)” is no atom'],
    ['(paf)3R', '“(paf)” is no atom'],
    ['afs(afzafz)5W', '“(afzafz)” is no atom'],
    ['t[FRB]', 'hold two moves'],
    ['[F-R?B]', 'hold two moves'],
    ['F-F', 'in brackets only'],
    ['O2', 'castling'],
    ['@4', '[drops]'],
    ['xK', 'moves also like'],
    ['kK', '“k”'],
    ['afuK', 'behind “ca”'],
  ];
  test.each(FORMS)('%s is read, or refused by name: %s', (text, says) => {
    const result = readBetza(text);
    if (says === '') expect(result).toHaveProperty('moves');
    else expect(result).toMatchObject({ says: expect.stringContaining(says) });
  });
});
function read(text: string): readonly [string, string] {
  return [text, ''];
}

describe('What is refused, and where', () => {
  test.each([
    ['X', 1, 'is no atom'],
    ['mWwF', 3, '“w” is no direction'],
    ['mfWc', 4, 'ends with a capital letter'],
    ['KisO2', 4, 'castling = King with Rook'],
    ['W@8', 2, '[drops]'],
    ['mNxaN', 3, 'moves also like'],
    ['ckK', 2, 'only, is not played here'],
    ['mF-F', 3, 'F-F is [F-F], or afF'],
    ['mmW', 2, 'twice'],
    ['W17', 2, 'at most 16'],
    ['arN', 2, 'left and right go together'],
    ['aafrC', 3, 'left and right go together'],
    ['KX', 2, 'is no atom'],
    ['(0,0)', 1, '“(0,0)” is no atom'],
    ['(16,1)', 1, '“(16,1)” is no atom'],
    ['(4,1', 1, 'is no atom'],
    ['fU', 1, 'With “U”'],
    ['aU', 1, 'With “U”'],
    ['U0', 1, 'With “U”'],
    ['zaB', 1, 'stand behind an “a”'],
    ['asazsK', 4, 'Beside “z” or “q” only'],
    ['asazqK', 4, 'Beside “z” or “q” only'],
    ['afnW', 2, 'stands before an “a”'],
    ['afjW', 2, '“j” needs a line'],
    ['afsppF', 2, '“pp” needs a line'],
    ['ppafR', 1, '“pp” stands in the last leg'],
    ['afjjR', 4, '“j” stands here twice'],
    ['zqB', 1, '“z” and “q”'],
    ['qnN', 1, '“q” and “n”'],
    ['ppW', 1, '“pp” needs a line'],
    ['pppR', 1, 'Only one of'],
    ['t[FRB]', 5, 'hold two moves'],
    ['[FR]', 3, 'as in [F?R]'],
    ['t[FF]', 5, 'hold two moves'],
    ['t[F?R]', 4, 'as in [F?R]'],
    ['[F-R', 5, 'hold two moves'],
    ['t[KR]', 3, 'K is several leaps'],
    ['t[FQ]', 3, 'Q is several leaps'],
    ['t[cFR]', 3, 'Before brackets'],
    ['ft[FR]', 1, 'Before brackets'],
    ['t[FcR]', 4, 'is no atom'],
    ['F?R', 2, 'in brackets only'],
    ['FR]', 3, 'was not opened'],
    ['[[FR]]', 2, 'Brackets stand first'],
    ['tmR', 1, '“t” stands with'],
    ['tafR', 1, '“t” stands with'],
    ['tppR', 1, '“t” and “pp”'],
    ['ucR', 1, '“u” stands only behind'],
    ['afuR', 2, '“u” stands only behind'],
    ['daafuK', 4, '“u” stands only behind'],
    ['dpafR', 1, '“d” and “p”'],
    ['oU', 1, 'With “U”'],
    ['aaaaapR', 1, 'at most 6 legs'],
    ['aaaaaaW', 6, 'at most 6 legs'],
    ['WpW', 2, 'needs a line'],
    ['ayK', 2, 'there is none'],
    ['maiW', 3, '“i” stands once'],
    ['pgR', 1, 'Only one of'],
    ['é', 1, 'is no atom'],
    ['2W', 1, 'is no atom'],
  ])('%s at column %i', (text, column, says) => {
    expect(readBetza(text)).toEqual({ column, says: expect.stringContaining(says) });
  });
  test('no text at all is a piece that does not move', () => {
    expect(readBetza('')).toEqual({ moves: [] });
  });
});

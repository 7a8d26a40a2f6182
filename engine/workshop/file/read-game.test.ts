import { describe, expect, test } from 'vitest';
import type { GameData } from '../game-data.ts';
import { readGame } from './read-game.ts';
import { smallGame, withLine } from './small-game.fixture.ts';

const dataOf = (text: string): GameData => {
  const read = readGame(text);
  if (!read.ok) throw new Error(read.problems.map(({ line, column, says }) => `${line}:${column} ${says}`).join('\n'));
  return read.data;
};
const problemsOf = (text: string): string[] => {
  const read = readGame(text);
  return read.ok ? [] : read.problems.map(({ line, column, says }) => `${line}:${column} ${says}`);
};
/** Where the new line stands. */
const lineOf = (line: string): number => smallGame.split('\n').indexOf(line) + 1;

describe('A game that is in order', () => {
  test('is read with all that it says', () => {
    expect(dataOf(smallGame)).toMatchObject({
      ...{ title: 'Small', width: 4, height: 4, first: 0, missing: [], castlings: [] },
      zones: {
        far: [
          ['a4', 'b4', 'c4', 'd4'],
          ['a1', 'b1', 'c1', 'd1'],
        ],
      },
      array: [
        { kind: 'king', side: 1, at: 'a4' },
        { kind: 'pawn', side: 1, at: 'd4' },
        { kind: 'pawn', side: 0, at: 'a1' },
        { kind: 'king', side: 0, at: 'd1' },
      ],
    });
  });
  test('comments, blank lines, spaces and line endings mean nothing', () => {
    const noisy = smallGame.replaceAll('\n', '   # a note\r\n\r\n').replace('fairygame 1   # a note', 'fairygame 1');
    expect(dataOf(noisy)).toEqual(dataOf(smallGame));
  });
  test('what is not said is as usual', () => {
    expect(dataOf(smallGame).rules).toMatchObject({
      check: 'yes',
      stalemate: 'draw',
      captured: 'gone',
      noProgress: 50,
    });
  });
  test('cells that are missing are marked with a star', () => {
    expect(dataOf(withLine('k . . p', 'k * . p')).missing).toEqual(['b4']);
  });
  test('letters need no spaces between them', () => {
    expect(dataOf(withLine('k . . p', 'k..p'))).toEqual(dataOf(smallGame));
  });
  test('a name of several words is written with underscores in a list', () => {
    const text = smallGame.replace('[piece King]', '[piece Great King]').replace('must: King', 'must: Great_King');
    expect(dataOf(text).pieces[1].promotions[0].to).toEqual(['great-king']);
  });
});

describe('Zones', () => {
  const zone = (cells: string) => dataOf(withLine('far = own rank 4', `far = own rank 4\nodd = ${cells}`)).zones.odd;
  test.each([
    ['b2', 'b2'],
    ['b2-c3', 'b2 c2 b3 c3'],
    ['c3-b2', 'b2 c2 b3 c3'],
    ['rank 2', 'a2 b2 c2 d2'],
    ['ranks 1-2', 'a1 b1 c1 d1 a2 b2 c2 d2'],
    ['file a', 'a1 a2 a3 a4'],
    ['files a-b but ranks 1-3', 'a4 b4'],
    ['a1, d4', 'a1 d4'],
  ])('%s is the same for both sides', (text, cells) => {
    expect(zone(text)).toEqual([cells.split(' '), cells.split(' ')]);
  });
  test('own is mirrored for Black', () => {
    expect(zone('own a1-b1')).toEqual([
      ['a1', 'b1'],
      ['a4', 'b4'],
    ]);
  });
  test('each side by itself', () => {
    expect(zone('white: a1; black: none')).toEqual([['a1'], []]);
  });
});

describe('Castling', () => {
  const text = withLine('board = 4 x 4', 'castling = King with Pawn to b\nboard = 4 x 4');
  test('is with the outermost of a kind, for each side that has one', () => {
    expect(dataOf(text).castlings).toEqual([
      { side: 0, king: 'd1', kingTo: 'b1', partner: 'a1', partnerTo: 'c1' },
      { side: 1, king: 'a4', kingTo: 'b4', partner: 'd4', partnerTo: 'a4' },
    ]);
  });
  test('passes no cell that is missing', () => {
    expect(problemsOf(text.replace('P . . K', 'P * . K')).join()).toContain(
      'There is nobody in the array who could castle',
    );
  });
  test('may be said cell by cell', () => {
    expect(dataOf(text.replace('King with Pawn to b', 'd1 with a1 to b1, c1')).castlings).toEqual([
      { side: 0, king: 'd1', kingTo: 'b1', partner: 'a1', partnerTo: 'c1' },
    ]);
  });
});

describe('What lies on the ground', () => {
  const lying = (lines: string) => withLine('[rules]', `[features]\n${lines}\n[rules]`);
  test('is read like zones, and portals in pairs', () => {
    expect(dataOf(lying('wall = own c2\nmine = b2-b3\nportal = d3 a2\nportal = b1 b4')).features).toEqual({
      ...{ walls: ['c2', 'c3'], mines: ['b2', 'b3'] },
      portals: [
        ['b1', 'b4'],
        ['a2', 'd3'],
      ],
    });
  });
  test('is nothing where nothing is said', () => {
    expect(dataOf(lying('wall = none'))).not.toHaveProperty('features');
  });
  test.each([
    ['wall = b2 x9', 11, '“x9” is no cell, rank or file'],
    ['wall = b2 a4', 11, 'A piece stands on “a4”, so no wall can.'],
    ['wall = b2 c3', 11, 'The array leaves out “c3”, so nothing can lie there.'],
    ['wall = b2\nmine = c2 b2', 11, 'Something lies on “b2” already.'],
    ['portal = b2', 10, '“portal” is written like “a1 h8”'],
    ['portal = b2 b3 c2', 10, '“portal” is written like “a1 h8”'],
    ['portal = b2 b2', 10, '“portal” is written like “a1 h8”'],
    [
      'portal = a1 b1\nportal = a2 b2\nportal = a3 b3\nportal = d1 d2\nportal = d3 c2',
      10,
      'A game has at most 4 pairs',
    ],
    ['hole = b2', 1, '[features] has no “hole”. There is: wall, mine, portal.'],
  ])('%j is told with its place', (lines, column, says) => {
    const text = lying(lines).replaceAll('. . . .\n. . . .', '. . * .\n. . . .');
    const at = text.split('\n').indexOf('[features]') + 1 + lines.split('\n').length;
    expect(problemsOf(text).join('\n')).toContain(`${at}:${column} ${says}`);
  });
  test('one wall is enough where it is moved', () => {
    const text = lying('wall = b2 b3').replace('repetition = 3', 'walls = moved');
    expect(problemsOf(text)).toEqual(['27:8 With “walls = moved” there is one wall on the board at most.']);
  });
  test('no kind has its name', () => {
    const text = lying('mine = b2').replace('[piece Pawn]', '[piece Mine]');
    const laid = withLine('repetition = 3', 'walls = anywhere').replace('[piece Pawn]', '[piece Wall]');
    expect(problemsOf(laid).join()).toContain('A kind cannot be called “Wall”');
    expect(problemsOf(text)).toEqual(['15:8 A kind cannot be called “Mine” where such a thing lies on the board.']);
  });
});

describe('What is wrong is told with its line, its column and a sentence', () => {
  test.each([
    ['board = 4 x 4', 'board = 4 x 40', 9, 'A board is written like “8 x 8”'],
    ['title = Small', 'titel = Small', 1, '[game] has no “titel”. Did you mean “title”?'],
    ['title = Small', 'title', 1, 'A line is written like “key = value”.'],
    ['title = Small', 'title = Sm\u200ball', 11, 'There is a character here that nobody can see.'],
    ['far = own rank 4', 'far = own rank 9', 11, '“rank 9” is no cell, rank or file'],
    ['far = own rank 4', 'far = own', 7, '“own” is no cell, rank or file'],
    ['far = own rank 4', 'Far = own rank 4', 1, 'A zone has a name in small letters'],
    ['far = own rank 4', 'not far = own rank 4', 1, 'A zone has a name in small letters'],
    ['[piece Pawn]', '[peice Pawn]', 1, 'There is no section “peice”. Did you mean “piece”?'],
    ['[piece Pawn]', '[piece King]', 8, 'There are two kinds called “King”.'],
    ['[piece Pawn]', '[piece 7]', 8, 'A kind needs a name of letters'],
    ['letter = P', 'letter = K', 10, 'Another kind has the letter K.'],
    ['letter = P', 'letter = p', 10, '“Pawn” needs a letter'],
    ['royal = yes', 'figure = /k/', 10, '“figure” is a name such as “knight”'],
    ['royal = yes', 'figure = <b>', 10, '“figure” is a name such as “knight”'],
    ['royal = yes', 'tint = ambre', 8, '“tint” must be “red” or “amber”'],
    [
      'royal = yes',
      'tint = ambre',
      8,
      '“tint” must be “red” or “amber” or “green” or “sky” or “violet” or “grey”. Did you mean “amber”?',
    ],
    ['royal = yes', 'glyph = M 10 10 L 20 x', 22, 'A number is missing here.'],
    ['royal = yes', 'glyph =', 7, 'A glyph begins with “M”'],
    ['royal = yes', 'figure = king\nglyph = M 0 0h90v90', 9, 'A kind has a figure or a glyph of its own, not both.'],
    ['royal = yes', 'royal = maybe', 9, '“royal” must be “no” or “yes”.'],
    ['moves = K', 'moves = mKx', 11, '“x”, which lends moves'],
    ['moves = K', 'moves = K from afar', 16, 'There is no zone “afar”. Did you mean “far”?'],
    ['moves = K', 'moves = K sometimes', 11, '“sometimes” is not understood.'],
    ['moves = K', 'moves = K from far from far', 1, ''],
    [
      'promotes = at far, must: King',
      'promotes = at far, must: Kign',
      26,
      'There is no kind “Kign”. Did you mean “King”?',
    ],
    ['promotes = at far, must: King', 'promotes = at far, must: King King', 31, '“King” stands here twice.'],
    [
      'promotes = at far, must: King',
      'promotes = at far, must: Kings King',
      26,
      'There is no kind “Kings”. Did you mean “King”?',
    ],
    [
      'promotes = at far, must: King',
      'promotes = at rank 4, must: King',
      12,
      '“promotes” is written like “at far, must: Queen Rook”, “at or from far, may: Gold”, “at far, may, taking: Queen” or “at far, never”. Squares get a name under [zones] first, such as “hill = d4 e4”.',
    ],
    [
      'moves = K',
      'moves = K from d4',
      11,
      '“from d4” is not understood. Behind the moves stands “from”, “within” or “to” with a zone, or “not in check”. Squares get a name under [zones] first, such as “hill = d4 e4”.',
    ],
    ['far = own rank 4', 'far = but a1', 7, 'A zone needs cells'],
    ['royal = yes', 'value = 3.5', 9, '“value” must be a whole number from 0 to 99.'],
    ['[piece Pawn]', '[piece anybody]', 8, '“anybody” stands for any piece in a goal'],
    ['promotes = at far, must: King', 'promotes = King', 12, '“promotes” is written like'],
    ['k . . p', 'k . . x', 7, 'No kind has the letter “x”.'],
    ['k . . p', 'k . .', 1, 'This row has 3 cells, and the board has 4 files.'],
    ['repetition = 3', 'repetition = 30', 14, '“repetition” must be a whole number from 0 to 9.'],
    ['repetition = 3', 'repetition = 3\nrepetition = 4', 1, '“repetition” stands in this section twice.'],
    ['repetition = 3', 'repetition = 1', 14, '“repetition” must be 0, or a whole number from 2'],
    ['repetition = 3', 'check = no\nchecks to win = 3', 17, 'With “check = no” there are no checks to count.'],
    ['repetition = 3', 'captured = to hand', 12, 'Whoever is captured could never leave the hand'],
    ['repetition = 3', 'at most = 1 Pawn, 2 Pawn', 19, '“Pawn” stands here twice.'],
    ['repetition = 3', 'at most = 1 Pawns', 13, 'There is no kind “Pawns”. Did you mean “Pawn”?'],
    ['repetition = 3', 'moves a turn = 0', 16, '“moves a turn” must be a whole number from 1 to 4.'],
    ['repetition = 3', 'first turn = 5', 14, '“first turn” must be a whole number from 0 to 4.'],
    [
      'repetition = 3',
      'walls = in lines',
      9,
      '“walls” must be “none” or “left behind” or “anywhere” or “in line” or “moved”',
    ],
    ['repetition = 3', 'perpetual chas = lost', 1, '[rules] has no “perpetual chas”. Did you mean “perpetual chase”?'],
    ['repetition = 3', 'perpetual chase = axf', 19, '“perpetual chase” must be “allowed” or “lost”'],
    [
      'repetition = 3',
      'moves a turn = 2\nperpetual chase = lost',
      19,
      'Perpetual chase cannot be judged where a turn is',
    ],
    [
      'repetition = 3',
      'walls = moved\nperpetual chase = lost',
      19,
      'Perpetual chase cannot be judged where a turn is several actions',
    ],
    ['repetition = 3', 'walls on = fr', 12, 'There is no zone “fr”. Did you mean “far”?'],
    [
      'repetition = 3',
      'counting = makruc',
      12,
      '“counting” must be “none” or “makruk” or “cambodian” or “asean”. Did you mean “makruk”?',
    ],
    ['repetition = 3', 'progress by = Pwan', 15, 'There is no kind “Pwan”. Did you mean “Pawn”?'],
    ['repetition = 3', 'progress by = Pawn Pawn', 20, '“Pawn” stands here twice.'],
    ['repetition = 3', 'at most = King', 11, '“at most” is written like'],
  ])('%s as %s', (line, other, column, says) => {
    const at = lineOf(line) + (other.includes('\n') ? 1 : 0);
    const problems = problemsOf(withLine(line, other));
    expect(problems.length).toBeGreaterThan(0);
    if (says !== '') expect(problems.join('\n')).toContain(`${at}:${column} ${says}`);
  });
  test.each([
    ['2 Pawn, 2 Pawn', '“Pawn” stands here twice.'],
    ['2 Pwan', 'There is no kind “Pwan”. Did you mean “Pawn”?'],
    ['Pawn', '“points” is written like “13 Chariot, 7 Cannon”'],
    ['2 Pawn; red 1', '“points” is written like'],
    ['2 Pawn; black 1; white 1', '“points” is written like'],
  ])('points = %s', (text, says) => {
    expect(problemsOf(`${smallGame}\n[endings]\npoints = ${text}`).join('\n')).toContain(says);
  });
  test('a goal on squares without a name, and two limits for one file', () => {
    const more = '[drops]\none to a file = Pawn\ntwo to a file = Pawn\n[endings]\ngoal = King on d4';
    const problems = problemsOf(`${smallGame}\n${more}`).join('\n');
    expect(problems).toContain('Only one of “one to a file” and “two to a file” can stand here.');
    expect(problems).toContain('“goal” is written like “King on hill”');
    expect(problems).toContain('Squares get a name under [zones] first, such as “hill = d4 e4”.');
    const where = `${smallGame}\n[drops]\nwhere = rank 3; Pawn: far; Pawn: far`;
    expect(problemsOf(where).join('\n')).toMatch(/Squares get a name[\s\S]*“Pawn” stands here twice/);
  });
  test('what is pushed, shot or swapped counts as work, too', () => {
    const rows = (letter: string, n: number) => Array(n).fill(Array(16).fill(letter).join(' ')).join('\n');
    const gun = (more: string) =>
      `fairygame 1\n[game]\ntitle = Guns\nboard = 16 x 16\n[piece Gun]\nletter = G\nmoves = Q0N0C0Z0\n${more}\n[array]\n${rows('g', 4)}\n${rows('.', 8)}\n${rows('G', 4)}\n`;
    expect(problemsOf(gun(''))).toEqual([]);
    expect(problemsOf(gun('shoots = Q0N0C0Z0')).join()).toContain('All pieces together look at more than 20000 cells.');
  });
  test('all of it at once, in the order of the lines', () => {
    const text = withLine('letter = P', 'leter = P').replace('title = Small', 'tilte = Small');
    const lines = problemsOf(text).map((problem) => Number(problem.split(':')[0]));
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(new Set(lines).size).toBeGreaterThan(1);
  });
  test('a file without anything', () => {
    expect(problemsOf('')).toEqual(['1:1 The first line must be “fairygame 1”.', '1:1 A game needs a section [game].']);
  });
  test('a file that is too large', () => {
    expect(problemsOf(`${smallGame}${'#'.repeat(70_000)}`)).toEqual(['1:1 A game has at most 65536 letters.']);
  });
  test('a move that bends too often', () => {
    expect(problemsOf(withLine('moves = K', 'moves = aaaaaQ'))[0]).toContain(
      'This move looks at more than 1000 cells.',
    );
  });
  test('at most fifty problems', () => {
    const many = Array.from({ length: 80 }, (_, i) => `k${i} = 1`).join('\n');
    expect(problemsOf(withLine('repetition = 3', many))).toHaveLength(50);
  });
  test('names that every object inherits are only names', () => {
    expect(problemsOf(withLine('far = own rank 4', 'constructor = own rank 4')).join()).toContain('no zone “far”');
    expect(dataOf(withLine('far = own rank 4', 'far = own rank 4\nportal = a1')).zones).toHaveProperty('portal');
    expect(problemsOf(withLine('[rules]', '[constructor]')).join()).toContain('There is no section “constructor”.');
    expect(problemsOf(withLine('repetition = 3', '__proto__ = 3')).join()).toContain('[rules] has no “__proto__”.');
  });
});

/** What the rulebook says of endings, of what is done from afar, and of zones. */
import { describe, expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { gameText, variantOf } from '../compile/own-game.fixture.ts';
import { editGame } from '../edit/edit-game.ts';
import { readGame } from '../file/read-game.ts';
import { ruleSentences } from './rule-sentences.ts';

const kinds = ['King K royal = yes; moves = K', 'Rook R moves = R', 'Guard G moves = W'];
const bookOf = (more: string, some: readonly string[] = kinds) => {
  const { rulebook } = variantOf(gameText({ kinds: some, rows: 'rgk\n...\n...\nRGK', more })).words;
  return rulebook.map(({ paragraphs }) => paragraphs);
};

describe('Endings', () => {
  test.each([
    ['extinct = any of Rook Guard: loses', 'A player who has no Rook or no Guard left loses.'],
    ['extinct = any of Rook Guard, at most 1: wins', 'A player who has only one Rook or only one Guard left wins.'],
    ['extinct = all, at most 1: loses', 'A player who has only one piece left loses.'],
    ['extinct = all: loses', 'A player who has no pieces left loses.'],
    [
      'goal = King on hill after an answer',
      'Whoever brings a King to “hill” wins, but if White does so first, Black can still draw by doing so with the next move.',
    ],
    ['[rules]\nfull board = ends', 'When no square is empty, the game is drawn.'],
    [
      '[rules]\nfull board = ends\n[endings]\npoints = 1 Rook',
      'When no square is empty, the game ends: the player with more points on the board wins, and if they have equally many, it is drawn.',
    ],
    ['goal = King on hill, at least 2', 'But it takes 2 of these pieces there at the same time.'],
    [
      'goal = Guard or Rook on hill if safe, at least 3 or full',
      'But it takes 3 of these pieces there at the same time, or only one of them while no square of it is empty.',
    ],
    [
      'goal = anybody on hill if safe or after an answer',
      'Whoever brings a piece to “hill” wins, at once if it cannot be captured there, or else if it still stands there after the opponent’s next move.',
    ],
    [
      'in a row = 3 of Rook along ranks files, with gaps: loses',
      'Whoever gets 3 pieces (Rook) with or without gaps on a rank or a file loses.',
    ],
    [
      'connects = hill, shore; of Rook Guard; along ranks files: wins',
      'Whoever connects “hill” with “shore” by a chain of pieces (Rook, Guard), each beside the next on a rank or a file, wins.',
    ],
    ['in a square = 2: wins', 'Whoever fills a square, 2 squares wide and high, with pieces wins.'],
    ['[rules]\nchecks to win = 1', 'Giving check 1 time wins.'],
    ['[rules]\nchecks to win = 3', 'Giving check 3 times wins.'],
    ['draw after = 1', 'After 1 move of both players together the game is drawn.'],
    [
      '[rules]\nprogress by = Rook Guard',
      'What counts as an advance: moves of a Rook or a Guard that it could not take straight back.',
    ],
    ['[rules]\nprogress by = -', 'No move counts as an advance: only a capture starts the count again.'],
    ['[rules]\nno progress = 1', 'The game is drawn after 1 move of each player without a capture or an advance.'],
  ])('%s', (line, says) => {
    const rule = line.startsWith('[') ? line : `[endings]\n${line}`;
    expect(bookOf(`[zones]\nhill = b2\nshore = rank 4\n${rule}`)[0]).toContain(says);
  });
});

test('zones are told with their squares', () => {
  const zones = 'hill = b2\nhome = own ranks 1-2\nside = file a\nflank = white: a1; black: none';
  const book = bookOf(`[zones]\n${zones}`)[0];
  for (const says of [
    '“hill” is b2.',
    '“home” is ranks 1–2 for White, and ranks 3–4 for Black.',
    '“side” is a1–a4.',
    '“flank” is a1 for White, and nowhere for Black.',
  ])
    expect(book).toContain(says);
});
test('a game without a word about itself does not begin with its title', () => {
  expect(bookOf('')[0]).not.toContain('A test');
});

test.each([
  ['pushes = N', 'It reaches as far as a piece that leaps two squares by one.'],
  ['shoots = sR2', 'It reaches as far as a piece that moves up to two squares straight sideways.'],
  [
    'swaps = WF2 with anybody',
    'It reaches as far as a piece that moves one square straight or moves up to two squares diagonally.',
  ],
  ['safe from = afar 1', 'A Gun cannot be captured from more than 1 square away.'],
])('%s says how far', (line, says) => {
  const gun = `Gun G moves = W; ${line}`;
  expect(bookOf('', [kinds[0], kinds[1], gun])[3].join(' ')).toContain(says);
});

test('where check is switched off, checks are not counted any more', () => {
  const text = shelf.get('three-check')!;
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const check = ruleSentences(read.data).find(({ id }) => id === 'check');
  const edited = editGame(text, { do: 'set', settings: check?.toggle?.off ?? [] });
  expect(edited.ok && readGame(edited.text)).toMatchObject({
    ok: true,
    data: { rules: { check: 'no', checksToWin: 0 } },
  });
});

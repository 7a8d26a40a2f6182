import { describe, expect, test } from 'vitest';
import { shelf } from '../../testing/workshop-shelf.ts';
import type { GameData } from '../game-data.ts';
import { readGame } from './read-game.ts';
import { smallGame } from './small-game.fixture.ts';
import { writeGame } from './write-game.ts';

const dataOf = (text: string): GameData => {
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};

describe('A game is written', () => {
  test.each([...shelf.keys()])('%s comes back from its canonical text as it was', (name) => {
    const data = dataOf(shelf.get(name) ?? '');
    const written = writeGame(data);
    expect(dataOf(written)).toEqual(data);
    expect(writeGame(dataOf(written))).toBe(written);
  });
  test('with one text, however it was spaced and commented', () => {
    const noisy = smallGame.replaceAll(' = ', '=').replaceAll('\n\n', '\n\n# a note\n');
    expect(writeGame(dataOf(noisy))).toBe(writeGame(dataOf(smallGame)));
  });
  test('with every key that there is', () => {
    const data = dataOf(everything);
    const written = writeGame(data);
    expect(dataOf(written)).toEqual(data);
    for (const line of everything.split('\n')) expect(written.split('\n')).toContain(line);
  });
});

/** In canonical form already. */
const everything = `fairygame 1

[game]
title = Everything
tagline = All that a file can say.
by = nobody
about = For a test.
board = 6 x 6
first = black
castling = Great_King with Rook to b

[zones]
far = own rank 6
odd = white: ranks 1-2, a3, c3-d3; black: none
mid = ranks 3-4

[piece Great King]
letter = K
figure = king
tint = red
value = 9
royal = yes
moves = K not in check
moves = imfN from mid within mid to odd
stays in = odd
first moves from = far
first move lost to = Rook

[piece Rook]
letter = R
moves = R
promotes = at far, must: Great_King Swan
promotes white = at or from mid, may, taking: Swan
promotes black = at odd, never
not over = Rook
not taking = Great_King Swan
blast = spares beside
guards = beside
freezes = beside
bursts = taken
pushes = W
shoots = R3
swaps = K with foes
safe from = Swan

[piece Swan]
letter = +R
form of = Rook
counts as = Rook
safe from = afar 2

[array]
r . . k . .
. * . . . .
. . . . . .
. . . . . .
. . +R . . .
R . . K . R

[hands]
white = Swan Great_King
black = Rook Rook

[rules]
royals = last
giving check = forbidden
flight = forbidden
capture = must
captured = to hand
promoted captives = stay
captures explode = yes
facing royals = draw
immobile = forbidden
pass = yes
stalemate = fewer wins
checkmate = won
repetition = 4
no progress = 0
checks to win = 5
at most = 1 Great_King, 2 Rook
in passing on = mid
gating from = far

[drops]
where = board; Swan: mid
two to a file = Swan
mate by = Swan loses
giving check = forbidden
must = yes
promoted = yes

[endings]
goal = Great_King or Swan on mid if safe
extinct = any of Rook Swan, at most 1, others at least 2: loses
draw after = 100
`;

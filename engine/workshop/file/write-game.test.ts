import { describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/workshop/position.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { smallGame } from './small-game.fixture.ts';
import { writeGame } from './write-game.ts';

describe('A game is written', () => {
  test.each([...shelf.keys()])('%s has no zone without squares, which its rulebook would tell of', (name) => {
    const { zones } = dataOf(shelf.get(name) ?? '');
    expect(Object.keys(zones).filter((zone) => zones[zone].flat().length === 0)).toEqual([]);
  });
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
  test('a first turn that is like every other is not told', () => {
    const text = smallGame.replace('repetition = 3', 'moves a turn = 2\nfirst turn = 2');
    expect(writeGame(dataOf(text))).toBe(writeGame(dataOf(text.replace('first turn = 2', ''))));
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
raised = mid 0.35
first = black
castling = Great_King with Rook to b

[zones]
far = own rank 6
odd = white: ranks 1-2, a3, c3-d3; black: none
mid = ranks 3-4

[piece Great King]
letter = K
figure = acid/king
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
lifts = anybody
recruits = yes
carries = Swan
moves also like = friends beside
safe from = Swan

[piece Swan]
letter = +R
glyph = M 10 10 h 80 v 80 z
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

[features]
wall = d4
mine = e3
portal = c3 f3
portal = d5 c6

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
walls = moved
stalemate = fewer wins
checkmate = won
counting = cambodian
repeated = first loses
perpetual check = lost
repetition = 4
no progress = 20
checks to win = 5
moves a turn = 3
first turn = 2
progress by = Great_King Swan
at most = 1 Great_King, 2 Rook
in passing on = mid
gating from = far
walls on = mid

[drops]
where = board; Swan: mid
two to a file = Swan
mate by = Swan loses
giving check = forbidden
must = yes
promoted = yes

[endings]
goal = Great_King or Swan on mid if safe or after an answer, at least 3 or full
in a row = 3 of Great_King Swan along ranks diagonals, with gaps: loses
in a square = 2 of Great_King Swan: wins
connects = odd, mid; of Great_King Swan; along ranks files: loses
extinct = any of Rook Swan, at most 1, others at least 2: loses
points = 1.5 Rook, 3 Swan; white 0.5
draw after = 100
`;

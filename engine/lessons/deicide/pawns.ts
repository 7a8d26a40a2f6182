/** Pawn, Rookie and Drunk Pawn: how each moves, captures and begins; en passant and promotion. */
import type { Lesson } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

export const pawnLesson: Lesson = {
  id: 'deicide-pawn',
  variant: 'deicide',
  chapter: 'pawns',
  title: 'The Pawn',
  subtitle: 'straight on, up to four squares',
  about: ['pawn'],
  closing: 'That is the Pawn: as in chess, but with a longer first move.',
  steps: [
    {
      fields: playing,
      pieces: 'P@e6 P@k6 K@i1 n@f7 r@k7 k@i16',
      goal: 'Capture the Knight.',
      task: { is: 'captured', kind: 'knight' },
      hints: [
        'A Pawn moves one square forward and captures one square diagonally forward.',
        'From e6 it captures on f7.',
      ],
      solution: ['Pe6xf7'],
      refutations: [{ try: 'Pk6xk7', because: 'A Pawn never captures straight ahead.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'P@e4 P@c9 K@i1 k@i16',
      goal: 'Bring a Pawn to e8 in one move.',
      task: { is: 'stands', kind: 'pawn', on: { cells: ['e8'] } },
      hints: ['From rank 4 or below, a Pawn may slide up to four squares forward.', 'Choose the Pawn on e4, then e8.'],
      solution: ['Pe4-e8'],
    },
    {
      fields: playing,
      pieces: 'P@e3 P@g4 K@i1 n@g7 k@i16',
      goal: 'Go as far as you can with the Pawn on g4.',
      task: { is: 'stands', kind: 'pawn', on: { cells: ['g6'] } },
      hints: ['It slides: a piece in its way stops it.', 'The Knight on g7 leaves it two squares.'],
      solution: ['Pg4-g6'],
      refutations: [
        { try: 'Pg4-g5', because: 'The Pawn can go one square further.' },
        { try: 'Pg4-g8', because: 'A Pawn does not jump over the Knight.', illegal: true },
      ],
    },
  ],
};

export const rookieLesson: Lesson = {
  id: 'deicide-rookie',
  variant: 'deicide',
  chapter: 'pawns',
  title: 'The Rookie',
  subtitle: 'captures sideways',
  about: ['rookie'],
  closing: 'That is the Rookie: what stands next to it on its rank is in danger.',
  steps: [
    {
      fields: playing,
      pieces: 'J@e6 P@b4 K@i1 n@d6 r@f7 k@i16',
      goal: 'Capture the piece that the Rookie can reach.',
      task: { is: 'captures', count: 1 },
      hints: [
        'A Rookie moves one square forward and captures one square sideways.',
        'The Knight stands beside it, on d6.',
      ],
      solution: ['Je6xd6'],
      refutations: [{ try: 'Je6xf7', because: 'A Rookie does not capture diagonally.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'J@e3 P@b4 K@i1 q@f8 k@i16',
      goal: 'Capture the Queen in two turns.',
      task: { is: 'captured', kind: 'queen' },
      turns: 2,
      hints: [
        'From rank 3 or below, a Rookie may slide up to five squares forward.',
        'Slide to e8, next to the Queen. Then capture sideways.',
      ],
      solution: ['Je3-e8', 'Je8xf8'],
      refutations: [{ try: 'Je3-e7', because: 'From e7 it attacks d7 and f7, not f8.' }],
    },
  ],
};

export const drunkPawnLesson: Lesson = {
  id: 'deicide-drunk-pawn',
  variant: 'deicide',
  chapter: 'pawns',
  title: 'The Drunk Pawn',
  subtitle: 'the other way round',
  about: ['drunk-pawn'],
  closing: 'That is the Drunk Pawn: it moves diagonally and captures straight ahead.',
  steps: [
    {
      fields: playing,
      pieces: 'D@e6 P@b4 K@i1 n@e7 r@f7 k@i16',
      goal: 'Capture the piece that the Drunk Pawn can reach.',
      task: { is: 'captures', count: 1 },
      hints: [
        'A Drunk Pawn moves one square diagonally forward and captures straight ahead.',
        'Straight ahead on e7 stands the Knight.',
      ],
      solution: ['De6xe7'],
      refutations: [{ try: 'De6xf7', because: 'It moves diagonally, but never captures that way.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'D@e3 P@b4 K@i1 k@i16',
      flags: { e3: { hasMoved: false } },
      goal: 'Bring the Drunk Pawn to j8 in one move.',
      task: { is: 'stands', kind: 'drunk-pawn', on: { cells: ['j8'] } },
      hints: [
        'The first time it moves, it may slide up to five squares diagonally forward, from rank 3 or below.',
        'Slide up and to the right: e3, f4, and on to j8.',
      ],
      solution: ['De3-j8'],
    },
    {
      fields: playing,
      pieces: 'D@e3 P@b4 K@a1 q@i8 k@o16',
      flags: { e3: { hasMoved: false } },
      goal: 'Capture the Queen in two turns.',
      task: { is: 'captured', kind: 'queen' },
      turns: 2,
      hints: ['You capture straight ahead, so stop below the Queen.', 'From e3 the diagonal leads to i7.'],
      solution: ['De3-i7', 'Di7xi8'],
      refutations: [{ try: 'De3-h6', because: 'From h6 it attacks h7.' }],
    },
  ],
};

export const enPassantLesson: Lesson = {
  id: 'deicide-en-passant',
  variant: 'deicide',
  chapter: 'pawns',
  title: 'En passant',
  subtitle: 'catching a long first move',
  about: ['pawn', 'rookie', 'drunk-pawn'],
  closing: 'Only at once, and only by the same kind of pawn.',
  steps: [
    {
      fields: playing,
      pieces: 'P@e9 P@b4 K@i1 p@f9 k@a16',
      flags: { f9: { passed: ['f12', 'f11', 'f10'] } },
      goal: 'The Pawn on f9 has just slid there from f13. Capture it.',
      task: { is: 'captured', kind: 'pawn' },
      hints: [
        'A Pawn that slid past a square which your Pawn attacks can be captured on that square, in the next turn only.',
        'Move your Pawn from e9 to f10.',
      ],
      solution: ['Pe9xf9-f10ep'],
    },
    {
      fields: playing,
      pieces: 'J@e11 P@g10 P@b4 K@i1 j@f9 k@a16',
      flags: { f9: { passed: ['f10', 'f11', 'f12', 'f13'] } },
      goal: 'The Rookie on f9 has just slid there. Capture it with your Rookie.',
      task: { is: 'captured', kind: 'rookie' },
      hints: [
        'Only the same kind of pawn captures en passant, and a Rookie captures sideways.',
        'Move your Rookie from e11 to f11, which the other one has passed.',
      ],
      solution: ['Je11xf9-f11ep'],
      refutations: [{ try: 'Pg10xf11', because: 'A Pawn does not capture a Rookie en passant.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'D@d11 P@b4 K@i1 d@b10 k@a16',
      flags: { b10: { passed: ['c11', 'd12', 'e13'] } },
      goal: 'The Drunk Pawn on b10 has just slid there from f14. Capture it.',
      task: { is: 'captured', kind: 'drunk-pawn' },
      hints: [
        'A Drunk Pawn captures straight ahead, so it catches the other one on a square above it.',
        'The other one has passed d12. Move straight ahead.',
      ],
      solution: ['Dd11xb10-d12ep'],
    },
  ],
};

export const promotionLesson: Lesson = {
  id: 'deicide-promotion',
  variant: 'deicide',
  chapter: 'pawns',
  title: 'Promotion',
  subtitle: 'into any of 21 pieces',
  about: ['pawn', 'rookie', 'drunk-pawn'],
  closing: 'Any pawn becomes any piece but a King or a pawn. The Queen is not always the best.',
  steps: [
    {
      fields: playing,
      pieces: 'P@e15 K@i1 n@e16 r@f16 k@a13',
      goal: 'Become a Queen.',
      task: { is: 'stands', kind: 'queen' },
      hints: [
        'On the last rank a pawn becomes another piece, by a capture too.',
        'The way is blocked. Capture on f16.',
      ],
      solution: ['Pe15xf16=Q'],
    },
    {
      fields: playing,
      pieces: 'D@e15 K@i1 P@b4 n@e16 k@a13',
      goal: 'Become an Archbishop, and capture the Knight with the same move.',
      task: {
        is: 'all',
        of: [
          { is: 'captured', kind: 'knight' },
          { is: 'stands', kind: 'archbishop' },
        ],
      },
      hints: ['A Drunk Pawn captures straight ahead.', 'Capture on e16 and choose the Archbishop.'],
      solution: ['De15xe16=A'],
    },
    ...withCall({
      fields: playing,
      pieces: 'J@e15 K@i1 P@b4 q@g15 k@c15',
      goal: 'Attack the King and the Queen at once with a Knight.',
      task: { is: 'all', of: [{ is: 'check' }, { is: 'stands', kind: 'knight', on: { cells: ['e16'] } }] },
      hints: ['Sometimes a weaker piece is better than a Queen.', 'Move to e16 and choose the Knight.'],
      solution: ['Je15-e16=N'],
    }),
  ],
};

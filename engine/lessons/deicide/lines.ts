/** Pieces that chess players know, and those that are two of them in one. */
import type { Lesson } from '../lesson.ts';
import { playing } from './playing.ts';

export const linesLesson: Lesson = {
  id: 'deicide-lines',
  variant: 'deicide',
  chapter: 'pieces',
  title: 'Rook, Bishop, Queen',
  subtitle: 'any distance, as in chess',
  about: ['queen', 'rook', 'bishop'],
  closing: 'As in chess, but on sixteen files and ranks they reach twice as far.',
  steps: [
    {
      fields: playing,
      pieces: 'R@c3 P@f3 K@i1 n@c14 b@l3 k@o16',
      goal: 'Capture with the Rook.',
      task: { is: 'captures', count: 1 },
      hints: [
        'A Rook slides any distance along its file or rank.',
        'Your Pawn is in the way on rank 3. Go up the file.',
      ],
      solution: ['Rc3xc14'],
      refutations: [{ try: 'Rc3xl3', because: 'A Rook does not jump over your Pawn on f3.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'B@c3 P@d5 K@i1 r@m13 n@c9 k@o16',
      goal: 'Capture with the Bishop.',
      task: { is: 'captures', count: 1 },
      hints: ['A Bishop slides any distance diagonally.', 'The diagonal from c3 leads up to m13.'],
      solution: ['Bc3xm13'],
    },
    {
      fields: playing,
      pieces: 'Q@d4 P@b4 K@i1 r@d12 c@l12 n@j4 k@o16',
      goal: 'Capture the piece that nobody protects.',
      task: {
        is: 'all',
        of: [
          { is: 'captures', count: 1 },
          { is: 'safe', kind: 'queen' },
        ],
      },
      hints: [
        'A Queen moves like a Rook or a Bishop.',
        'The two on rank 12 protect each other. Nobody protects the Knight.',
      ],
      solution: ['Qd4xj4'],
    },
  ],
};

export const knightsLesson: Lesson = {
  id: 'deicide-knights',
  variant: 'deicide',
  chapter: 'pieces',
  title: 'Knights in company',
  subtitle: 'Archbishop and Chancellor',
  about: ['knight', 'archbishop', 'chancellor'],
  closing: 'An Archbishop is Bishop and Knight, a Chancellor is Rook and Knight.',
  steps: [
    {
      fields: playing,
      pieces: 'N@d4 P@d3 P@e5 P@e4 K@i1 r@e6 k@o16',
      goal: 'Capture the Rook with the Knight.',
      task: { is: 'captured', kind: 'rook' },
      hints: ['A Knight leaps two squares one way and one aside, over anything.', 'From d4 it leaps to e6.'],
      solution: ['Nd4xe6'],
    },
    {
      fields: playing,
      pieces: 'A@d4 P@b5 K@i1 r@f5 q@k10 k@o16',
      goal: 'Capture both the Rook and the Queen in two turns.',
      task: { is: 'captures', count: 2 },
      turns: 2,
      hints: [
        'An Archbishop moves like a Bishop or like a Knight.',
        'Leap to f5 first, then slide along the diagonal to k10.',
      ],
      solution: ['Ad4xf5', 'Af5xk10'],
    },
    {
      fields: playing,
      pieces: 'C@d4 P@b5 K@i1 n@e6 q@e13 k@o16',
      goal: 'Capture both the Knight and the Queen in two turns.',
      task: { is: 'captures', count: 2 },
      turns: 2,
      hints: ['A Chancellor moves like a Rook or like a Knight.', 'Leap to e6 first, then slide up the e-file.'],
      solution: ['Cd4xe6', 'Ce6xe13'],
    },
  ],
};

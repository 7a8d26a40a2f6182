/** The two who move on diagonals and more: Rainbow and Voyager. */
import type { Lesson } from '../lesson.ts';

export const rainbowLesson: Lesson = {
  id: 'acid-rainbow',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Rainbow',
  subtitle: 'a slide, or the ring in front',
  about: ['rainbow'],
  closing: 'That is the Rainbow: short diagonals, and a great ring ahead.',
  steps: [
    {
      pieces: 'R@d4 K@i1 d@f6 d@b6 k@i9 D@c4',
      goal: 'Capture the Diskette on f6.',
      task: { is: 'captured', kind: 'diskette', on: { cells: ['f6'] } },
      hints: ['A Rainbow slides one or two squares diagonally.', 'From d4 to f6 it is two squares.'],
      solution: ['Rd4xf6'],
    },
    {
      pieces: 'R@e3 K@i1 D@b2 D@f4 k@a1',
      goal: 'Ride the ring: bring the Rainbow to e9.',
      task: { is: 'stands', kind: 'rainbow', on: { cells: ['e9'] } },
      hints: [
        'The ring is a chain of knight moves in front of her: from e3 it is g4, h6, g8, e9, c8, b6 and c4.',
        'The far point of the ring, e9, is one move: choose it.',
      ],
      solution: ['Re3-e9'],
      refutations: [{ try: 'Re3-c5', because: 'That is the diagonal slide. The ring leads further up the board.' }],
    },
    {
      pieces: 'R@e3 K@i1 D@g4 d@b6 k@a1',
      goal: 'Your Diskette on g4 blocks one direction. Capture on b6 all the same.',
      task: { is: 'captured', kind: 'diskette', on: { cells: ['b6'] } },
      hints: ['She may ride the ring in either direction.', 'Through c4 she comes to b6.'],
      solution: ['Re3xb6'],
      refutations: [
        {
          try: 'Re3-c4',
          because: 'That is the right direction, but she may ride on: b6 is the next square of the ring.',
        },
        { try: 'Re3-h6', because: 'In that direction your own Diskette on g4 stops the ride.', illegal: true },
      ],
    },
    {
      pieces: 'R@c2 K@i1 D@e3 d@c8 k@i9',
      goal: 'The ring of this Rainbow runs through the Zone. Capture on c8.',
      task: { is: 'captured', kind: 'diskette', on: { cells: ['c8'] } },
      hints: [
        'She passes through empty Zone squares of the ring but cannot stop on them.',
        'From c2 the ring goes a3, Δ5 in the Zone, a7, c8.',
      ],
      solution: ['Rc2xc8'],
      refutations: [{ try: 'Rc2-Δ5', because: 'She passes Δ5 but cannot stop in the Zone.', illegal: true }],
    },
  ],
};

export const voyagerLesson: Lesson = {
  id: 'acid-voyager',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Voyager',
  subtitle: 'he bounces off the Zone',
  about: ['voyager'],
  closing: 'That is how a Voyager travels. Next: how he captures.',
  steps: [
    {
      pieces: 'V@b2 K@i1 D@d3 k@a9',
      goal: 'Bring the Voyager to h8.',
      task: { is: 'stands', kind: 'voyager', on: { cells: ['h8'] } },
      hints: ['A Voyager slides diagonally over empty squares.', 'From b2 the long diagonal leads to h8.'],
      solution: ['Vb2-h8'],
    },
    {
      pieces: 'V@e2 K@i1 D@f3 k@a1',
      goal: 'Bounce off the Zone: bring the Voyager to b9 in one turn.',
      task: { is: 'stands', kind: 'voyager', on: { cells: ['b9'] } },
      hints: [
        'Once in a move he may bounce off an empty Zone square, like light off a mirror. Corners do not count.',
        'From e2 he slides to a6, bounces at Δ7 and goes on through a8 to b9.',
      ],
      solution: ['Ve2-b9'],
      refutations: [
        { try: 'Ve2-a6', because: 'That is where he leaves the field. He may bounce and go on in the same move.' },
        { try: 'Ve2-Δ7', because: 'He bounces off the Zone but cannot stop there.', illegal: true },
      ],
    },
    {
      pieces: 'V@d4 K@i1 d@c6 d@e6 k@a1',
      goal: 'Bring the Voyager to d5.',
      task: { is: 'stands', kind: 'voyager', on: { cells: ['d5'] } },
      hints: [
        'He may also step one square along a rank or file, to an empty square.',
        'd5 is the square straight ahead. It has the other colour.',
      ],
      solution: ['Vd4-d5'],
    },
  ],
};

export const jumpsLesson: Lesson = {
  id: 'acid-jumps',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Voyager jumps',
  subtitle: 'captures, one after another',
  about: ['voyager'],
  closing: 'That is the Voyager. Count the jumps: each one is a capture.',
  steps: [
    {
      pieces: 'V@b2 K@i1 d@d4 r@f5 k@a9',
      goal: 'Capture the Diskette by jumping over it.',
      task: { is: 'captured', kind: 'diskette' },
      hints: [
        'If the first piece in his way is an enemy and the field square behind it is empty, he may jump over it.',
        'From b2 he jumps over d4 and lands on e5.',
      ],
      solution: ['Vb2xd4-e5'],
      refutations: [
        {
          try: 'Vb2-c3',
          because: 'That only brings him next to the Diskette. He can slide there and jump in one move.',
        },
        { try: 'Vb2xd4', because: 'He never captures by landing. He jumps over the piece.', illegal: true },
      ],
    },
    {
      pieces: 'V@b2 K@i1 d@c3 d@c5 s@f1 k@a9',
      goal: 'Capture both Diskettes in one move.',
      task: { is: 'captures', count: 2 },
      hints: [
        'After a jump he may jump again over an enemy diagonally next to him, in any direction.',
        'Over c3 he lands on d4. From there c5 is next to him.',
      ],
      solution: ['Vb2xc3,c5-b6'],
      refutations: [{ try: 'Vb2xc3-d4', because: 'That is one capture. From d4 he may jump on over c5.' }],
    },
    {
      pieces: 'V@c3 K@i9 d@g1 M@d4 k@a9',
      goal: 'Bounce first, then jump: capture the Diskette on g1.',
      task: { is: 'captured', kind: 'diskette' },
      hints: [
        'He may jump straight out of a bounce.',
        'From c3 by d2 and e1 he bounces at fλ and meets g1. The square behind it, h2, is empty.',
      ],
      solution: ['Vc3xg1-h2'],
    },
    {
      pieces: 'V@e2 K@i1 d@d3 d@d5 d@f5 d@f3 k@a1',
      goal: 'Capture all four Diskettes in one move.',
      task: { is: 'captures', count: 4 },
      hints: ['A chain of jumps may end on the square where it began.', 'Jump around the square: d3, d5, f5 and f3.'],
      solution: ['Ve2xd3,f3,d5,f5-e2'],
      refutations: [
        { try: 'Ve2xd3-c4', because: 'That is one capture. From c4 he may jump on over d5, and on again.' },
      ],
    },
  ],
};

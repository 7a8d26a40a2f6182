/** Cannon and Archer: they slide like Rook and Bishop, and capture only by jumping over exactly one piece. */
import type { Lesson } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

export const cannonLesson: Lesson = {
  id: 'deicide-cannon',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Cannon',
  subtitle: 'captures over one piece',
  about: ['cannon'],
  closing: 'That is the Cannon. Count the pieces in between: one is right, none or two are wrong.',
  steps: [
    {
      fields: playing,
      pieces: 'O@h3 P@h7 r@h12 n@m3 K@i1 k@o16',
      goal: 'Capture an enemy.',
      task: { is: 'captures', count: 1 },
      hints: [
        'A Cannon moves like a Rook. To capture, it jumps over exactly one piece on its rank or file.',
        'It jumps over your Pawn on h7 and captures on h12.',
      ],
      solution: ['Oh3xh12'],
      refutations: [{ try: 'Oh3xm3', because: 'There is no piece between h3 and m3 to jump over.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'O@c8 n@g8 b@k8 q@n8 P@b6 K@i1 k@o16',
      goal: 'Capture whatever the Cannon can capture.',
      task: { is: 'captures', count: 1 },
      hints: [
        'The piece in between may be an enemy, at any distance. There must be exactly one.',
        'Over the Knight on g8 it reaches the Bishop.',
      ],
      solution: ['Oc8xk8'],
      refutations: [
        { try: 'Oc8xg8', because: 'Nothing stands between c8 and g8 to jump over.', illegal: true },
        { try: 'Oc8xn8', because: 'Two pieces stand in between, and it jumps over one only.', illegal: true },
      ],
    },
    {
      fields: playing,
      pieces: 'O@e2 P@l6 q@l11 K@i1 k@o16',
      goal: 'Capture the Queen in two turns.',
      task: { is: 'captured', kind: 'queen' },
      turns: 2,
      hints: [
        'Find the line on which one piece stands in front of the Queen. Slide onto it first.',
        'Slide along the rank to l2, behind your Pawn.',
      ],
      solution: ['Oe2-l2', 'Ol2xl11'],
      refutations: [
        { try: 'Oe2-e11', because: 'On the eleventh rank nothing stands between the Cannon and the Queen.' },
      ],
    },
    ...withCall({
      fields: playing,
      pieces: 'O@i2 N@g5 P@c5 p@d13 K@a1 k@i16',
      goal: 'Give check with the Cannon.',
      task: { is: 'check' },
      hints: [
        'A Cannon gives check when one piece stands between it and the King.',
        'Put the Knight on the i-file: the Cannon will jump over it.',
      ],
      solution: ['Ng5-i6'],
    }),
  ],
};

export const archerLesson: Lesson = {
  id: 'deicide-archer',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Archer',
  subtitle: 'a Cannon on the diagonals',
  about: ['archer'],
  closing: 'That is the Archer. Like a Bishop, it keeps to squares of one colour.',
  steps: [
    {
      fields: playing,
      pieces: 'V@c3 P@f6 r@j10 n@a5 K@i1 k@o16',
      goal: 'Capture an enemy.',
      task: { is: 'captures', count: 1 },
      hints: [
        'An Archer moves like a Bishop. To capture, it jumps over exactly one piece on its diagonal.',
        'It jumps over your Pawn on f6 and captures on j10.',
      ],
      solution: ['Vc3xj10'],
      refutations: [{ try: 'Vc3xa5', because: 'There is no piece between c3 and a5 to jump over.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'V@d2 P@i9 n@l12 K@i1 k@o16',
      goal: 'Capture the Knight in two turns.',
      task: { is: 'captured', kind: 'knight' },
      turns: 2,
      hints: [
        'It slides without capturing, and captures only by jumping. Find the diagonal with one piece in between.',
        'Your Pawn and the Knight are on the diagonal from a1. Slide to c3.',
      ],
      solution: ['Vd2-c3', 'Vc3xl12'],
    },
    {
      fields: playing,
      pieces: 'V@h5 b@j7 R@k8 q@m10 n@e8 p@f7 K@i1 k@o16',
      goal: 'Capture the Queen in two turns.',
      task: { is: 'captured', kind: 'queen', by: 'archer' },
      turns: 2,
      hints: [
        'With two pieces in between the Archer cannot capture. Let one of them go.',
        'Move the Rook off the diagonal, and only the Bishop is left in between.',
      ],
      solution: ['Rk8-k5', 'Vh5xm10'],
      refutations: [
        { try: 'Vh5xm10', because: 'Bishop and Rook are two pieces, and it jumps over one only.', illegal: true },
        { try: 'Vh5xe8', because: 'That captures the Knight. The Queen is on the other diagonal.' },
      ],
    },
  ],
};

/** Fool: moves like whatever the other side moved last, without its abilities. */
import type { Lesson } from '../lesson.ts';
import { playing } from './playing.ts';

export const foolLesson: Lesson = {
  id: 'deicide-fool',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Fool',
  subtitle: 'moves like their last piece',
  about: ['fool'],
  closing: 'That is the Fool. Before you move, think of what you teach the Fool of the other side.',
  steps: [
    {
      fields: playing,
      pieces: 'F@h8=N P@d5 r@i10 b@k11 n@b12 K@i1 k@o16',
      goal: 'Black has just moved the Knight to b12. Capture with your Fool.',
      task: { is: 'captured', by: 'fool' },
      hints: [
        'A Fool moves and captures like the piece that the enemy moved last.',
        'Leap like a Knight from h8 to i10.',
      ],
      solution: ['Fh8xi10'],
      refutations: [{ try: 'Fh8xk11', because: 'That is a Bishop’s way. Black moved a Knight.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'F@h8 P@d5 n@h14 r@n15 K@p1 k@b16',
      goal: 'Black will move the Rook next. Make another move, then capture the Knight with your Fool.',
      task: { is: 'captured', kind: 'knight' },
      turns: 2,
      other: { is: 'answering', with: ['Rn15-n14', 'Rn15-m15'] },
      hints: [
        'Before the other side has moved, a Fool cannot move at all.',
        'Step with the Pawn. When Black has moved the Rook, your Fool slides up the h-file.',
      ],
      solution: ['Pd5-d6', 'Fh8xh14'],
      refutations: [
        { try: 'Fh8xh14', because: 'Black has not moved yet, so the Fool has nothing to copy.', illegal: true },
      ],
    },
    {
      fields: playing,
      pieces: 'F@h4=P P@d5 r@i5 p@b10 K@i1 k@o16',
      goal: 'Black has just moved the Pawn to b10. Capture the Rook with your Fool.',
      task: { is: 'captured', kind: 'rook' },
      hints: [
        'It copies how a piece moves, but no abilities: no head start, no promotion. Forward is forward for you.',
        'A Pawn captures diagonally forward: from h4 to i5.',
      ],
      solution: ['Fh4xi5'],
      refutations: [
        { try: 'Fh4-h7', because: 'The head start is an ability of pawns. A Fool steps one square.', illegal: true },
      ],
    },
    {
      fields: playing,
      pieces: 'F@h8=U P@d5 n@h9 p@g6 u@b12 K@i1 k@o16',
      goal: 'Black has just moved the Sumo Wrestler to b12. Move your Fool two squares up and to the right.',
      task: { is: 'stands', kind: 'fool', on: { cells: ['j10'] } },
      hints: [
        'Pushing is an ability and not copied. The Fool slides one or two squares, to empty squares only.',
        'Slide from h8 to j10.',
      ],
      solution: ['Fh8-j10'],
      refutations: [
        { try: 'Fh8>h9>h10', because: 'A Fool does not push, not even after a Sumo Wrestler.', illegal: true },
      ],
    },
    {
      fields: playing,
      pieces: 'K@i1 P@d5 f@b1 R@m5 N@k10 q@m11 k@o16',
      goal: 'Capture the Queen. Mind what the Fool on b1 would move like then.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'The enemy Fool moves like the piece that you moved last. It must not be able to capture your King.',
        'After a Rook move it would attack along rank 1. Capture with the Knight.',
      ],
      solution: ['Nk10xm11'],
      refutations: [
        { try: 'Rm5xm11', because: 'Then the Fool would move like a Rook and could capture your King.', illegal: true },
      ],
    },
  ],
};

/** The King: how the game is won, her step and her swap. */
import type { Lesson } from '../lesson.ts';

export const king: Lesson = {
  id: 'acid-king',
  variant: 'acid',
  chapter: 'aim',
  title: 'The King',
  subtitle: 'capture her and win',
  about: ['king'],
  closing: 'That is the King: one step, or a swap across four squares.',
  steps: [
    {
      pieces: 'K@e4 D@c3 k@f5 d@g7',
      goal: 'Capture the enemy King.',
      task: { is: 'wins' },
      hints: ['A King steps one square in any direction.', 'The enemy King stands diagonally in front of yours.'],
      solution: ['Ke4xf5'],
      refutations: [{ try: 'Ke4-e5', because: 'The King on f5 is still there. Nothing warns you: there is no check.' }],
    },
    {
      pieces: 'K@e1 S@a1 D@d2 D@e2 D@f2 k@e9 d@e8',
      goal: 'Swap places with the Sweeper in the corner.',
      task: { is: 'stands', kind: 'king', on: { cells: ['a1'] } },
      hints: [
        'A King swaps places with any piece exactly four squares away on her rank or file.',
        'From e1 it is four squares to a1.',
      ],
      solution: ['Ke1<>a1'],
      refutations: [{ try: 'Ke1-d1', because: 'One step takes her to d1. A swap takes her four squares at once.' }],
    },
    {
      pieces: 'K@e5 r@e9 g@a5 D@e7 M@i5 k@a9',
      goal: 'Swap places with the enemy Rainbow.',
      task: { is: 'stands', kind: 'rainbow', on: { cells: ['e5'] }, whose: 'theirs' },
      hints: [
        'The swap works with pieces of either side, whatever stands between.',
        'The Rainbow stands on e9, four squares up the file.',
      ],
      solution: ['Ke5<>e9'],
      refutations: [
        { try: 'Ke5<>a5', because: 'That swaps with the Ghost. The Rainbow stands on e9.' },
        { try: 'Ke5<>i5', because: 'A Mass can never be swapped.', illegal: true },
      ],
    },
  ],
};

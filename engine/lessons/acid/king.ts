/** The aim of acid: the King, her step, her swap, and that nothing warns her. */
import type { Lesson } from '../lesson.ts';

export const kingLesson: Lesson = {
  id: 'acid-king',
  variant: 'acid',
  chapter: 'aim',
  title: 'The King',
  subtitle: 'capture her and win',
  about: ['king'],
  closing:
    'That is the King: one step, or a swap four squares away. Pieces here have pronouns of their own: she, ae, xe, they.',
  steps: [
    {
      pieces: 'K@e4 D@c3 k@f5 d@g7',
      goal: 'Capture the enemy King. She carries the datachunk that your side wants.',
      task: { is: 'wins' },
      hints: ['A King steps one square in any direction.', 'The enemy King stands diagonally in front of yours.'],
      solution: ['Ke4xf5'],
      refutations: [{ try: 'Ke4-e5', because: 'The King on f5 is still there. Capture her and you win at once.' }],
    },
    {
      pieces: 'K@e1 S@a1 D@d2 D@e2 D@f2 k@e9 d@e8',
      goal: 'Let your King swap places with the Sweeper on a1.',
      task: { is: 'stands', kind: 'king', on: { cells: ['a1'] } },
      hints: [
        'A King swaps places with a piece exactly four squares away on her rank or file.',
        'Choose the King, then the Sweeper on a1.',
      ],
      solution: ['Ke1<>a1'],
      refutations: [{ try: 'Ke1-d1', because: 'One step takes her to d1. A swap takes her four squares at once.' }],
    },
    {
      pieces: 'K@e5 r@e9 g@a5 D@e7 M@i5 k@a9',
      goal: 'Let your King swap places with the enemy Rainbow on e9.',
      task: { is: 'stands', kind: 'rainbow', on: { cells: ['e5'] }, whose: 'theirs' },
      hints: [
        'She can swap with pieces of either side, whatever stands between, but never with a Mass.',
        'The Rainbow stands on e9, four squares up the file.',
      ],
      solution: ['Ke5<>e9'],
      refutations: [
        { try: 'Ke5<>a5', because: 'That swaps with the Ghost. The Rainbow stands on e9.' },
        { try: 'Ke5<>i5', because: 'The piece on i5 is a Mass, and a Mass is never swapped.', illegal: true },
      ],
    },
  ],
};

export const dangerLesson: Lesson = {
  id: 'acid-danger',
  variant: 'acid',
  chapter: 'aim',
  title: 'No check',
  subtitle: 'look out for yourself',
  about: ['king'],
  closing:
    'Nothing announces danger in acid. Look before every move. In a game, Threats in the menu shows what the enemy could do.',
  steps: [
    {
      pieces: 'K@e4 d@f5 r@c7 k@i9',
      goal: 'The Diskette on f5 could capture your King. Bring her to safety.',
      task: { is: 'safe', kind: 'king' },
      hints: [
        'There is no check and no warning: a King may stand in danger, and then she is simply captured.',
        'A LINE Diskette captures diagonally downward. The Rainbow on c7 slides two squares diagonally.',
      ],
      solution: ['Ke4-d4'],
      also: ['Ke4xf5'],
      refutations: [
        { try: 'Ke4-e5', because: 'The Rainbow on c7 slides two squares diagonally and captures her on e5.' },
        { try: 'Ke4-f4', because: 'The Rainbow on c7 rides the ring in front of her and captures on f4.' },
      ],
    },
    {
      pieces: 'K@e4 d@f5 V@a6 D@c2 k@b7 s@i9',
      goal: 'Your King is attacked again. This time you have something better: win.',
      task: { is: 'wins' },
      hints: [
        'You need not answer an attack. If you capture the enemy King first, you have won.',
        'A Voyager captures by jumping over the piece next to him. Look at a6 and b7.',
      ],
      solution: ['Va6xb7-c8'],
      refutations: [{ try: 'Ke4xf5', because: 'That saves your King, but the enemy King could have been captured.' }],
    },
  ],
};

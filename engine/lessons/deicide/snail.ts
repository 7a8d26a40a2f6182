/** Snail: it cannot be captured and gives check from the next square, but whoever moves it gives two moves away. */
import type { Lesson } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

export const snailLesson: Lesson = {
  id: 'deicide-snail',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Snail',
  subtitle: 'slow, and never captured',
  about: ['snail'],
  closing: 'That is the Snail. Moving it gives the other side two moves, so choose the moment.',
  steps: [
    ...withCall({
      fields: playing,
      pieces: 'Z@h14 P@d5 p@h15 r@j14 K@a1 k@i16',
      goal: 'Give check with the Snail.',
      task: { is: 'check' },
      hints: [
        'A Snail steps one square in any direction. It captures only the King, so next to it, it gives check.',
        'h15 is taken by a Pawn, which it cannot capture. Step to i15.',
      ],
      solution: ['Zh14-i15'],
      refutations: [{ try: 'Zh14xh15', because: 'A Snail captures no piece but the King.', illegal: true }],
    }),
    {
      fields: playing,
      pieces: 'Z@h5 P@d4 r@i14 q@o5 K@i1 k@e16',
      goal: 'Your King is in check. Put the Snail in the way.',
      task: { is: 'stands', kind: 'snail', on: { cells: ['i4', 'i5', 'i6'], called: 'on the i-file' } },
      hints: [
        'Nothing can capture a Snail, so it is a good shield.',
        'Step to the i-file. Neither Rook nor Queen can do anything about it.',
      ],
      solution: ['Zh5-i5'],
    },
    {
      fields: playing,
      pieces: 'K@i1 R@c2 P@d5 z@h2 n@l3 k@e16',
      goal: 'The Snail gives check. Move your King to safety.',
      task: { is: 'stands', kind: 'king', on: { cells: ['j1'] } },
      hints: [
        'A Snail cannot be captured, and nothing comes between it and a King next to it. The King must step away.',
        'i2 and h1 are next to the Snail, and the Knight on l3 attacks j2.',
      ],
      solution: ['Ki1-j1'],
      refutations: [{ try: 'Rc2xh2', because: 'A Snail cannot be captured by anything.', illegal: true }],
    },
  ],
};

export const extraTurnsLesson: Lesson = {
  id: 'deicide-extra-turns',
  variant: 'deicide',
  chapter: 'together',
  title: 'Two moves in a turn',
  subtitle: 'after the enemy’s Snail',
  about: ['snail', 'rook', 'knight'],
  closing: 'Two moves can win a piece, or the game. Remember that before you move your own Snail.',
  steps: [
    {
      fields: { ...playing, extraTurn: true },
      pieces: 'N@f6 P@d5 r@g8 b@i9 z@m10 K@i1 k@o16',
      goal: 'Black has moved its Snail, so you have two moves. Capture both the Rook and the Bishop.',
      task: { is: 'captures', count: 2 },
      hints: [
        'After a Snail has moved, the other side may make two moves in its next turn.',
        'The Knight captures on g8, and from there on i9.',
      ],
      solution: ['Nf6xg8', 'Ng8xi9'],
    },
    {
      unless: { check: 'players' },
      fields: { ...playing, extraTurn: true },
      pieces: 'R@c5 P@d3 q@c12 z@m10 K@i1 k@o16',
      goal: 'You have two moves. Capture the Queen and give check.',
      task: { is: 'all', of: [{ is: 'captured', kind: 'queen' }, { is: 'check' }] },
      hints: [
        'If the first move gives check, the turn ends. So the check comes last.',
        'Capture on c12, then go to c16 or o12.',
      ],
      solution: ['Rc5xc12', 'Rc12-c16'],
      refutations: [{ try: 'Rc5-o5', because: 'That gives check, and so your turn ended after one move.' }],
    },
    {
      when: { check: 'players' },
      fields: { ...playing, extraTurn: true },
      pieces: 'R@c5 P@d3 q@c12 z@m10 K@i1 k@o16',
      goal: 'You have two moves. Capture the Queen and give check.',
      task: { is: 'all', of: [{ is: 'captured', kind: 'queen' }, { is: 'check' }] },
      hints: [
        'In this game you call check yourself. A first move with a called check ends the turn, so call with the second.',
        'Capture on c12, then go to c16 or o12 and call check.',
      ],
      solution: ['Rc5xc12', 'Rc12-c16+'],
      refutations: [{ try: 'Rc5-o5+', because: 'You called check with the first move, and so your turn ended.' }],
    },
    ...withCall({
      fields: { ...playing, extraTurn: true },
      pieces: 'Z@h14 P@d5 R@c2 p@h15 z@m10 K@a1 k@i16',
      goal: 'You have two moves. Give check with the Snail.',
      task: { is: 'all', of: [{ is: 'check' }, { is: 'plays', kind: 'snail', called: 'give check with the Snail' }] },
      hints: [
        'In a turn of two moves the Snail needs both. The other side gets no extra move for it then.',
        'Move the Snail at once, from h14 to i15.',
      ],
      solution: ['Zh14-i15'],
      refutations: [{ try: 'Rc2-c3', because: 'One move is used, and the Snail needs both. It cannot move any more.' }],
    }),
    {
      fields: { ...playing, extraTurn: true },
      pieces: 'K@i1 R@i5 P@k3 r@i9 n@c5 z@m10 k@o16',
      goal: 'Capture the Knight with the Rook. Your King must be safe after each of your two moves.',
      task: { is: 'captured', kind: 'knight' },
      hints: [
        'Your King may not be in check after the first move either.',
        'The Rook shields the King. First step off the i-file with the King, then capture along the fifth rank.',
      ],
      solution: ['Ki1-h1', 'Ri5xc5'],
      refutations: [
        { try: 'Ri5xc5', because: 'That would leave your King in check by the Rook on i9.', illegal: true },
      ],
    },
  ],
};

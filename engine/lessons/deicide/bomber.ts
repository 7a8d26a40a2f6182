/** Bomber: whoever captures it or is captured by it goes with it, and what happens when one Bomber captures another. */
import type { Lesson } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

export const bomberLesson: Lesson = {
  id: 'deicide-bomber',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Bomber',
  subtitle: 'takes its enemy along',
  about: ['bomber'],
  closing: 'That is the Bomber: trade it for the best piece that you can reach.',
  steps: [
    {
      fields: playing,
      pieces: 'M@h8 P@f6 n@g8 q@i9 K@p1 k@o16',
      goal: 'Capture the most valuable piece that the Bomber can reach.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'A Bomber steps one square in any direction. When it captures, both pieces are destroyed.',
        'A Bomber for a Queen is a good trade.',
      ],
      solution: ['Mh8xi9'],
      refutations: [{ try: 'Mh8xg8', because: 'You lost your Bomber for a Knight. The Queen was in reach.' }],
    },
    {
      fields: playing,
      pieces: 'Q@h4 P@g9 m@h10 K@i1 k@o16',
      goal: 'Capture the Bomber and keep your Queen.',
      task: {
        is: 'all',
        of: [
          { is: 'captured', kind: 'bomber' },
          { is: 'stands', kind: 'queen' },
        ],
      },
      hints: [
        'Whoever captures a Bomber is destroyed with it, from any distance.',
        'Send the cheapest piece: your Pawn captures diagonally.',
      ],
      solution: ['Pg9xh10'],
      refutations: [{ try: 'Qh4xh10', because: 'The Bomber is gone, but it took your Queen along.' }],
    },
    {
      fields: playing,
      pieces: 'K@i1 R@c2 P@k3 m@i2 p@d9 k@o16',
      goal: 'The Bomber gives check. Capture it.',
      task: { is: 'captured', kind: 'bomber' },
      hints: [
        'A King never captures a Bomber: it would be destroyed itself. Another piece must do it.',
        'The Rook on c2 sees it. Rook and Bomber are destroyed together.',
      ],
      solution: ['Rc2xi2'],
      refutations: [{ try: 'Ki1xi2', because: 'The King would be destroyed together with the Bomber.', illegal: true }],
    },
    ...withCall({
      fields: playing,
      pieces: 'M@g14 P@f6 p@m12 K@a1 k@i16',
      goal: 'Give check with the Bomber.',
      task: { is: 'check' },
      hints: ['Next to the enemy King a Bomber gives check, and the King cannot capture it.', 'Step from g14 to h15.'],
      solution: ['Mg14-h15'],
    }),
  ],
};

export const bigBangLesson: Lesson = {
  id: 'deicide-big-bang',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Big Bang',
  subtitle: 'Bomber captures Bomber',
  about: ['bomber'],
  closing: 'Before a Bomber captures a Bomber, look at all eight squares around the captured one.',
  steps: [
    {
      fields: playing,
      pieces: 'M@g8 P@f6 n@g7 m@h9 n@h10 r@i10 q@i8 b@g10 K@p3 k@o16',
      goal: 'Destroy five enemies in one move.',
      task: { is: 'captures', count: 5 },
      hints: [
        'When a Bomber captures a Bomber, everybody on the eight squares around the captured one is destroyed too.',
        'Capture the Bomber on h9.',
      ],
      solution: ['Mg8xh9'],
      refutations: [{ try: 'Mg8xg7', because: 'Capturing any other piece costs just that piece and the Bomber.' }],
    },
    {
      fields: playing,
      pieces: 'M@g8 Q@i10 P@f6 m@h9 r@h10 n@i8 m@f9 b@e9 n@f10 K@i1 k@n16',
      goal: 'Start a Big Bang and keep your Queen.',
      task: {
        is: 'all',
        of: [
          { is: 'captures', count: 3 },
          { is: 'stands', kind: 'queen' },
        ],
      },
      hints: ['A Big Bang does not ask whose pieces they are.', 'Your Queen stands next to h9, but not next to f9.'],
      solution: ['Mg8xf9'],
      refutations: [{ try: 'Mg8xh9', because: 'The Queen on i10 was too close: the Big Bang destroyed it too.' }],
    },
    {
      fields: playing,
      pieces: 'K@g7 M@e5 R@f2 P@j6 m@f6 k@o16',
      goal: 'Capture the Bomber.',
      task: { is: 'captured', kind: 'bomber' },
      hints: [
        'A Big Bang destroys Kings, so you may not start one next to your own.',
        'Your Bomber must not capture there, and a King never does. Use the Rook.',
      ],
      solution: ['Rf2xf6'],
      refutations: [
        { try: 'Me5xf6', because: 'The Big Bang on f6 would destroy your King on g7.', illegal: true },
        { try: 'Kg7xf6', because: 'The King would be destroyed together with the Bomber.', illegal: true },
      ],
    },
    ...withCall({
      fields: playing,
      pieces: 'M@f13 P@f6 m@h15 p@c9 K@a1 k@i16',
      goal: 'Give check: threaten a Big Bang next to the King.',
      task: { is: 'check' },
      hints: [
        'A King next to its own Bomber is in check when an enemy Bomber could capture that Bomber.',
        'Step to g14, next to the Bomber on h15.',
      ],
      solution: ['Mf13-g14'],
    }),
    {
      unless: { bigbang: 'spares' },
      fields: playing,
      pieces: 'M@g8 P@f6 m@h9 z@i10 n@k7 K@i1 k@o16',
      goal: 'Get rid of the Snail.',
      task: { is: 'captured', kind: 'snail' },
      hints: ['Nothing captures a Snail, but a Big Bang destroys it.', 'The Snail stands next to the Bomber on h9.'],
      solution: ['Mg8xh9'],
    },
    {
      when: { bigbang: 'spares' },
      fields: playing,
      pieces: 'M@g8 P@f6 m@h9 z@i10 m@f9 q@e10 n@k7 K@i1 k@o16',
      goal: 'Start the Big Bang that destroys more than the two Bombers.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'In this game a Big Bang spares Snails.',
        'The Snail on i10 would survive. The Queen on e10 stands next to the other Bomber.',
      ],
      solution: ['Mg8xf9'],
      refutations: [{ try: 'Mg8xh9', because: 'The Snail survived: in this game a Big Bang spares it.' }],
    },
  ],
};

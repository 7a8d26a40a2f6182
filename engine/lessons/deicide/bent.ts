/** The two whose way is bent: a step, a slide and a step, turning twice. */
import type { Lesson } from '../lesson.ts';
import { playing } from './playing.ts';

export const kitsuneLesson: Lesson = {
  id: 'deicide-kitsune',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Kitsune',
  subtitle: 'straight, diagonal, straight',
  about: ['kitsune'],
  closing: 'That is the Kitsune. Where two ways lead to a square, one open way is enough.',
  steps: [
    {
      fields: playing,
      pieces: 'X@h8 K@i1 P@g7 n@k13 r@k11 k@i16',
      goal: 'Capture the Knight.',
      task: { is: 'captured', kind: 'knight' },
      hints: [
        'A Kitsune steps one square straight, slides diagonally and steps straight again, turning 45° each time.',
        'Step to h9, slide to k12 and step up to k13.',
      ],
      solution: ['Xh8xk13'],
      refutations: [{ try: 'Xh8xk11', because: 'That captures the Rook. The Knight stands on k13.' }],
    },
    {
      fields: playing,
      pieces: 'X@h8 K@i1 P@h9 n@h10 r@i9 k@i16',
      goal: 'Only one enemy can be captured. Capture it.',
      task: { is: 'captures', count: 1 },
      hints: [
        'It jumps over nothing: only the last step may capture. The slide between the steps may be of no squares at all.',
        'The way over h9 is blocked. Step to i8, then up to i9.',
      ],
      solution: ['Xh8xi9'],
      refutations: [{ try: 'Xh8xh10', because: 'The only way to h10 leads over your Pawn on h9.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'X@e4 K@p1 P@d5 q@h9 b@e14 k@k16',
      goal: 'Capture both the Queen and the Bishop in two turns.',
      task: {
        is: 'all',
        of: [
          { is: 'captured', kind: 'queen' },
          { is: 'captured', kind: 'bishop' },
        ],
      },
      turns: 2,
      hints: [
        'From every square, look along the diagonals that begin one step away.',
        'To the Queen: e5, h8, h9. From there to the Bishop: h10, e13, e14.',
      ],
      solution: ['Xe4xh9', 'Xh9xe14'],
    },
  ],
};

export const werewolfLesson: Lesson = {
  id: 'deicide-werewolf',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Werewolf',
  subtitle: 'diagonal, straight, diagonal',
  about: ['werewolf'],
  closing: 'That is the Werewolf: a Kitsune turned by 45°, and it reaches both colours.',
  steps: [
    {
      fields: playing,
      pieces: 'L@h8 K@i1 P@g7 r@j13 k@o16',
      goal: 'Capture the Rook.',
      task: { is: 'captured', kind: 'rook' },
      hints: [
        'A Werewolf steps one square diagonally, slides straight and steps diagonally again, turning 45° each time.',
        'Step to i9, slide up to i12 and step to j13.',
      ],
      solution: ['Lh8xj13'],
    },
    {
      fields: playing,
      pieces: 'L@h8 K@p1 P@h10 n@g11 r@h14 n@h9 k@o16',
      goal: 'Capture the Rook.',
      task: { is: 'captured', kind: 'rook' },
      hints: [
        'The two turns may cancel out, so that it comes back to its own file.',
        'Step to i9, slide up to i13 and step back to h14.',
      ],
      solution: ['Lh8xh14'],
      refutations: [
        { try: 'Lh8xh9', because: 'All three parts must be made, so it never ends on the next square.', illegal: true },
      ],
    },
    {
      fields: playing,
      pieces: 'L@f4 K@p1 P@k5 r@h10 n@j11 r@d12 k@n16',
      goal: 'Capture a Rook where nothing captures your Werewolf.',
      task: {
        is: 'all',
        of: [
          { is: 'captured', kind: 'rook' },
          { is: 'safe', kind: 'werewolf' },
        ],
      },
      hints: [
        'A Werewolf reaches its own file and rank and those two squares away from them, but never a square next to it.',
        'One of the Rooks is protected by the Knight. Capture the other.',
      ],
      solution: ['Lf4xd12'],
      refutations: [{ try: 'Lf4xh10', because: 'That Rook was protected: now the Knight captures your Werewolf.' }],
    },
  ],
};

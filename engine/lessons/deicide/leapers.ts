/** Pieces that step and leap near by: Prince, Centaur, Champion, Wizard, Princess. */
import type { Lesson } from '../lesson.ts';
import { playing } from './playing.ts';

export const princeLesson: Lesson = {
  id: 'deicide-prince',
  variant: 'deicide',
  chapter: 'pieces',
  title: 'Prince and Centaur',
  subtitle: 'a King’s step without the crown',
  about: ['centaur', 'prince'],
  closing: 'A Prince steps like a King, a Centaur also leaps like a Knight. Neither can be put in check.',
  steps: [
    {
      fields: playing,
      pieces: 'I@h8 P@d5 K@p1 n@i9 r@i14 k@n16',
      goal: 'Capture the Knight with your Prince, protected or not.',
      task: { is: 'captured', kind: 'knight' },
      hints: ['A Prince moves one step in any direction, and into danger too.', 'The Knight on i9 is one step away.'],
      solution: ['Ih8xi9'],
    },
    {
      fields: playing,
      pieces: 'E@h8 P@d5 K@p1 r@i10 q@i11 k@n16',
      goal: 'Capture the Rook, then the Queen.',
      task: { is: 'captures', count: 2 },
      turns: 2,
      hints: [
        'A Centaur steps one square in any direction or leaps like a Knight.',
        'Leap from h8 to i10, then step up to i11.',
      ],
      solution: ['Eh8xi10', 'Ei10xi11'],
    },
  ],
};

export const championLesson: Lesson = {
  id: 'deicide-champion',
  variant: 'deicide',
  chapter: 'pieces',
  title: 'The Champion',
  subtitle: 'one straight or two any way',
  about: ['champion'],
  closing: 'That is the Champion: a leap of two in every direction, a step only straight.',
  steps: [
    {
      fields: playing,
      pieces: 'H@h8 P@h9 P@g8 K@p1 n@h10 r@i7 k@n16',
      goal: 'Capture the piece that the Champion can reach.',
      task: { is: 'captures', count: 1 },
      hints: [
        'A Champion steps one square straight, or leaps two squares straight or diagonally, over anything.',
        'It does not step diagonally. Leap over your Pawn to h10.',
      ],
      solution: ['Hh8xh10'],
      refutations: [{ try: 'Hh8xi7', because: 'One square diagonally is too near for a Champion.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'H@h8 P@d5 K@p1 n@i9 k@n16',
      goal: 'Capture the Knight in two turns.',
      task: { is: 'captured', kind: 'knight' },
      turns: 2,
      hints: ['Go to a square from which i9 is one step away, straight.', 'Step to h9 or to i8.'],
      solution: ['Hh8-h9', 'Hh9xi9'],
    },
  ],
};

export const wizardLesson: Lesson = {
  id: 'deicide-wizard',
  variant: 'deicide',
  chapter: 'pieces',
  title: 'The Wizard',
  subtitle: 'three one way, one aside',
  about: ['wizard'],
  closing: 'That is the Wizard. Like a Bishop it never leaves its colour.',
  steps: [
    {
      fields: playing,
      pieces: 'W@h8 P@h9 P@i9 P@g10 K@p1 n@i11 k@n16',
      goal: 'Capture the Knight.',
      task: { is: 'captured', kind: 'knight' },
      hints: [
        'A Wizard leaps three squares one way and one aside, over anything, or steps one square diagonally.',
        'Three up and one to the right is i11.',
      ],
      solution: ['Wh8xi11'],
    },
    {
      fields: playing,
      pieces: 'W@h8 P@d5 K@p1 n@g7 r@h9 q@h4 k@n16',
      goal: 'Capture the Knight, then the Queen.',
      task: {
        is: 'all',
        of: [
          { is: 'captured', kind: 'knight' },
          { is: 'captured', kind: 'queen' },
        ],
      },
      turns: 2,
      hints: ['One step diagonally brings it to the Knight.', 'From g7 look three squares down and one aside.'],
      solution: ['Wh8xg7', 'Wg7xh4'],
    },
  ],
};

export const princessLesson: Lesson = {
  id: 'deicide-princess',
  variant: 'deicide',
  chapter: 'pieces',
  title: 'The Princess',
  subtitle: 'exactly one, two or three',
  about: ['princess'],
  closing: 'That is the Princess: nothing within three squares can hide behind another.',
  steps: [
    {
      fields: playing,
      pieces: 'Y@h8 P@h9 P@i9 P@g9 K@p1 n@h11 q@h12 k@n16',
      goal: 'Capture with the Princess.',
      task: { is: 'captures', count: 1 },
      hints: [
        'A Princess leaps one, two or three squares in any of the eight directions, over anything.',
        'The Knight is three squares up. The Queen is too far.',
      ],
      solution: ['Yh8xh11'],
      refutations: [{ try: 'Yh8xh12', because: 'Four squares are one too many.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'Y@h8 P@d5 K@p1 r@k11 b@k9 k@n16',
      goal: 'Capture the Rook and the Bishop in two turns.',
      task: { is: 'captures', count: 2 },
      turns: 2,
      hints: ['Both are three squares away or less, one after the other.', 'Leap diagonally to k11, then down to k9.'],
      solution: ['Yh8xk11', 'Yk11xk9'],
    },
  ],
};

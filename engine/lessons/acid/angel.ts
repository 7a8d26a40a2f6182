/** The Angel: where it may go, and what freezes it. */
import type { Lesson } from '../lesson.ts';

export const angelLesson: Lesson = {
  id: 'acid-angel',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Angel',
  subtitle: 'a queen that must not be seen',
  about: ['angel'],
  closing: 'That is the Angel: strong, as long as nobody looks.',
  steps: [
    {
      pieces: 'A@c3 K@i1 D@d2 r@c8 k@h9',
      goal: 'Capture the Rainbow.',
      task: { is: 'captured', kind: 'rainbow' },
      hints: ['An Angel slides any distance in any direction, like a queen.', 'The Rainbow is straight ahead on c8.'],
      solution: ['Ac3xc8'],
    },
    {
      pieces: 'A@e4 K@a1 d@e7 d@d8 d@h4 k@i9',
      goal: 'Two Diskettes are in line with the Angel. Capture the one that is not guarded.',
      task: { is: 'captured', kind: 'diskette' },
      hints: [
        'An Angel goes only to squares where no other piece could capture it. So it never captures a guarded piece.',
        'The Diskette on d8 guards e7. Nobody guards h4.',
      ],
      solution: ['Ae4xh4'],
      refutations: [{ try: 'Ae4xe7', because: 'The Diskette on d8 could capture the Angel on e7.', illegal: true }],
    },
    {
      pieces: 'A@f5 K@i1 D@c2 d@i5 k@a9',
      goal: 'Your own Diskette on c2 bars d3. Get the Angel to d3 in two turns.',
      task: { is: 'stands', kind: 'angel', on: { cells: ['d3'] } },
      turns: 2,
      hints: [
        'Pieces of your own side count too: the Angel goes nowhere that they could capture it.',
        'Step forward with the Diskette on c2. Then d3 is free.',
      ],
      solution: ['Dc2-c3', 'Af5-d3'],
      refutations: [
        {
          try: 'Af5-d3',
          because: 'The Diskette on c2 could capture on d3, so the Angel cannot go there.',
          illegal: true,
        },
      ],
    },
  ],
};

export const sightLesson: Lesson = {
  id: 'acid-sight',
  variant: 'acid',
  chapter: 'special',
  title: 'Frozen by sight',
  subtitle: 'how an Angel is stopped',
  about: ['angel'],
  closing: 'Whoever moves and sees an Angel freezes it. Capture them, or block their sight.',
  steps: [
    {
      pieces: 'K@a1 D@d4 D@g3 a@e6 k@i9',
      goal: 'Freeze the enemy Angel.',
      task: { is: 'condition', on: 'e6', condition: 'frozen' },
      hints: [
        'When a piece moves and could then capture the Angel, the Angel freezes and cannot move.',
        'A Diskette on d5 could capture on e6.',
      ],
      solution: ['Dd4-d5'],
      refutations: [{ try: 'Dg3-g4', because: 'From g4 a Diskette sees only f5 and h5. The Angel is on e6.' }],
    },
    {
      pieces: 'A@e4 D@g4 K@a1 d@f5 k@i9',
      flags: { e4: { watchedBy: ['f5'] } },
      goal: 'Your Angel is frozen by the Diskette on f5. Free it.',
      task: { is: 'condition', on: 'e4', condition: 'frozen', not: true },
      hints: [
        'An Angel thaws when the piece that froze it is gone or no longer sees it.',
        'Your Diskette on g4 can capture on f5.',
      ],
      solution: ['Dg4xf5'],
      refutations: [{ try: 'Ae4xf5', because: 'A frozen Angel cannot move, not even to capture.', illegal: true }],
    },
    {
      pieces: 'A@e4 G@i1 D@h2 K@a1 r@c6 k@i9',
      flags: { e4: { watchedBy: ['c6'] } },
      goal: 'The Rainbow on c6 froze your Angel. Block its sight.',
      task: { is: 'condition', on: 'e4', condition: 'frozen', not: true },
      hints: [
        'A piece in between blocks the sight.',
        'The Rainbow looks from c6 through d5 to e4. A Ghost moves to any empty square.',
      ],
      solution: ['Gi1-d5'],
      refutations: [{ try: 'Gi1-e5', because: 'e5 is not between them. The Rainbow looks from c6 through d5.' }],
    },
  ],
};

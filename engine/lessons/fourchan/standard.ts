/** The second rank, outwards from the Admin: /tg/, /k/ and /mlp/. */
import type { Lesson } from '../lesson.ts';

export const tgLesson: Lesson = {
  id: 'fourchan-tg',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /tg/',
  subtitle: 'slides far, lifts neighbours',
  about: ['tg', '+tg'],
  closing: 'That is the /tg/: a queen that puts the others where it wants them.',
  steps: [
    {
      pieces: 'T@c3 A@j1 O@c5 O@f4 n@g7 o@g8 a@i10',
      goal: 'Capture the /n/.',
      task: { is: 'captured', kind: 'n' },
      hints: ['A /tg/ slides any distance in any direction.', 'The diagonal from c3 leads to g7.'],
      solution: ['Tc3xg7'],
    },
    {
      pieces: 'T@e5 A@j1 O@c3 O@f3 m@e6 o@g8 a@i10',
      goal: 'Lift the /mlp/ and put it down on d4, where your Anon can capture it.',
      task: { is: 'stands', kind: 'mlp', whose: 'theirs', on: { cells: ['d4'] } },
      hints: [
        'Instead of moving, a /tg/ lifts an enemy next to it and puts it down on an empty square next to it.',
        'Choose the /tg/, then the /mlp/ on e6, then d4.',
      ],
      solution: ['Te5@e6>d4'],
      refutations: [
        { try: 'Te5xe6', because: 'That captures the /mlp/. This time, lift it and put it down on d4.' },
        { try: 'Te5@e6>f4', because: 'It stands on f4 now. Your Anon on c3 captures on d4.' },
      ],
    },
    {
      unless: { anons: 'promoted' },
      pieces: 'T@e5 A@j1 O@d3 o@e6 n@d6 a@f5',
      goal: 'Lift an enemy.',
      task: { is: 'plays', action: 'lift', called: 'lift an enemy' },
      hints: [
        'Admins and Anons cannot be lifted. Putting a piece back where it was passes the turn.',
        'Three enemies are next to the /tg/. Only the /n/ can be lifted.',
      ],
      solution: ['Te5@d6>d6'],
      refutations: [{ try: 'Te5@e6>e4', because: 'An Anon cannot be lifted.', illegal: true }],
    },
    {
      when: { anons: 'promoted' },
      pieces: 'T@e5 A@j1 O@d3 +o@e6 o@d6 a@f5',
      goal: 'Lift an enemy.',
      task: { is: 'plays', action: 'lift', called: 'lift an enemy' },
      hints: [
        'In this game Anons can be lifted until they are promoted. Putting a piece back where it was passes the turn.',
        'Three enemies are next to the /tg/. Only the Anon on d6 can be lifted.',
      ],
      solution: ['Te5@d6>d6'],
      refutations: [{ try: 'Te5@e6>e4', because: 'A promoted Anon cannot be lifted.', illegal: true }],
    },
    {
      pieces: '+T@e5 O@e6 A@j1 O@d5 m@e7 o@h7 a@i10',
      goal: 'Capture the /mlp/ with the promoted /tg/.',
      task: { is: 'captured', kind: 'mlp' },
      hints: ['Promoted, it also jumps exactly two squares in any direction.', 'Jump over your own Anon to e7.'],
      solution: ['+Te5xe7'],
    },
  ],
};

export const kLesson: Lesson = {
  id: 'fourchan-k',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /k/',
  subtitle: 'out of range, out of reach',
  about: ['k', '+k'],
  closing: 'That is the /k/: come within two squares, or leave it alone.',
  steps: [
    {
      pieces: 'K@c3 A@j1 O@c4 O@d3 m@h8 o@d6 a@i10',
      goal: 'Capture the /mlp/ with your /k/.',
      task: { is: 'captured', kind: 'mlp' },
      hints: ['A /k/ slides any distance diagonally.', 'From c3 the diagonal leads up to h8.'],
      solution: ['Kc3xh8'],
    },
    {
      pieces: 'K@b5 A@j1 O@c3 k@e8 o@h7 a@i10',
      goal: 'Capture the enemy /k/ in two turns.',
      task: { is: 'captured', kind: 'k' },
      turns: 2,
      hints: [
        'A /k/ can be captured only from at most two squares away.',
        'Slide nearer first: c6 is two squares from e8.',
      ],
      solution: ['Kb5-c6', 'Kc6xe8'],
      refutations: [
        { try: 'Kb5xe8', because: 'From b5 it is three squares to the /k/: out of range.', illegal: true },
        { try: 'Kb5-c4', because: 'From c4 it is four squares to e8, and e8 is not on its diagonals.' },
      ],
    },
    {
      unless: { immunity: 'nobody' },
      pieces: 'N@e2 A@j1 O@c3 k@e8 o@h7 a@i10',
      goal: 'Capture the /k/ at once: an /n/ can, from any distance.',
      task: { is: 'captured', kind: 'k' },
      hints: ['An /n/ ignores the immunity of a /k/: it captures from any distance.', 'Slide up the e-file.'],
      solution: ['Ne2xe8'],
    },
    {
      when: { immunity: 'nobody' },
      pieces: 'N@e2 A@j1 O@c3 k@e8 o@h7 a@i10',
      goal: 'Capture the /k/ in two turns.',
      task: { is: 'captured', kind: 'k' },
      turns: 2,
      hints: ['In this game even an /n/ must come within two squares of a /k/.', 'Slide to e6 or e7 first.'],
      solution: ['Ne2-e6', 'Ne6xe8'],
      refutations: [{ try: 'Ne2xe8', because: 'The /k/ is six squares away.', illegal: true }],
    },
    {
      when: { immunity: 'tg-n' },
      pieces: 'T@e2 A@j1 O@c3 k@e8 o@h7 a@i10',
      goal: 'Capture the /k/ at once.',
      task: { is: 'captured', kind: 'k' },
      hints: ['In this game a /tg/ ignores the immunity of a /k/, too.', 'Slide up the e-file.'],
      solution: ['Te2xe8'],
    },
    {
      pieces: '+K@e5 A@j1 O@e4 m@e6 o@g8 a@i10',
      goal: 'Capture the /mlp/ with the promoted /k/.',
      task: { is: 'captured', kind: 'mlp' },
      hints: ['Promoted, it also steps one square along its rank or file.', 'The /mlp/ stands straight ahead.'],
      solution: ['+Ke5xe6'],
    },
  ],
};

export const mlpLesson: Lesson = {
  id: 'fourchan-mlp',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /mlp/',
  subtitle: 'leaps, and captures unmoved',
  about: ['mlp', '+mlp'],
  closing: 'That is the /mlp/: a knight with a rifle.',
  steps: [
    {
      pieces: 'M@c2 A@j1 O@b3 O@c3 O@d3 O@e3 o@d5 a@i10',
      goal: 'Leap over your Anons: bring the /mlp/ to the fourth rank.',
      task: { is: 'stands', kind: 'mlp', on: { cells: ['b4', 'd4'], called: 'the fourth rank' } },
      hints: [
        'An /mlp/ moves like a chess Knight: two squares one way and one aside, over anything.',
        'From c2 it leaps to b4 or d4.',
      ],
      solution: ['Mc2-d4'],
      refutations: [{ try: 'Mc2-a1', because: 'a1 is a legal square, but it is not on the fourth rank.' }],
    },
    {
      pieces: 'M@e5 A@j1 O@d4 t@e6 n@f6 o@g8 a@i10',
      goal: 'Capture the /tg/ without leaving e5.',
      task: {
        is: 'all',
        of: [
          { is: 'captured', kind: 'tg' },
          { is: 'stands', kind: 'mlp', on: { cells: ['e5'] } },
        ],
      },
      hints: [
        'It captures a neighbour on its rank or file without moving.',
        'The /tg/ on e6 is straight ahead. The /n/ on f6 is a diagonal neighbour, and safe.',
      ],
      solution: ['Me5*e6'],
      refutations: [
        { try: 'Me5*f6', because: 'f6 is a diagonal neighbour. The rifle works along rank and file.', illegal: true },
      ],
    },
    {
      pieces: 'M@e5 A@j1 O@b3 t@d5 x@f6 o@g8 a@i10',
      goal: 'The /x/ on f6 freezes your /mlp/. Capture the /tg/ all the same.',
      task: { is: 'captured', kind: 'tg' },
      hints: [
        'A frozen piece cannot leave its square, but it can still shoot.',
        'The /tg/ stands right beside it on d5.',
      ],
      solution: ['Me5*d5'],
      refutations: [{ try: 'Me5-c6', because: 'It is frozen and cannot leave e5.', illegal: true }],
    },
    {
      pieces: '+M@e5 A@j1 O@e6 n@f8 o@g7 a@i10',
      goal: 'Capture the /n/ with the promoted /mlp/.',
      task: { is: 'captured', kind: 'n' },
      hints: ['Promoted, it also leaps three squares one way and one aside.', 'f8 is three up and one to the right.'],
      solution: ['+Me5xf8'],
      refutations: [{ try: '+Me5-f7', because: 'That is the short leap, two and one. The /n/ is three and one away.' }],
    },
  ],
};

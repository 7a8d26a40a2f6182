/** The three who do not walk: Ghost, Holepunch and Sweeper. */
import type { Lesson } from '../lesson.ts';

/** The outer ring, corners included. */
const ZONE = [
  ...[...'Δabcdefghiδ'].flatMap((file) => [`${file}λ`, `${file}Λ`]),
  ...[...'123456789'].flatMap((rank) => [`Δ${rank}`, `δ${rank}`]),
];

export const ghostLesson: Lesson = {
  id: 'acid-ghost',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Ghost',
  subtitle: 'anywhere, but no captures',
  about: ['ghost'],
  closing: 'That is the Ghost: anywhere at once, and in everybody’s way.',
  steps: [
    {
      pieces: 'G@b1 K@e1 D@b2 D@c2 d@c4 k@e9',
      goal: 'Move the Ghost to a corner of the Zone.',
      task: { is: 'stands', kind: 'ghost', on: { cells: ['Δλ', 'ΔΛ', 'δλ', 'δΛ'], called: 'in a corner of the Zone' } },
      hints: [
        'A Ghost moves to any empty square of the whole board, the Zone included.',
        'The four corners of the outer ring are the corners of the Zone.',
      ],
      solution: ['Gb1-δΛ'],
      refutations: [
        { try: 'Gb1-a1', because: 'a1 is a corner of the field. The Zone is the ring around it.' },
        { try: 'Gb1-c4', because: 'A Ghost never captures.', illegal: true },
      ],
    },
    {
      pieces: 'K@e4 G@h7 D@d4 D@f4 D@d5 M@f5 D@d3 D@f3 M@e3 w@e7 k@i9',
      goal: 'The Worm on e7 could capture your King. Stop it with the Ghost.',
      task: {
        is: 'all',
        of: [
          { is: 'safe', kind: 'king' },
          { is: 'plays', kind: 'ghost', called: 'move the Ghost' },
        ],
      },
      hints: [
        'A Ghost blocks the way like any other piece.',
        'The Worm slides down the e-file: put the Ghost between it and your King.',
      ],
      solution: ['Gh7-e5'],
      refutations: [{ try: 'Gh7-e8', because: 'e8 is behind the Worm. It still slides down to e4 and wins.' }],
    },
    {
      pieces: 'K@a5 G@c2 R@g1 v@d3 d@c4 k@i9',
      goal: 'The Voyager could jump over your Ghost. Bring xem to safety in the Zone.',
      task: {
        is: 'all',
        of: [
          { is: 'safe', kind: 'ghost' },
          { is: 'stands', kind: 'ghost', on: { cells: ZONE, called: 'in the Zone' } },
        ],
      },
      hints: ['No piece can be captured in the Zone.', 'Any square of the outer ring will do, for example Δ5.'],
      solution: ['Gc2-Δ5'],
    },
  ],
};

export const holepunchLesson: Lesson = {
  id: 'acid-holepunch',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Holepunch',
  subtitle: 'very long leaps',
  about: ['holepunch'],
  closing: 'That is the Holepunch: no one is too far away, but in the middle she has no leap.',
  steps: [
    {
      pieces: 'H@c1 K@i1 D@d2 r@i8 k@e9',
      goal: 'Capture the Rainbow on i8.',
      task: { is: 'captured', kind: 'rainbow' },
      hints: [
        'A Holepunch leaps six squares one way and seven the other, or two and nine, over anything.',
        'From c1 the Rainbow is six files to the right and seven ranks up.',
      ],
      solution: ['Hc1xi8'],
      refutations: [{ try: 'Hc1-h4', because: 'That is a leap through the Zone. The Rainbow on i8 is one leap away.' }],
    },
    {
      pieces: 'H@c1 K@i1 D@i8 a@h4 k@e9',
      goal: 'Capture the Angel by way of the Zone.',
      task: { is: 'captured', kind: 'angel' },
      hints: [
        'If a leap ends on an empty square of the Zone, she must leap again at once, back into the field.',
        'From c1 she leaps two and nine to aΛ, and from there seven and six to h4.',
      ],
      solution: ['Hc1xh4'],
      refutations: [
        { try: 'Hc1-g3', because: 'g3 is reached from aΛ too. From there h4 is just as near.' },
        { try: 'Hc1xi8', because: 'Your own Diskette stands there.', illegal: true },
      ],
    },
    {
      pieces: 'K@e1 H@e5 D@d4 D@f4 d@b7 k@c8',
      goal: 'In the middle she has no leap. Get her out with your King.',
      task: { is: 'stands', kind: 'holepunch', on: { cells: ['e1'] } },
      hints: [
        'On seventeen squares in and around the middle a Holepunch cannot leap at all.',
        'The King on e1 swaps with a piece four squares away.',
      ],
      solution: ['Ke1<>e5'],
    },
  ],
};

export const sweeperLesson: Lesson = {
  id: 'acid-sweeper',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Sweeper',
  subtitle: 'across, and out it goes',
  about: ['sweeper'],
  closing: 'That is the Sweeper: one piece in the way is swept into the Zone.',
  steps: [
    {
      pieces: 'S@a1 K@e2 D@b2 r@i1 k@c7',
      goal: 'Capture the Rainbow in the other corner.',
      task: { is: 'captured', kind: 'rainbow' },
      hints: [
        'From a corner of the field they move to any other corner, if the way is clear, and may capture there.',
        'The Rainbow stands on i1. Rank 1 is empty.',
      ],
      solution: ['Sa1xi1'],
    },
    {
      pieces: 'S@e1 K@d3 D@b2 d@f4 k@c7',
      goal: 'Move the Sweeper to the middle of another edge.',
      task: { is: 'stands', kind: 'sweeper', on: { cells: ['a5', 'e9', 'i5'], called: 'in the middle of an edge' } },
      hints: [
        'From the middle of an edge they move to the middle of any other edge.',
        'The middles are a5, e1, e9 and i5.',
      ],
      solution: ['Se1-e9'],
    },
    {
      pieces: 'S@a1 K@e2 D@c2 r@e5 k@c8',
      goal: 'Push the Rainbow into the Zone.',
      task: { is: 'stands', kind: 'rainbow', whose: 'theirs', on: { cells: ['δΛ'], called: 'in the Zone' } },
      hints: [
        'One piece in the way, of either side, is pushed over the landing square into the Zone.',
        'Sweep from a1 to i9: the Rainbow on e5 is in the way.',
      ],
      solution: ['Sa1-i9,e5>δΛ'],
      refutations: [{ try: 'Sa1-a9', because: 'The a-file is empty. The Rainbow is on the long diagonal.' }],
    },
    {
      pieces: 'S@a1 K@h2 D@d4 r@e5 k@c8',
      goal: 'Two pieces are too many to push. Clear the way, then push the Rainbow.',
      task: { is: 'stands', kind: 'rainbow', whose: 'theirs', on: { cells: ['δΛ'], called: 'in the Zone' } },
      turns: 2,
      hints: ['Exactly one piece may be in the way.', 'Step aside with the Diskette on d4, then sweep from a1 to i9.'],
      solution: ['Dd4-d5', 'Sa1-i9,e5>δΛ'],
      refutations: [{ try: 'Sa1-i9,e5>δΛ', because: 'The Diskette on d4 is in the way as well.', illegal: true }],
    },
  ],
};

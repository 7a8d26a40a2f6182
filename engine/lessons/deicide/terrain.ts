/** Terrain: what lies in the middle of the board and acts on both sides, in games that have it. */
import type { Lesson } from '../lesson.ts';
import { playing } from './playing.ts';

const lesson = (id: string): Pick<Lesson, 'id' | 'variant' | 'chapter'> => ({
  id: `deicide-${id}`,
  variant: 'deicide',
  chapter: 'together',
});

export const wallsLesson: Lesson = {
  ...lesson('walls'),
  title: 'Walls and Glue Traps',
  subtitle: 'what stops a slide',
  about: ['knight', 'cannon', 'rook'],
  closing: 'Terrain is a house rule. Where it is on, both sides place it before the first move.',
  steps: [
    {
      fields: playing,
      pieces: 'R@d5 N@c8 P@h6 wall@d7 wall@c9 q@d10 K@i1 k@o16',
      goal: 'Capture the Queen.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'No piece enters a Wall or slides through it. Leaps go over it.',
        'The Wall stops the Rook. The Knight leaps from c8 to d10.',
      ],
      solution: ['Nc8xd10'],
      refutations: [{ try: 'Rd5xd10', because: 'The Wall on d7 is in the way of the Rook.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'O@c8 P@h6 wall@f8 r@k8 K@i1 k@o16',
      goal: 'Capture the Rook.',
      task: { is: 'captured', kind: 'rook' },
      hints: ['A Cannon captures over exactly one piece, and a Wall serves as one.', 'Jump over the Wall on f8.'],
      solution: ['Oc8xk8'],
    },
    {
      fields: playing,
      pieces: 'R@b8 P@h6 glue@f8 q@j8 K@i1 k@o16',
      goal: 'Capture the Queen in two turns.',
      task: { is: 'captured', kind: 'queen' },
      turns: 2,
      hints: [
        'A slide over a Glue Trap goes one square further at most. Stopping and starting on one is free.',
        'Slide to f8 or g8. From there the way is open.',
      ],
      solution: ['Rb8-f8', 'Rf8xj8'],
      refutations: [
        { try: 'Rb8xj8', because: 'Past the Glue Trap on f8 a slide goes no further than g8.', illegal: true },
      ],
    },
  ],
};

export const portalsLesson: Lesson = {
  ...lesson('portals'),
  title: 'Portals and Cathedrals',
  subtitle: 'slides that take another way',
  about: ['rook', 'bishop'],
  closing: 'Portals serve every slide, Cathedrals only Bishop and Archbishop.',
  steps: [
    {
      fields: playing,
      pieces: 'R@d5 P@h6 portal@d8 portal@k9 q@k12 n@d11 K@i1 k@o16',
      goal: 'Capture the Queen.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'A slide that comes to a Portal may go on from the other one, in the same direction.',
        'Slide up to d8 and come out of k9, going up.',
      ],
      solution: ['Rd5xk12'],
      refutations: [
        {
          try: 'Rd5-k9',
          because: 'A piece that comes out of a Portal must move on by one square at least.',
          illegal: true,
        },
      ],
    },
    {
      fields: playing,
      pieces: 'R@d5 P@h6 portal@d8 portal@k9 n@k9 b@k11 q@d12 K@i1 k@o16',
      goal: 'Capture the one piece that the Rook can reach.',
      task: { is: 'captures', count: 1 },
      hints: [
        'Nothing comes out of a Portal on which a piece stands. And nobody has to use a Portal.',
        'Slide over d8 as if nothing were there, up to the Queen.',
      ],
      solution: ['Rd5xd12'],
      refutations: [{ try: 'Rd5xk11', because: 'The Knight on k9 closes the other Portal.', illegal: true }],
    },
    {
      fields: playing,
      pieces: 'B@c6 P@h6 cathedral@f9 q@i6 r@j13 K@p1 k@o16',
      goal: 'Capture the Queen.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'A Bishop or an Archbishop that comes to an empty Cathedral may turn there by 90° and slide on.',
        'Slide to f9, turn right and go down to i6.',
      ],
      solution: ['Bc6xi6'],
    },
    {
      fields: playing,
      pieces: 'B@c6 P@h6 cathedral@f9 cathedral@i6 cathedral@d8 cathedral@n10 r@l9 n@k4 K@p1 k@o16',
      goal: 'Capture the Rook.',
      task: { is: 'captured', kind: 'rook' },
      hints: ['It may turn at every Cathedral on its way.', 'Slide to f9, turn down to i6, turn up to l9.'],
      solution: ['Bc6xl9'],
    },
  ],
};

export const landminesLesson: Lesson = {
  ...lesson('landmines'),
  title: 'Landmines',
  subtitle: 'secret, and for everybody',
  about: ['rook', 'sumo', 'cannon'],
  closing: 'Nobody sees the Landmines of the other side. A King is always warned.',
  steps: [
    {
      fields: { ...playing, terrain: [{ feature: 'mine', at: 'h7', side: 'white' }] },
      pieces: 'U@h5 P@d5 r@h6 n@g6 K@p1 k@o16',
      goal: 'You have a secret Landmine on h7. Use it to destroy the Rook.',
      task: { is: 'captured', kind: 'rook' },
      hints: [
        'A Landmine destroys any piece that comes onto its square, of either side.',
        'Push the Rook from h6 to h7.',
      ],
      solution: ['Uh5>h6>h7'],
    },
    {
      fields: { ...playing, terrain: [{ feature: 'mine', at: 'd9', side: 'white' }] },
      pieces: 'R@d5 P@h6 q@k9 n@d12 K@a1 k@o16',
      goal: 'Your own Landmine is on d9. Capture the Queen in two turns.',
      task: { is: 'captured', kind: 'queen' },
      turns: 2,
      hints: [
        'A piece that slides onto a Landmine is destroyed there, by its own side’s Landmine too.',
        'Go round: along the fifth rank to k5, then up.',
      ],
      solution: ['Rd5-k5', 'Rk5xk9'],
      refutations: [
        { try: 'Rd5-d6-d7-d8-d9', because: 'Your own Landmine destroyed the Rook.' },
        {
          try: 'Rd5-d6-d7-d8-d9-d10-d11xd12',
          because: 'The Rook never came to d12: the Landmine on d9 destroyed it on the way.',
        },
      ],
    },
    {
      fields: { ...playing, terrain: [{ feature: 'mine', at: 'i6', side: 'white' }] },
      pieces: 'O@c6 P@f6 q@k6 K@a1 k@o16',
      goal: 'Your own Landmine is on i6. Capture the Queen at once.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'A jump touches only the square where it ends.',
        'The Cannon jumps over the Pawn, and over the Landmine too, to k6.',
      ],
      solution: ['Oc6xk6'],
    },
    {
      fields: playing,
      pieces: 'K@h8 P@d5 mine@i9 mine@h12 r@h14 r@g2 k@o16',
      goal: 'Two Landmines are known to everybody. Bring your King to the ninth rank.',
      task: { is: 'stands', kind: 'king', on: { cells: ['g9', 'h9', 'i9'], called: 'the ninth rank' } },
      hints: [
        'A King never steps onto a known Landmine, and no slide passes one.',
        'The Landmine on h12 stops the Rook on h14, so h9 is safe.',
      ],
      solution: ['Kh8-h9'],
      refutations: [
        { try: 'Kh8-i9', because: 'There is a known Landmine on i9.', illegal: true },
        { try: 'Kh8-g9', because: 'The Rook on g2 attacks the whole g-file.', illegal: true },
      ],
    },
  ],
};

const six = 'ziggurat@d6 ziggurat@h6 ziggurat@l6 ziggurat@d11 ziggurat@h11 ziggurat@l11';

export const zigguratsLesson: Lesson = {
  ...lesson('ziggurats'),
  title: 'Six Ziggurats',
  subtitle: 'the other way to win',
  about: ['rook', 'knight'],
  closing: 'A King counts on a Ziggurat too, and so does a piece that was pushed onto one.',
  steps: [
    {
      fields: playing,
      pieces: `${six} P@d6 N@h6 P@l6 B@d11 N@h11 R@p11 q@l14 K@a1 k@n16`,
      goal: 'Win in one turn.',
      task: { is: 'wins' },
      hints: [
        'A side with a piece on each of the six Ziggurats wins at once. Checkmate is not needed.',
        'Five are yours. The sixth is on l11, and your Rook is on its rank.',
      ],
      solution: ['Rp11-l11'],
    },
    {
      fields: playing,
      pieces: `${six} P@d6 N@g4 P@l6 B@d11 N@h11 R@p11 q@l11 K@a1 k@n16`,
      goal: 'Win in two turns.',
      task: { is: 'wins' },
      turns: 2,
      hints: [
        'Two Ziggurats are missing: h6 is empty, and on l11 stands the Queen.',
        'Capture the Queen with the Rook, and bring the Knight to h6.',
      ],
      solution: ['Rp11xl11', 'Ng4-h6'],
      refutations: [{ try: 'Nh11-i9', because: 'That leaves a Ziggurat that you already held.' }],
    },
    {
      fields: playing,
      pieces: `${six} p@d6 n@h6 p@l6 p@d11 p@h11 n@n12 R@d2 N@k9 K@a1 k@d16`,
      goal: 'Black is about to take the sixth Ziggurat. Prevent it.',
      task: { is: 'safe', kind: 'king' },
      hints: [
        'All six are needed. Take one away from Black: standing on the last one is no good if you can be captured there.',
        'Your Rook captures the Pawn on d6.',
      ],
      solution: ['Rd2xd6'],
      refutations: [{ try: 'Nk9-l11', because: 'Black’s Knight captures yours on l11, and Black holds all six.' }],
    },
  ],
};

/** The aim of 4chan chess: Admin, Anons, and how pieces promote. */
import type { Lesson } from '../lesson.ts';

export const adminLesson: Lesson = {
  id: 'fourchan-admin',
  variant: 'fourchan',
  chapter: 'aim',
  title: 'The Admin',
  subtitle: 'lose it and you lose',
  about: ['admin'],
  closing: 'That is the Admin. There is no check: nothing makes you answer an attack on it.',
  steps: [
    {
      pieces: 'A@e4 O@d3 a@f5 o@g7',
      goal: 'Capture the enemy Admin.',
      task: { is: 'wins' },
      hints: [
        'An Admin steps one square in any direction. Capture the enemy Admin and you win.',
        'It stands diagonally in front of yours.',
      ],
      solution: ['Ae4xf5'],
      refutations: [{ try: 'Ae4-e5', because: 'The Admin on f5 is still there. Capture it and you win at once.' }],
    },
    {
      pieces: 'A@e4 N@b1 O@d3 t@e9 m@h6 a@i10 o@h8',
      goal: 'The /tg/ on e9 could capture your Admin. Bring it to safety.',
      task: { is: 'safe', kind: 'admin' },
      hints: [
        'There is no check: an Admin may stand in danger, and then it is simply captured.',
        'Leave the e-file, and mind the /mlp/ on h6: it leaps like a chess Knight.',
      ],
      solution: ['Ae4-d5'],
      refutations: [
        { try: 'Ae4-e3', because: 'That is still the e-file, and nobody stands between: the /tg/ captures the Admin.' },
        { try: 'Ae4-f5', because: 'The /mlp/ on h6 leaps to f5 and captures the Admin there.' },
      ],
    },
    {
      pieces: "A@e2' N@a2' N@j2' O@d3 O@e3 O@f3 a@e9 o@e8",
      goal: 'Castle: move the Admin next to one of the two /n/s, which goes to its other side.',
      task: { is: 'plays', action: 'castle', called: 'castle' },
      hints: [
        'Once in a game, before either has moved, the Admin castles with an /n/ on its rank.',
        'Choose the Admin, then b2 or i2.',
      ],
      solution: ['Ae2-i2,Nj2-h2'],
      refutations: [{ try: 'Ae2-f2', because: 'One step is a move. After it the Admin can never castle.' }],
    },
  ],
};

export const anonLesson: Lesson = {
  id: 'fourchan-anon',
  variant: 'fourchan',
  chapter: 'aim',
  title: 'The Anon',
  subtitle: 'one step, and a double step',
  about: ['anon'],
  closing: 'That is the Anon: forward to move, diagonally forward to capture.',
  steps: [
    {
      pieces: "O@c3' O@f4 A@j1 a@i10 o@h8",
      goal: 'Bring the Anon on c3 to c5 in one turn.',
      task: { is: 'stands', kind: 'anon', on: { cells: ['c5'] } },
      hints: [
        'An Anon steps one square forward. Its first move may be two squares, if both are empty.',
        'The Anon on c3 has not moved yet: choose c5.',
      ],
      solution: ['Oc3-c5'],
      refutations: [{ try: 'Oc3-c4', because: 'c4 is one step. Its first move may go two squares, to c5.' }],
    },
    {
      pieces: 'O@e4 A@j1 m@e5 k@d5 o@f6 a@i10',
      goal: 'Capture the /k/.',
      task: { is: 'captured', kind: 'k' },
      hints: [
        'An Anon captures one square diagonally forward, and only there.',
        'The /k/ is on d5, diagonally in front of e4.',
      ],
      solution: ['Oe4xd5'],
      refutations: [{ try: 'Oe4xe5', because: 'Straight ahead an Anon never captures.', illegal: true }],
    },
    {
      pieces: "O@c3' O@g3' A@j1 a@i10 o@d5 o@i8",
      goal: 'Bring an Anon to the fifth rank in one turn.',
      task: { is: 'stands', kind: 'anon', on: { cells: ['c5', 'g5'], called: 'the fifth rank' } },
      hints: [
        'A double step cannot end right beside an enemy Anon.',
        'On c5 it would stand beside the Anon on d5. g5 is free.',
      ],
      solution: ['Og3-g5'],
      refutations: [
        {
          try: 'Oc3-c5',
          because: 'It would end beside the Anon on d5, so the double step is not allowed.',
          illegal: true,
        },
        { try: 'Oc3-c4', because: 'That is one step. c4 is not on the fifth rank.' },
      ],
    },
  ],
};

export const promotionLesson: Lesson = {
  id: 'fourchan-promotion',
  variant: 'fourchan',
  chapter: 'aim',
  title: 'Promotion',
  subtitle: 'the last three ranks',
  about: ['anon', '+anon', 'n', '+n'],
  closing: 'Every piece but the Admin can promote, and each gains something else. Its card says what.',
  steps: [
    {
      pieces: 'O@c7 A@j1 a@i10 o@h8',
      goal: 'Promote the Anon.',
      task: { is: 'stands', kind: '+anon' },
      hints: [
        'The last three ranks, 8 to 10 for you, are your promotion zone. A move into it may promote the piece.',
        'Step to c8 and choose the promoted Anon.',
      ],
      solution: ['Oc7-c8=+O'],
      refutations: [
        { try: 'Oc7-c8', because: 'The Anon is in the zone, but it stayed what it was. Choose to promote it.' },
      ],
    },
    {
      pieces: '+O@e5 A@j1 O@d5 n@g7 o@e7 a@i10',
      goal: 'Capture the /n/ with the promoted Anon.',
      task: { is: 'captured', kind: 'n' },
      hints: [
        'A promoted Anon slides up to two squares in any direction, and captures that way.',
        'The /n/ on g7 is two squares away, diagonally.',
      ],
      solution: ['+Oe5xg7'],
      refutations: [{ try: '+Oe5xe7', because: 'That captures the Anon. The /n/ stands on g7.' }],
    },
    {
      pieces: 'N@d5 A@j1 O@b4 a@i10 o@h8',
      goal: 'Promote the /n/.',
      task: { is: 'stands', kind: '+n' },
      hints: ['Pieces promote as well, all but the Admin.', 'Slide up the d-file into the zone and choose promotion.'],
      solution: ['Nd5-d8=+N'],
      refutations: [
        { try: 'Nd5-d8', because: 'The /n/ is in the zone, but it stayed what it was. Choose to promote it.' },
      ],
    },
    {
      unless: { promotion: 'crossing' },
      pieces: '+N@e5 N@b9 A@j1 O@c4 m@f6 a@i10',
      goal: 'Promote the /n/ on b9 as well.',
      task: {
        is: 'all',
        of: [
          { is: 'stands', kind: '+n' },
          { is: 'happens', effect: 'become', called: 'promote' },
        ],
      },
      hints: [
        'A move inside the zone or out of it may promote too, wherever it ends.',
        'Move the /n/ on b9 anywhere and choose promotion.',
      ],
      solution: ['Nb9-b5=+N'],
    },
    {
      when: { promotion: 'crossing' },
      pieces: 'N@b9 A@j1 O@c4 m@f6 a@i10',
      goal: 'Promote the /n/.',
      task: { is: 'stands', kind: '+n' },
      hints: [
        'In this game only a move into the zone or out of it may promote.',
        'Leave the zone, for example to b5, and choose promotion.',
      ],
      solution: ['Nb9-b5=+N'],
      refutations: [{ try: 'Nb9-e9=+N', because: 'That move stays inside the zone.', illegal: true }],
    },
  ],
};

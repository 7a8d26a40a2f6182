/** The /n/ that carries, and the two that move like others: /b/ and /d/. */
import type { Lesson } from '../lesson.ts';

export const nLesson: Lesson = {
  id: 'fourchan-n',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /n/',
  subtitle: 'slides, and carries a friend',
  about: ['n', '+n'],
  closing: 'That is the /n/. A rider gets off with a move of its own.',
  steps: [
    {
      pieces: 'N@b2 A@j1 O@d2 O@c3 m@b8 o@g8 a@i10',
      goal: 'Capture the /mlp/.',
      task: { is: 'captured', kind: 'mlp' },
      hints: ['An /n/ slides any distance along its rank or file.', 'The b-file is open up to b8.'],
      solution: ['Nb2xb8'],
    },
    {
      pieces: 'N@a2 K@c4 A@j1 O@e3 o@g8 a@i10',
      goal: 'Let the /k/ ride the /n/.',
      task: { is: 'stands', kind: 'k', rides: true },
      hints: [
        'A piece rides an /n/ by moving onto its square. The Admin and another /n/ cannot.',
        'The /k/ slides diagonally from c4 to a2.',
      ],
      solution: ['Kc4^a2'],
      refutations: [{ try: 'Na2-c2', because: 'The rider moves onto the /n/, not the /n/ to the rider.' }],
    },
    {
      pieces: 'N@a2 K@a2^ A@j1 O@e3 m@a9 o@g8 a@i10',
      goal: 'Carry the /k/ to a7. A second click on a2 picks up the /n/ below it.',
      task: { is: 'stands', kind: 'k', rides: true, on: { cells: ['a7'] } },
      hints: ['When the /n/ moves, its rider moves along.', 'Slide the /n/ up the a-file.'],
      solution: ['Na2-a7'],
      refutations: [
        { try: 'Na2xa9', because: 'While it carries someone, neither can capture.', illegal: true },
        { try: 'Ka2-b3', because: 'The /k/ got off. It was to ride to a7.' },
      ],
    },
    {
      pieces: 'N@a7 K@a7^ A@j1 O@e3 m@d10 o@g8 a@i10',
      goal: 'Let the /k/ get off and capture the /mlp/ in two turns.',
      task: { is: 'captured', kind: 'mlp' },
      turns: 2,
      hints: [
        'The rider leaves with its own move, which cannot capture. After that both are free again.',
        'Slide from a7 to c9, then capture on d10.',
      ],
      solution: ['Ka7-c9', 'Kc9xd10'],
      refutations: [{ try: 'Ka7xd10', because: 'The move that leaves the /n/ cannot capture.', illegal: true }],
    },
    {
      pieces: '+N@e5 A@j1 O@d6 m@f6 o@g8 a@i10',
      goal: 'Capture the /mlp/ with the promoted /n/.',
      task: { is: 'captured', kind: 'mlp' },
      hints: ['Promoted, it also steps one square diagonally.', 'The /mlp/ stands diagonally in front of it.'],
      solution: ['+Ne5xf6'],
    },
  ],
};

export const bLesson: Lesson = {
  id: 'fourchan-b',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /b/',
  subtitle: 'moves like the enemy’s last mover',
  about: ['b', '+b'],
  closing: 'That is the /b/: before you move, think of what you teach the /b/s of the other side.',
  steps: [
    {
      pieces: 'B@e4=K A@j1 O@e5 n@h7 o@d6 k@b8 a@i10',
      goal: 'Black has just moved the /k/ to b8. Capture the /n/ with your /b/.',
      task: { is: 'captured', kind: 'n' },
      hints: [
        'A /b/ moves and captures like the piece that the enemy played last.',
        'Like a /k/ it slides diagonally: from e4 to h7.',
      ],
      solution: ['Be4xh7'],
    },
    {
      pieces: 'B@e4 A@j1 O@h3 O@c3 n@a9 m@e8 a@i10',
      goal: 'Black will move the /n/ next. Wait with an Anon, then capture the /mlp/ with your /b/.',
      task: { is: 'captured', kind: 'mlp' },
      turns: 2,
      other: { is: 'answering', with: ['Na9-a8', 'Na9-b9'] },
      hints: [
        'Before Black has played, a /b/ cannot move at all.',
        'Step with an Anon. When Black has moved the /n/, your /b/ slides along the e-file.',
      ],
      solution: ['Oh3-h4', 'Be4xe8'],
    },
    {
      pieces: 'B@e4=R A@j1 O@g6 n@f5 o@d6 r@b8 a@i10',
      goal: 'Black has just moved the /r9k/ to b8. Capture the /n/ and keep your Anon.',
      task: {
        is: 'all',
        of: [
          { is: 'captured', kind: 'n' },
          { is: 'stands', kind: 'anon', on: { cells: ['g6'] } },
        ],
      },
      hints: [
        'It copies how a piece moves, but no traits: it does not rage, shoot or lift.',
        'Capture on f5. The /b/ stops there.',
      ],
      solution: ['Be4xf5'],
    },
    {
      pieces: '+B@e4=N A@j1 O@b2 n@d5 o@g8 a@i10',
      goal: 'Capture the /n/ with the promoted /b/.',
      task: { is: 'captured', kind: 'n' },
      hints: ['Promoted, it can always step one square in any direction too.', 'The /n/ is one diagonal step away.'],
      solution: ['+Be4xd5'],
    },
    {
      when: { copying: 'free' },
      pieces: '+B@e4=K A@j1 O@b2 x@e5 n@h7 o@d6 k@b8 a@i10',
      goal: 'The /x/ freezes your /b/. Capture the /n/ all the same.',
      task: { is: 'captured', kind: 'n' },
      hints: [
        'In this game a frozen /b/ still moves like the piece it copies. The step of a promoted one is frozen.',
        'Like a /k/ it slides diagonally: from e4 to h7.',
      ],
      solution: ['+Be4xh7'],
      refutations: [{ try: '+Be4xe5', because: 'That is its own step, and it is frozen.', illegal: true }],
    },
  ],
};

export const dLesson: Lesson = {
  id: 'fourchan-d',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /d/',
  subtitle: 'keeps what it captures first',
  about: ['d', '+d'],
  closing: 'That is the /d/: choose its first capture well.',
  steps: [
    {
      pieces: 'D@e5 A@j1 O@d4 n@e6 m@e9 o@g8 a@i10',
      goal: 'Capture the /n/, and with what you gain, the /mlp/.',
      task: { is: 'captured', kind: 'mlp' },
      turns: 2,
      hints: [
        'A /d/ steps one square. After its first capture it can also move like the piece it captured.',
        'Capture on e6. Now it slides like an /n/: up the e-file.',
      ],
      solution: ['De5xe6', 'De6xe9'],
      refutations: [{ try: 'De5-e4', because: 'Without capturing the /n/, the /d/ only steps one square.' }],
    },
    {
      pieces: 'D@e5 A@j1 O@c4 b@e6 m@f6 k@h7 o@g8 a@i10',
      goal: 'Only the first capture counts. Capture the piece that lets you capture the /k/ next.',
      task: { is: 'captured', kind: 'k' },
      turns: 2,
      hints: ['A /b/ has no move to give. An /mlp/ gives its leap.', 'Capture on f6. From there the leap leads to h7.'],
      solution: ['De5xf6', 'Df6xh7'],
      refutations: [{ try: 'De5xe6', because: 'The /b/ has nothing to give, and later captures do not count.' }],
    },
    {
      pieces: '+D@e5 A@j1 O@f6 m@f7 o@d7 a@i10',
      goal: 'Capture the /mlp/ with the promoted /d/.',
      task: { is: 'captured', kind: 'mlp' },
      hints: ['Promoted, it also leaps like a chess Knight.', 'f7 is two up and one to the right.'],
      solution: ['+De5xf7'],
    },
  ],
};

/** The first rank, the other half, and what comes of them: /vp/ and hands, /sci/ and teleporters; last, ways to win. */
import type { Lesson } from '../lesson.ts';

export const vpLesson: Lesson = {
  id: 'fourchan-vp',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /vp/',
  subtitle: 'what it captures is yours',
  about: ['vp', '+vp'],
  closing: 'That is the /vp/: every capture is a piece in your hand.',
  steps: [
    {
      pieces: 'P@e5 A@j1 O@e6 O@d4 n@e7 o@h8 a@i10',
      goal: 'Capture the /n/, so that it comes to your hand.',
      task: { is: 'waits', kind: 'n', place: 'hand' },
      hints: [
        'A /vp/ leaps like a Knight or jumps two squares along its rank or file. What it captures goes to your hand.',
        'Jump over your own Anon to e7.',
      ],
      solution: ['Pe5xe7'],
    },
    {
      pieces: 'P@e5 A@j1 O@d4 +t@g6 o@h8 a@i10',
      goal: 'Capture the promoted /tg/ and drop it on your second rank.',
      task: {
        is: 'stands',
        kind: 'tg',
        on: { cells: [...'abcdefghij'].map((file) => `${file}2`), called: 'the second rank' },
      },
      turns: 2,
      hints: [
        'A captured piece waits in your hand, unpromoted. Dropping it on an empty square takes a turn.',
        'Leap to g6. Then choose the /tg/ in your hand and a square of the second rank.',
      ],
      solution: ['Pe5xg6', 'T@e2'],
    },
    {
      pieces: '+P@e5 A@j1 O@d6 O@c4 n@h8 o@d8 a@i10',
      goal: 'Capture the /n/ with the promoted /vp/.',
      task: { is: 'captured', kind: 'n' },
      hints: ['Promoted, it also slides any distance diagonally.', 'The diagonal from e5 leads to h8.'],
      solution: ['+Pe5xh8'],
    },
  ],
};

export const sciLesson: Lesson = {
  id: 'fourchan-sci',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /sci/',
  subtitle: 'leaves teleporters behind',
  about: ['sci', '+sci'],
  closing: 'That is the /sci/. Two teleporters a side, and they stay for the whole game.',
  steps: [
    {
      pieces: 'S@e5 A@j1 X@f6 O@d4 n@g7 o@d8 a@i10',
      goal: 'Capture the /n/.',
      task: { is: 'captured', kind: 'n' },
      hints: [
        'A /sci/ steps one square along its rank or file, or jumps exactly two in any direction.',
        'Jump over your own /x/ on f6 to g7.',
      ],
      solution: ['Se5xg7'],
    },
    {
      pieces: 'S@e4 A@j1 O@d3 m@b8 o@d8 a@i10',
      goal: 'Leave a teleporter on e4.',
      task: { is: 'feature', feature: 'teleporter-white', on: 'e4' },
      hints: [
        'When it moves, it may leave a teleporter on the square it left.',
        'Move the /sci/ anywhere and choose to leave a teleporter.',
      ],
      solution: ['Se4-e6#'],
      refutations: [{ try: 'Se4-e6', because: 'It moved, but left nothing behind. Choose to leave a teleporter.' }],
    },
    {
      pieces: 'S@e7 #w@e4 N@a4 A@j1 O@d3 m@b8 o@d9 a@i10',
      goal: 'Make your second teleporter and send the /n/ through.',
      task: { is: 'stands', kind: 'n', on: { cells: ['e7'] } },
      turns: 2,
      hints: [
        'Your two teleporters are connected. A piece that lands on one comes out of the other.',
        'Leave one on e7 with the /sci/. Then move the /n/ from a4 to e4.',
      ],
      solution: ['Se7-f7#', 'Na4-e4'],
      refutations: [
        { try: 'Na4-e4', because: 'A single teleporter does nothing. The second one must be there first.' },
      ],
    },
    {
      pieces: '+S@e5 A@j1 O@d4 n@h8 o@d8 a@i10',
      goal: 'Capture the /n/ with the promoted /sci/.',
      task: { is: 'captured', kind: 'n' },
      hints: ['Promoted, it also jumps exactly three squares diagonally.', 'h8 is three squares away.'],
      solution: ['+Se5xh8'],
    },
  ],
};

export const dropsLesson: Lesson = {
  id: 'fourchan-drops',
  variant: 'fourchan',
  chapter: 'together',
  title: 'Hands and drops',
  subtitle: 'pieces that change sides',
  about: ['anon', 'mlp', 'n'],
  closing: 'A piece in hand can be anywhere next turn. So can those of the other side.',
  steps: [
    {
      pieces: 'M@- A@j1 O@d4 T@f2 a@e9 o@e8 o@d8 n@a9',
      goal: 'Drop the /mlp/ where it can capture the enemy Admin next turn without moving, and is guarded.',
      task: { is: 'stands', kind: 'mlp', on: { cells: ['f9'], called: 'next to the Admin and guarded' } },
      hints: [
        'A drop is a whole turn: any empty square will do. An /mlp/ captures its neighbours on rank and file.',
        'The Admin is on e9. On f9 the /tg/ guards the /mlp/: if the Admin captures it, it is captured itself.',
      ],
      solution: ['M@f9'],
      refutations: [
        { try: 'M@f10', because: 'f10 is a diagonal neighbour. The rifle works along rank and file.' },
        { try: 'M@d9', because: 'Nobody guards d9: the /n/ on a9 or the Admin captures it there.' },
      ],
    },
    {
      pieces: 'O@- A@j1 T@b2 a@a10 p@b10 o@a9',
      goal: 'Drop the Anon on the ninth rank.',
      task: {
        is: 'stands',
        kind: 'anon',
        on: { cells: [...'cdefghij'].map((file) => `${file}9`), called: 'the ninth rank' },
      },
      hints: [
        'An Anon may not be dropped on the last rank, nor where it gives checkmate at once.',
        'On b9 it would be checkmate. Any other square of the rank will do.',
      ],
      solution: ['O@e9'],
      refutations: [
        { try: 'O@b9', because: 'Guarded by the /tg/ it would give checkmate at once.', illegal: true },
        { try: 'O@c10', because: 'On the last rank it could never move again.', illegal: true },
      ],
    },
    {
      pieces: 'O@- A@j1 N@b1 T@h2 n@e8 o@g8 a@i10',
      goal: 'Drop the Anon and double-step with it next turn.',
      task: {
        is: 'all',
        of: [
          { is: 'plays', action: 'drop', kind: 'anon', called: 'drop the Anon' },
          {
            is: 'stands',
            kind: 'anon',
            on: { cells: [...'abcdefghij'].map((file) => `${file}5`), called: 'the fifth rank' },
          },
          { is: 'plays', rule: 'double-step', called: 'make a double step' },
        ],
      },
      turns: 2,
      hints: [
        'A dropped Anon has its double step only on its own third rank.',
        'Drop it on the third rank, then go two squares forward.',
      ],
      solution: ['O@d3', 'Od3-d5'],
      refutations: [{ try: 'O@d2', because: 'On the second rank it has no double step.' }],
    },
  ],
};

export const teleportersLesson: Lesson = {
  id: 'fourchan-teleporters',
  variant: 'fourchan',
  chapter: 'together',
  title: 'Teleporters',
  subtitle: 'in here, out there',
  about: ['sci', 'tg', 'n'],
  closing: 'Whoever lands on one is gone to the other. Look at both ends.',
  steps: [
    {
      pieces: 'N@a5 #w@e5 #w@e8 A@j1 O@d3 m@h8 o@c8 a@i10',
      goal: 'Capture the /mlp/ in two turns.',
      task: { is: 'captured', kind: 'mlp' },
      turns: 2,
      hints: [
        'A piece that ends its move on a teleporter comes out of the other one.',
        'Move the /n/ to e5: it comes out on e8, on the rank of the /mlp/.',
      ],
      solution: ['Na5-e5', 'Ne8xh8'],
      also: [],
    },
    {
      unless: { blocked: 'traveller' },
      pieces: 'N@a5 #w@e5 #w@e8 A@j1 O@d3 k@e8 o@c8 a@i10',
      goal: 'Capture the /k/ on the far teleporter.',
      task: { is: 'captured', kind: 'k' },
      hints: [
        'Whoever comes out of a teleporter captures any piece there, friend or enemy, from any distance.',
        'Land on e5.',
      ],
      solution: ['Na5-e5'],
    },
    {
      when: { blocked: 'traveller' },
      pieces: 'N@a5 #w@e5 #w@e8 A@j1 O@d3 k@e8 o@e9 a@i10',
      goal: 'Bring the /n/ to the e-file and keep it.',
      task: {
        is: 'stands',
        kind: 'n',
        on: { cells: ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7'], called: 'the e-file' },
      },
      turns: 2,
      hints: ['In this game a piece that lands on a teleporter is lost if the other one is occupied.', 'Go round e5.'],
      solution: ['Na5-a6', 'Na6-e6'],
      refutations: [{ try: 'Na5-e5', because: 'The /k/ stands on e8, so the /n/ was lost on the way.' }],
    },
    {
      pieces: 'T@e5 #w@d4 #w@h2 A@j1 O@b3 O@g1 m@e6 o@c8 a@i10',
      goal: 'Lift the /mlp/ and send it through the teleporter to h2.',
      task: { is: 'stands', kind: 'mlp', whose: 'theirs', on: { cells: ['h2'] } },
      hints: ['A piece that is put down on a teleporter goes through, too.', 'Lift it from e6 and put it down on d4.'],
      solution: ['Te5@e6>d4'],
    },
  ],
};

export const winsLesson: Lesson = {
  id: 'fourchan-wins',
  variant: 'fourchan',
  chapter: 'together',
  title: 'Ways to win',
  subtitle: 'traits that reach the Admin',
  about: ['admin', 'v', 'r9k', 'sci'],
  closing: 'You know everything that decides a game of 4chan chess.',
  steps: [
    {
      pieces: 'A@e1 R@d6 V@g7 N@b2 O@e5 O@d7 o@e8 o@f8 x@f6 a@g9 t@c10',
      goal: 'Your /v/ is frozen. Win in one turn.',
      task: { is: 'wins' },
      hints: [
        'Capture the Admin. A frozen piece can still shoot.',
        'From g7 the Admin on g9 is exactly two squares away.',
      ],
      solution: ['Vg7*g9'],
    },
    {
      pieces: 'A@e1 R@d6 X@b5 N@b2 O@e5 o@h8 o@g9 m@e7 a@f8',
      goal: 'Win in one turn.',
      task: { is: 'wins' },
      hints: ['What happens to the piece behind a captured one?', 'The /r9k/ captures on e7 and rages on to f8.'],
      solution: ['Rd6!f8'],
    },
    {
      unless: { blocked: 'traveller' },
      pieces: 'A@e1 S@b4 N@b2 #w@d4 #w@h9 O@e5 o@g8 m@c7 a@h9',
      goal: 'Win in one turn.',
      task: { is: 'wins' },
      hints: ['The enemy Admin stands on one of your teleporters.', 'Land on d4, the other one, with the /sci/.'],
      solution: ['Sb4-d4'],
    },
    {
      pieces: 'A@j1 N@b1 N@c3 O@e3 o@j8 o@i7 a@a10',
      goal: 'From now on Black moves, too. Make a move after which you win next turn, whatever Black does.',
      task: { is: 'forces', goal: { is: 'wins' } },
      hints: [
        'The Admin is in the corner, and your /n/ on b1 keeps it from the b-file.',
        'Attack it along the a-file.',
      ],
      solution: ['Nc3-a3'],
      refutations: [{ try: 'Nc3-c10', because: 'That attacks the Admin, but it steps down to a9 and is safe.' }],
    },
  ],
};

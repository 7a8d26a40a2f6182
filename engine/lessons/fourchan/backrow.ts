/** The first rank, one half: /r9k/, /x/ and /v/. */
import type { Lesson } from '../lesson.ts';

export const r9kLesson: Lesson = {
  id: 'fourchan-r9k',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /r9k/',
  subtitle: 'rages over friend and foe',
  about: ['r9k', '+r9k'],
  closing: 'That is the /r9k/: look at the square behind before you capture.',
  steps: [
    {
      pieces: 'R@e5 A@j1 O@d4 m@e6 t@e7 o@g8 a@i10',
      goal: 'Capture the /mlp/ and the /tg/ in one move.',
      task: { is: 'captures', count: 2 },
      hints: [
        'An /r9k/ slides up to two squares in any direction. After a capture it must go on to the second square.',
        'Go up the e-file: it captures everything on the way.',
      ],
      solution: ['Re5!e7'],
    },
    {
      pieces: 'R@e5 A@j1 N@e7 O@d4 m@e6 k@f6 o@h8 a@i10',
      goal: 'Rage without losing your /n/.',
      task: {
        is: 'all',
        of: [
          { is: 'plays', action: 'rage', called: 'rage' },
          { is: 'stands', kind: 'n' },
        ],
      },
      hints: [
        'A rage captures pieces of its own side, too.',
        'Behind the /mlp/ stands your /n/. Behind the /k/ the way is free.',
      ],
      solution: ['Re5!g7'],
      refutations: [{ try: 'Re5!e7', because: 'The rage went on to e7 and captured your own /n/.' }],
    },
    {
      pieces: 'R@d1 A@e2 M@c2 O@b3 t@f3 o@g8 a@i10',
      goal: 'Capture the /tg/, but not by a rage over your own Admin.',
      task: { is: 'captured', kind: 'tg' },
      hints: [
        'Raging over your own Admin loses the game, whatever else is captured.',
        'The Admin stands next to the /tg/ and can capture it.',
      ],
      solution: ['Ae2xf3'],
      refutations: [{ try: 'Rd1!f3', because: 'Your own Admin was on the way. That loses the game.' }],
    },
    {
      pieces: '+R@e5 A@j1 O@d4 m@f6 o@d7 a@i9',
      goal: 'Bring the promoted /r9k/ to h8.',
      task: { is: 'stands', kind: '+r9k', on: { cells: ['h8'] } },
      hints: ['Promoted, it slides and rages up to three squares.', 'Capture on f6: it goes on to h8.'],
      solution: ['+Re5!h8'],
    },
  ],
};

export const xLesson: Lesson = {
  id: 'fourchan-x',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /x/',
  subtitle: 'freezes its neighbours',
  about: ['x', '+x'],
  closing: 'That is the /x/. It captures nobody, and stops nearly everybody.',
  steps: [
    {
      pieces: 'X@c3 A@j1 O@c4 n@g8 o@d7 a@i10',
      goal: 'Freeze the enemy /n/.',
      task: { is: 'condition', on: 'g8', condition: 'frozen' },
      hints: [
        'An enemy next to your /x/ is frozen: it cannot leave its square. The /x/ slides diagonally.',
        'Slide from c3 to f6 or g7. Which of them is next to g8?',
      ],
      solution: ['Xc3-g7'],
      refutations: [{ try: 'Xc3-f6', because: 'f6 is two squares from g8. It freezes only on the squares around it.' }],
    },
    {
      pieces: 'X@b4 A@e1 O@d2 O@c6 n@e8 o@h8 a@i10',
      goal: 'The /n/ on e8 could capture your Admin. Freeze it.',
      task: {
        is: 'all',
        of: [
          { is: 'safe', kind: 'admin' },
          { is: 'condition', on: 'e8', condition: 'frozen' },
        ],
      },
      hints: ['A frozen piece cannot leave its square, not even to capture.', 'Slide to e7, right in front of it.'],
      solution: ['Xb4-e7'],
    },
    {
      pieces: 'T@e5 K@h9 A@j1 O@c3 x@e6 n@b4 o@d8 a@i10',
      goal: 'Your /tg/ is frozen by the /x/ on e6. Free it.',
      task: { is: 'condition', on: 'e5', condition: 'frozen', not: true },
      hints: [
        'It thaws when the /x/ moves away, is captured or is lifted. A frozen /tg/ can still lift.',
        'Another piece may capture the /x/: the /k/ on h9 looks at e6.',
      ],
      solution: ['Kh9xe6'],
      refutations: [
        { try: 'Te5xe6', because: 'The /tg/ is frozen: it cannot leave its square.', illegal: true },
        { try: 'Te5@e6>f6', because: 'On f6 the /x/ is still next to your /tg/.' },
      ],
    },
    {
      pieces: '+X@e2 A@j1 O@d4 n@f8 o@b7 a@i10',
      goal: 'Freeze the /n/ with the promoted /x/.',
      task: { is: 'condition', on: 'f8', condition: 'frozen' },
      hints: ['Promoted, it also slides along its rank and file.', 'Slide up the e-file to a square next to f8.'],
      solution: ['+Xe2-e8'],
    },
  ],
};

export const vLesson: Lesson = {
  id: 'fourchan-v',
  variant: 'fourchan',
  chapter: 'pieces',
  title: 'The /v/',
  subtitle: 'walks, and shoots from afar',
  about: ['v', '+v'],
  closing: 'That is the /v/: exactly two squares, neither nearer nor farther.',
  steps: [
    {
      pieces: 'V@e5 A@j1 O@e6 O@c4 o@g8 a@i10',
      goal: 'Bring the /v/ to f6.',
      task: { is: 'stands', kind: 'v', on: { cells: ['f6'] } },
      hints: [
        'A /v/ moves up to two steps along ranks and files, and may turn in between.',
        'One step to f5, one up to f6: that is one move.',
      ],
      solution: ['Ve5-f6'],
      refutations: [{ try: 'Ve5-f5', because: 'That is one step. It may take a second one in the same move.' }],
    },
    {
      pieces: 'V@e5 A@j1 O@c4 n@e7 m@e6 d@e8 o@h8 a@i10',
      goal: 'Shoot the /n/.',
      task: { is: 'captured', kind: 'n' },
      hints: [
        'Instead of moving, it captures an enemy exactly two squares away. Pieces in between do not matter.',
        'The /n/ on e7 is two squares ahead.',
      ],
      solution: ['Ve5*e7'],
      refutations: [
        { try: 'Ve5*e6', because: 'The /mlp/ on e6 is too near.', illegal: true },
        { try: 'Ve5*e8', because: 'The /d/ on e8 is too far away.', illegal: true },
      ],
    },
    {
      when: { shots: 'ring' },
      pieces: 'V@e5 A@j1 O@c4 t@g6 m@f6 o@h8 a@i10',
      goal: 'Shoot the /tg/.',
      task: { is: 'captured', kind: 'tg' },
      hints: [
        'All sixteen squares of the ring around it are two squares away, also those off the straight lines.',
        'g6 is two to the right and one up: it is on the ring.',
      ],
      solution: ['Ve5*g6'],
    },
    {
      when: { shots: 'straight' },
      pieces: 'V@e5 A@j1 O@c4 t@g7 m@g6 o@h8 a@i10',
      goal: 'Shoot a piece.',
      task: { is: 'captured', kind: 'tg' },
      hints: [
        'In this game it shoots exactly two squares in a straight line or diagonally.',
        'g7 is two squares away diagonally.',
      ],
      solution: ['Ve5*g7'],
      refutations: [{ try: 'Ve5*g6', because: 'g6 is on no straight line from e5.', illegal: true }],
    },
    {
      when: { shots: 'manhattan' },
      pieces: 'V@e5 A@j1 O@c4 t@f6 m@g7 o@h8 a@i10',
      goal: 'Shoot a piece.',
      task: { is: 'captured', kind: 'tg' },
      hints: [
        'In this game it shoots what is exactly two steps away along ranks and files.',
        'f6 is one step right and one up.',
      ],
      solution: ['Ve5*f6'],
      refutations: [{ try: 'Ve5*g7', because: 'g7 is four steps away.', illegal: true }],
    },
    {
      pieces: '+V@e5 A@j1 O@e6 O@c4 o@g8 a@i10',
      goal: 'Bring the promoted /v/ to f7.',
      task: { is: 'stands', kind: '+v', on: { cells: ['f7'] } },
      hints: ['Promoted, it moves up to three steps.', 'f5, f6, f7.'],
      solution: ['+Ve5-f7'],
    },
  ],
};

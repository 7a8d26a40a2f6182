/** Chesimals: the aim, and how each unit moves. */
import type { Lesson, LessonStep } from '../lesson.ts';

const about = (kind: string, chapter = 'units') => ({
  id: `chesimals-${kind}`,
  variant: 'chesimals',
  chapter,
  about: [kind],
});

export const aimLesson: Lesson = {
  ...about('guard', 'aim'),
  title: 'The aim and the Guard',
  subtitle: 'capture both royal Chiefs',
  closing: 'Each side has two royal Chiefs. Capture both and you win.',
  steps: [
    {
      pieces: 'Cw@c3 Gw@d4 Gw@e5 Cb@e6',
      goal: 'Black has one royal Chief left. Capture it.',
      task: { is: 'wins' },
      hints: ['A Guard steps one square in any direction.', 'The Guard on e5 stands next to the Chief.'],
      solution: ['Ge5xe6'],
    },
    {
      pieces: 'Cw@c3 Gw@d4 Gw@d5 Gw@e5 Cr@c6 Cb@e6',
      goal: 'Capture both royal Chiefs in one turn.',
      task: { is: 'wins' },
      hints: ['Several units of one colour may move in a turn.', 'One Guard captures on e6, another on c6.'],
      solution: ['Ge5xe6', 'Gd5xc6'],
    },
    {
      when: { pieces: 'stronger' },
      pieces: 'Cw@c3 Gw@d4 Gw@e5 Cb@g7',
      goal: 'Black has one royal Chief left. Capture it with a Guard two squares away.',
      task: { is: 'wins' },
      hints: [
        'In this game a Guard is a Sliding General: it slides one or two squares in any direction.',
        'The Guard on e5 slides over f6 to g7.',
      ],
      solution: ['Ge5xg7'],
    },
  ],
};

/** Given where a Chief may give units of its side its own colour, by either value of the house rule. */
const convertOwn: LessonStep = {
  pieces: 'Cw@a1 Gs@a2 Gs@b1 Gs@b2 Gw@c3 Cp@d4 Cb@a12',
  goal: 'Link your white Guard to its Chief and capture the purple Chief.',
  task: { is: 'captured', kind: 'chief' },
  hints: [
    'In this game a Chief may give a unit of its side beside it its own colour, instead of moving.',
    'Make the grey Guard on b2 white. Then it links the Guard on c3 to the Chief.',
  ],
  solution: ['Ca1~b2', 'Gc3xd4'],
  refutations: [{ try: 'Ca1~a2', because: 'The Guard on a2 does not touch the one on c3, which stays cut off.' }],
};
export const chiefLesson: Lesson = {
  ...about('chief'),
  title: 'The Chief',
  subtitle: 'one step or two',
  closing: 'A Chief takes one step or two, and a capture ends its move.',
  steps: [
    {
      pieces: 'Cw@e5 Gw@d4 Cb@a12',
      goal: 'Move your Chief to e7.',
      task: { is: 'stands', kind: 'chief', on: { cells: ['e7'] } },
      hints: ['A Chief moves one or two steps in any direction.', 'Go from e5 straight to e7.'],
      solution: ['Ce5-e7'],
      refutations: [{ try: 'Ce5-e6', because: 'A unit moves once in a turn. Take both steps in one move.' }],
    },
    {
      unless: { absorb: 'on' },
      pieces: 'Cw@e5 Gp@e6 Ep@e7 Cb@a12',
      goal: 'Capture the Elephant on e7.',
      task: { is: 'captured', kind: 'elephant' },
      hints: [
        'The two steps may go in different directions, but the first must be to an empty square.',
        'The Chief walks round the Guard and captures on e7.',
      ],
      solution: ['Ce5xe7'],
      refutations: [{ try: 'Ce5xe6', because: 'A capture ends the move of a Chief.' }],
    },
    {
      when: { absorb: 'on' },
      pieces: 'Cw@e5 Gw@c7 Ep@e7 Cp@c8 Cb@a12',
      goal: 'Capture the purple Chief with the Guard that is cut off.',
      task: { is: 'captured', kind: 'chief', by: 'guard' },
      hints: [
        'In this game a unit that a Chief captures joins its colour, on the square from which the Chief captured.',
        'Capture the Elephant by way of d6. There it links your Guard to the Chief.',
      ],
      solution: ['Ce5-d6xe7', 'Gc7xc8'],
      refutations: [
        { try: 'Ce5-f6xe7', because: 'On f6 the Elephant does not touch your Guard, which stays cut off.' },
      ],
    },
    { when: { convert: 'own', links: 'colour' }, ...convertOwn },
    { when: { convert: 'all', links: 'colour' }, ...convertOwn },
    {
      when: { convert: 'all' },
      pieces: 'Cw@e5 Ep@e6 Cb@a12',
      turns: 2,
      goal: 'Win the purple Elephant over to white, in two turns.',
      task: { is: 'stands', kind: 'elephant', on: { cells: ['e6'] } },
      hints: [
        'In this game a Chief may make an enemy unit beside it neutral, and give a neutral unit its own colour, instead of moving.',
        'Make the Elephant neutral and end the turn. Then give it your colour.',
      ],
      solution: ['Ce5~e6', 'end', 'Ce5~e6'],
      refutations: [{ try: 'Ce5xe6', because: 'A unit that is captured does not change its colour.' }],
    },
  ],
};

export const knightLesson: Lesson = {
  ...about('knight'),
  title: 'The Knight',
  subtitle: 'as in chess',
  closing: 'A Knight moves as in chess. Only royal colours have Knights.',
  steps: [
    {
      pieces: 'Cw@d4 Nw@e5 Gw@e6 Gp@f7 Cb@a12',
      goal: 'Capture the Guard on f7 with your Knight.',
      task: { is: 'captured', kind: 'guard', by: 'knight' },
      hints: ['A Knight moves like a chess Knight and leaps over other units.', 'It captures from e5 to f7.'],
      solution: ['Ne5xf7'],
      refutations: [{ try: 'Ge6xf7', because: 'That captures it with a Guard. This time use your Knight.' }],
    },
    {
      pieces: 'Cw@d4 Nw@e5 Gs@f7 Gp@g6 Cb@a12',
      goal: 'Capture the purple Guard with your Knight.',
      task: { is: 'captured', kind: 'guard', by: 'knight' },
      hints: ['Units of your own side are never captured, whatever their colour.', 'The purple Guard stands on g6.'],
      solution: ['Ne5xg6'],
      refutations: [{ try: 'Ne5xf7', because: 'The grey Guard on f7 is on your own side.', illegal: true }],
    },
  ],
};

export const warmachineLesson: Lesson = {
  ...about('warmachine'),
  title: 'The Warmachine',
  subtitle: 'straight, one square or two',
  closing: 'A Warmachine steps one square or leaps two, never both in one turn.',
  steps: [
    {
      pieces: 'Co@d4 Wo@e5 Go@e6 Gp@e7 Cw@l1 Cb@a12',
      goal: 'Capture the Guard on e7 with your Warmachine.',
      task: { is: 'captured', kind: 'guard', by: 'warmachine' },
      hints: [
        'A Warmachine steps one square along its rank or file, or leaps two over anything.',
        'It leaps over its Guard on e6.',
      ],
      solution: ['We5xe7'],
      refutations: [{ try: 'Ge6xe7', because: 'That captures it with a Guard. This time use your Warmachine.' }],
    },
    {
      when: { pieces: 'stronger' },
      pieces: 'Co@d4 Wo@e5 Go@e6 Gp@e8 Cw@l1 Cb@a12',
      goal: 'Capture the Guard on e8 with your Warmachine in one turn.',
      task: { is: 'captured', kind: 'guard', by: 'warmachine' },
      hints: [
        'In this game a Warmachine is a Hero: it may also step and leap in one move, in either order.',
        'It leaps over its Guard to e7 and steps on to e8.',
      ],
      solution: ['We5xe8'],
    },
    {
      unless: { pieces: 'stronger' },
      pieces: 'Co@d4 Wo@e5 Gp@e8 Cw@l1 Cb@a12',
      turns: 2,
      goal: 'Capture the Guard on e8 with your Warmachine in two turns.',
      task: { is: 'captured', kind: 'guard', by: 'warmachine' },
      hints: [
        'A Warmachine cannot step and leap in one turn, and it must be linked to its Chief whenever it starts.',
        'Step to e6 and bring the Chief along, end the turn, then leap to e8.',
      ],
      solution: ['Cd4-d5', 'We5-e6', 'end', 'We6xe8'],
      refutations: [{ try: 'We5xe8', because: 'That is a step and a leap in one turn.', illegal: true }],
    },
  ],
};

export const elephantLesson: Lesson = {
  ...about('elephant'),
  title: 'The Elephant',
  subtitle: 'diagonally, one square or two',
  closing: 'An Elephant steps one square or leaps two, always diagonally.',
  steps: [
    {
      pieces: 'Cy@d4 Ey@e5 Gp@f6 Cw@l1 Cb@a12',
      goal: 'Capture the Guard on f6 with your Elephant.',
      task: { is: 'captured', kind: 'guard', by: 'elephant' },
      hints: ['An Elephant steps one square diagonally.', 'The Guard on f6 stands diagonally in front of it.'],
      solution: ['Ee5xf6'],
    },
    {
      pieces: 'Cy@d4 Ey@e5 Gy@f6 Gp@g7 Cw@l1 Cb@a12',
      goal: 'Capture the Guard on g7 with your Elephant.',
      task: { is: 'captured', kind: 'guard', by: 'elephant' },
      hints: ['An Elephant may also leap two squares diagonally, over anything.', 'It leaps over its Guard on f6.'],
      solution: ['Ee5xg7'],
      refutations: [{ try: 'Ee5-f4', because: 'The Guard stands on g7, two squares up the diagonal.' }],
    },
    {
      when: { pieces: 'stronger' },
      pieces: 'Cy@d4 Ey@e5 Gy@f6 Gp@h8 Cw@l1 Cb@a12',
      goal: 'Capture the Guard on h8 with your Elephant.',
      task: { is: 'captured', kind: 'guard', by: 'elephant' },
      hints: [
        'In this game an Elephant is a Shaman: it may also step and leap in one move, in either order.',
        'It leaps over its Guard to g7 and steps on to h8.',
      ],
      solution: ['Ee5xh8'],
    },
  ],
};

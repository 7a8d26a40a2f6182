/** Sumo Wrestler: it does not capture, it pushes; and what it pushes off the board is captured all the same. */
import type { Lesson } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

export const sumoLesson: Lesson = {
  id: 'deicide-sumo',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Sumo Wrestler',
  subtitle: 'pushes instead of capturing',
  about: ['sumo'],
  closing: 'A push needs an enemy within two squares and an empty square behind it.',
  steps: [
    {
      fields: playing,
      pieces: 'U@h8 P@d5 n@j10 K@i1 k@o16',
      goal: 'Push the Knight to k11.',
      task: { is: 'stands', kind: 'knight', whose: 'theirs', on: { cells: ['k11'] } },
      hints: [
        'A Sumo Wrestler moves one or two squares in any direction. It pushes an enemy there one square further.',
        'Move diagonally onto the Knight on j10.',
      ],
      solution: ['Uh8>j10>k11'],
    },
    {
      fields: playing,
      pieces: 'U@h8 P@d5 n@h9 p@h10 b@i8 z@g9 K@i1 k@o16',
      goal: 'Push an enemy.',
      task: { is: 'plays', action: 'push', called: 'push an enemy' },
      hints: [
        'It pushes one piece at a time: the square behind must be empty. A Snail is never pushed.',
        'Behind the Bishop there is room.',
      ],
      solution: ['Uh8>i8>j8'],
      refutations: [
        { try: 'Uh8>h9>h10', because: 'There is a Pawn behind the Knight, and it cannot push both.', illegal: true },
        { try: 'Uh8>g9>f10', because: 'A Snail cannot be captured, so it cannot be pushed either.', illegal: true },
      ],
    },
    {
      unless: { pushed: 'promotes' },
      fields: playing,
      pieces: 'U@e4 P@d5 p@e2 r@m3 K@i1 k@o16',
      goal: 'Push the Pawn to its far rank: it does not become anything there.',
      task: { is: 'stands', kind: 'pawn', whose: 'theirs', on: { cells: ['e1'] } },
      hints: ['A pawn promotes by its own move only, not by a push.', 'From e4 push straight down: e3 is empty.'],
      solution: ['Ue4>e2>e1'],
    },
    {
      when: { pushed: 'promotes' },
      fields: playing,
      pieces: 'U@e3 P@d5 p@e2 p@f3 K@p5 k@n16',
      goal: 'Push a Pawn without giving Black a Queen.',
      task: { is: 'stands', kind: 'pawn', whose: 'theirs', on: { cells: ['g3'] } },
      hints: [
        'In this game a pawn that is pushed to its far rank becomes a Queen at once.',
        'Push the Pawn on f3 along its rank.',
      ],
      solution: ['Ue3>f3>g3'],
      refutations: [{ try: 'Ue3>e2>e1', because: 'Rank 1 is Black’s far rank: the Pawn became a Queen there.' }],
    },
  ],
};

export const sumoEdgeLesson: Lesson = {
  id: 'deicide-sumo-edge',
  variant: 'deicide',
  chapter: 'special',
  title: 'Off the board',
  subtitle: 'pushing over the edge',
  about: ['sumo'],
  closing: 'Near the edge nobody is safe from a Sumo Wrestler, not even the King.',
  steps: [
    {
      fields: playing,
      pieces: 'U@c8 P@d5 q@a8 n@b9 K@i1 k@o16',
      goal: 'Capture the Queen.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'An enemy that is pushed off the board is captured.',
        'The Queen stands on the edge, two squares to the left, with nothing in between.',
      ],
      solution: ['Uc8xa8'],
      refutations: [{ try: 'Uc8>b9>a10', because: 'That only pushes the Knight to the edge.' }],
    },
    {
      fields: playing,
      pieces: 'U@d8 P@d5 n@b8 K@i1 k@o16',
      goal: 'Capture the Knight in two turns.',
      task: { is: 'captured', kind: 'knight' },
      turns: 2,
      hints: ['Push it to the edge first, then over it.', 'Push it from b8 to a8.'],
      solution: ['Ud8>b8>a8', 'Ub8xa8'],
    },
    ...withCall({
      fields: playing,
      pieces: 'U@g13 P@d5 p@m12 K@a1 k@i16',
      goal: 'Give check where the King cannot capture your Sumo Wrestler.',
      task: { is: 'all', of: [{ is: 'check' }, { is: 'safe', kind: 'sumo' }] },
      hints: [
        'A King that could be pushed off the board is in check. A Sumo Wrestler pushes from two squares away, too.',
        'From g14 the King is two squares away on the diagonal.',
      ],
      solution: ['Ug13-g14'],
      refutations: [{ try: 'Ug13-i15', because: 'That is check, but the King captures the Sumo Wrestler on i15.' }],
    }),
  ],
};

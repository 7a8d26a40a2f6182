/** The two pieces in hand: Mass and Worm. */
import type { Lesson } from '../lesson.ts';

export const massLesson: Lesson = {
  id: 'acid-mass',
  variant: 'acid',
  chapter: 'special',
  title: 'The Mass',
  subtitle: 'dropped once, there for good',
  about: ['mass'],
  closing: 'That is the Mass: it destroys once, and then it is a rock. LINE has one too, and may drop it at any time.',
  steps: [
    {
      pieces: 'M@- K@e1 D@d2 D@f2 v@g5 d@c6 k@e9',
      goal: 'Destroy the enemy Voyager.',
      task: { is: 'captured', kind: 'voyager' },
      hints: [
        'The Mass starts in your hand. Drop it on any field square, in your first turn if you like: it destroys whoever stands there.',
        'Choose the Mass in your hand, then g5.',
      ],
      solution: ['M@xg5'],
      refutations: [{ try: 'M@xe9', because: 'A Mass cannot be dropped on a King.', illegal: true }],
    },
    {
      pieces: 'M@- K@e1 D@d2 c@g8 k@a5',
      goal: 'LINE’s Charonite is one step from home. Stop aer with the Mass.',
      task: { is: 'safe', kind: 'king' },
      hints: [
        'A Mass blocks the way, and no piece that moves can capture it.',
        'Drop it on the Charonite, or on g9 in front of aer.',
      ],
      solution: ['M@g9'],
      refutations: [{ try: 'M@g7', because: 'g7 is behind the Charonite, who walks up to g9 and wins.' }],
    },
    {
      pieces: 'M@e5 K@e1 S@a1 D@d2 k@h8',
      goal: 'Swap places with a piece that can be swapped.',
      task: { is: 'plays', action: 'swap', kind: 'king', called: 'swap the King with another piece' },
      hints: [
        'Once placed, a Mass never moves: it cannot be swapped, pushed or captured.',
        'Swap with the Sweeper on a1.',
      ],
      solution: ['Ke1<>a1'],
      refutations: [{ try: 'Ke1<>e5', because: 'The Mass on e5 cannot be swapped.', illegal: true }],
    },
  ],
};

export const wormLesson: Lesson = {
  id: 'acid-worm',
  variant: 'acid',
  chapter: 'special',
  title: 'The Worm',
  subtitle: 'one move, all or nothing',
  about: ['worm'],
  closing: 'That is the Worm: drop it early, move it once.',
  steps: [
    {
      pieces: 'W@- K@e1 D@d3 D@g2 d@h8 k@e9',
      goal: 'Drop the Worm where it attacks the enemy King.',
      task: {
        is: 'stands',
        kind: 'worm',
        on: {
          cells: ['e6', 'e7', 'e8', 'b9', 'c9', 'd9', 'f9', 'g9', 'h9'],
          called: 'at most three squares from the enemy King, in a straight line',
        },
      },
      hints: [
        'The Worm starts in your hand. Drop it on any empty field square. It slides along a rank or file, up to three squares.',
        'The King is on e9. Three squares below her is e6.',
      ],
      solution: ['W@e6'],
      refutations: [{ try: 'W@e5', because: 'From e5 it is four squares to the King. The Worm reaches three.' }],
    },
    {
      pieces: 'W@e6 K@a1 D@b2 d@c6 r@g6 k@e8',
      goal: 'Move the Worm.',
      task: { is: 'wins' },
      hints: [
        'If you move the Worm and it does not capture the enemy King, you lose at once.',
        'The King stands on e8, two squares up the file.',
      ],
      solution: ['We6xe8'],
      refutations: [
        { try: 'We6xg6', because: 'The Worm captured a Rainbow, but not the King. That loses at once.' },
        { try: 'We6-e7', because: 'The Worm moved without capturing the King. That loses at once.' },
      ],
    },
    {
      pieces: 'W@d4 K@d8 D@c2 d@d7 k@f8',
      goal: 'The Worm is too far away, and moving it loses. Win in two turns all the same.',
      task: { is: 'wins' },
      turns: 2,
      hints: [
        'A Worm that is swapped has not moved.',
        'Swap your King with the Worm. Then it stands on the rank of the enemy King.',
      ],
      solution: ['Kd8<>d4', 'Wd8xf8'],
      refutations: [{ try: 'Wd4-d6', because: 'The Worm moved without capturing the King. That loses at once.' }],
    },
  ],
};

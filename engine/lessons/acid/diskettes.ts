/** The Diskette and what becomes of them. */
import type { Lesson } from '../lesson.ts';

export const disketteLesson: Lesson = {
  id: 'acid-diskette',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Diskette',
  subtitle: 'steps, captures, swaps',
  about: ['diskette'],
  closing: 'That is the Diskette: straight to move, diagonal to capture, beside or in front to swap.',
  steps: [
    {
      pieces: 'D@d4 K@a1 d@d5 r@e5 a@c4 k@i9',
      goal: 'Capture the Rainbow with your Diskette.',
      task: { is: 'captured', kind: 'rainbow' },
      hints: [
        'A Diskette captures one square diagonally forward, and only there.',
        'The Rainbow is on e5, diagonally in front of d4.',
      ],
      solution: ['Dd4xe5'],
      refutations: [
        { try: 'Dd4<>d5', because: 'That swaps the two Diskettes. A capture goes diagonally forward.' },
        { try: 'Dd4xc4', because: 'The Angel stands beside the Diskette. They never capture sideways.', illegal: true },
      ],
    },
    {
      pieces: 'D@e3 D@f3 K@a1 d@e5 k@i9',
      goal: 'Bring a Diskette to e4.',
      task: { is: 'stands', kind: 'diskette', on: { cells: ['e4'] } },
      hints: ['A Diskette steps one square straight forward to an empty square.', 'Step from e3 to e4.'],
      solution: ['De3-e4'],
      refutations: [{ try: 'Df3-f4', because: 'f4 is one square forward too, but the goal is e4, in front of e3.' }],
    },
    {
      pieces: 'D@e4 d@e5 g@d5 g@f5 K@a1 k@i9',
      goal: 'The way is blocked. Get your Diskette to e5 all the same.',
      task: { is: 'stands', kind: 'diskette', on: { cells: ['e5'] } },
      hints: [
        'A Diskette swaps places with a Diskette of either side beside or in front of them.',
        'Swap with the enemy Diskette on e5.',
      ],
      solution: ['De4<>e5'],
      refutations: [{ try: 'De4xd5', because: 'The Ghost is captured, but now the Diskette stands on d5, not on e5.' }],
    },
  ],
};

export const charoniteLesson: Lesson = {
  id: 'acid-charonite',
  variant: 'acid',
  chapter: 'pieces',
  title: 'The Charonite',
  subtitle: 'ae walks home and wins',
  about: ['charonite'],
  closing: 'That is the Charonite: the second way to win. Watch those of the enemy, too.',
  steps: [
    {
      pieces: 'D@e8 D@b6 K@a1 k@h7',
      goal: 'Make a Charonite.',
      task: { is: 'stands', kind: 'charonite' },
      hints: [
        'A Diskette that reaches the far rank becomes a Charonite at once. For MAGI that is rank 9.',
        'Step from e8 to e9.',
      ],
      solution: ['De8-e9'],
      refutations: [
        { try: 'Db6-b7', because: 'The Diskette on b7 is two ranks short. The one on e8 is there in one step.' },
      ],
    },
    {
      pieces: 'C@e3 K@a1 D@g4 d@e2 k@h7',
      goal: 'Bring the Charonite home in two turns and win.',
      task: { is: 'wins' },
      turns: 2,
      hints: [
        'A Charonite steps one square straight back, capturing or not. On aer own starting rank ae wins.',
        'Capture on e2, then step to e1.',
      ],
      solution: ['Ce3xe2', 'Ce2-e1'],
      refutations: [{ try: 'Dg4-g5', because: 'That costs a turn. The Charonite needs both turns to reach rank 1.' }],
    },
    {
      pieces: 'K@c1 C@c5 D@d2 k@h7 r@c3',
      goal: 'The Charonite is four steps from home. Win in one turn.',
      task: { is: 'wins' },
      hints: [
        'It does not matter how ae gets home. Who could bring aer there?',
        'The King on c1 swaps places with a piece exactly four squares away.',
      ],
      solution: ['Kc1<>c5'],
      refutations: [{ try: 'Cc5-c4', because: 'On foot the Charonite needs three more turns after this one.' }],
    },
    {
      pieces: 'K@e4 G@b2 D@c3 c@e8 k@a6',
      goal: 'LINE’s Charonite is one step from rank 9. Stop aer.',
      task: { is: 'safe', kind: 'king' },
      hints: [
        'LINE’s Charonite walks up and wins on rank 9.',
        'Ae may capture on the way, so standing in front of aer does not help.',
        'Ae is exactly four squares from your King.',
      ],
      solution: ['Ke4<>e8'],
      refutations: [{ try: 'Gb2-e9', because: 'The Charonite captures the Ghost on e9 and is home: LINE wins.' }],
    },
  ],
};

/** Time Machine: it leaves for a square and lands there three turns later. Then, what is in flight threatens already. */
import type { LessonGoal } from '../goal.ts';
import type { Lesson } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

const landsOnQueen: LessonGoal = {
  is: 'all',
  of: [
    { is: 'captured', kind: 'queen' },
    { is: 'stands', kind: 'time-machine', on: { cells: ['f6'] } },
  ],
};

export const timeMachineLesson: Lesson = {
  id: 'deicide-time-machine',
  variant: 'deicide',
  chapter: 'special',
  title: 'The Time Machine',
  subtitle: 'leaves now, lands later',
  about: ['time-machine'],
  closing: 'Think three turns ahead: what matters is who stands there then.',
  steps: [
    {
      fields: playing,
      pieces: 'T@d2 P@h4 n@d7 q@k9 K@i1 k@o16',
      goal: 'Send the Time Machine to the square of the Queen.',
      task: { is: 'plays', action: 'depart', to: { cells: ['k9'] }, called: 'leave for k9' },
      hints: [
        'A Time Machine leaves the board and names the square where it will land: any that a Queen could reach now.',
        'From d2 the diagonal leads to k9.',
      ],
      solution: ['Td2>>k9'],
      refutations: [
        { try: 'Td2>>d10', because: 'The Knight on d7 is in the way, as it would be for a Queen.', illegal: true },
      ],
    },
    {
      unless: { departure: 'ticks' },
      fields: playing,
      pieces: 'T@a1 N@a2 K@b1 q@f6 k@o16',
      goal: 'Capture the Queen with the Time Machine. You have four turns.',
      task: landsOnQueen,
      turns: 4,
      hints: [
        'It leaves with three counters and loses one at the end of each of your later turns. With none left it lands.',
        'Leave for f6. Then make three more moves and wait.',
      ],
      solution: ['Ta1>>f6', 'Na2-b4', 'Nb4-c2', 'Nc2-d4'],
    },
    {
      when: { departure: 'ticks' },
      fields: playing,
      pieces: 'T@a1 N@a2 K@b1 q@f6 k@o16',
      goal: 'Capture the Queen with the Time Machine. You have three turns.',
      task: landsOnQueen,
      turns: 3,
      hints: [
        'In this game the departure turn counts: two of the three counters are left after it, and it lands when none is.',
        'Leave for f6. Then make two more moves and wait.',
      ],
      solution: ['Ta1>>f6', 'Na2-b4', 'Nb4-c2'],
    },
    {
      fields: playing,
      pieces: 'T@k9~1 R@k9 P@h4 n@f12 K@i1 k@o16',
      goal: 'Your Time Machine lands on k9 at the end of this turn. Save your Rook.',
      task: {
        is: 'all',
        of: [
          { is: 'stands', kind: 'time-machine', on: { cells: ['k9'] } },
          { is: 'stands', kind: 'rook' },
        ],
      },
      hints: ['Landing, it captures whoever stands there, of your own side too.', 'Move the Rook away from k9.'],
      solution: ['Rk9-k12'],
      refutations: [{ try: 'Ph4-h5', because: 'The Time Machine landed on k9 and captured your own Rook.' }],
    },
    {
      fields: playing,
      pieces: 'T@k9~1 U@k6 R@c12 P@h4 q@k8 n@f12 K@a1 k@o16',
      goal: 'Your Time Machine lands on k9 at the end of this turn. Make it capture the Queen.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'It captures whoever stands on the square when it lands. You may help.',
        'Push the Queen from k8 to k9 with your Sumo Wrestler.',
      ],
      solution: ['Uk6>k8>k9'],
      refutations: [{ try: 'Rc12xf12', because: 'The Time Machine landed on k9, but nobody was there.' }],
    },
  ],
};

export const inFlightLesson: Lesson = {
  id: 'deicide-in-flight',
  variant: 'deicide',
  chapter: 'special',
  title: 'What is in flight',
  subtitle: 'a threat before it lands',
  about: ['time-machine'],
  closing: 'In flight a Time Machine cannot be stopped. Only the square can be left.',
  steps: [
    ...withCall({
      fields: playing,
      pieces: 'T@d11 P@h4 p@m12 K@a1 k@i16',
      goal: 'Give check with the Time Machine.',
      task: { is: 'check' },
      hints: [
        'A King on a square where a Time Machine will land is in check at once. On the board it threatens nothing.',
        'Leave for i16, the square of the King.',
      ],
      solution: ['Td11>>i16'],
      refutations: [
        { try: 'Td11>>i11', because: 'A Time Machine threatens only the square where it will land, and that is i11.' },
      ],
    }),
    {
      fields: playing,
      pieces: 'T@i2~2 P@d5 r@h10 r@p3 K@i1 k@e16',
      goal: 'Move your King to the second rank.',
      task: { is: 'stands', kind: 'king', on: { cells: ['h2', 'i2', 'j2'], called: 'the second rank' } },
      hints: [
        'Your own Time Machine threatens your King as well.',
        'It will land on i2, and the h-file belongs to the Rook. j2 is left.',
      ],
      solution: ['Ki1-j2'],
      refutations: [
        { try: 'Ki1-i2', because: 'Your own Time Machine will land there, and that is check too.', illegal: true },
        { try: 'Ki1-h2', because: 'There the Rook on h10 would give check.', illegal: true },
      ],
    },
    {
      fields: playing,
      pieces: 'T@i5~1 N@c8 P@d5 r@i10 q@d10 K@i1 k@e16',
      goal: 'Your King is in check. Capture the Queen all the same.',
      task: { is: 'captured', kind: 'queen' },
      hints: [
        'What counts is the end of your turn, after your Time Machines have landed.',
        'The Time Machine lands on i5, between the Rook and your King. The Knight is free to capture.',
      ],
      solution: ['Nc8xd10'],
    },
  ],
};

/** The Zone: how to come back from it, and the depths behind it. Four house rules change it, and each is taught where it is on. */
import type { Lesson } from '../lesson.ts';

export const zoneLesson: Lesson = {
  id: 'acid-zone',
  variant: 'acid',
  chapter: 'special',
  title: 'Back from the Zone',
  subtitle: 'the ring around the field',
  about: ['sweeper', 'rainbow'],
  closing: 'In the Zone nobody is captured, and the next move leads back.',
  steps: [
    {
      unless: { return: 'own' },
      pieces: 'S@Δ2 D@d2 K@e1 k@e9',
      goal: 'Your Sweeper was pushed into the Zone. Bring them back to a corner of the field.',
      task: { is: 'stands', kind: 'sweeper', on: { cells: ['a1'], called: 'a corner of the field' } },
      hints: [
        'A piece that was pushed into the Zone may step back onto any empty field square next to it.',
        'From Δ2 the corner a1 is one step away.',
      ],
      solution: ['SΔ2-a1'],
      refutations: [
        { try: 'SΔ2-a2', because: 'The Sweeper is back, but on a2 they have no move. They move from corners.' },
      ],
    },
    {
      pieces: 'R@Δ5 K@e1 D@d2 d@c8 k@f9',
      goal: 'Bring the Rainbow back and capture the Diskette.',
      task: { is: 'captured', kind: 'diskette' },
      hints: ['A piece may also come back by any of its own moves.', 'Her ring leads from Δ5 through b6 to c8.'],
      solution: ['RΔ5xc8'],
    },
    {
      when: { return: 'own' },
      pieces: 'R@Δ5 S@Δ2 K@e1 D@d2 k@e9',
      goal: 'Bring a piece back from the Zone.',
      task: { is: 'stands', kind: 'rainbow', on: { cells: ['a6', 'a4', 'b6', 'b4'], called: 'in the field' } },
      hints: [
        'In this game a piece comes back only by its own moves. A Sweeper has none from the Zone.',
        'Move the Rainbow.',
      ],
      solution: ['RΔ5-a6'],
      refutations: [{ try: 'SΔ2-a1', because: 'This house rule allows no step back: own moves only.', illegal: true }],
    },
    {
      when: { return: 'stuck' },
      pieces: 'R@Δ5 S@Δ2 K@e1 D@d2 k@e9',
      goal: 'Bring the Sweeper back from the Zone.',
      task: { is: 'stands', kind: 'sweeper', on: { cells: ['a1', 'a2', 'a3'], called: 'in the field' } },
      hints: [
        'In this game only a piece without a move of its own may step back. The Sweeper has none from the Zone.',
        'From Δ2 the corner a1 is one step away.',
      ],
      solution: ['SΔ2-a1'],
      refutations: [
        { try: 'RΔ5-a5', because: 'The Rainbow has moves of her own, so she may not step.', illegal: true },
      ],
    },
    {
      when: { ghosts: 'return' },
      pieces: 'G@δλ K@e1 D@d2 k@e9',
      flags: { δλ: { mustReturn: true } },
      goal: 'Your Ghost was pushed into the Zone. Move to the opposite corner ΔΛ in two turns.',
      task: { is: 'stands', kind: 'ghost', on: { cells: ['ΔΛ'] } },
      turns: 2,
      hints: [
        'In this game a Ghost that was pushed into the Zone must first return to the field.',
        'From any square of the field xe can go to the corner.',
      ],
      solution: ['Gδλ-e5', 'Ge5-ΔΛ'],
      refutations: [
        {
          try: 'Gδλ-ΔΛ',
          because: 'The Ghost was pushed into the Zone, so the first move must end in the field.',
          illegal: true,
        },
      ],
    },
    {
      when: { kingswap: 'anywhere' },
      pieces: 'K@Δ5 D@d5 D@e2 k@i9',
      goal: 'Bring your King to d5 in one move.',
      task: { is: 'stands', kind: 'king', on: { cells: ['d5'] } },
      hints: [
        'In this game a King in the Zone may swap as well.',
        'd5 is exactly four squares away from Δ5. The Diskette is in the Zone then.',
      ],
      solution: ['KΔ5<>d5'],
    },
    {
      when: { kingswap: 'zone' },
      pieces: 'K@e4 S@eλ D@c3 k@a9',
      goal: 'Fetch your Sweeper from the Zone with the King.',
      task: { is: 'stands', kind: 'sweeper', on: { cells: ['e4'] } },
      hints: [
        'In this game a King in the field may also swap with a piece in the Zone. She is in the Zone then.',
        'eλ is exactly four squares below e4.',
      ],
      solution: ['Ke4<>eλ'],
    },
  ],
};

export const depthsLesson: Lesson = {
  id: 'acid-depths',
  variant: 'acid',
  chapter: 'special',
  title: 'The depths',
  subtitle: 'pushed out of the Zone',
  about: ['sweeper'],
  closing: 'No piece can be captured in the Zone, but the next push may come.',
  steps: [
    {
      pieces: 'S@a9 K@e1 D@d2 d@g3 v@δλ k@h8',
      goal: 'The Voyager is in the Zone. Send him to the depths.',
      task: { is: 'captured', kind: 'voyager' },
      hints: [
        'A piece that is pushed takes the Zone square. Whoever stood there goes to the depths for good.',
        'Sweep from a9 to i1: the Diskette on g3 is pushed to δλ.',
      ],
      solution: ['Sa9-i1,g3>δλ!'],
      refutations: [
        { try: 'Sa9-a1', because: 'Nobody is in the way there. The Diskette on g3 is on the long diagonal.' },
      ],
    },
    {
      pieces: 'S@a9 K@e1 D@d2 G@b2 k@δλ r@g7',
      goal: 'The enemy King is in the Zone. Win in two turns.',
      task: { is: 'wins' },
      turns: 2,
      hints: [
        'A King who goes to the depths loses the game. Pieces of your own can be pushed, too.',
        'Put the Ghost on the diagonal from a9 to i1. Then sweep.',
      ],
      solution: ['Gb2-e5', 'Sa9-i1,e5>δλ!'],
    },
    {
      unless: { shove: 'captures' },
      pieces: 'S@a1 K@h3 D@d2 r@a4 v@a9 s@e1 k@c7',
      goal: 'Push a piece into the Zone.',
      task: { is: 'plays', action: 'push', called: 'push a piece' },
      hints: [
        'The Sweeper can push only if the landing square is empty.',
        'On the way to i1 the enemy Sweeper is the only piece.',
      ],
      solution: ['Sa1-i1,e1>δ1'],
      refutations: [{ try: 'Sa1-a9,a4>aΛ', because: 'The Voyager stands on the landing square a9.', illegal: true }],
    },
    {
      when: { shove: 'captures' },
      pieces: 'S@a1 K@h3 D@d2 r@a4 v@a9 k@c7',
      goal: 'Capture the Voyager and push the Rainbow in one move.',
      task: { is: 'captured', kind: 'voyager' },
      hints: [
        'In this game a Sweeper captures an enemy on the landing square even while pushing another piece.',
        'Sweep from a1 to a9.',
      ],
      solution: ['Sa1xa9,a4>aΛ'],
    },
  ],
};

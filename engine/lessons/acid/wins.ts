/** The end of the course: the ways to win, one after another, to be found. */
import type { Lesson } from '../lesson.ts';

export const winsLesson: Lesson = {
  id: 'acid-wins',
  variant: 'acid',
  chapter: 'special',
  title: 'Ways to win',
  subtitle: 'capture, home and depths',
  about: ['holepunch', 'king', 'sweeper', 'charonite'],
  closing: 'You know everything that decides a game of acid.',
  steps: [
    {
      pieces: 'K@e1 H@b1 R@g2 D@d3 D@f2 d@d6 a@c9 k@h8',
      goal: 'Win in one turn.',
      task: { is: 'wins' },
      hints: [
        'Capture the King, bring a Charonite home, or send the King to the depths.',
        'The Holepunch on b1 leaps six squares one way and seven the other.',
      ],
      solution: ['Hb1xh8'],
    },
    {
      pieces: 'K@g1 C@g5 R@b3 D@d3 D@f2 d@d6 r@g3 s@e9 k@h9',
      goal: 'Win in one turn.',
      task: { is: 'wins' },
      hints: [
        'Who wins just by standing on rank 1?',
        'Your King on g1 and the Charonite on g5 are four squares apart.',
      ],
      solution: ['Kg1<>g5'],
    },
    {
      pieces: 'K@b2 S@i1 V@d3 D@h4 D@c4 d@c7 k@ΔΛ',
      goal: 'Win in one turn.',
      task: { is: 'wins' },
      hints: [
        'The enemy King is in the Zone, where she cannot be captured.',
        'Sweep from i1 to a9: the Diskette on c7 is pushed onto her square, and she goes to the depths.',
      ],
      solution: ['Si1-a9,c7>ΔΛ!'],
    },
    {
      pieces: 'C@e3 K@i1 D@g4 d@c6 k@a9',
      goal: 'LINE moves after you. Make a move after which you win on your next turn, whatever LINE does.',
      task: { is: 'forces', goal: { is: 'wins' } },
      hints: [
        'Think of what LINE can do about it: nothing, if no piece is near.',
        'The Charonite is two steps from home.',
      ],
      solution: ['Ce3-e2'],
    },
  ],
};

/** The end of the course: checkmates that only these pieces give, mates that need two moves, and what is a draw. */
import type { Lesson, LessonStep } from '../lesson.ts';
import { withCall } from './calling.ts';
import { playing } from './playing.ts';

const mate = (step: Omit<LessonStep, 'fields' | 'task'>): readonly LessonStep[] =>
  withCall({ fields: playing, task: { is: 'wins' }, ...step });

export const matesLesson: Lesson = {
  id: 'deicide-mates',
  variant: 'deicide',
  chapter: 'together',
  title: 'Checkmate in one',
  subtitle: 'each piece in its own way',
  about: ['snail', 'time-machine', 'sumo', 'rook'],
  closing: 'Before you give check, ask how it can be answered. Some checks leave only the King’s own moves.',
  steps: [
    ...mate({
      pieces: 'Z@c14 K@i1 P@h5 q@f3 r@g9 k@a16',
      goal: 'Checkmate Black in one turn.',
      hints: [
        'Nothing can capture a Snail, and no King may step next to one.',
        'In the corner the King has three squares. From b15 the Snail takes them all.',
      ],
      solution: ['Zc14-b15'],
    }),
    ...mate({
      pieces: 'T@a4 R@b5 R@p15 K@i1 P@h5 b@g9 k@a16',
      goal: 'Checkmate Black in one turn.',
      hints: [
        'A King where a Time Machine will land is in check at once, and nothing can be put in between.',
        'Your Rooks guard the b-file and the fifteenth rank. Leave for a16.',
      ],
      solution: ['Ta4>>a16'],
      refutations: [{ try: 'Rb5-a5', because: 'The King steps to b16: nothing guards the b-file any more.' }],
    }),
    ...mate({
      pieces: 'U@b13 R@p15 K@i1 P@h5 k@a16 n@e9',
      goal: 'Checkmate Black in one turn.',
      hints: [
        'A Sumo Wrestler attacks a King on the edge if it could push it off, diagonally too.',
        'On b15 your Rook protects it, and from there it could push the King off a16, a15 and b16.',
      ],
      solution: ['Ub13-b15'],
      refutations: [{ try: 'Ub13-a14', because: 'The King steps to b16, where the Sumo Wrestler cannot push it off.' }],
    }),
    ...mate({
      pieces: 'F@g9=R R@c5 R@a15 K@p1 P@h5 k@k16',
      goal: 'Black moved a Rook last. Checkmate Black in one turn.',
      hints: [
        'A check by the Fool is over as soon as Black moves a piece of another type, even the King.',
        'Your Fool could give check on g16, but only the Rook’s check lasts. Go to c16.',
      ],
      solution: ['Rc5-c16'],
      refutations: [
        { try: 'Fg9-g16', because: 'The King steps to l16. Then the Fool moves like a King and is too far away.' },
      ],
    }),
  ],
};

const twoMoves: Omit<LessonStep, 'hints' | 'solution'> = {
  fields: { ...playing, extraTurn: true },
  pieces: 'R@a14 R@b3 K@i1 P@h5 z@m5 n@d7 k@k16',
  goal: 'Black has moved its Snail, so you have two moves. Checkmate Black in this turn.',
  task: { is: 'wins' },
};
export const winsLesson: Lesson = {
  id: 'deicide-wins',
  variant: 'deicide',
  chapter: 'together',
  title: 'Mate, or only a draw',
  subtitle: 'prepare it, then give it',
  about: ['time-machine', 'rook', 'queen'],
  closing: 'You know everything that decides a game of Deicide Chess.',
  steps: [
    {
      ...twoMoves,
      unless: { check: 'players' },
      hints: [
        'A first move with check ends your turn. Prepare the mate with the first, and give it with the second.',
        'One Rook takes the fifteenth rank, the other gives check on the sixteenth.',
      ],
      solution: ['Ra14-a15', 'Rb3-b16'],
      refutations: [
        { try: 'Rb3-b16', because: 'The check ended your turn, and the King can step down to the fifteenth rank.' },
      ],
    },
    {
      ...twoMoves,
      when: { check: 'players' },
      hints: [
        'In this game you call check yourself. A first move with a called check ends your turn, so call with the second.',
        'One Rook takes the fifteenth rank, the other gives check on the sixteenth.',
      ],
      solution: ['Ra14-a15', 'Rb3-b16+'],
      refutations: [
        { try: 'Rb3-b16+', because: 'The called check ended your turn, and the King can step down a rank.' },
      ],
    },
    ...mate({
      pieces: 'T@e12 R@c1 N@d15 K@i1 P@h5 k@a16',
      goal: 'From now on Black moves, too. Checkmate Black in two turns.',
      turns: 2,
      other: { is: 'answering', with: ['Ka16-a15', 'Ka16-b15', 'Ka16-b16'] },
      hints: [
        'No King may stand where a Time Machine will land, for as long as it is in flight.',
        'After a check on the a-file the King could escape to b15. Take that square away first.',
      ],
      solution: ['Te12>>b15', 'Rc1-a1'],
      refutations: [{ try: 'Rc1-a1', because: 'The King escapes to b15.' }],
    }),
    ...mate({
      pieces: 'Q@b2 K@c14 P@h5 p@h6 k@a16',
      goal: 'Checkmate Black in one turn, and do not give a draw away.',
      hints: [
        'A side that is not in check and has no legal move has drawn. Give check.',
        'Next to the King the Queen is protected by your own King.',
      ],
      solution: ['Qb2-b15'],
      refutations: [{ try: 'Qb2-b14', because: 'Black is not in check and cannot move: stalemate, which is a draw.' }],
    }),
  ],
};

/** Chesimals: chains, turns of many units, and colours. */
import type { Lesson, LessonStep } from '../lesson.ts';

const lesson = (id: string, chapter: string) => ({
  id: `chesimals-${id}`,
  variant: 'chesimals',
  chapter,
});

export const chainLesson: Lesson = {
  ...lesson('chain', 'chain'),
  title: 'The chain',
  subtitle: 'linked to the Chief',
  about: ['guard', 'chief'],
  closing: 'A unit moves only while a chain of its own colour links it to its Chief.',
  steps: [
    {
      pieces: 'Cw@e5 Gw@f6 Gw@g7 Gw@h8 Gp@i9 Cb@a12',
      goal: 'Capture the Guard on i9.',
      task: { is: 'captured', kind: 'guard' },
      hints: [
        'Units touch on all eight squares around them, diagonals too.',
        'The Guard on h8 is linked through g7 and f6 to its Chief.',
      ],
      solution: ['Gh8xi9'],
    },
    {
      pieces: 'Cw@e5 Gw@h8 Gp@h9 Cb@a12',
      goal: 'Link your Guard on h8 and capture on h9.',
      task: { is: 'captured', kind: 'guard' },
      hints: ['A Chief may move first and link units that were cut off.', 'Move the Chief to g7, then the Guard.'],
      solution: ['Ce5-g7', 'Gh8xh9'],
      refutations: [
        { try: 'Gh8xh9', because: 'The Guard is cut off from its Chief, so it cannot move yet.', illegal: true },
      ],
    },
    {
      pieces: 'Cw@d5 Nw@e6 Gw@e5 Gw@f6 Gw@h8 Gp@h9 Cb@a12',
      goal: 'Close the chain with your Knight, then capture on h9.',
      task: { is: 'captured', kind: 'guard' },
      hints: ['A unit that has moved still links the chain.', 'A Knight on g7 links the Guard on h8 to the one on f6.'],
      solution: ['Ne6-g7', 'Gh8xh9'],
    },
  ],
};

/** `capture`: the Chief's, as it is written under the house rules. */
const guardFirst = (capture: string): LessonStep => ({
  pieces: 'Cw@e5 Gw@e4 Gp@e3 Gp@e7 Cb@a12',
  goal: 'Capture both Guards in one turn.',
  task: { is: 'captures', count: 2 },
  hints: [
    'A unit must be linked when it starts to move, not when it has moved.',
    'Your Guard goes first, the Chief last.',
  ],
  solution: ['Ge4xe3', capture],
  refutations: [{ try: capture, because: 'Now the Guard on e4 is cut off and cannot move in this turn.' }],
});
export const orderLesson: Lesson = {
  ...lesson('order', 'chain'),
  title: 'The order of moves',
  subtitle: 'who goes first',
  about: ['chief', 'guard'],
  closing: 'Before you move a link, ask who still needs it.',
  steps: [
    { unless: { absorb: 'on' }, ...guardFirst('Ce5xe7') },
    { when: { absorb: 'on' }, ...guardFirst('Ce5-e6xe7') },
    {
      pieces: 'Cw@e5 Gw@e6 Gw@e7 Gp@f7 Gp@e8 Cb@a12',
      goal: 'Capture both Guards in one turn.',
      task: { is: 'captures', count: 2 },
      hints: ['A link that moves away may break the chain.', 'Move the Guard on e7 first, then the one on e6.'],
      solution: ['Ge7xe8', 'Ge6xf7'],
    },
    {
      when: { guards: 'by-leader' },
      pieces: 'Co@e4 Go@e5 Wo@f4 Gp@e6 Gp@d6 Gp@f6 Cw@l1 Cb@a12',
      goal: 'Capture two Guards in one turn.',
      task: { is: 'captures', count: 2 },
      hints: [
        'In this game no orange Warmachine moves in a turn in which an orange Guard moves diagonally.',
        'Capture on e6 with your Guard, and on f6 with your Warmachine.',
      ],
      solution: ['Ge5xe6', 'Wf4xf6'],
      refutations: [
        { try: 'Ge5xd6', because: 'Your Guard went diagonally, so your Warmachine cannot move in this turn.' },
      ],
    },
  ],
};

export const manyLesson: Lesson = {
  ...lesson('many', 'turn'),
  title: 'Turns of many units',
  subtitle: 'each of them once',
  about: ['guard', 'knight'],
  closing: 'Move as many units of one colour as you like, each once.',
  steps: [
    {
      pieces: 'Cw@e4 Gw@e5 Gw@f4 Nw@d4 Gp@e6 Gp@g4 Gp@c6 Cb@a12',
      goal: 'Capture all three Guards in one turn.',
      task: { is: 'captures', count: 3 },
      hints: ['A capture does not end the turn.', 'Two Guards and the Knight have one to capture each.'],
      solution: ['Ge5xe6', 'Gf4xg4', 'Nd4xc6'],
    },
    {
      unless: { pieces: 'stronger' },
      pieces: 'Cw@d5 Gw@e4 Cb@a12',
      turns: 2,
      goal: 'Bring your Guard to e6 in two turns.',
      task: { is: 'stands', kind: 'guard', on: { cells: ['e6'] } },
      hints: ['Each unit moves once in a turn.', 'Move the Guard to e5, end the turn, then move it to e6.'],
      solution: ['Ge4-e5', 'end', 'Ge5-e6'],
      refutations: [{ try: 'end', because: 'At least one unit must move before the turn may end.', illegal: true }],
    },
  ],
};

export const coloursLesson: Lesson = {
  ...lesson('colours', 'turn'),
  title: 'One colour in a turn',
  subtitle: 'the first move chooses it',
  about: ['guard'],
  closing: 'The first unit that moves chooses the colour of the turn.',
  steps: [
    {
      unless: { links: 'side' },
      pieces: 'Cw@c3 Gw@d4 Nw@b4 Cs@j3 Gs@i4 Gp@d5 Gp@c6 Gp@i5 Cb@a12',
      goal: 'Capture two Guards in one turn.',
      task: { is: 'captures', count: 2 },
      hints: ['All units that move in a turn have the same colour.', 'White can capture on d5 and on c6.'],
      solution: ['Gd4xd5', 'Nb4xc6'],
      refutations: [{ try: 'Gi4xi5', because: 'Now only grey units can move, and grey has nothing else to capture.' }],
    },
    {
      when: { links: 'side' },
      pieces: 'Cw@e5 Gs@e6 Gw@f5 Gp@e7 Gp@g5 Cs@l1 Cb@a12',
      goal: 'Capture both Guards in one turn.',
      task: { is: 'captures', count: 2 },
      hints: [
        'In this game units of all colours of your side link, and those of one Chief move in one turn.',
        'Both Guards touch the white Chief. Capture on e7 and on g5.',
      ],
      solution: ['Ge6xe7', 'Gf5xg5'],
    },
    {
      unless: { links: 'side' },
      pieces: 'Cw@e5 Gs@e6 Gw@e7 Gp@e8 Cs@l1 Cb@a12',
      goal: 'Capture the Guard on e8 in one turn.',
      task: { is: 'captured', kind: 'guard' },
      hints: [
        'Only units of the same colour link a chain.',
        'The grey Guard links nothing white. Bring the white Chief next to e7.',
      ],
      solution: ['Ce5-d6', 'Ge7xe8'],
      refutations: [
        { try: 'Ge7xe8', because: 'The Guard on e6 is grey and does not link the white one.', illegal: true },
      ],
    },
  ],
};

export const lostLesson: Lesson = {
  ...lesson('lost', 'turn'),
  title: 'A lost Chief',
  subtitle: 'a colour that never moves again',
  about: ['guard', 'chief'],
  closing: 'Without its Chief a colour never moves again, but it still blocks the way.',
  steps: [
    {
      when: { links: 'side' },
      pieces: 'Cs@d4 Gw@e5 Gp@e6 Cb@a12',
      goal: 'Your white Chief is lost. Capture the Guard on e6 with your Guard.',
      task: { is: 'captured', kind: 'guard', by: 'guard' },
      hints: [
        'In this game units whose own Chief is lost may follow another Chief of their side.',
        'The white Guard touches the grey Chief, so it can move.',
      ],
      solution: ['Ge5xe6'],
    },
    {
      unless: { links: 'side' },
      pieces: 'Cw@c3 Gw@d4 Gw@e5 Cg@e6 Gg@h9 Cb@a12',
      goal: 'See to it that the green Guard can never move again.',
      task: { is: 'condition', on: 'h9', condition: 'leaderless' },
      hints: ['When a Chief is captured, the other units of its colour can never move again.', 'Capture on e6.'],
      solution: ['Ge5xe6'],
    },
    {
      pieces: 'Cw@c3 Gw@d4 Gw@e5 Cg@f6 Cb@e6 Gp@a9',
      goal: 'Two Chiefs stand before your Guard. Capture the one that wins.',
      task: { is: 'wins' },
      hints: ['Only the Chiefs of blue and red are royal on Black’s side.', 'The blue Chief stands on e6.'],
      solution: ['Ge5xe6'],
      refutations: [{ try: 'Ge5xf6', because: 'Green is not royal: its units stop, but the game goes on.' }],
    },
  ],
};

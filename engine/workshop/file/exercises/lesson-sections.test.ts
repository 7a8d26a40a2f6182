/** Lessons in the text of a game: read, written and changed, and no part of what the game is. */
import { expect, test } from 'vitest';
import { lessonsIn } from '../../../shared/lessons-in.ts';
import { dataOf } from '../../../testing/workshop/position.ts';
import { edited, withValue, writesWhatItReads } from '../../../testing/workshop/sections.ts';
import { meaningOf } from '../../identity.ts';
import { LIMITS } from '../../limits.ts';
import { readGame } from '../read-game.ts';
import { sentences } from '../sentences.ts';
import { smallGame } from '../small-game.fixture.ts';
import { writeGame } from '../write-game.ts';

const three = `${smallGame}
[lesson The Pawn]
goal = move Pawn to a3 b2-b3
position = turn=white K@d1 P@a2 k@d4
words = A step ahead, please.
hint = A Pawn goes straight ahead.

[lesson The Pawn]
goal = promote
turns = 2

[lesson]
goal = capture Pawn
`;
const faults = (text: string) => {
  const read = readGame(text);
  return read.ok ? [] : read.problems;
};

test('steps are read as they stand there, and written in the same way', () => {
  const data = dataOf(three);
  expect(data.lessons).toEqual([
    {
      lesson: 'The Pawn',
      goal: { is: 'move', kind: 'pawn', to: ['b2', 'a3', 'b3'] },
      turns: 1,
      position: 'turn=white K@d1 P@a2 k@d4',
      words: 'A step ahead, please.',
      hint: 'A Pawn goes straight ahead.',
    },
    { lesson: 'The Pawn', goal: { is: 'promote' }, turns: 2, position: '', words: '', hint: '' },
    { lesson: '', goal: { is: 'capture', kind: 'pawn' }, turns: 1, position: '', words: '', hint: '' },
  ]);
  expect(dataOf(writeGame(data))).toEqual(data);
  expect(writeGame(data)).toContain('[lesson The Pawn]\ngoal = promote\nturns = 2\n');
});
test('steps that follow one another under one title are one lesson', () => {
  const found = lessonsIn(dataOf(`${three}\n[lesson The Pawn]`).lessons ?? []);
  expect(found.map(({ title, from, steps }) => [title, from, steps.length])).toEqual([
    ['The Pawn', 0, 2],
    ['', 2, 1],
    ['The Pawn', 3, 1],
  ]);
});
test('a game with lessons is the same game as without, and a game without has nothing of them in its text', () => {
  expect(meaningOf(dataOf(three))).toBe(meaningOf(dataOf(smallGame)));
  expect(writeGame(dataOf(smallGame))).not.toContain('lesson');
});
test.each([
  ['move Pawn to a3', 'move Pawn to a3'],
  ['move Pawn to a3, a4', 'move Pawn to a3-a4'],
  ['move King to rank 4', 'move King to rank 4'],
  ...['capture', 'capture King', 'drop Pawn', 'promote', 'check', 'safe', 'win'].map((goal) => [goal, goal]),
])('every goal is read and written: %s', (goal = '', written = '') => {
  const text = writeGame(dataOf(`${smallGame}\n[lesson]\ngoal = ${goal}`));
  expect(text).toContain(`[lesson]\ngoal = ${written}\n`);
});
test.each([
  ['[lesson A]\ngoal = mate', sentences.badStepGoal, 2],
  ['[lesson A]\ngoal = move Pawn', sentences.badStepGoal, 2],
  ['[lesson A]\ngoal = move Queen to a3', sentences.noKind('Queen'), 2],
  ['[lesson A]\ngoal = capture Queen', sentences.noKind('Queen'), 2],
  ['[lesson A]\ngoal = move Pawn to a3 z9', sentences.badStepSquare('z9'), 2],
  ['[lesson A]\ngoal = move Pawn to none', sentences.badStepSquare('none'), 2],
  ['[lesson A]\nturns = 4', sentences.number('turns', 1, LIMITS.turnsOfStep), 2],
  [`[lesson ${'x'.repeat(201)}]`, sentences.tooLong('lesson', 200), 1],
  [`[lesson]\nhint = ${'x'.repeat(201)}`, sentences.tooLong('hint', 200), 2],
  ['[lesson A]\nsolution = Ka1', sentences.noKey('lesson', 'solution'), 2],
  ['[lesson A]\n'.repeat(LIMITS.stepsOfLesson + 1), sentences.longLesson(LIMITS.stepsOfLesson), 11],
  [
    Array.from({ length: LIMITS.lessonSteps + 1 }, (_, i) => `[lesson ${i}]\n`).join(''),
    sentences.tooManySteps(LIMITS.lessonSteps),
    41,
  ],
])('%#. it is refused by a sentence of its own, with its line', (text, says, line) => {
  const [first] = faults(`${smallGame}\n${text}`);
  expect(first.says.slice(0, says.length)).toBe(says);
  expect(first.line - smallGame.split('\n').length).toBe(line);
});
test('a position that nobody could set up is no mistake of the rules', () => {
  expect(faults(`${smallGame}\n[lesson]\nposition = nonsense`)).toEqual([]);
});

test('whatever a stranger writes there, reading never throws, and what is read is written as it is', () => {
  const parts = [
    ...[
      '[lesson',
      ' x]',
      ']',
      '\n',
      'goal',
      ' = ',
      'move ',
      'Pawn',
      ' to ',
      'a3',
      'rank 2',
      'capture',
      'win',
      'turns',
      '2',
    ],
    ...['position', 'words', 'hint', '#', '"', '{', '=', '[', 'é'],
  ];
  writesWhatItReads('[lesson a]', parts);
});

const goalsIn = (text: string) => dataOf(text).lessons?.map(({ goal }) => goal.is);

test('a step is changed, moved and removed on a screen, and comments stay', () => {
  const noted = three.replace('[lesson]', '# the last\n[lesson]');
  const renamed = withValue(noted, ['lessons', 2, 'lesson'], 'Taking');
  expect(renamed).toContain('# the last\n[lesson Taking]\ngoal = capture Pawn');
  const steps = dataOf(renamed).lessons ?? [];
  expect(goalsIn(withValue(renamed, ['lessons'], [steps[1], steps[0], steps[2]]))).toEqual([
    'promote',
    'move',
    'capture',
  ]);
  expect(goalsIn(withValue(renamed, ['lessons', 0]))).toEqual(['promote', 'capture']);
});
test.each(['a]b', 'a\nroyal = no', 'a #b'])('a title that would not be read again is refused: %j', (title) => {
  expect(withValue(three, ['lessons', 0, 'lesson'], title)).not.toContain('[lesson');
});
test('a kind keeps its steps when it is renamed, and takes those that name it along when it is removed', () => {
  const renamed = edited(three, { do: 'rename', piece: 1, name: 'Foot Soldier' });
  expect(renamed).toContain('goal = move Foot_Soldier to b2, a3-b3');
  expect(goalsIn(renamed)).toEqual(['move', 'promote', 'capture']);
  expect(goalsIn(edited(three, { do: 'remove', piece: 1 }))).toEqual(['promote']);
});
test('a step to squares that the board has no longer asks for a win', () => {
  const smaller = edited(three, { do: 'resize', width: 4, height: 2 });
  expect(dataOf(smaller).lessons?.[0].goal).toEqual({ is: 'move', kind: 'pawn', to: ['b2'] });
  const without = edited(three, { do: 'array', array: dataOf(three).array, missing: ['b2', 'a3', 'b3'] });
  expect(goalsIn(without)).toEqual(['win', 'promote', 'capture']);
});

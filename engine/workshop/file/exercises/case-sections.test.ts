/** Cases in the text of a game: read, written and changed, and no part of what the game is. */
import { expect, test } from 'vitest';
import { dataOf } from '../../../testing/workshop/position.ts';
import { edited, withValue, writesWhatItReads } from '../../../testing/workshop/sections.ts';
import { meaningOf } from '../../identity.ts';
import { LIMITS } from '../../limits.ts';
import { readGame } from '../read-game.ts';
import { sentences } from '../sentences.ts';
import { smallGame } from '../small-game.fixture.ts';
import { writeGame } from '../write-game.ts';

const three = `${smallGame}
[case May the Pawn go back?]
position = turn=white K@d1 P@a2 k@d4
piece = a2
move = Pa2-a3
not to = a1 b1-b2
words = No, straight ahead only.

[case]

[case May it be dropped?]
piece = P@-
`;
const faults = (text: string) => {
  const read = readGame(text);
  return read.ok ? [] : read.problems;
};

test('cases are read as they stand there, and written in the same way', () => {
  const data = dataOf(three);
  const empty = { question: '', words: '', position: '', piece: '', move: '', notTo: [] };
  expect(data.cases).toEqual([
    {
      question: 'May the Pawn go back?',
      words: 'No, straight ahead only.',
      position: 'turn=white K@d1 P@a2 k@d4',
      piece: 'a2',
      move: 'Pa2-a3',
      notTo: ['a1', 'b1', 'b2'],
    },
    empty,
    { ...empty, question: 'May it be dropped?', piece: 'P@-' },
  ]);
  expect(dataOf(writeGame(data))).toEqual(data);
  expect(writeGame(data)).toContain('\n\n[case]\n\n[case May it be dropped?]\npiece = P@-\n');
});
test('a game with cases is the same game as without, and a game without has nothing of them in its text', () => {
  expect(meaningOf(dataOf(three))).toBe(meaningOf(dataOf(smallGame)));
  expect(writeGame(dataOf(smallGame))).not.toContain('[case');
});
test.each([
  ['[case A]\npiece = z9', sentences.badCasePiece, 2],
  ['[case A]\npiece = Pawn', sentences.badCasePiece, 2],
  ['[case A]\nnot to = a3 z9', sentences.badStepSquare('z9'), 2],
  [`[case ${'x'.repeat(201)}]`, sentences.tooLong('case', 200), 1],
  [`[case]\nwords = ${'x'.repeat(201)}`, sentences.tooLong('words', 200), 2],
  [`[case]\nmove = ${'x'.repeat(201)}`, sentences.tooLong('move', 200), 2],
  ['[case A]\ngoal = win', sentences.noKey('case', 'goal'), 2],
  [
    Array.from({ length: LIMITS.cases + 1 }, (_, i) => `[case ${i}]\n`).join(''),
    sentences.tooManyCases(LIMITS.cases),
    LIMITS.cases + 1,
  ],
])('%#. it is refused by a sentence of its own, with its line', (text, says, line) => {
  const [first] = faults(`${smallGame}\n${text}`);
  expect(first.says.slice(0, says.length)).toBe(says);
  expect(first.line - smallGame.split('\n').length).toBe(line);
});
test('what is not true is no mistake of the rules', () => {
  expect(faults(`${smallGame}\n[case]\nposition = nonsense\nmove = nonsense`)).toEqual([]);
});
test('whatever a stranger writes there, reading never throws, and what is read is written as it is', () => {
  const parts = [
    ...['[case', ' x]', ']', '\n', 'piece', ' = ', 'a2', '^', 'P@-', 'not to', 'none', 'rank 2', 'but', 'move'],
    ...['position', 'words', '#', '"', '{', '=', '[', 'é'],
  ];
  writesWhatItReads('[case a]', parts);
});

test('a case is changed, moved and removed on a screen, and comments stay', () => {
  const noted = three.replace('[case]', '# the second\n[case]');
  const renamed = withValue(noted, ['cases', 1, 'question'], 'And sideways?');
  expect(renamed).toContain('# the second\n[case And sideways?]\n');
  const cases = dataOf(renamed).cases ?? [];
  const asked = (text: string) => dataOf(text).cases?.map(({ question }) => question.slice(0, 7));
  expect(asked(withValue(renamed, ['cases'], [cases[1], cases[0], cases[2]]))).toEqual([
    'And sid',
    'May the',
    'May it ',
  ]);
  expect(asked(withValue(renamed, ['cases', 0]))).toEqual(['And sid', 'May it ']);
});
test.each(['a]b', 'a\nroyal = no', 'a #b'])('a question that would not be read again is refused: %j', (question) => {
  expect(withValue(three, ['cases', 0, 'question'], question)).not.toContain('[case');
});
test('squares that the board has no longer are not named any more', () => {
  const without = edited(three, { do: 'array', array: dataOf(three).array, missing: ['b1'] });
  expect(dataOf(without).cases?.[0].notTo).toEqual(['a1', 'b2']);
  const smaller = edited(three, { do: 'resize', width: 4, height: 3 });
  expect(dataOf(smaller).cases?.[0].notTo).toEqual(['a1', 'b1', 'b2']);
});

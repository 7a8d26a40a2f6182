/** Problems in the text of a game: read, written and changed, and no part of what the game is. */
import { expect, test } from 'vitest';
import { Dice } from '../../../testing/dice.ts';
import { dataOf } from '../../../testing/workshop/position.ts';
import { editGame } from '../../edit/edit-game.ts';
import { meaningOf } from '../../identity.ts';
import { LIMITS } from '../../limits.ts';
import { readGame } from '../read-game.ts';
import { sentences } from '../sentences.ts';
import { smallGame } from '../small-game.fixture.ts';
import { writeGame } from '../write-game.ts';

const two = `${smallGame}
[problem Step aside]
goal = win in 2
position = turn=white K@a1 k@d4
words = The King does it alone.

[problem]
goal = gain
`;
const refusals = (text: string): readonly string[] => {
  const read = readGame(text);
  return read.ok ? [] : read.problems.map(({ says }) => says);
};

test('problems are read as they stand there, and written in the same way', () => {
  const data = dataOf(two);
  expect(data.problems).toEqual([
    {
      name: 'Step aside',
      goal: { is: 'win', turns: 2 },
      position: 'turn=white K@a1 k@d4',
      words: 'The King does it alone.',
    },
    { name: '', goal: { is: 'gain' }, position: '', words: '' },
  ]);
  expect(dataOf(writeGame(data))).toEqual(data);
  expect(writeGame(data)).toContain('[problem Step aside]\ngoal = win in 2\nposition = turn=white K@a1 k@d4\n');
});
test('a game with problems is the same game as without', () => {
  expect(meaningOf(dataOf(two))).toBe(meaningOf(dataOf(smallGame)));
  expect(writeGame(dataOf(smallGame))).not.toContain('problem');
});
test('a position that nobody could set up is no mistake of the rules', () => {
  expect(refusals(`${smallGame}\n[problem]\nposition = nonsense`)).toEqual([]);
});
test.each([
  ['[problem A]\ngoal = win in 5', sentences.badProblemGoal(4)],
  ['[problem A]\ngoal = win in 0', sentences.badProblemGoal(4)],
  ['[problem A]\ngoal = mate', sentences.badProblemGoal(4)],
  [`[problem ${'x'.repeat(201)}]`, sentences.tooLong('problem', 200)],
  [`[problem]\nwords = ${'x'.repeat(201)}`, sentences.tooLong('words', 200)],
  [`[problem]\nposition = ${'x'.repeat(LIMITS.position + 1)}`, sentences.tooLong('position', LIMITS.position)],
  ['[problem]\n'.repeat(LIMITS.exercises + 1), sentences.tooManyProblems(LIMITS.exercises)],
  ['[problem]\nsolution = Ka1', sentences.noKey('problem', 'solution')],
])('%#. it is refused by a sentence of its own', (text, says) => {
  const [first] = refusals(`${smallGame}\n${text}`);
  expect(first.slice(0, says.length)).toBe(says);
});

test('whatever a stranger writes there, reading never throws, and what is read is written as it is', () => {
  const dice = new Dice(7);
  const parts = [
    '[problem',
    ' x]',
    ']',
    '\n',
    'goal',
    ' = ',
    'win in ',
    '2',
    '9',
    'gain',
    'position',
    'words',
    '#',
    '"',
    '{',
    '=',
    '[',
    'é',
  ];
  let read = 0;
  for (let n = 0; n < 400; n++) {
    const text = `${smallGame}\n[problem a]\n${Array.from({ length: dice.below(24) }, () => dice.pick(parts)).join('')}`;
    const game = readGame(text);
    if (!game.ok) continue;
    read++;
    expect(dataOf(writeGame(game.data)), text).toEqual(game.data);
  }
  expect(read).toBeGreaterThan(10);
});

const edited = (text: string, at: readonly (string | number)[], to?: unknown): string => {
  const change = editGame(text, { do: 'set', settings: [{ at, to }] });
  return change.ok ? change.text : change.says;
};
test('one is added, renamed and removed on a screen, and comments stay', () => {
  const noted = two.replace('[problem]', '# the second\n[problem]');
  const added = edited(
    noted,
    ['problems'],
    [...(dataOf(two).problems ?? []), { name: 'Third', goal: { is: 'win', turns: 1 }, position: '', words: '' }],
  );
  expect(dataOf(added).problems?.map(({ name }) => name)).toEqual(['Step aside', '', 'Third']);
  const renamed = edited(added, ['problems', 1, 'name'], 'Second');
  expect(renamed).toContain('# the second\n[problem Second]\ngoal = gain');
  const left = edited(renamed, ['problems', 0]);
  expect(dataOf(left).problems?.map(({ name }) => name)).toEqual(['Second', 'Third']);
  expect(edited(edited(left, ['problems', 0]), ['problems', 0])).not.toContain('[problem');
});
test.each(['a]b', 'a\nroyal = no', 'a #b'])('a name that would not be read again is refused: %j', (name) => {
  expect(edited(two, ['problems', 0, 'name'], name)).not.toContain('[problem');
});

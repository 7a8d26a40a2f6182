/** What RULINGS.md of acid must be besides what it must be in every game. */
import { expect, test } from 'vitest';
import { rulingsOf, testedGame } from '../../testing/games.ts';

const { ids } = rulingsOf(testedGame('acid'));

test('leaves none out of a group', () => {
  // Z5b and the like are further values of a house rule
  const numbered = ids.filter((id) => !/^A\d|[a-z]$/.test(id));
  const groups = [...new Set(numbered.map((id) => id.replace(/\d+$/, '')))];
  expect(groups.toSorted(), 'a new group is named here and in engine/testing/games.ts').toEqual([
    'AN',
    'C',
    'DK',
    'G',
    'H',
    'K',
    'M',
    'P',
    'R',
    'S',
    'V',
    'W',
    'Z',
  ]);
  for (const group of groups) {
    const members = numbered.filter((id) => id.replace(/\d+$/, '') === group);
    expect(members).toEqual(members.map((_, i) => `${group}${i + 1}`));
  }
});

/** What RULINGS.md of Deicide Chess must be besides what it must be in every game. */
import { expect, test } from 'vitest';
import { rulingsOf, testedGame } from '../../testing/games.ts';

const { ids } = rulingsOf(testedGame('deicide'));

test('leaves none out of a group', () => {
  const numbered = ids.filter((id) => /^D-.*\d$/.test(id));
  expect(ids.filter((id) => !/\d[a-z]?$/.test(id))).toEqual(['D-SETUP', 'D-PIPE', 'D-LEGAL', 'D-FOOL']);
  const groups = [...new Set(numbered.map((id) => id.replace(/\d+$/, '')))];
  for (const group of groups) {
    const first = group === 'D-T' ? 0 : 1; // the common rules of terrain are number 0
    const members = numbered.filter((id) => id.replace(/\d+$/, '') === group);
    expect(members).toEqual(members.map((_, i) => `${group}${i + first}`));
  }
});

/** What RULINGS.md of Deicide Chess must be besides what it must be in every game. */
import { expect, test } from 'vitest';
import { gameNamed, rulingsOf } from '../../testing/games.ts';

const { ids } = rulingsOf(gameNamed('deicide'));

test('leaves none out of a group', () => {
  const numbered = ids.filter((id) => /^D-.*\d$/.test(id));
  expect(ids.filter((id) => !/\d$/.test(id))).toEqual(['D-SETUP', 'D-PIPE', 'D-LEGAL', 'D-FOOL']);
  const groups = [...new Set(numbered.map((id) => id.replace(/\d+$/, '')))];
  expect(groups).toEqual('G K P C TM B F U S M Z T X'.split(' ').map((letters) => `D-${letters}`));
  const sizes = { G: 11, K: 6, P: 15, C: 4, TM: 16, B: 5, F: 13, U: 12, S: 3, M: 8, Z: 9, T: 19, X: 8 };
  for (const [letters, size] of Object.entries(sizes)) {
    const first = letters === 'T' ? 0 : 1; // the common rules of terrain are number 0
    const members = numbered.filter((id) => id.replace(/\d+$/, '') === `D-${letters}`);
    expect(members).toEqual(Array.from({ length: size }, (_, i) => `D-${letters}${i + first}`));
  }
});

/** The step bar before the first move: who can move, or be placed. */
import { expect, test } from 'vitest';
import { Driver } from '../../state/match/driver.fixture.ts';
import { piece, view } from '../../state/match/match.fixture.ts';
import { description } from '../../state/match/special.fixture.ts';
import { stepText } from './step-bar-text.ts';

const waiting = [21, 22].map((id) => piece(id, 'mass', 0, null, { place: 'hand' }));
const told = (movable: readonly number[]): string => {
  const now = view({ pieces: [...view().pieces, ...waiting], movable: [...movable], last: null });
  return stepText(new Driver(now, undefined, description).state).because;
};

test.each([
  [[21, 22], '2 pieces can be placed.'],
  [[21], 'One piece can be placed.'],
  [[2, 21], '2 pieces can move.'],
  [[], '0 pieces can move.'],
])('of %j it says “%s”', (movable, says) => {
  expect(told(movable)).toBe(says);
});

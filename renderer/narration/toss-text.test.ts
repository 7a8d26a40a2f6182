import { expect, test } from 'vitest';
import { Driver } from '../state/match/driver.fixture.ts';
import { view } from '../state/match/match.fixture.ts';
import { tossOnTable } from './toss-text.ts';

const before = view({});
const dice = { node: 0, coin: null, dice: [17, 4], sides: 20 as const };
const after = view({ revision: before.revision + 1, tosses: [dice] });
const answer = { revision: after.revision, view: after, effects: [] };
const said = '20-sided dice: 17 and 4, 21 in total.';

test('the step bar tells what lies on the table until it is taken away', () => {
  const d = new Driver(before);
  expect(tossOnTable(d.state)).toBeNull();
  d.send({ on: 'toss', dice: 2, sides: 20 }).answer('match.toss', answer);
  expect(tossOnTable(d.state)).toBe(said);
  d.send({ on: 'escape' });
  expect(tossOnTable(d.state)).toBeNull();
});

test('what was thrown at the other machine is told beside a lifted piece, but not instead of where it would go', () => {
  const d = new Driver(before).lift('b1', []);
  d.send({ on: 'played', match: before.match, played: answer });
  expect(tossOnTable(d.state)).toBe(said);
  d.send({ on: 'aim', target: { piece: null, cell: 3 } });
  expect(d.state.aim).toBe(3);
  expect(tossOnTable(d.state)).toBeNull();
});

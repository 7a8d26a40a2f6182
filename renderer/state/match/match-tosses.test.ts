/** What was thrown at this machine or at the other one: told once, on the table, and gone with the next action or press. */
import { describe, expect, it } from 'vitest';
import { Driver } from './driver.fixture.ts';
import { view } from './match.fixture.ts';

const first = { node: 0, coin: 'heads' as const, dice: [] };
const second = { node: 3, coin: null, dice: [17, 4], sides: 20 as const };
const before = view({ tosses: [first] });
const after = view({ revision: before.revision + 1, tosses: [first, second] });
const answer = { revision: after.revision, view: after, effects: [] };
const tossed = (d: Driver) => d.says.filter(({ say }) => say === 'tossed');

describe('what was thrown', () => {
  it('is not on the table of a game that is opened', () => {
    expect(new Driver(before).state.thrown).toBeNull();
  });
  it('here lies on the table and is told', () => {
    const d = new Driver(before).send({ on: 'toss', dice: 2, sides: 20 });
    expect(d.last).toMatchObject({ name: 'match.toss', input: { dice: 2, sides: 20 } });
    d.answer('match.toss', answer);
    expect(d.state.thrown).toBe(1);
    expect(tossed(d)).toEqual([{ say: 'tossed', toss: second }]);
  });
  it('at the other machine lies on the table and is told, and a lifted piece stays lifted', () => {
    const d = new Driver(before).lift('b1', []);
    expect(d.state.mode.is).toBe('lifted');
    d.send({ on: 'played', match: before.match, played: answer });
    expect(d.state.thrown).toBe(1);
    expect(tossed(d)).toEqual([{ say: 'tossed', toss: second }]);
    expect(d.state.mode.is).toBe('lifted');
  });
  it('is told once, also when the news of it comes before the answer', () => {
    const d = new Driver(before).send({ on: 'toss', dice: 2, sides: 20 });
    d.send({ on: 'played', match: before.match, played: answer });
    d.answer('match.toss', answer);
    expect(tossed(d)).toHaveLength(1);
  });
  it.each([
    ['a click beside the board', { on: 'pick', target: { piece: null, cell: null } }],
    ['Escape', { on: 'escape' }],
    ['undo', { on: 'undo', unit: 'action' }],
  ] as const)('is taken away by %s', (_, event) => {
    const d = new Driver(before).send({ on: 'toss', dice: 2, sides: 20 }).answer('match.toss', answer);
    expect(d.send(event).state.thrown).toBeNull();
  });
  it('is taken away when the other player moves', () => {
    const d = new Driver(before).send({ on: 'toss', dice: 2, sides: 20 }).answer('match.toss', answer);
    const moved = view({ revision: after.revision + 1, node: 9, tosses: [first, second] });
    d.send({ on: 'played', match: before.match, played: { revision: moved.revision, view: moved, effects: [] } });
    expect(d.state.thrown).toBeNull();
  });
  it('stays while somebody only looks around, also from the other seat, or notes something', () => {
    const d = new Driver(before).send({ on: 'toss', dice: 2, sides: 20 }).answer('match.toss', answer);
    d.send({ on: 'cursor', cell: 2 }).send({ on: 'aim', target: null }).send({ on: 'seat', side: 1 });
    const noted = { ...after, revision: after.revision + 1, notes: 'Seventeen!' };
    d.send({ on: 'played', match: before.match, played: { revision: noted.revision, view: noted, effects: [] } });
    expect(d.state.thrown).toBe(1);
    expect(tossed(d)).toHaveLength(1);
  });
});

/**
 * Games in which the players announce check: called with the next action, claimed when it was not called, and the game
 * set back.
 */
import { describe, expect, it } from 'vitest';
import { Driver } from './driver.fixture.ts';
import { action, endTurn, view } from './match.fixture.ts';
import { can } from './special.fixture.ts';

const there = { can: { ...can, claim: true, endTurn: true } };
const free = () => new Driver(view(there));
const to = action('Ab1-b3', 2, 'b1', 'b3');
const end = endTurn();
const rewound = 'Check was not called. The game goes back.';
const back = { revision: 8, effects: [], view: view({ ...there, revision: 8, node: 1 }), rewound };

describe('calling check', () => {
  it('goes with the next action, and only with that one', () => {
    const d = free().send({ on: 'call' });
    expect([d.state.calling, d.says.at(-1)]).toEqual([true, { say: 'calling', calling: true }]);
    d.lift('b1', [to]).pick('b3');
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'Ab1-b3+' } });
    d.answer('match.play', { revision: 8, effects: [], view: view({ ...there, revision: 8 }) });
    expect(d.state.calling).toBe(false);
  });
  it('can be cancelled', () => {
    const d = free().send({ on: 'call' }).send({ on: 'call' });
    expect(d.says.at(-1)).toEqual({ say: 'calling', calling: false });
    d.lift('b1', [to]).pick('b3');
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'Ab1-b3' } });
  });
  it('goes with the end of a turn too', () => {
    const d = free().send({ on: 'call' }).send({ on: 'end-turn' }).answer('match.actions', [end]);
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: `${end.text}+` } });
  });
  it('stays after a refusal and is forgotten with another view', () => {
    const d = free().send({ on: 'call' }).lift('b1', [to]).pick('b3');
    d.refuse('match.play', { code: 'illegal', message: 'No.' });
    expect(d.state.calling).toBe(true);
    expect(d.send({ on: 'opened', view: view({ ...there, revision: 9 }) }).state.calling).toBe(false);
  });
  it('is not offered in games in which the program announces check, nor in games that are over', () => {
    expect(new Driver(view({ can })).send({ on: 'call' }).state.calling).toBe(false);
    const over = view({ ...there, outcome: { winner: 0, reason: 'resignation', says: 'Over.' } });
    expect(new Driver(over).send({ on: 'call' }).state.calling).toBe(false);
  });
});

describe('a check that was not called', () => {
  it('is claimed, and the game is set back', () => {
    const d = free().send({ on: 'claim' });
    expect(d.last).toMatchObject({ name: 'match.claim' });
    d.answer('match.claim', back);
    expect(d.state).toMatchObject({ view: { node: 1 }, arrival: { how: 'back' }, told: { says: rewound } });
    expect(d.says.at(-1)).toEqual({ say: 'rewound', says: rewound });
  });
  it('is revealed when a King is captured', () => {
    const d = free().lift('b1', [to]).pick('b3').answer('match.play', back);
    expect(d.state).toMatchObject({
      view: { node: 1 },
      arrival: { how: 'back' },
      told: { how: 'goto', says: rewound },
    });
    expect(d.says.filter((said) => said.say === 'effects')).toEqual([]);
  });
  it('cannot be claimed where there is nothing to go back to', () => {
    const d = new Driver(view({ can: { ...can, claim: false } })).send({ on: 'claim' });
    expect(d.asks).toEqual([]);
  });
});

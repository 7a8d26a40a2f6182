/** A pointer that rests where nothing can be done gets an explanation, which goes when the pointer moves on. */
import { describe, expect, it } from 'vitest';
import { stepText } from '../../narration/step/step-bar-text.ts';
import { Driver } from './driver.fixture.ts';
import { action, cell, view } from './match.fixture.ts';
import { laying, place } from './special.fixture.ts';

const to = action('Vb1-b3', 2, 'b1', 'b3');
const reason = { says: 'It is in the way.', ruling: 'X1' };
const dwell = (name: string) => ({ on: 'dwell', cell: cell(name) }) as const;
const aim = (name: string | null) =>
  ({ on: 'aim', target: name === null ? null : { piece: null, cell: cell(name) } }) as const;

describe('a pointer at rest over a square that cannot be reached', () => {
  const rested = () => new Driver().lift('b1', [to]).send(aim('c1')).send(dwell('c1'));

  it('gets the reason, on the step bar and as an announcement', () => {
    const d = rested();
    expect(d.last).toMatchObject({ name: 'match.why', input: { piece: 2, cell: cell('c1') } });
    d.answer('match.why', reason);
    expect(stepText(d.state)).toMatchObject({ fact: 'Voyager b1 can’t go to c1.', because: reason.says });
    expect(d.says.at(-1)?.say).toBe('why');
    expect(d.state.mode.is).toBe('lifted');
  });
  it('loses it when it moves on, also if the answer has not arrived by then', () => {
    for (const next of ['a2', null]) {
      expect(rested().answer('match.why', reason).send(aim(next)).state.why).toBeNull();
      const late = rested();
      late.send(aim(next)).answer('match.why', reason);
      expect(late.state.why).toBeNull();
    }
  });
  it('gets it only once, and an error does not put the piece down', () => {
    const d = rested().answer('match.why', reason);
    const asked = d.asks.length;
    expect(d.send(dwell('c1')).asks).toHaveLength(asked);
    const failed = rested().refuse('match.why', { code: 'gone', message: 'Gone.' });
    expect(failed.state).toMatchObject({ mode: { is: 'lifted' }, why: null });
  });
  it('gets none over a destination, its own square, another movable piece, or with nothing lifted', () => {
    for (const name of ['b3', 'b1', 'a1']) {
      const d = new Driver().lift('b1', [to]).send(aim(name));
      d.asks = [];
      expect(d.send(dwell(name)).asks, name).toEqual([]);
    }
    expect(new Driver().send(dwell('b3')).asks).toEqual([]);
  });
  it('gets the reason why a feature cannot be placed there', () => {
    const d = new Driver(laying());
    d.answer('match.actions', [place('tower', 'a2'), place('trap', 'a3')], d.state.waiting.none);
    d.send({ on: 'lay', feature: 'tower' }).send(dwell('c1'));
    expect(d.last).toMatchObject({ name: 'match.why', input: { piece: null, cell: cell('c1'), places: 'tower' } });
  });
});

it('keeps the reason given for a click while the pointer moves, until something can be done', () => {
  const d = new Driver(view()).lift('b1', [to]).pick('c1').answer('match.why', reason);
  expect(d.send(aim('Δ1')).state.why).not.toBeNull();
  expect(d.send(aim('b3')).state.why).toBeNull();
});

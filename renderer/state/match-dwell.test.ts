/** A pointer that rests where nothing can be done is told why, in passing; nothing of it outlasts the rest. */
import { describe, expect, it } from 'vitest';
import { stepText } from '../narration/step-bar-text.ts';
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

  it('is told why, on the bar and aloud', () => {
    const d = rested();
    expect(d.last).toMatchObject({ name: 'match.why', input: { piece: 2, cell: cell('c1') } });
    d.answer('match.why', reason);
    expect(stepText(d.state)).toMatchObject({ fact: 'Voyager b1 can’t go to c1.', because: reason.says });
    expect(d.says.at(-1)?.say).toBe('why');
    expect(d.state.mode.is).toBe('lifted');
  });
  it('until it goes on, also if the answer has not come by then', () => {
    for (const next of ['a2', null]) {
      expect(rested().answer('match.why', reason).send(aim(next)).state.why).toBeNull();
      const late = rested();
      late.send(aim(next)).answer('match.why', reason);
      expect(late.state.why).toBeNull();
    }
  });
  it('is not told twice, and a failure puts nothing down', () => {
    const d = rested().answer('match.why', reason);
    const asked = d.asks.length;
    expect(d.send(dwell('c1')).asks).toHaveLength(asked);
    const failed = rested().refuse('match.why', { code: 'gone', message: 'Gone.' });
    expect(failed.state).toMatchObject({ mode: { is: 'lifted' }, why: null });
  });
  it('hears nothing over a destination, its own square, somebody else to take up, or with empty hands', () => {
    for (const name of ['b3', 'b1', 'a1']) {
      const d = new Driver().lift('b1', [to]).send(aim(name));
      d.asks = [];
      expect(d.send(dwell(name)).asks, name).toEqual([]);
    }
    expect(new Driver().send(dwell('b3')).asks).toEqual([]);
  });
  it('is told why a feature cannot lie there', () => {
    const d = new Driver(laying());
    d.answer('match.actions', [place('tower', 'a2'), place('trap', 'a3')], d.state.waiting.none);
    d.send({ on: 'lay', feature: 'tower' }).send(dwell('c1'));
    expect(d.last).toMatchObject({ name: 'match.why', input: { piece: null, cell: cell('c1'), places: 'tower' } });
  });
});

it('what a click was told stays while the pointer wanders, and goes where something can be done', () => {
  const d = new Driver(view()).lift('b1', [to]).pick('c1').answer('match.why', reason);
  expect(d.send(aim('Δ1')).state.why).not.toBeNull();
  expect(d.send(aim('b3')).state.why).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { type Fact, Layout } from '../board/layout.ts';
import { type Cell, type Kind, NOBODY, type Piece } from '../ids.ts';
import { Plans } from './plans.ts';

const p = (n: number): Piece => n as Piece;
const c = (n: number): Cell => n as Cell;

describe('plans', () => {
  test('read back what was written', () => {
    const plans = new Plans();
    plans.newPosition();
    plans
      .by(p(510))
      .take(p(3), 2)
      .via(c(8))
      .become(p(1), 5 as Kind)
      .go(p(510), c(255), 'leap')
      .done();
    plans.by(p(1)).swap(p(1), p(2)).done();
    plans.by(p(1)).together().go(p(1), c(6), 'castle').go(p(2), c(5), 'castle').endTurn().done();
    expect(plans.steps(0)).toEqual([
      { do: 'take', piece: 3, place: 2, captured: false },
      { do: 'via', cell: 8 },
      { do: 'become', piece: 1, kind: 5 },
      { do: 'go', piece: 510, to: 255, how: 'leap' },
    ]);
    expect(plans.steps(1)).toEqual([{ do: 'swap', piece: 1, with: 2 }]);
    expect(plans.steps(2).map((s) => s.do)).toEqual(['together', 'go', 'go', 'endTurn']);
    plans.by(p(1)).take(p(2), 1, true).take(p(3), 511, false, 'castle').banish(p(1), 511, c(510)).done();
    plans.by(NOBODY).place(3, c(7)).place(511, c(8), 1).done();
    expect([plans.steps(3), plans.steps(4)]).toEqual([
      [
        { do: 'take', piece: 2, place: 1, captured: true },
        { do: 'take', piece: 3, place: 511, captured: false, how: 'castle' },
        { do: 'banish', piece: 1, turns: 511, to: 510 },
      ],
      [
        { do: 'place', feature: 3, cell: 7, owner: null },
        { do: 'place', feature: 511, cell: 8, owner: 1 },
      ],
    ]);
  });
  test('the key of an action is that of its mover and net change, wherever it was planned', () => {
    const plans = new Plans();
    plans.newPosition();
    plans.by(p(1)).go(p(1), c(9)).done();
    plans.by(p(2)).go(p(2), c(9)).done();
    plans.by(p(1)).go(p(1), c(8)).done();
    plans.by(p(1)).take(p(4)).go(p(1), c(9)).done();
    const before = [0, 1, 2, 3].map((i) => plans.key(i));
    expect(new Set(before).size).toBe(4);
    plans.retain(0, (i) => i > 1);
    expect([plans.key(0), plans.key(1)]).toEqual(before.slice(2));
    plans.newPosition();
    plans.by(p(1)).via(c(3)).go(p(1), c(9), 'leap').done();
    expect(plans.key(2)).toBe(before[0]);
  });
  test('an action that is dropped leaves nothing behind, and another may begin as it did', () => {
    const plans = new Plans();
    plans.newPosition();
    plans.by(p(1)).via(c(3)).go(p(1), c(9));
    plans.drop();
    plans.by(p(1)).go(p(1), c(8)).done();
    expect(plans.steps(0)).toEqual([{ do: 'go', piece: 1, to: 8, how: 'walk' }]);
    plans.by(p(1)).take(p(5)).go(p(1), c(9));
    plans.drop();
    plans.resume(1);
    plans.by(p(1)).go(p(1), c(7)).done();
    expect(plans.steps(1).map((step) => step.do)).toEqual(['take', 'go']);
  });
  test('keep one of two actions with the same net change, the first', () => {
    const plans = new Plans();
    plans.newPosition();
    plans.rule = 4;
    plans.by(p(1)).via(c(3)).go(p(1), c(9)).done();
    plans.rule = 5;
    plans.by(p(1)).via(c(4)).via(c(5)).go(p(1), c(9), 'leap').done();
    expect([plans.count, plans.because[0]]).toEqual([1, 4]);
    plans.by(p(1)).take(p(2)).go(p(1), c(9)).done();
    expect(plans.count).toBe(2);
  });
  test('judge sameness within one mover: who trades with whom is two actions', () => {
    const plans = new Plans();
    plans.newPosition();
    plans.by(p(1)).swap(p(1), p(2)).done();
    plans.by(p(2)).swap(p(2), p(1)).done();
    expect(plans.count).toBe(2);
  });
  test('grow without losing an action or finding one twice', () => {
    const plans = new Plans();
    plans.newPosition();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9000; i++)
        plans
          .by(p(i % 500))
          .take(p(i % 7))
          .take(p((i / 500) | 0))
          .go(p(i % 500), c(i % 400))
          .done();
    }
    expect(plans.count).toBe(9000);
    plans.retain(0, (i) => i % 2 === 0);
    expect(plans.count).toBe(4500);
    expect(plans.steps(1)).toEqual([
      { do: 'take', piece: 2, place: 0, captured: true },
      { do: 'take', piece: 0, place: 0, captured: true },
      { do: 'go', piece: 2, to: 2, how: 'walk' },
    ]);
  });
  test('look for twins without end in no position, however many actions of it are forgotten', () => {
    const plans = new Plans();
    plans.newPosition();
    for (let i = 0; i < 9000; i++) {
      plans
        .by(p(i % 500))
        .take(p((i / 500) | 0))
        .done();
      plans.clear();
    }
    plans.by(p(1)).take(p(2)).done();
    plans.by(p(1)).take(p(2)).done();
    expect(plans.count).toBe(1);
  });
  test('refuse a number that would spill into the next field', () => {
    const fact = new Layout({ cells: 4, pieces: 4 }).single('depth') as Fact<number>;
    for (const wrong of [512, -1, 1.5, Number.NaN]) {
      expect(() => new Plans().mark(fact, 0, wrong)).toThrow('cannot be planned');
      expect(() => new Plans().mark(fact, wrong, 0)).toThrow('cannot be planned');
      expect(() => new Plans().become(p(1), wrong as Kind)).toThrow('cannot be planned');
      expect(() => new Plans().take(p(1), wrong)).toThrow('cannot be planned');
    }
    const plans = new Plans();
    plans
      .by(p(1))
      .mark(fact, 3, 511)
      .become(p(1), 511 as Kind)
      .done();
    expect(plans.steps(0)).toEqual([
      { do: 'mark', fact: fact.index, key: 3, value: 511 },
      { do: 'become', piece: 1, kind: 511 },
    ]);
  });
  test('a capture and a push over the edge onto the same cell are one action', () => {
    const plans = new Plans();
    plans.newPosition();
    plans.by(p(1)).take(p(2)).go(p(1), c(9)).done();
    plans.by(p(1)).take(p(2), 0, true, 'push').go(p(1), c(9)).done();
    expect(plans.count).toBe(1);
    // it is another change where nobody is captured
    plans.by(p(1)).take(p(2), 0, false, 'push').go(p(1), c(9)).done();
    expect(plans.count).toBe(2);
  });
  test('look for twins in one position only', () => {
    const plans = new Plans();
    plans.newPosition();
    plans.by(p(1)).go(p(1), c(9)).done();
    plans.newPosition();
    plans.by(p(1)).go(p(1), c(9)).done();
    expect(plans.count).toBe(2);
  });
});

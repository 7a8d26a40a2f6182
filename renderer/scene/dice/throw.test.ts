/** A throw ends on what the main process threw, looks the same everywhere, and stays in its tray. */
import { expect, test } from 'vitest';
import { DIE_SIDES, MOST_DICE, type OtherSides } from '../../../engine/shared/dice.ts';
import type { Thrown } from '../../board/props.ts';
import { shownBy, solid } from './solids.ts';
import { placeAt, planRoll, type Rolling } from './throw.ts';
import { FLOOR, ThrownDice } from './thrown-dice.ts';
import { upperFaces } from './upper-faces.ts';

const ROOM = { x: 1.04, z: 1.53 };
const rolled = (key: string, dice: number[], sides: number): Thrown => ({
  key,
  coin: null,
  dice,
  ...(sides !== 6 && { sides: sides as OtherSides }),
});
const tossed = (key: string, coin: 'heads' | 'tails'): Thrown => ({ key, coin, dice: [] });
const restOf = (rolling: Rolling) => placeAt(rolling, Infinity)!;
const shownAtEnd = (thrown: Thrown) =>
  planRoll(thrown, ROOM).dice.map((rolling) => shownBy(solid(rolling.solid), restOf(rolling).turned));

test.each(DIE_SIDES)('every number of a die with %i sides comes up when it was thrown', (sides) => {
  for (let first = 1; first <= sides; first += MOST_DICE) {
    const dice = Array.from({ length: Math.min(MOST_DICE, sides - first + 1) }, (_, i) => first + i);
    expect(shownAtEnd(rolled(`${sides} ${first}`, dice, sides))).toEqual(dice);
  }
});

test('the coin shows heads, and tails', () => {
  for (const key of ['a', 'b', 'c']) {
    expect(shownAtEnd(tossed(key, 'heads'))).toEqual([1]);
    expect(shownAtEnd(tossed(key, 'tails'))).toEqual([2]);
  }
});

test('the same throw looks the same on another machine, and the next one does not', () => {
  const ends = (key: string) =>
    planRoll(rolled(key, [3, 5], 6), ROOM).dice.map((rolling) => placeAt(rolling, rolling.start + 0.3)!.at.toArray());
  expect(ends('m 4')).toEqual(ends('m 4'));
  expect(ends('m 4')).not.toEqual(ends('m 5'));
});

test.each([...DIE_SIDES, 'coin'] as const)(
  'six dice (%s) never sink in, are heard, and come to rest flat, apart and in the tray',
  (what) => {
    const thrown = what === 'coin' ? tossed('x', 'heads') : rolled('x', [1, 2, 3, 4, 1, 2], what);
    const { dice, knocks, length } = planRoll(thrown, ROOM);
    expect(knocks.length).toBeGreaterThan(dice.length);
    expect(length).toBeLessThan(2.6);
    for (const rolling of dice) {
      const { corners, radius } = solid(rolling.solid);
      for (let time = 0; time <= length; time += 0.02) {
        const place = placeAt(rolling, time);
        if (!place) continue;
        const { at, turned } = place;
        const lowest = Math.min(...corners.map((corner) => corner.clone().applyQuaternion(turned).y + at.y));
        expect(lowest, `${time} s`).toBeGreaterThan(-0.05);
      }
      const { at, turned } = restOf(rolling);
      const heights = corners.map((corner) => corner.clone().applyQuaternion(turned).y + at.y).sort((a, b) => a - b);
      for (const height of heights.slice(0, 3)) expect(height).toBeCloseTo(0, 4);
      expect(Math.abs(at.x) + radius * 0.9).toBeLessThan(ROOM.x);
      expect(Math.abs(at.z) + radius * 0.9).toBeLessThan(ROOM.z);
      for (const other of dice) if (other !== rolling) expect(at.distanceTo(restOf(other).at)).toBeGreaterThan(0.9);
    }
  },
);

test.each([...DIE_SIDES, 'coin'] as const)('dice (%s) keep apart from the hand to the tray, where they lie', (what) => {
  for (const key of ['m 1', 'm 2', 'm 3', 'm 4', 'm 5', 'm 6']) {
    const thrown = what === 'coin' ? tossed(key, 'heads') : rolled(key, [1, 2, 3, 4, 1, 2], what);
    const { dice, length } = planRoll(thrown, ROOM);
    dice.forEach((one, i) => {
      const { radius } = solid(one.solid);
      for (const other of dice.slice(0, i)) {
        for (let time = 0; time <= length; time += 0.02) {
          const [a, b] = [placeAt(one, time), placeAt(other, time)];
          // round each, a ball that fits into it is larger than this
          if (a && b) expect(a.at.distanceTo(b.at), `${key} ${i} ${time} s`).toBeGreaterThan(2 * radius * 0.8);
        }
        expect(restOf(one).at.distanceTo(restOf(other).at), `${key} ${i}`).toBeGreaterThan(2 * radius - 1e-6);
      }
    });
  }
});

test('dice lie in the order in which they are read, and most numbers are upright', () => {
  const { dice } = planRoll(rolled('order', [1, 2, 3, 4, 5, 6], 20), ROOM);
  const rows = dice.map(({ rest }) => [rest.z < -0.5 ? -1 : rest.z > 0.5 ? 1 : 0, rest.x > 0 ? 1 : 0]);
  expect(rows).toEqual([
    [-1, 0],
    [-1, 1],
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  const upright = dice.map((rolling) => {
    const { faces } = solid(rolling.solid);
    const { turned } = restOf(rolling);
    const { top } = faces.find(({ value }) => value === shownBy(solid(rolling.solid), turned))!;
    return -top.clone().applyQuaternion(turned).z;
  });
  expect(upright.reduce((sum, one) => sum + one, 0) / upright.length).toBeGreaterThan(0.8);
});

test('what is thrown rolls, knocks and lies still; without animation it lies there at once, in silence', () => {
  const tray = { x: -8, z: -3, width: 3, length: 4, scale: 1.4 };
  const dice = new ThrownDice();
  const heard: string[] = [];
  dice.listener = ({ what }) => heard.push(what);
  const thrown = rolled('y', [20, 7], 20);
  dice.show(thrown, tray, 1, true);
  expect(dice.isRolling).toBe(false);
  expect(dice.shown()).toEqual(['d20:20', 'd20:7']);
  expect(heard).toEqual([]);
  const lies = dice.onTable!.dice.map(({ at }) => at.clone());
  dice.show(thrown, tray, 1, false);
  expect(dice.onTable!.dice.some(({ rests }) => rests)).toBe(false);
  expect(dice.onTable!.dice[0].at.distanceTo(lies[0]!)).toBeGreaterThan(1);
  let frames = 0;
  for (; dice.isRolling; frames++) dice.advance(16);
  expect(frames).toBeGreaterThan(20);
  expect(heard.length).toBeGreaterThan(2);
  expect(new Set(heard)).toEqual(new Set(['die']));
  for (const [i, { at, rests }] of dice.onTable!.dice.entries()) {
    expect(at.distanceTo(lies[i]!)).toBeLessThan(1e-6);
    expect(rests).toBe(true);
  }
  expect(lies[0]!.y).toBeGreaterThan(FLOOR);
  dice.clear();
  expect(dice.onTable).toBeNull();
});

test('once it lies still, the face that counts has a colour: above, or round the upper corner of a die with four sides', () => {
  const outlinesOf = (thrown: Thrown) => {
    const dice = new ThrownDice();
    dice.show(thrown, { x: 0, z: 0, width: 3, length: 4, scale: 1 }, 0, false);
    expect(upperFaces(dice.onTable!.dice[0])).toEqual([]);
    dice.advance(9000);
    return { outlines: upperFaces(dice.onTable!.dice[0]), at: dice.onTable!.dice[0].at };
  };
  const { outlines, at } = outlinesOf(rolled('z', [17], 20));
  expect(outlines.map(({ length }) => length)).toEqual([3]);
  for (const { y } of outlines[0]!) expect(y - at.y).toBeGreaterThan(0.3);
  const corner = outlinesOf(rolled('z', [3], 4));
  expect(corner.outlines.map(({ length }) => length)).toEqual([3, 3, 3]);
  const top = Math.max(...corner.outlines.flat().map(({ y }) => y));
  for (const outline of corner.outlines) expect(Math.max(...outline.map(({ y }) => y))).toBeCloseTo(top, 4);
  expect(outlinesOf(tossed('z', 'tails')).outlines).toEqual([]);
});

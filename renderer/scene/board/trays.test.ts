/** Trays: as long as what they hold, and never over the board. */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import { acidBoard, startView as acidStart } from '../../testing/acid.ts';
import { deicideBoard, startView } from '../../testing/deicide.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { deicideArt } from '../../variants/deicide/art.ts';
import { Places } from '../places.ts';
import { trays } from './trays.ts';

const view = startView();
/** The same position after the first so many of Black's men have been captured. */
const without = (count: number) => {
  const gone = view.pieces.filter((p) => p.side === 1).slice(0, count);
  return {
    ...view,
    pieces: view.pieces.map((p) => (gone.includes(p) ? { ...p, place: 'lost' as const, at: null } : p)),
  };
};
const places = () => new Places(deicideBoard, deicideArt.hand, view.pieces);
const lengthsAfter = (count: number) => {
  const now = without(count);
  const made = places();
  made.settle(now);
  return made.trayLengths(now);
};

test('an empty tray is folded away, and grows with what lies in it, from the first place', () => {
  expect(lengthsAfter(0)).toEqual([0, 0]);
  const [two, three] = [lengthsAfter(2)[0], lengthsAfter(3)[0]];
  expect(two).toBeGreaterThan(0.4);
  expect(two).toBeLessThan(1);
  expect(three).toBeGreaterThan(two + 0.2);
  expect(lengthsAfter(3)[1], 'nobody of White was captured').toBe(0);
  expect(lengthsAfter(64)[0]).toBeLessThanOrEqual(places().trays[0].length);
  expect(trays(places(), deicideArt, [0, 0]).object.children).toEqual([]);
});

test('the tray of a hand is there before anybody is captured', () => {
  const made = new Places(acidBoard, acidArt.hand, acidStart().pieces);
  made.settle(acidStart());
  for (const length of made.trayLengths(acidStart())) expect(length).toBeGreaterThan(1);
});

test('a tray lies beside the board, and its floor and the tops of its walls face up', () => {
  const made = places();
  const { object } = trays(made, deicideArt, [3, made.trays[1].length]);
  if (!(object instanceof THREE.Mesh)) throw new Error('no trays were built');
  const { position, normal } = object.geometry.attributes;
  for (let i = 0; i < position.count; i++) {
    expect(Math.abs(position.getX(i))).toBeGreaterThan(made.width / 2 + 0.6);
    expect(Math.abs(position.getZ(i))).toBeLessThan(made.depth / 2);
    expect(position.getY(i)).toBeLessThan(0.13);
    expect(normal.getY(i)).toBeGreaterThan(-0.01);
  }
});

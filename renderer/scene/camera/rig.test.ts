import * as THREE from 'three';
import { expect, test } from 'vitest';
import {
  type Aim,
  aimFrom,
  between,
  clamp,
  eyeOf,
  FIELD_OF_VIEW,
  orbit,
  pan,
  pointCamera,
  wholeTable,
  zoom,
} from './rig.ts';

const inset = { top: 18, right: 18, bottom: 30, left: 18 };
const frame = { width: 1012, height: 700, inset };
const box = [-1, 1].flatMap((x) => [0, 1.5].flatMap((y) => [-1, 1].map((z) => new THREE.Vector3(x * 6, y, z * 6))));
const lens = (aim: Aim): THREE.PerspectiveCamera => {
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, frame.width / frame.height, 0.1, 300);
  pointCamera(camera, aim);
  return camera;
};
const pixels = (aim: Aim, point: THREE.Vector3): [number, number] => {
  const p = point.clone().project(lens(aim));
  return [((p.x + 1) / 2) * frame.width, ((1 - p.y) / 2) * frame.height];
};

test.each([
  [0, 0.7],
  [Math.PI, 0.7],
  [1.1, 0.4],
  [0, 0.001],
])('turned %f and tilted %f the whole table lies inside the inset and touches it', (turn, tilt) => {
  const aim = wholeTable(box, turn, tilt, frame);
  const at = box.map((p) => pixels(aim, p));
  const [left, right] = [Math.min(...at.map((p) => p[0])), Math.max(...at.map((p) => p[0]))];
  const [top, bottom] = [Math.min(...at.map((p) => p[1])), Math.max(...at.map((p) => p[1]))];
  expect(left).toBeGreaterThan(inset.left - 0.5);
  expect(right).toBeLessThan(frame.width - inset.right + 0.5);
  expect(top).toBeGreaterThan(inset.top - 0.5);
  expect(bottom).toBeLessThan(frame.height - inset.bottom + 0.5);
  const slack = Math.min(frame.width - inset.right - right, frame.height - inset.bottom - bottom);
  expect(slack).toBeLessThan(1);
});

test('an aim can be computed from its camera position', () => {
  const aim: Aim = { x: 1, y: 0, z: -2, turn: 0.4, tilt: 0.8, distance: 17 };
  const again = aimFrom(eyeOf(aim), aim.turn, aim.tilt);
  for (const key of ['x', 'z', 'distance'] as const) expect(again[key]).toBeCloseTo(aim[key], 9);
});

test('zooming keeps the point of the table under the cursor in place', () => {
  const aim = wholeTable(box, 0.3, 0.7, frame);
  const point = new THREE.Vector3(3, 0, 2);
  const before = pixels(aim, point);
  const nearer = zoom(aim, 1.5, { x: 3, z: 2 }, 60);
  const after = pixels(nearer, point);
  expect(nearer.distance).toBeCloseTo(aim.distance / 1.5, 6);
  expect(after[0]).toBeCloseTo(before[0], 3);
  expect(after[1]).toBeCloseTo(before[1], 3);
});

test('panning moves the table with the pointer', () => {
  const aim = wholeTable(box, 0, 0.001, frame);
  const point = new THREE.Vector3(0, 0, 0);
  const before = pixels(aim, point);
  const after = pixels(pan(aim, 40, 25, frame), point);
  expect(after[0] - before[0]).toBeCloseTo(40, 0);
  expect(after[1] - before[1]).toBeCloseTo(25, 0);
});

test('the camera never leaves the table, goes below it or passes over the top', () => {
  const far = clamp(
    { x: 99, y: 0, z: -99, turn: 0, tilt: 3, distance: 900 },
    { halfWidth: 7, halfDepth: 6, farthest: 60 },
  );
  expect(far).toMatchObject({ x: 7, z: -6, tilt: 1.35, distance: 60 });
  const low = clamp(orbit({ ...far, tilt: 0.2 }, 0, 5000, frame), { halfWidth: 7, halfDepth: 6, farthest: 60 });
  expect(low.tilt).toBe(0.001);
});

test('turning the table takes the shorter way and ends exactly at its target', () => {
  const from: Aim = { x: 0, y: 0, z: 0, turn: 3, tilt: 0.7, distance: 20 };
  const to = { ...from, turn: -3 };
  expect(between(from, to, 1)).toEqual(to);
  expect(between(from, to, 0.5).turn).toBeCloseTo(Math.PI, 6);
});

import * as THREE from 'three';
import { expect, test } from 'vitest';
import { figures } from '../../variants/acid/figures/index.ts';
import { FIELD_OF_VIEW, pointCamera, wholeTable } from '../camera/rig.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { type Capsule, pickAt, type Ray } from './pick.ts';
import { meetsTriangles } from './triangles.ts';

const cells = Array.from({ length: 121 }, (_, i) => {
  const [x, y] = [i % 11, Math.floor(i / 11)];
  const ring = x === 0 || y === 0 || x === 10 || y === 10;
  return { x: x - 5, y: ring ? 0.35 : 0, z: 5 - y };
});
const cellAt = (x: number, y: number): number => y * 11 + x;
const corners = [-1, 1].flatMap((x) => [0, 1.6].flatMap((y) => [-1, 1].map((z) => new THREE.Vector3(x * 6, y, z * 6))));
const frame = { width: 1012, height: 700, inset: { top: 18, right: 18, bottom: 30, left: 18 } };
const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, frame.width / frame.height, 0.1, 300);
pointCamera(camera, wholeTable(corners, 0, 0.7, frame));

/** The ray through the pixel that shows this point of the world. */
const rayTo = (x: number, y: number, z: number): Ray => {
  const way = new THREE.Vector3(x, y, z).sub(camera.position).normalize();
  return { from: camera.position, way };
};
const capsule = (id: number, kind: string, cell: number): Capsule => {
  const { radius, height } = figureBounds(figures[kind]());
  return { id, cell, ...cells[cell], radius, height };
};
const never = (): boolean => false;

test.each(Object.keys(figures))('%s is picked at two thirds of its height with another piece behind it', (kind) => {
  const men = [capsule(1, kind, cellAt(5, 4)), capsule(2, 'king', cellAt(5, 5)), capsule(3, 'voyager', cellAt(5, 6))];
  const at = cells[men[0].cell!];
  expect(pickAt(rayTo(at.x, at.y + men[0].height * 0.66, at.z), men, cells, never)).toEqual({
    piece: 1,
    cell: men[0].cell,
  });
});

test.each(Object.keys(figures))('%s is picked there from either seat: its triangles decide, holes and all', (kind) => {
  const { corners } = figureBounds(figures[kind]());
  for (const turn of [0, Math.PI]) {
    for (const cell of [cellAt(2, 2), cellAt(5, 5), cellAt(8, 8)]) {
      const man = capsule(1, kind, cell);
      // something behind that the ray surely hits if it misses the man
      const behind = { ...man, id: 2, z: man.z - 0.1 };
      const touch = (c: Capsule, ray: Ray): number =>
        c.id === 1 ? meetsTriangles(ray, corners, { x: c.x, y: c.y, z: c.z, turn, scale: 1 }) : 99;
      const ray = rayTo(man.x, man.y + (man.height * 2) / 3, man.z);
      expect(pickAt(ray, [man, behind], cells, never, touch).piece, `turned ${turn}`).toBe(1);
    }
  }
});

test('a raised cell is picked where it is visible, not where the field under it would be', () => {
  const cell = cellAt(5, 0);
  const { x, y, z } = cells[cell];
  expect(pickAt(rayTo(x, y, z), [], cells, never)).toEqual({ piece: null, cell });
});

test('a piece on a raised cell is picked by its cell too', () => {
  const man = capsule(7, 'ghost', cellAt(0, 5));
  expect(pickAt(rayTo(man.x - 0.42, man.y, man.z + 0.45), [man], cells, never)).toEqual({ piece: 7, cell: man.cell });
});

test('while a piece is lifted, the ray passes through pieces that are no destination', () => {
  const wall = capsule(1, 'king', cellAt(5, 4));
  const at = cells[cellAt(5, 5)];
  expect(pickAt(rayTo(at.x, 0, at.z), [wall], cells, never).piece).toBe(1);
  expect(pickAt(rayTo(at.x, 0, at.z), [wall], cells, () => true)).toEqual({ piece: null, cell: cellAt(5, 5) });
});

test('where several capsules are hit, the triangles decide, rotated and scaled like the figure', () => {
  const corners = new Float32Array([-0.3, 0, -0.1, 0.3, 0, -0.1, 0, 1, -0.1]);
  const ray: Ray = { from: { x: 2, y: 0.2, z: 9 }, way: { x: 0, y: 0, z: -1 } };
  expect(meetsTriangles(ray, corners, { x: 2, y: 0, z: 3, turn: 0, scale: 1 })).toBeCloseTo(6.1);
  expect(meetsTriangles(ray, corners, { x: 2, y: 0, z: 3, turn: Math.PI, scale: 1 })).toBeCloseTo(5.9);
  expect(meetsTriangles(ray, corners, { x: 2, y: 0, z: 3, turn: 0, scale: 0.5 })).toBeCloseTo(6.05);
  expect(meetsTriangles(ray, corners, { x: 2, y: 0, z: 3, turn: 0, scale: 0.1 })).toBe(Infinity);
  expect(meetsTriangles(ray, corners, { x: 2, y: 0, z: 3, turn: Math.PI / 2, scale: 1 })).toBe(Infinity);
  const [near, far] = [capsule(1, 'voyager', cellAt(5, 4)), capsule(2, 'king', cellAt(5, 5))];
  const through = rayTo(near.x, 1.05, near.z - 0.2);
  expect(pickAt(through, [near, far], cells, never).piece).toBe(1);
  expect(pickAt(through, [near, far], cells, never, (c) => (c.id === 2 ? 5 : Infinity)).piece).toBe(2);
});

test('a piece in a tray has no cell, and beside the table nothing is hit', () => {
  const hand: Capsule = { id: 4, cell: null, x: 8, y: 0, z: 3, radius: 0.3, height: 1 };
  expect(pickAt(rayTo(8, 0.5, 3), [hand], cells, never)).toEqual({ piece: 4, cell: null });
  expect(pickAt(rayTo(9.5, 0, 3), [hand], cells, never)).toEqual({ piece: null, cell: null });
});

import type * as THREE from 'three';
import { expect, test } from 'vitest';
import { chesimalsBoard } from '../../../testing/chesimals.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';

const { cells } = chesimalsBoard.topology;
const spots = cells.map((c) => ({ x: c.x - 5.5, y: 0, z: 7.5 - c.y }));
const meshes = (of: THREE.Object3D): THREE.Mesh[] => of.children.map((child) => child as THREE.Mesh);
const [tissue, gaps] = meshes(field(spots).object);

/** the vertices of one cell, which are merged in the order of the cells */
const PER_CELL = tissue.geometry.attributes.position.count / 192;

test('a1 is dark, l1 is light, and so on over all 192 cells (B1.1)', () => {
  expect(Number.isInteger(PER_CELL)).toBe(true);
  expect(cells.length).toBe(192);
  const { color, position } = tissue.geometry.attributes;
  const shades = cells.map(({ x, y }, i) => ({ dark: (x + y) % 2 === 0, light: color.getY(i * PER_CELL) }));
  expect(cells[0].name).toBe('a1');
  expect(shades[0].dark).toBe(true);
  expect(shades[11].dark).toBe(false);
  const darkest = Math.min(...shades.filter((s) => !s.dark).map((s) => s.light));
  const lightest = Math.max(...shades.filter((s) => s.dark).map((s) => s.light));
  expect(darkest).toBeGreaterThan(lightest * 1.6);
  // each lies where its name says
  cells.forEach((_, i) => {
    for (let k = 0; k < PER_CELL; k++) {
      expect(Math.abs(position.getX(i * PER_CELL + k) - spots[i].x)).toBeLessThan(0.5);
      expect(Math.abs(position.getZ(i * PER_CELL + k) - spots[i].z)).toBeLessThan(0.5);
    }
  });
});

test('cells face up, do not stand up, and no two have the same membrane', () => {
  for (const mesh of [tissue, gaps]) {
    const { position, normal } = mesh.geometry.attributes;
    for (let i = 0; i < position.count; i++) {
      expect(position.getY(i)).toBeLessThan(0.001);
      expect(normal.getY(i)).toBeGreaterThan(0.5);
    }
  }
  const { cell } = tissue.geometry.attributes;
  expect(new Set(cells.map((_, i) => cell.getZ(i * PER_CELL))).size).toBe(192);
});

test('nothing of the frame lies over the field or where the trays are, and all of it is seen from outside', () => {
  for (const mesh of meshes(frame(6, 8, 'low').object)) {
    const { position, normal } = mesh.geometry.attributes;
    let up = 0;
    for (let i = 0; i < position.count; i++) {
      const [x, y, z] = [Math.abs(position.getX(i)), position.getY(i), Math.abs(position.getZ(i))];
      if (x < 5.99 && z < 7.99) throw new Error(`the frame is over the field at ${x}, ${z}`);
      expect(y).toBeLessThan(0.1);
      expect(x).toBeLessThan(6.75);
      expect(z).toBeLessThan(8.75);
      up += normal.getY(i);
    }
    expect(up).toBeGreaterThan(0);
  }
});

test('the board is cheap: it is drawn in every frame', () => {
  const all = [tissue, gaps, ...meshes(frame(6, 8, 'low').object)];
  expect(all.length).toBe(4);
  expect(
    all.reduce((n, { geometry }) => n + (geometry.index?.count ?? geometry.attributes.position.count) / 3, 0),
  ).toBeLessThan(12_000);
});

test('a board of 16 x 12 is made by the same measure (B1.1)', () => {
  const wide = Array.from({ length: 192 }, (_, i) => ({ x: (i % 16) - 7.5, y: 0, z: 5.5 - Math.floor(i / 16) }));
  const [cellsOfIt] = meshes(field(wide).object);
  const { color, position } = cellsOfIt.geometry.attributes;
  expect(position.count).toBe(tissue.geometry.attributes.position.count);
  // a1 is dark, b1 and a2 are light
  expect(color.getY(0) * 1.6).toBeLessThan(Math.min(color.getY(PER_CELL), color.getY(16 * PER_CELL)));
});

import type * as THREE from 'three';
import { expect, test } from 'vitest';
import { deicideBoard } from '../../../testing/deicide.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';
import { stone } from './stone.ts';

const spots = deicideBoard.topology.cells.map((c) => ({ x: c.x - 7.5, y: 0, z: 7.5 - c.y }));
const meshes = (of: THREE.Object3D): THREE.Mesh[] => of.children.map((child) => child as THREE.Mesh);

test('a1 is dark, p1 is light, and so on over all 256 cells (A1.1)', () => {
  const [slabs] = meshes(field(spots, 'low').object);
  const { position, color } = slabs.geometry.attributes;
  // the slabs are merged in the order of the cells, ten triangles each
  expect(position.count).toBe(256 * 30);
  const light = (cell: number): number => color.getX(cell * 30) + color.getY(cell * 30) + color.getZ(cell * 30);
  const shades = deicideBoard.topology.cells.map(({ x, y }, cell) => ({ dark: (x + y) % 2 === 0, light: light(cell) }));
  const darkest = Math.min(...shades.filter((s) => !s.dark).map((s) => s.light));
  const lightest = Math.max(...shades.filter((s) => s.dark).map((s) => s.light));
  expect(shades[0].dark).toBe(true);
  expect(darkest).toBeGreaterThan(lightest * 2);
});

test('nothing of the frame lies over the field, and nothing stands up where the trays are', () => {
  for (const mesh of meshes(frame(8, 8, 'low').object)) {
    const { position } = mesh.geometry.attributes;
    for (let i = 0; i < position.count; i++) {
      const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)].map((n, k) =>
        k === 1 ? n : Math.abs(n),
      );
      if (x < 7.99 && z < 7.99) expect(y).toBeLessThan(0);
      // the trays begin at 0.75, between the corners
      if (x > 8.751 && z < 7.5) expect(y).toBeLessThan(-0.1);
    }
  }
});

test('the stone repeats without a seam and is the same every time', () => {
  const size = 48;
  const grey = (texture: THREE.DataTexture): number[] =>
    Array.from({ length: size * size }, (_, i) => (texture.image.data as Uint8Array)[i * 4]);
  const one = grey(stone(size));
  expect(grey(stone(size))).toEqual(one);
  const step = (a: number, b: number): number => Math.abs(one[a] - one[b]);
  const steps = Array.from({ length: size * (size - 1) }, (_, i) => {
    const at = Math.floor(i / (size - 1)) * size + (i % (size - 1));
    return step(at, at + 1);
  });
  const seam = Array.from({ length: size }, (_, y) => step(y * size, y * size + size - 1));
  const mean = (list: number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
  expect(mean(seam)).toBeLessThan(mean(steps) * 1.6);
});

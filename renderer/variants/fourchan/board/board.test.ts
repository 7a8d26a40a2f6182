import type * as THREE from 'three';
import { expect, test } from 'vitest';
import { fourchanBoard } from '../../../testing/fourchan.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';
import { wood } from './wood.ts';

const { cells } = fourchanBoard.topology;
const spots = cells.map((c) => ({ x: c.x - 4.5, y: 0, z: 4.5 - c.y }));
const meshes = (of: THREE.Object3D): THREE.Mesh[] => of.children.map((child) => child as THREE.Mesh);

/** The colour of a cell's slab: the slabs are merged in the order of the cells, ten triangles each. */
const [slabs, gaps, brass] = meshes(field(spots, 'low').object);
const paint = (cell: number): [number, number, number] => {
  const { color } = slabs.geometry.attributes;
  return [color.getX(cell * 30), color.getY(cell * 30), color.getZ(cell * 30)];
};

test('a1 is dark, j1 is light, and so on over all 100 cells (B1.1)', () => {
  expect(slabs.geometry.attributes.position.count).toBe(100 * 30);
  const shades = cells.map(({ x, y }, cell) => ({ dark: (x + y) % 2 === 0, light: paint(cell)[1] }));
  expect(cells[0].name).toBe('a1');
  expect(shades[0].dark).toBe(true);
  expect(shades[9].dark).toBe(false);
  const darkest = Math.min(...shades.filter((s) => !s.dark).map((s) => s.light));
  const lightest = Math.max(...shades.filter((s) => s.dark).map((s) => s.light));
  expect(darkest).toBeGreaterThan(lightest * 2);
});

test('the three ranks at either end are marked as zones, and only these (B1.1)', () => {
  // the wood is redder there
  const red = (cell: number): number => paint(cell)[0] / paint(cell)[1];
  for (const dark of [true, false]) {
    const of = (zone: boolean): number[] =>
      cells.flatMap(({ x, y }, cell) => (((x + y) % 2 === 0) === dark && (y < 3 || y > 6) === zone ? [red(cell)] : []));
    expect(Math.min(...of(true))).toBeGreaterThan(Math.max(...of(false)) * 1.02);
  }
  // and a line lies before rank 4 and before rank 8
  const { position } = brass.geometry.attributes;
  const at = new Set(Array.from({ length: position.count }, (_, i) => Math.round(position.getZ(i))));
  expect([...at].sort((a, b) => a - b)).toEqual([-2, 2]);
});

test('nothing of the field stands up where a piece moves', () => {
  for (const mesh of [slabs, gaps, brass]) {
    const { position } = mesh.geometry.attributes;
    for (let i = 0; i < position.count; i++) expect(position.getY(i)).toBeLessThan(0.02);
  }
});

test('nothing of the frame lies over the field, and nothing stands up where the trays are', () => {
  for (const mesh of meshes(frame(5, 5, 'low').object)) {
    const { position } = mesh.geometry.attributes;
    for (let i = 0; i < position.count; i++) {
      const [x, y, z] = [Math.abs(position.getX(i)), position.getY(i), Math.abs(position.getZ(i))];
      if (x < 4.99 && z < 4.99) expect(y).toBeLessThan(0);
      expect(x).toBeLessThan(5.75);
    }
  }
});

test('the wood repeats without a seam and is the same every time', () => {
  const size = 64;
  const grey = (texture: THREE.DataTexture): number[] =>
    Array.from({ length: size * size }, (_, i) => (texture.image.data as Uint8Array)[i * 4]);
  const one = grey(wood(size));
  expect(grey(wood(size))).toEqual(one);
  const step = (a: number, b: number): number => Math.abs(one[a] - one[b]);
  const mean = (list: number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
  const rows = Array.from({ length: size }, (_, i) => i);
  const across = mean(rows.flatMap((y) => rows.slice(1).map((x) => step(y * size + x, y * size + x - 1))));
  const along = mean(rows.flatMap((x) => rows.slice(1).map((y) => step(y * size + x, (y - 1) * size + x))));
  expect(mean(rows.map((y) => step(y * size, y * size + size - 1)))).toBeLessThan(across * 2);
  expect(mean(rows.map((x) => step(x, (size - 1) * size + x)))).toBeLessThan(along * 2);
  // it has a grain: more changes across it than along it
  expect(across).toBeGreaterThan(along);
});

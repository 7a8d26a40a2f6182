import { expect, test } from 'vitest';
import { markSolid } from '../../../scene/layers/mark-solids.ts';
import { looks, terrain } from './index.ts';

const LOOKS = ['cathedral', 'portal', 'wall', 'mine', 'mine-hidden', 'glue', 'ziggurat'];
const built = new Map(LOOKS.map((look) => [look, looks[look]()]));
const triangles = (look: string): number => built.get(look)!.attributes.position.count / 3;

test('every feature has a look, a hidden mine one of its own', () => {
  expect(Object.keys(looks).sort()).toEqual([...LOOKS].sort());
  expect(terrain.lookOf({ id: 'mine', hidden: true })).toBe('mine-hidden');
  expect(terrain.lookOf({ id: 'mine', hidden: false })).toBe('mine');
});

test.each(LOOKS)('%s lies on its cell and has colours and a surface at every vertex', (look) => {
  const solid = built.get(look)!;
  solid.computeBoundingBox();
  const { min, max } = solid.boundingBox!;
  expect(min.y).toBeGreaterThan(-0.04);
  expect(max.y).toBeLessThan(0.72);
  expect(Math.max(max.x, -min.x, max.z, -min.z)).toBeLessThanOrEqual(0.52);
  const { position, color, surface } = solid.attributes;
  expect(color.count).toBe(position.count);
  expect(surface.count).toBe(position.count);
});

test.each(LOOKS.filter((look) => look !== 'wall'))('a figure stands on %s as it stands elsewhere', (look) => {
  const points = built.get(look)!.attributes.position.array;
  let highest = 0;
  for (let i = 0; i < points.length; i += 3) {
    if (Math.hypot(points[i], points[i + 2]) < 0.37) highest = Math.max(highest, points[i + 1]);
  }
  // what lies under a foot is lower than the foot is high (0.115), so it never comes through a figure's body
  expect(highest).toBeLessThan(0.115);
});

test.each(LOOKS.filter((look) => look !== 'wall'))('a mark in the middle of the cell is seen on %s', (look) => {
  const mark = markSolid('move');
  mark.computeBoundingBox();
  const { max } = mark.boundingBox!;
  const points = built.get(look)!.attributes.position.array;
  for (let i = 0; i < points.length; i += 3) {
    if (Math.hypot(points[i], points[i + 2]) < max.x) expect(points[i + 1]).toBeLessThan(max.y);
  }
});

test('all terrain of a game is a small part of a pass', () => {
  const count = { cathedral: 4, portal: 2, wall: 4, mine: 8, glue: 8, ziggurat: 6 };
  const sum = Object.entries(count).reduce((n, [look, times]) => n + times * triangles(look), 0);
  if (import.meta.env.VITE_ART_REPORT) console.log(LOOKS.map((look) => `${look} ${triangles(look)}`).join(', '), sum);
  expect(sum).toBeLessThan(22_000);
});

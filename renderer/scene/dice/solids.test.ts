/** The shapes of dice: as many faces as their name says, numbers as dice have them, and turned onto themselves. */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import { diceMesh } from './dice-mesh.ts';
import { SOLIDS, shownBy, solid } from './solids.ts';

const numbered = SOLIDS.filter((name) => name !== 'coin');
const sidesOf = (name: string): number => Number(name.slice(1));

test.each(numbered)('a %s has as many faces as sides, and each number once', (name) => {
  const { faces, shows } = solid(name);
  expect(faces).toHaveLength(sidesOf(name));
  expect([...shows].sort((a, b) => a! - b!)).toEqual(Array.from({ length: sidesOf(name) }, (_, i) => i + 1));
});

test('opposite faces of a die are together as much as its first and last number', () => {
  for (const name of numbered.filter((one) => one !== 'd4')) {
    const { faces } = solid(name);
    for (const { normal, value } of faces) {
      const across = faces.find((other) => other.normal.dot(normal) < -0.999);
      expect(value! + across!.value!, name).toBe(sidesOf(name) + 1);
    }
  }
});

test.each([
  ['coin', 40],
  ['d4', 12],
  ['d6', 24],
  ['d8', 24],
  ['d10', 10],
  ['d12', 60],
  ['d20', 60],
] as const)('a %s can be turned onto itself in %i ways, so that every face comes to lie below', (name, ways) => {
  const { faces, shows, turns } = solid(name);
  expect(turns).toHaveLength(ways);
  const first = shows.findIndex((value) => value !== null);
  const below = new THREE.Quaternion().setFromUnitVectors(faces[first].normal, new THREE.Vector3(0, -1, 0));
  const shown = new Set(turns.map((turn) => shownBy(solid(name), below.clone().multiply(turn))));
  expect(shown).toEqual(new Set(shows.filter((value) => value !== null)));
});

test.each(SOLIDS)('the mesh of a %s is closed and lies within its corners', (name) => {
  const shape = solid(name);
  const mesh = diceMesh(shape);
  const position = mesh.getAttribute('position');
  const edges = new Map<string, number>();
  const at = (i: number) =>
    [position.getX(i), position.getY(i), position.getZ(i)].map((n) => (n + 10).toFixed(4)).join();
  for (let i = 0; i < position.count; i += 3) {
    for (let k = 0; k < 3; k++) {
      const [from, to] = [at(i + k), at(i + ((k + 1) % 3))];
      edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
    }
    const corner = new THREE.Vector3().fromBufferAttribute(position, i);
    expect(corner.length()).toBeLessThanOrEqual(shape.radius + 1e-6);
  }
  // each edge is one of another triangle, in the other sense
  for (const [edge, count] of edges) expect(edges.get(edge.split(' ').reverse().join(' ')), edge).toBe(count);
  expect(mesh.getAttribute('uv').count).toBe(position.count);
});

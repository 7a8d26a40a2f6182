import * as THREE from 'three';
import { expect, test } from 'vitest';
import { box } from '../../art/kit.ts';
import { figure, turned } from '../../art/skin.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { Batches } from './batches.ts';
import { rounded } from './rounded.ts';
import { addWear, REACH } from './worn.ts';

/** How far a point of a triangle, by its shares of the three corners, is from a worn edge, in cells; Infinity: from none. */
function distances(of: THREE.BufferGeometry, shares: readonly [number, number, number]): number[] {
  const { wear } = of.attributes;
  return Array.from({ length: wear.count / 3 }, (_, face) => {
    const near = [0, 1, 2].map((axis) =>
      shares.reduce((sum, share, corner) => sum + share * wear.getComponent(face * 3 + corner, axis), 0),
    );
    const nearest = Math.max(...near.filter((n) => n !== 0), -Infinity);
    return (1 - nearest) * REACH;
  });
}

test('every edge of a box is worn, and the diagonals of its faces are not', () => {
  const cube = addWear(figure(box(0.4, 0.4, 0.4)));
  expect(cube.attributes.position.count).toBe(36);
  for (const distance of distances(cube, [1 / 3, 1 / 3, 1 / 3])) expect(distance).toBeCloseTo(0.4 / 3);
  const diagonals = [0, 1, 2].map((k) => distances(cube, [0, 1, 2].map((i) => (i === k ? 0 : 0.5)) as never));
  // two edges of each triangle are worn; the middle of the third is 0.2 from both
  for (let face = 0; face < 12; face++)
    expect(diagonals.map((of) => Math.round(of[face] * 10) / 10).sort()).toEqual([0, 0, 0.2]);
});

test('the rim of a drum is worn all around, and its smooth wall is not', () => {
  const drum = addWear(
    rounded(
      figure(
        turned(
          [
            [0.3, 0],
            [0.3, 0.4],
            [0, 0.4],
          ],
          0,
          18,
        ),
      ),
    ),
  );
  const { position, wear } = drum.attributes;
  for (let i = 0; i < position.count; i++) {
    const most = Math.max(wear.getX(i), wear.getY(i), wear.getZ(i));
    if (most > 0.99) expect(position.getY(i)).toBeCloseTo(0.4);
  }
  const onRim = distances(drum, [1, 0, 0]).filter((distance) => distance < 1e-4).length;
  expect(onRim).toBeGreaterThan(36);
});

test('an edge that goes inwards is not worn', () => {
  const mostWorn = (bowl: THREE.BufferGeometry): number =>
    Math.max(...(addWear(bowl).attributes.wear.array as Float32Array));
  expect(mostWorn(bowl())).toBe(1);
  // the same wall and floor, seen from inside
  expect(mostWorn(flipped(bowl()))).toBe(0);
});

const bowl = (): THREE.BufferGeometry =>
  figure(
    turned(
      [
        [0, 0],
        [0.3, 0],
        [0.3, 0.3],
      ],
      0,
      12,
    ),
  );

test('a plain figure has no wear, whatever was drawn before it', () => {
  const batches = new Batches(acidArt, 4, 10, 'high');
  for (const { geometry } of batches.object.children.filter((o) => o instanceof THREE.InstancedMesh)) {
    if (!geometry.attributes.look) continue;
    const { wear } = geometry.attributes;
    expect([...wear.array]).toEqual([0, 0, 0]);
    expect((wear as THREE.InstancedBufferAttribute).meshPerAttribute).toBe(4);
  }
  batches.dispose();
});

function flipped(of: THREE.BufferGeometry): THREE.BufferGeometry {
  const { normal } = of.attributes;
  for (let i = 0; i < normal.count; i++) normal.setXYZ(i, -normal.getX(i), -normal.getY(i), -normal.getZ(i));
  return of;
}

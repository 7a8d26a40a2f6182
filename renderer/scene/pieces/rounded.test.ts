import * as THREE from 'three';
import { expect, test } from 'vitest';
import { box, lathe, type Part } from '../../art/kit.ts';
import { figure, turned } from '../../art/skin.ts';
import { everyArt } from '../../variants/registry.ts';
import { FINER, rounded } from './rounded.ts';

const pointsOf = (of: THREE.BufferGeometry): THREE.Vector3[] => {
  const { position } = of.attributes;
  return Array.from({ length: position.count }, (_, i) => new THREE.Vector3().fromBufferAttribute(position, i));
};

/** How far the outline of a round solid, seen from above, is from a circle: the distance of the edges' middles. */
const unevenness = (part: Part, radius: number): number => {
  const points = pointsOf(part).filter((p) => Math.hypot(p.x, p.z) > radius * 0.9);
  let most = 0;
  for (let i = 0; i + 2 < points.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const middle = points[i + k]
        .clone()
        .add(points[i + ((k + 1) % 3)])
        .multiplyScalar(0.5);
      most = Math.max(most, radius - Math.hypot(middle.x, middle.z));
    }
  return most;
};

test('the outline of a round solid becomes rounder by as much as with twice the segments', () => {
  const profile = [
    [0.3, 0],
    [0.3, 1],
  ] as const;
  const [coarse, twice] = [18, 36].map((segments) => unevenness(lathe(profile, 0, segments), 0.3));
  const round = unevenness(rounded(lathe(profile, 0, 18)), 0.3);
  expect(coarse).toBeGreaterThan(twice * 3);
  expect(round).toBeLessThan(twice * 1.1);
});

test('a rim between a wall and a lid becomes round too, and both follow it without a gap', () => {
  const drum = turned(
    [
      [0.3, 0],
      [0.3, 0.4],
      [0, 0.4],
    ],
    0,
    18,
  );
  const rim = pointsOf(rounded(drum)).filter((p) => p.y > 0.4 - 1e-6 && Math.hypot(p.x, p.z) > 0.25);
  expect(rim.length).toBeGreaterThan(36);
  for (const p of rim) expect(Math.hypot(p.x, p.z)).toBeCloseTo(0.3, 3);
});

test('a box stays a box', () => {
  const before = new THREE.Box3().setFromPoints(pointsOf(box(0.4, 0.6, 0.2)));
  const after = pointsOf(rounded(box(0.4, 0.6, 0.2)));
  for (const p of after) expect(before.distanceToPoint(p)).toBeLessThan(1e-6);
  for (const p of after)
    expect(Math.min(0.2 - Math.abs(p.x), 0.3 - Math.abs(p.y), 0.1 - Math.abs(p.z))).toBeLessThan(1e-6);
});

test('an octagon stays one, however smooth its normals are', () => {
  const plate = lathe(
    [
      [0.4, 0],
      [0.4, 0.1],
    ],
    0,
    8,
  );
  const reach = (p: THREE.Vector3): number =>
    Math.max(
      ...Array.from({ length: 8 }, (_, k) => (k + 0.5) * (Math.PI / 4)).map(
        (a) => p.x * Math.sin(a) + p.z * Math.cos(a),
      ),
    );
  for (const p of pointsOf(rounded(plate))) expect(reach(p)).toBeLessThan(0.4 * Math.cos(Math.PI / 8) + 1e-4);
});

/** The area of what is painted in each slot. */
const areas = (of: THREE.BufferGeometry): number[] => {
  const points = pointsOf(of);
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < points.length; i += 3)
    sums[of.attributes.slot.getX(i)] += new THREE.Triangle(points[i], points[i + 1], points[i + 2]).getArea();
  return sums;
};

test.each(
  (await everyArt()).flatMap((art) =>
    Object.entries(art.figures).map(([kind, build]) => ({ kind, build, of: art.id })),
  ),
)('$kind of $of keeps its size and what is painted in each colour, and no normal is lost', ({ build }) => {
  const plain = build();
  const fine = rounded(plain);
  const { position, normal } = fine.attributes;
  expect(position.count).toBeGreaterThanOrEqual(plain.attributes.position.count);
  expect(position.count).toBeLessThan(plain.attributes.position.count * FINER);
  const before = areas(plain);
  for (const [i, area] of areas(fine).entries())
    expect(Math.abs(area - before[i])).toBeLessThan(0.005 + before[i] * 0.12);
  plain.computeBoundingBox();
  const least = plain.boundingBox!.clone().expandByScalar(0.02);
  const [at, up] = [new THREE.Vector3(), new THREE.Vector3()];
  for (let i = 0; i < position.count; i++) {
    if (!least.containsPoint(at.fromBufferAttribute(position, i))) throw new Error(`${at.toArray()} is outside`);
    const length = up.fromBufferAttribute(normal, i).length();
    if (Math.abs(length - 1) > 1e-3) throw new Error(`a normal of length ${length}`);
  }
});

test('neighbours share their new corners: nothing opens between them', () => {
  const solid = figure(
    turned(
      [
        [0.3, 0],
        [0.3, 0.3],
        [0.1, 0.5],
        [0, 0.5],
      ],
      0,
      12,
    ),
  );
  const edges = new Map<string, number>();
  const nameOf = (p: THREE.Vector3): string =>
    p
      .toArray()
      .map((n) => Math.round(n * 4000))
      .join();
  const points = pointsOf(rounded(solid)).map(nameOf);
  for (let i = 0; i < points.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const ends = [points[i + k], points[i + ((k + 1) % 3)]].sort().join(' ');
      edges.set(ends, (edges.get(ends) ?? 0) + 1);
    }
  // it has no floor
  const isFloor = (ends: readonly string[]): boolean => ends.every((end) => end.split(',')[1] === '0');
  const open = [...edges].filter(([ends, faces]) => {
    const [one, other] = ends.split(' ');
    return faces === 1 && one !== other && !isFloor([one, other]);
  });
  expect(open).toEqual([]);
});

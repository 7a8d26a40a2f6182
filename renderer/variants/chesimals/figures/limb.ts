/**
 * Solids that only the creatures of Chesimals I need: limbs that bend any way, flat marks that lie face up, spikes, and
 * places on the eight ways round a plate. Angles are measured from straight ahead (-z), clockwise seen from above.
 */
import * as THREE from 'three';
import type { MaterialSlot, Part, V2, V3 } from '../../../art/kit.ts';
import { extrude } from '../../../art/kit.ts';

/** One ring of a limb: x, y, z, radius, and how much wider it is to the side than up. */
export type Joint = readonly [number, number, number, number, number?];

export const EIGHTH_TURN = Math.PI / 4;

const solid = (position: readonly number[], normal: readonly number[] | null, slot: MaterialSlot): Part => {
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  if (normal) part.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3));
  else part.computeVertexNormals();
  const slots = new Float32Array(position.length / 3).fill(slot);
  return part.setAttribute('slot', new THREE.BufferAttribute(slots, 1));
};

/** Raw triangles: corners counter-clockwise from outside. */
export const triangles = (corners: readonly V3[], slot: MaterialSlot): Part => solid(corners.flat(), null, slot);

/** Round along its length, closed at both ends; rings follow the way the joints take. */
export function limb(joints: readonly Joint[], slot: MaterialSlot = 0, radial = 7): Part {
  const spine = joints.map(([x, y, z]) => new THREE.Vector3(x, y, z));
  const last = spine.length - 1;
  let side = new THREE.Vector3(1, 0, 0);
  const rings = spine.map((at, i) => {
    const way = spine[Math.min(i + 1, last)]
      .clone()
      .sub(spine[Math.max(i - 1, 0)])
      .normalize();
    side = side.clone().addScaledVector(way, -side.dot(way));
    if (side.lengthSq() < 1e-4) side.set(0, 0, 1).addScaledVector(way, -way.z);
    side.normalize();
    const up = way.clone().cross(side);
    const [, , , radius, wide = 1] = joints[i];
    return Array.from({ length: radial }, (_, j) => {
      const a = (j / radial) * Math.PI * 2;
      const out = side.clone().multiplyScalar(Math.cos(a) * wide);
      out.addScaledVector(up, Math.sin(a));
      return { point: at.clone().addScaledVector(out, radius), out: out.normalize() };
    });
  });
  const position: number[] = [];
  const normal: number[] = [];
  const corner = (i: number, j: number): void => {
    const { point, out } = rings[i][j % radial];
    position.push(...point.toArray());
    normal.push(...out.toArray());
  };
  for (let i = 0; i < last; i++) {
    for (let j = 0; j < radial; j++) {
      corner(i, j);
      corner(i, j + 1);
      corner(i + 1, j);
      corner(i, j + 1);
      corner(i + 1, j + 1);
      corner(i + 1, j);
    }
  }
  for (const [end, step] of [
    [0, -1],
    [last, 1],
  ] as const) {
    const way = spine[end].clone().sub(spine[end === 0 ? 1 : last - 1]);
    for (let j = 1; j + 1 < radial; j++) {
      for (const k of step < 0 ? [0, j + 1, j] : [0, j, j + 1]) {
        position.push(...rings[end][k].point.toArray());
        normal.push(...way.normalize().toArray());
      }
    }
  }
  return solid(position, normal, slot);
}

export const polar = (r: number, a: number): V2 => [Math.sin(a) * r, -Math.cos(a) * r];

/** Points given as (outwards, to the side), turned to an angle. */
export const outward = (a: number, points: readonly V2[]): V2[] =>
  points.map(([r, s]) => {
    const [x, z] = polar(r, a);
    return [x + Math.cos(a) * s, z + Math.sin(a) * s];
  });

/** A convex flat mark that lies face up at height y. */
export const lying = (points: readonly V2[], y: number, slot: MaterialSlot): Part => {
  const corners: V3[] = [];
  for (let i = 1; i + 1 < points.length; i++) {
    const [a, b, c] = [points[0], points[i], points[i + 1]];
    const up = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < 0;
    for (const [x, z] of up ? [a, b, c] : [a, c, b]) corners.push([x, y, z]);
  }
  return triangles(corners, slot);
};

/** A point of n sides without a floor. */
export const spike = (r: number, h: number, [x, y, z]: V3, slot: MaterialSlot, n = 4, turn = 0): Part =>
  triangles(
    Array.from({ length: n }, (_, i): V3[] => {
      const [a, b] = [turn + (i * Math.PI * 2) / n, turn + ((i + 1) * Math.PI * 2) / n];
      return [
        [x, y + h, z],
        [x + Math.sin(a) * r, y, z + Math.cos(a) * r],
        [x + Math.sin(b) * r, y, z + Math.cos(b) * r],
      ];
    }).flat(),
    slot,
  );

/** An outline in (x, back) that lies from height y to y + h, with a bevel. */
export const slab = (outline: readonly V2[], y: number, h: number, slot: MaterialSlot, bevel = 0.014): Part =>
  extrude(outline, h - bevel * 2, slot, { rx: Math.PI / 2, y: y + h / 2 }, bevel);

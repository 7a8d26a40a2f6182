/**
 * More solids for figures: lathes that keep sharp corners sharp, skins over rings along a spine, tubes; and the last
 * step of a detailed figure. Shadows need the bulk of a figure and none of its inlays, so the shadow-casting vertices
 * come first: the first `castCount`. A shadow pass can stop there.
 */
import * as THREE from 'three';
import { lathe, type MaterialSlot, move, type Part, sculpt, type Transform, type V2, type V3 } from './kit.ts';

/** A profile that turns by more than this (in radians) has a hard edge there. */
const HARD = 0.75;

/** A lathe from (radius, height) pairs, bottom to top, with hard edges where the profile turns sharply. */
export const turned = (profile: readonly V2[], slot: MaterialSlot = 0, segments = 18, place?: Transform): Part => {
  const points = profile.flatMap((here, i): V2[] => {
    const [before, after] = [profile[i - 1], profile[i + 1]];
    if (!before || !after) return [here];
    const bend = Math.abs(
      Math.atan2(after[1] - here[1], after[0] - here[0]) - Math.atan2(here[1] - before[1], here[0] - before[0]),
    );
    return Math.min(bend, Math.PI * 2 - bend) > HARD ? [here, here] : [here];
  });
  return lathe(points, slot, segments, place);
};

/**
 * A skin over points, three point indexes per triangle. A corner's normal is the mean of the faces around its point
 * whose normals differ from its own by less than `crease` radians.
 */
export const skin = (
  points: readonly THREE.Vector3[],
  faces: readonly number[],
  slot: MaterialSlot,
  crease: number,
): Part => {
  const normals: THREE.Vector3[] = [];
  const round: number[][] = points.map(() => []);
  const [one, other] = [new THREE.Vector3(), new THREE.Vector3()];
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = [points[faces[i]], points[faces[i + 1]], points[faces[i + 2]]];
    normals.push(new THREE.Vector3().crossVectors(one.subVectors(c, b), other.subVectors(a, b)).normalize());
    for (let k = 0; k < 3; k++) round[faces[i + k]].push(i / 3);
  }
  const near = Math.cos(crease);
  const position = new Float32Array(faces.length * 3);
  const normal = new Float32Array(faces.length * 3);
  faces.forEach((point, i) => {
    points[point].toArray(position, i * 3);
    const own = normals[Math.floor(i / 3)];
    one.set(0, 0, 0);
    for (const face of round[point]) if (normals[face].dot(own) > near) one.add(normals[face]);
    one.normalize().toArray(normal, i * 3);
  });
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.BufferAttribute(position, 3));
  part.setAttribute('normal', new THREE.BufferAttribute(normal, 3));
  return part.setAttribute('slot', new THREE.BufferAttribute(new Float32Array(faces.length).fill(slot), 1));
};

/** One ring of a skin: forward, up, half width, half depth, and how far to the side. */
export type Ring = readonly [number, number, number, number, number?];

/** A closed skin over elliptic rings along a spine that runs forward (-z) and up; normals break beyond `crease`. */
export const loft = (
  rings: readonly Ring[],
  slot: MaterialSlot = 0,
  segments = 10,
  place: Transform = {},
  crease = 0.9,
): Part => {
  const last = rings.length - 1;
  const spine = rings.map(([forward, up, , , side = 0]) => new THREE.Vector3(side, up, -forward));
  const hoops = rings.map(([, , width, depth], i) => {
    const way = spine[Math.min(last, i + 1)]
      .clone()
      .sub(spine[Math.max(0, i - 1)])
      .normalize();
    const across = new THREE.Vector3(1, 0, 0).addScaledVector(way, -way.x).normalize();
    const out = across.clone().cross(way);
    return Array.from({ length: segments }, (_, j) => {
      const a = (j / segments) * Math.PI * 2;
      return spine[i]
        .clone()
        .addScaledVector(across, Math.cos(a) * width)
        .addScaledVector(out, Math.sin(a) * depth);
    });
  });
  const points = [...hoops.flat(), spine[0], spine[last]];
  const faces: number[] = [];
  const at = (i: number, j: number): number => i * segments + (j % segments);
  for (let j = 0; j < segments; j++) {
    faces.push(points.length - 2, at(0, j), at(0, j + 1), points.length - 1, at(last, j + 1), at(last, j));
    for (let i = 0; i < last; i++) {
      faces.push(at(i, j), at(i + 1, j), at(i, j + 1), at(i, j + 1), at(i + 1, j), at(i + 1, j + 1));
    }
  }
  return move(skin(points, faces, slot, crease), place);
};

/** A round tube through points. */
export const tube = (points: readonly V3[], r: number, slot: MaterialSlot = 0, segments = 8, radial = 6): Part => {
  const curve = new THREE.CatmullRomCurve3(points.map((p) => new THREE.Vector3(...p)));
  const part = new THREE.TubeGeometry(curve, segments, r, radial).toNonIndexed();
  part.deleteAttribute('uv');
  const slots = new Float32Array(part.attributes.position.count).fill(slot);
  return part.setAttribute('slot', new THREE.Float32BufferAttribute(slots, 1));
};

const trims = new WeakSet<Part>();

/** Marks parts that only colour a figure and cast no shadow of their own. */
export const trim = (...parts: readonly (Part | readonly Part[])[]): Part[] => {
  const all = parts.flat() as Part[];
  for (const part of all) trims.add(part);
  return all;
};

const casts = new WeakMap<THREE.BufferGeometry, number>();

/** How many vertices of a figure, from the first, cast its shadow; all of them for figures of the plain kit. */
export const castCount = (figure: THREE.BufferGeometry): number =>
  casts.get(figure) ?? figure.attributes.position.count;

/** The triangles with a non-zero area, as corner indexes. Lathes produce many degenerate ones. */
const solidCorners = (of: THREE.BufferGeometry): number[] => {
  const { position } = of.attributes;
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  const kept: number[] = [];
  for (let i = 0; i < position.count; i += 3) {
    a.fromBufferAttribute(position, i);
    b.fromBufferAttribute(position, i + 1).sub(a);
    c.fromBufferAttribute(position, i + 2).sub(a);
    if (b.cross(c).length() > 2e-7) kept.push(i, i + 1, i + 2);
  }
  return kept;
};

/** Merges parts into one figure, shadow casters first and trim last, without degenerate triangles. */
export const figure = (...parts: (Part | readonly Part[] | readonly Part[][])[]): THREE.BufferGeometry => {
  const all = parts.flat(2) as Part[];
  const mass = all.filter((part) => !trims.has(part));
  const merged = sculpt([...mass, ...all.filter((part) => trims.has(part))]);
  const heavy = mass.reduce((n, part) => n + part.attributes.position.count, 0);
  const corners = solidCorners(merged);
  const out = new THREE.BufferGeometry();
  for (const name of ['position', 'normal', 'slot']) {
    const from = merged.attributes[name];
    const to = new Float32Array(corners.length * from.itemSize);
    corners.forEach((corner, i) => {
      for (let k = 0; k < from.itemSize; k++) to[i * from.itemSize + k] = from.getComponent(corner, k);
    });
    out.setAttribute(name, new THREE.BufferAttribute(to, from.itemSize));
  }
  casts.set(out, corners.filter((corner) => corner < heavy).length);
  return out;
};

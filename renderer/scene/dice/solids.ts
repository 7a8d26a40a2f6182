/**
 * The shapes of the coin and the dice: corners about the middle, faces, which number each shows, and every way in which
 * the shape can be turned onto itself. Sizes are in cells.
 */
import * as THREE from 'three';
import type { OtherSides } from '../../../engine/shared/dice.ts';

export const SOLIDS = ['coin', 'd4', 'd6', 'd8', 'd10', 'd12', 'd20'] as const;
export type SolidName = (typeof SOLIDS)[number];
export const solidWith = (sides: OtherSides | 6): SolidName => `d${sides}`;

export interface DieFace {
  /** indexes of corners, anticlockwise as seen from outside */
  readonly corners: readonly number[];
  readonly normal: THREE.Vector3;
  readonly middle: THREE.Vector3;
  /** where the top of its number is */
  readonly top: THREE.Vector3;
  /** null: of a die with four sides, whose corners have the numbers, and of the rim of the coin */
  readonly value: number | null;
}
export interface Solid {
  readonly name: SolidName;
  readonly corners: readonly THREE.Vector3[];
  readonly faces: readonly DieFace[];
  /** by the face it lies on, what it shows: 1 to its number of sides; of the coin 1 for heads; null: it cannot lie so */
  readonly shows: readonly (number | null)[];
  /** turns after which it looks the same, but for its numbers */
  readonly turns: readonly THREE.Quaternion[];
  /** from the middle to a corner */
  readonly radius: number;
}

/** from the middle to a corner */
const RADII: Readonly<Record<SolidName, number>> = {
  coin: 0.58,
  d4: 0.46,
  d6: 0.46,
  d8: 0.46,
  d10: 0.45,
  d12: 0.44,
  d20: 0.45,
};
const COIN_EDGES = 20;
const COIN_THICK = 0.075;
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const NEARLY = 1e-6;
const SIGNS = [-1, 1] as const;

type V3 = readonly [number, number, number];
const around = (n: number, y: (i: number) => number, r = 1): V3[] =>
  Array.from({ length: n }, (_, i) => [r * Math.cos((2 * Math.PI * i) / n), y(i), r * Math.sin((2 * Math.PI * i) / n)]);
/** with every sign of each coordinate, and in the three orders that keep the sense */
const signed = ([x, y, z]: V3): V3[] => {
  const all = SIGNS.flatMap((a) => SIGNS.flatMap((b) => SIGNS.map((c): V3 => [a * x, b * y, c * z])));
  return [...new Map(all.map((at) => [at.map((n) => n.toFixed(4).replace('-0.0000', '0.0000')).join(), at])).values()];
};
const cyclic = ([x, y, z]: V3): V3[] => [[x, y, z] as const, [y, z, x] as const, [z, x, y] as const].flatMap(signed);
/** so that each face of a die with ten sides is flat */
const ZIGZAG = (1 - Math.cos(Math.PI / 5)) / (1 + Math.cos(Math.PI / 5));

const CORNERS: Readonly<Record<SolidName, () => readonly V3[]>> = {
  coin: () => SIGNS.flatMap((side) => around(COIN_EDGES, () => side * COIN_THICK)),
  d4: () => [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ],
  d6: () => signed([1, 1, 1]),
  d8: () => cyclic([1, 0, 0]),
  d10: () => [[0, 1, 0], [0, -1, 0], ...around(10, (i) => (i % 2 === 0 ? ZIGZAG : -ZIGZAG))],
  d12: () => [...signed([1, 1, 1]), ...cyclic([0, 1 / GOLDEN, GOLDEN])],
  d20: () => cyclic([0, 1, GOLDEN]),
};

type Outline = Pick<DieFace, 'corners' | 'normal' | 'middle'>;

/** The faces of the convex shape with these corners. */
function outlines(corners: readonly THREE.Vector3[]): Outline[] {
  const found: Outline[] = [];
  const [ab, ac] = [new THREE.Vector3(), new THREE.Vector3()];
  for (let a = 0; a < corners.length; a++) {
    for (let b = a + 1; b < corners.length; b++) {
      for (let c = b + 1; c < corners.length; c++) {
        const normal = new THREE.Vector3().crossVectors(
          ab.subVectors(corners[b], corners[a]),
          ac.subVectors(corners[c], corners[a]),
        );
        if (normal.lengthSq() < NEARLY) continue;
        normal.normalize();
        if (normal.dot(corners[a]) < 0) normal.negate();
        const out = normal.dot(corners[a]);
        if (found.some((face) => face.normal.dot(normal) > 1 - NEARLY)) continue;
        if (corners.some((corner) => normal.dot(corner) > out + NEARLY)) continue;
        found.push(faceOn(corners, normal, out));
      }
    }
  }
  return found;
}
function faceOn(corners: readonly THREE.Vector3[], normal: THREE.Vector3, out: number): Outline {
  const on = corners.map((_, i) => i).filter((i) => normal.dot(corners[i]) > out - NEARLY);
  const middle = on.reduce((sum, i) => sum.add(corners[i]), new THREE.Vector3()).divideScalar(on.length);
  const right = corners[on[0]].clone().sub(middle).normalize();
  const up = new THREE.Vector3().crossVectors(normal, right);
  const angle = (i: number): number => {
    const way = corners[i].clone().sub(middle);
    return Math.atan2(way.dot(up), way.dot(right));
  };
  return { corners: on.sort((a, b) => angle(a) - angle(b)), normal, middle };
}

/** A number has a corner above it; on a cube an edge, and on a die with ten sides the corner that five faces share. */
function topOf({ corners, middle }: Outline, all: readonly THREE.Vector3[], name: SolidName): THREE.Vector3 {
  const first =
    name === 'd10' ? corners.find((i) => Math.abs(all[i].x) < NEARLY && Math.abs(all[i].z) < NEARLY)! : corners[0];
  const top = all[first].clone().sub(middle);
  if (name === 'd6') top.add(all[corners[1]].clone().sub(middle));
  return top.normalize();
}

/** Opposite faces have numbers that are as much together as the first and the last. */
function valuesOf(faces: readonly Outline[], name: SolidName): (number | null)[] {
  if (name === 'd4') return faces.map(() => null);
  const values: (number | null)[] = faces.map(() => null);
  const numbered = name === 'coin' ? faces.filter(({ normal }) => Math.abs(normal.y) > 1 - NEARLY) : faces;
  let next = 1;
  for (const face of numbered) {
    const at = faces.indexOf(face);
    if (values[at] !== null) continue;
    // large and small numbers are side by side
    const value = next % 2 === 1 ? next : numbered.length + 1 - next;
    values[at] = value;
    values[opposite(faces, at)] = numbered.length + 1 - value;
    next++;
  }
  return values;
}
const opposite = (faces: readonly Outline[], at: number): number =>
  faces.findIndex(({ normal }) => normal.dot(faces[at].normal) < NEARLY - 1);

/** Every turn that takes the shape onto itself. */
function turnsOf(corners: readonly THREE.Vector3[], faces: readonly Outline[]): THREE.Quaternion[] {
  const first = faces.reduce((a, b) => (b.corners.length > a.corners.length ? b : a));
  const frame = ({ normal, middle }: Outline, corner: number): THREE.Matrix4 => {
    const right = corners[corner].clone().sub(middle).normalize();
    return new THREE.Matrix4().makeBasis(right, new THREE.Vector3().crossVectors(normal, right), normal);
  };
  const back = frame(first, first.corners[0]).transpose();
  return faces
    .filter((face) => face.corners.length === first.corners.length)
    .flatMap((face) =>
      face.corners.map((corner) => new THREE.Quaternion().setFromRotationMatrix(frame(face, corner).multiply(back))),
    )
    .filter((turn) =>
      corners.every((corner) => {
        const to = corner.clone().applyQuaternion(turn);
        return corners.some((other) => other.distanceToSquared(to) < NEARLY);
      }),
    );
}

function build(name: SolidName): Solid {
  const radius = RADII[name];
  const unit = CORNERS[name]().map(([x, y, z]) => new THREE.Vector3(x, y, z));
  const longest = Math.max(...unit.map((corner) => corner.length()));
  const corners = unit.map((corner) => corner.multiplyScalar(radius / longest));
  const shapes = outlines(corners);
  const values = valuesOf(shapes, name);
  const faces = shapes.map((face, i) => ({ ...face, top: topOf(face, corners, name), value: values[i] }));
  const shows = faces.map((face, i) =>
    name === 'd4'
      ? 1 + corners.findIndex((_, corner) => !face.corners.includes(corner))
      : (values[opposite(faces, i)] ?? null),
  );
  return { name, corners, faces, shows, turns: turnsOf(corners, faces), radius };
}

const built = new Map<SolidName, Solid>();
export function solid(name: SolidName): Solid {
  const known = built.get(name);
  if (known) return known;
  const made = build(name);
  built.set(name, made);
  return made;
}

/** What a solid shows that is turned so: by the face that is lowest. */
export function shownBy({ faces, shows }: Solid, turned: THREE.Quaternion): number | null {
  const up = new THREE.Vector3(0, 1, 0).applyQuaternion(turned.clone().invert());
  return shows[lowestFace(faces, up)];
}
/** `up`: which way is up, in the solid's own space. */
export const lowestFace = (faces: readonly Pick<DieFace, 'normal'>[], up: THREE.Vector3): number =>
  faces.reduce((best, { normal }, i) => (normal.dot(up) < faces[best].normal.dot(up) ? i : best), 0);

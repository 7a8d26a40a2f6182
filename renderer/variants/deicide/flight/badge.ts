/**
 * The counter of a flight: a dark clock face with a bright rim, twelve ticks and a numeral from 1 to 3. It lies in x, y
 * around the origin, one cell wide; its material turns it to the reader.
 */
import * as THREE from 'three';
import { arc, type V2 } from '../../../art/kit.ts';
import { TINT } from './mark.ts';

const { PI, cos, sin } = Math;

const FACE = new THREE.Color('#141120');
const RIM = new THREE.Color(TINT);
const INK = new THREE.Color('#ffffff');
const STROKE = 0.1;

/** A line of even width through points, ends cut square; its corners are mitred. */
const stroke = (line: readonly V2[], width: number): V2[] => {
  const side = (sign: number): V2[] =>
    line.map(([x, y], i) => {
      const [px, py] = line[Math.max(0, i - 1)];
      const [nx, ny] = line[Math.min(line.length - 1, i + 1)];
      const ahead = Math.atan2(ny - y, nx - x);
      const behind = Math.atan2(y - py, x - px);
      const [from, to] = i === 0 ? [ahead, ahead] : i === line.length - 1 ? [behind, behind] : [behind, ahead];
      const half = Math.atan2(sin(to - from), cos(to - from)) / 2;
      const out = (sign * width) / 2 / Math.max(0.5, cos(half));
      const across = from + half + PI / 2;
      return [x + cos(across) * out, y + sin(across) * out];
    });
  return [...side(1), ...side(-1).reverse()];
};

const NUMERALS: Readonly<Record<number, readonly (readonly V2[])[]>> = {
  1: [
    [
      [-0.11, 0.13],
      [0.03, 0.22],
      [0.03, -0.22],
    ],
    [
      [-0.1, -0.2],
      [0.16, -0.2],
    ],
  ],
  2: [[...arc(0.125, PI * 0.95, -0.25, 9, 0, 0.1), [-0.13, -0.2], [0.16, -0.2]]],
  3: [
    [...arc(0.105, PI * 0.85, -PI * 0.42, 8, 0, 0.12), [-0.02, 0.02]],
    [[-0.02, 0.02], ...arc(0.125, PI * 0.38, -PI * 0.85, 9, 0, -0.095)],
  ],
};

/** `left`: turns until the landing. Throws for what is no such number: flights take three. */
export function badge(left: number): THREE.BufferGeometry {
  const numeral = NUMERALS[left];
  if (!numeral) throw new Error(`a flight counts from 3 to 1, not ${left}`);
  const [position, colour]: [number[], number[]] = [[], []];
  const add = (outline: readonly V2[], z: number, paint: THREE.Color, holes: readonly (readonly V2[])[] = []): void => {
    const shape = new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
    for (const hole of holes) shape.holes.push(new THREE.Path(hole.map(([x, y]) => new THREE.Vector2(x, y))));
    const part = new THREE.ShapeGeometry(shape).toNonIndexed().attributes.position.array;
    for (let i = 0; i < part.length; i += 3) {
      position.push(part[i], part[i + 1], z);
      colour.push(paint.r, paint.g, paint.b);
    }
  };
  const circle = (r: number, n = 32): V2[] => arc(r, 0, (2 * PI * (n - 1)) / n, n - 1);
  add(circle(0.5), 0, FACE);
  add(circle(0.455), 0.001, RIM, [circle(0.405)]);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 2 * PI;
    const tick: readonly V2[] = [
      [cos(a) * 0.33, sin(a) * 0.33],
      [cos(a) * 0.375, sin(a) * 0.375],
    ];
    add(stroke(tick, i % 3 === 0 ? 0.045 : 0.025), 0.001, RIM);
  }
  for (const line of numeral) add(stroke(line, STROKE), 0.002, INK);
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  return solid.setAttribute('color', new THREE.Float32BufferAttribute(colour, 3));
}

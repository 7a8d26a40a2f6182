/**
 * The plate over a figure of which something lasts that it does not show: what a /b/ copies, that a Ghost must return. Ivory
 * letters on a dark plate with a gold rim, as wide as its text; one letter is about 0.8 high, and the material turns it to
 * the reader.
 */
import * as THREE from 'three';
import { badgeMaterial } from './badges.ts';
import { roundedRectangle, type V2, type V3 } from './kit.ts';
import { widthOf, write } from './lettering.ts';
import type { BadgeArt } from './variant-art.ts';

const FACE = new THREE.Color('#17120e');
const RIM = new THREE.Color('#f0b544');
const INK = new THREE.Color('#fff6e0');
const LETTER = 0.52;
const STROKE = 0.115;
const HIGH = 0.86;
const LONGEST = 3;

function plate(text: string): THREE.BufferGeometry {
  const length = [...text].length;
  if (length === 0 || length > LONGEST)
    throw new Error(`a badge has 1 to ${LONGEST} letters, not ${JSON.stringify(text)}`);
  const [position, colour]: [number[], number[]] = [[], []];
  const add = (points: ArrayLike<number>, z: number, paint: THREE.Color): void => {
    for (let i = 0; i < points.length; i += 3) {
      position.push(points[i], points[i + 1], z);
      colour.push(paint.r, paint.g, paint.b);
    }
  };
  const shape = (outline: readonly V2[]): ArrayLike<number> => {
    const flat = new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
    return new THREE.ShapeGeometry(flat).toNonIndexed().attributes.position.array;
  };
  const wide = Math.max(HIGH, widthOf(text, LETTER) + 0.44);
  add(shape(roundedRectangle(wide, HIGH, 0.2)), 0, FACE);
  add(shape(roundedRectangle(wide - 0.07, HIGH - 0.07, 0.17)), 0.001, RIM);
  add(shape(roundedRectangle(wide - 0.19, HIGH - 0.19, 0.12)), 0.002, FACE);
  const at = (u: number, v: number): V3 => [u, v, 0];
  for (const [a, b, c, d] of write(text, LETTER, STROKE, at)) add([a, b, c, a, c, d].flat(), 0.003, INK);
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  return solid.setAttribute('color', new THREE.Float32BufferAttribute(colour, 3));
}

export const badges: BadgeArt = { plate, material: badgeMaterial, lift: -0.14 };

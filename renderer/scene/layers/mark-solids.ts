/**
 * Marks as solids on a cell, y from 0 to about 0.03: each outline has a face in its colour and a dark edge (its bevel),
 * so that it is visible on any board. Uses vertex colours; the material is unlit.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type MarkOutline, markColours, outlinesOf } from '../../board/mark-outlines.ts';
import type { Mark } from '../../board/props.ts';

const HEIGHT = 0.026;
const EDGE = 0.02;
const CASING = new THREE.Color('#0c1114');

function lay({ shape, holes = [] }: MarkOutline, colour: THREE.Color): THREE.BufferGeometry {
  const flat = new THREE.Shape(shape.map(([x, y]) => new THREE.Vector2(x, y)));
  for (const hole of holes) flat.holes.push(new THREE.Path(hole.map(([x, y]) => new THREE.Vector2(x, y))));
  const solid = new THREE.ExtrudeGeometry(flat, {
    depth: 0,
    bevelEnabled: true,
    bevelThickness: HEIGHT,
    bevelSize: EDGE,
    bevelSegments: 1,
    steps: 1,
  });
  solid.rotateX(-Math.PI / 2);
  const source = solid.index ? solid.toNonIndexed() : solid;
  const { position, normal } = source.attributes;
  const points: number[] = [];
  const colours: number[] = [];
  for (let i = 0; i < position.count; i += 3) {
    // the lower half is in the table, and there is no wall between the two
    if (normal.getY(i) < 0.3) continue;
    const paint = normal.getY(i) > 0.95 ? colour : CASING;
    for (let k = i; k < i + 3; k++) {
      points.push(position.getX(k), position.getY(k), position.getZ(k));
      colours.push(paint.r, paint.g, paint.b);
    }
  }
  const out = new THREE.BufferGeometry();
  out.setAttribute('position', new THREE.Float32BufferAttribute(points, 3));
  out.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
  return out;
}

/** `onPoints`: the pieces of the board stand where its lines cross. */
export function markSolid(mark: Mark, onPoints = false): THREE.BufferGeometry {
  const colour = new THREE.Color(markColours[mark]);
  const merged = mergeGeometries(outlinesOf(onPoints)[mark].map((outline) => lay(outline, colour)));
  if (!merged) throw new Error(`the mark ${mark} has no outline`);
  return merged;
}

/**
 * Where a figure that is touched loses its paint first: along the hard edges that stand out. The attribute `wear` says how
 * near a point of a triangle is to each of its edges that are worn: 1 on the edge, 0 at the distance `REACH` and less
 * beyond it. What has no such edge, or no such attribute, has zeros.
 */
import * as THREE from 'three';
import { Edges } from './edges.ts';

/** in cells */
export const REACH = 0.1;

/** Adds the attribute to a figure. */
export function addWear(figure: THREE.BufferGeometry): THREE.BufferGeometry {
  const edges = new Edges(figure);
  const { count } = figure.attributes.position;
  const wear = new Float32Array(count * 3);
  const line = new THREE.Line3();
  const nearest = new THREE.Vector3();
  for (let i = 0; i < count; i++) {
    const edge = edges.from(i);
    if (!edge || !edges.standsOut(edge)) continue;
    const face = i - (i % 3);
    line.set(edges.spot(edge.a[0]), edges.spot(edge.a[1]));
    for (let corner = face; corner < face + 3; corner++) {
      const spot = edges.spot(corner);
      const distance = line.closestPointToPoint(spot, false, nearest).distanceTo(spot);
      wear[corner * 3 + (i % 3)] = 1 - distance / REACH;
    }
  }
  return figure.setAttribute('wear', new THREE.BufferAttribute(wear, 3));
}

/**
 * A coin or die as a mesh: its faces, with edges and corners cut off and shaded as if they were round. A face is lit evenly,
 * and an edge goes over from the light of one face to that of the other.
 */
import * as THREE from 'three';
import { columnsFor, middleOf, rightOf, scaleOf } from './dice-picture.ts';
import type { DieFace, Solid } from './solids.ts';

/** of a face, how much of its way to the middle its corners are drawn in */
export const CUT = 0.1;
const COIN_CUT = 0.05;

export function diceMesh(solid: Solid): THREE.BufferGeometry {
  const [position, normal, uv]: [number[], number[], number[]] = [[], [], []];
  const columns = columnsFor(solid);
  const blank = middleOf(solid.faces.length, columns);
  const scale = scaleOf(solid) / columns;
  const cut = solid.name === 'coin' ? COIN_CUT : CUT;
  const inset = (face: DieFace, corner: number): THREE.Vector3 => solid.corners[corner].clone().lerp(face.middle, cut);
  const put = (at: THREE.Vector3, face: DieFace, { u, v }: { readonly u: number; readonly v: number }): void => {
    position.push(...at.toArray());
    normal.push(...face.normal.toArray());
    uv.push(u, v);
  };

  solid.faces.forEach((face, nth) => {
    const middle = middleOf(nth, columns);
    const right = rightOf(face);
    const where = (at: THREE.Vector3) => {
      const way = at.clone().sub(face.middle);
      return { u: middle.u + way.dot(right) * scale, v: middle.v + way.dot(face.top) * scale };
    };
    face.corners.forEach((corner, i) => {
      const next = face.corners[(i + 1) % face.corners.length]!;
      for (const at of [face.middle, inset(face, corner), inset(face, next)]) put(at, face, where(at));
    });
  });

  // between two faces, a strip: from each to the one that has the same edge in the other sense
  for (const face of solid.faces) {
    face.corners.forEach((a, i) => {
      const b = face.corners[(i + 1) % face.corners.length]!;
      const other = solid.faces.find((one) => one !== face && one.corners.includes(a) && one.corners.includes(b));
      if (!other || solid.faces.indexOf(other) < solid.faces.indexOf(face)) return;
      const strip = [
        [face, a],
        [other, a],
        [other, b],
        [face, a],
        [other, b],
        [face, b],
      ] as const;
      for (const [one, corner] of strip) put(inset(one, corner), one, blank);
    });
  }

  // at each corner, what is left between the strips
  solid.corners.forEach((corner, i) => {
    const out = corner.clone().normalize();
    const right = new THREE.Vector3(0.31, 0.83, -0.47).cross(out).normalize();
    const up = new THREE.Vector3().crossVectors(out, right);
    const angle = (face: DieFace): number => {
      const way = inset(face, i).sub(corner);
      return Math.atan2(way.dot(up), way.dot(right));
    };
    const around = solid.faces.filter((face) => face.corners.includes(i)).sort((a, b) => angle(a) - angle(b));
    for (let k = 1; k + 1 < around.length; k++)
      for (const face of [around[0]!, around[k]!, around[k + 1]!]) put(inset(face, i), face, blank);
  });

  const mesh = new THREE.BufferGeometry();
  mesh.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  mesh.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3));
  mesh.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  return mesh;
}

/**
 * The faces that lie up are given a colour: from a seat a die turns another of its faces to the eye, whose number is as
 * large. Of a die with four sides it is the upper corner, which has the number that counts; of the coin only one face is
 * seen.
 */
import * as THREE from 'three';
import { MOST_DICE } from '../../../engine/shared/dice.ts';
import { CUT } from './dice-mesh.ts';
import { type DieFace, type Solid, shownBy, solid } from './solids.ts';
import type { ThrownDie } from './thrown-dice.ts';

const AMBER = '#ffc44d';
/** over the face, in units of a die */
const OVER = 0.004;
/** of the edges of a die with four sides, as much as is round the number at their upper end */
const CORNER = 0.53;
/** at most three triangles: a face with five corners, or an upper corner */
const MOST_POINTS = MOST_DICE * 9;

/** What is coloured, as outlines that are anticlockwise from outside. */
export function upperFaces({ solid: name, at, turned, scale, rests }: ThrownDie): THREE.Vector3[][] {
  if (name === 'coin' || !rests) return [];
  const shape = solid(name);
  const shown = shownBy(shape, turned);
  const upper = name === 'd4' ? shape.faces.filter(({ corners }) => corners.includes(shown! - 1)) : [];
  const outlines = [
    ...upper.map((face) => cornerOf(shape, face, shown! - 1)),
    ...shape.faces.filter(({ value }) => value === shown).map((face) => insetOf(shape, face)),
  ];
  return outlines.map((points) => points.map((point) => point.applyQuaternion(turned).multiplyScalar(scale).add(at)));
}
const insetOf = ({ corners }: Solid, { corners: own, middle, normal }: DieFace): THREE.Vector3[] =>
  own.map((corner) => corners[corner].clone().lerp(middle, CUT).addScaledVector(normal, OVER));
/** Of a face, what is near this corner. */
function cornerOf(shape: Solid, face: DieFace, corner: number): THREE.Vector3[] {
  const points = insetOf(shape, face);
  const tip = points[face.corners.indexOf(corner)]!;
  return points.map((point) => (point === tip ? tip.clone() : tip.clone().lerp(point, CORNER)));
}

export class UpperFaces {
  readonly mesh: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
  readonly #points = new THREE.BufferAttribute(new Float32Array(MOST_POINTS * 3), 3);

  constructor() {
    const shape = new THREE.BufferGeometry().setAttribute('position', this.#points);
    // it colours what is there, so that ink stays black
    const paint = new THREE.MeshBasicMaterial({
      color: AMBER,
      toneMapped: false,
      transparent: true,
      depthWrite: false,
      blending: THREE.CustomBlending,
      blendSrc: THREE.DstColorFactor,
      blendDst: THREE.ZeroFactor,
    });
    this.mesh = new THREE.Mesh(shape, paint);
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  write(dice: readonly ThrownDie[]): void {
    let count = 0;
    for (const die of dice) {
      for (const points of upperFaces(die))
        for (let i = 1; i + 1 < points.length; i++)
          for (const { x, y, z } of [points[0]!, points[i]!, points[i + 1]!]) this.#points.setXYZ(count++, x, y, z);
    }
    this.#points.needsUpdate = true;
    this.mesh.geometry.setDrawRange(0, count);
    this.mesh.visible = count > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

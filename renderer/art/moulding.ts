/** A moulding round a board's field. */
import * as THREE from 'three';

/** How far out of the field a point of a profile is, and how far up, in cells. */
export type OutUp = readonly [out: number, up: number];
/** Where in its picture a point of a moulding lies: by the side it is on, how far along that, and how far out. */
export type Grain = (side: number, along: number, out: number) => readonly [number, number];

/** A profile swept along four mitred edges; `halfX`, `halfZ`: half the field, in cells. */
export function moulding(halfX: number, halfZ: number, profile: readonly OutUp[], grain?: Grain): THREE.BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const add = (side: number, corner: number, [out, up]: OutUp): void => {
    const x = (corner % 4 === 0 || corner % 4 === 3 ? -1 : 1) * (halfX + out);
    const z = (corner % 4 < 2 ? 1 : -1) * (halfZ + out);
    position.push(x, up, z);
    if (grain) uv.push(...grain(side, side % 2 === 0 ? x : z, out));
  };
  for (let side = 0; side < 4; side++) {
    for (let i = 0; i + 1 < profile.length; i++) {
      const [inner, outer] = [profile[i], profile[i + 1]];
      add(side, side + 1, inner);
      add(side, side, inner);
      add(side, side, outer);
      add(side, side + 1, inner);
      add(side, side, outer);
      add(side, side + 1, outer);
    }
  }
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  if (grain) part.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  part.computeVertexNormals();
  return part;
}

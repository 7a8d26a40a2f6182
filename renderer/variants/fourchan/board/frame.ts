/**
 * The frame: a brass fillet, a strip of walnut on which the scene writes the names of files and ranks, and a rounded
 * roll with a brass cap at each corner. Its wood is one mesh, its brass another; it casts no shadow. The trays begin at
 * 0.75 beyond the field, so nothing of it stands up there.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import { moulding, type OutUp } from '../../../art/moulding.ts';
import { BRASS, brassMetalness } from './field.ts';
import { SPAN, wood } from './wood.ts';

const { PI } = Math;

export const STRIP_WIDTH = '#38241a';
const ROLL = '#54341f';

/** A brass cap for a corner. */
function cap(): THREE.BufferGeometry[] {
  const plate = new THREE.CylinderGeometry(0.19, 0.22, 0.04, 4, 1).rotateY(PI / 4);
  const rise = new THREE.CylinderGeometry(0.01, 0.12, 0.06, 4, 1).rotateY(PI / 4).translate(0, 0.05, 0);
  return [plate, rise].map((part) => {
    const solid = part.toNonIndexed();
    solid.deleteAttribute('uv');
    solid.computeVertexNormals();
    return solid;
  });
}

/** `halfX`, `halfZ`: half the field, in cells. */
export function frame(halfX: number, halfZ: number, quality: 'high' | 'low'): Built {
  const plain = (profile: readonly OutUp[]) => moulding(halfX, halfZ, profile);
  /** its grain runs along it */
  const round = (profile: readonly OutUp[], colour: string): THREE.BufferGeometry => {
    const part = moulding(halfX, halfZ, profile, (side, along, out) => [out / SPAN + side * 0.31, along / SPAN]);
    const paint = new THREE.Color(colour);
    const colours = new Float32Array(part.attributes.position.count * 3);
    for (let i = 0; i < colours.length; i += 3) paint.toArray(colours, i);
    return part.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  };
  const walnut = [
    round(
      [
        [0.075, 0.004],
        [0.58, 0.004],
      ],
      STRIP_WIDTH,
    ),
    round(
      [
        [0.61, 0.02],
        [0.635, 0.055],
        [0.675, 0.066],
        [0.715, 0.05],
        [0.735, 0],
        [0.735, -0.5],
      ],
      ROLL,
    ),
  ];
  const brass = [
    plain([
      [0, -0.018],
      [0.014, 0.026],
      [0.06, 0.026],
      [0.075, 0],
    ]),
    plain([
      [0.578, 0],
      [0.585, 0.03],
      [0.603, 0.03],
      [0.612, 0.01],
    ]),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => cap().map((part) => part.translate(x * (halfX + 0.34), 0.026, z * (halfZ + 0.34)))),
    ),
  ];
  const meshes = [
    new THREE.Mesh(
      mergeGeometries(walnut),
      new THREE.MeshStandardMaterial({
        vertexColors: true,
        map: wood(quality === 'high' ? 256 : 128),
        roughness: 0.82,
        metalness: 0,
      }),
    ),
    new THREE.Mesh(
      mergeGeometries(brass),
      new THREE.MeshStandardMaterial({ color: BRASS, roughness: 0.36, metalness: brassMetalness(quality) }),
    ),
  ];
  for (const mesh of meshes) mesh.receiveShadow = true;
  for (const part of [...walnut, ...brass]) part.dispose();
  return disposing(new THREE.Group().add(...meshes));
}

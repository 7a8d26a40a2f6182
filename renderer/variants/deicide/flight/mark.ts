/** What shows the cell a flight will land on: a broken ring with four darts, and a faint beam up to the ghost. */
import * as THREE from 'three';
import { arc, type V2 } from '../../../art/kit.ts';

const { PI, sin, cos } = Math;

/** The colour of everything that is under way through time. */
export const TINT = '#b9a8ff';

/** Lies outside a foot, so that it is seen round whatever stands on the cell. */
const RING = { outer: 0.468, inner: 0.405, dashes: 12 };

const lying = (outline: readonly V2[], turn: number): number[] => {
  const shape = new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
  const solid = new THREE.ShapeGeometry(shape)
    .rotateX(-PI / 2)
    .rotateY(turn)
    .translate(0, 0.014, 0);
  return [...solid.toNonIndexed().attributes.position.array];
};

/** Flat on the cell, centred. */
export function ring(): THREE.BufferGeometry {
  const step = (2 * PI) / RING.dashes;
  const dash = [...arc(RING.outer, 0, step * 0.62, 3), ...arc(RING.inner, step * 0.62, 0, 3)];
  const dart: readonly V2[] = [
    [0.31, 0],
    [0.4, 0.065],
    [0.4, -0.065],
  ];
  const position = [
    ...Array.from({ length: RING.dashes }, (_, i) => lying(dash, i * step - step * 0.31)).flat(),
    ...[0, 1, 2, 3].flatMap((i) => lying(dart, (i * PI) / 2)),
  ];
  return new THREE.BufferGeometry().setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
}

/** From y 0 to 1, to be stretched; fades upwards, by the alpha of its vertices. */
export function beam(): THREE.BufferGeometry {
  const round = 20;
  const [position, colour]: [number[], number[]] = [[], []];
  const at = (i: number, r: number, y: number): number[] => {
    const a = (i / round) * 2 * PI;
    return [cos(a) * r, y, sin(a) * r];
  };
  for (let i = 0; i < round; i++) {
    const [a, b, c, d] = [at(i, 0.4, 0), at(i + 1, 0.4, 0), at(i + 1, 0.32, 1), at(i, 0.32, 1)];
    position.push(...a, ...b, ...c, ...a, ...c, ...d);
    for (const alpha of [0.34, 0.34, 0.04, 0.34, 0.04, 0.04]) colour.push(1, 1, 1, alpha);
  }
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  return solid.setAttribute('color', new THREE.Float32BufferAttribute(colour, 4));
}

export const ringMaterial = (): THREE.MeshBasicMaterial =>
  new THREE.MeshBasicMaterial({ color: TINT, toneMapped: false });

export const beamMaterial = (): THREE.MeshBasicMaterial =>
  new THREE.MeshBasicMaterial({
    color: TINT,
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: THREE.DoubleSide,
    toneMapped: false,
  });

/**
 * What lies on the cell a flight will land on: a broken ring with a dart on each side, and a faint beam upwards. White,
 * with alpha in its vertex colours; whoever draws it tints it with the flyer's colour (an instance's colour will do).
 */
import * as THREE from 'three';
import { arc, type V2 } from '../../../scene/sculpt/kit.ts';

const { PI, sin, cos } = Math;

/** how high the beam is, in cells: to the foot of the figure that hovers there */
export const HOVER = 0.72;

/** Lies outside a foot, so that it is seen round whatever stands on the cell. */
const RING = { outer: 0.465, inner: 0.4, dashes: 12 };

const flat = (outline: readonly V2[], turn: number): number[] => {
  const shape = new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
  const solid = new THREE.ShapeGeometry(shape)
    .rotateX(-PI / 2)
    .rotateY(turn)
    .translate(0, 0.014, 0)
    .toNonIndexed();
  return [...(solid.attributes.position.array as Float32Array)];
};

export function flightMark(): THREE.BufferGeometry {
  const step = (2 * PI) / RING.dashes;
  const dash = [...arc(RING.outer, 0, step * 0.62, 3), ...arc(RING.inner, step * 0.62, 0, 3)];
  const dart: readonly V2[] = [
    [0.32, 0],
    [0.4, 0.06],
    [0.4, -0.06],
  ];
  const position = [
    ...Array.from({ length: RING.dashes }, (_, i) => flat(dash, i * step - step * 0.31)).flat(),
    ...[0, 1, 2, 3].flatMap((i) => flat(dart, (i * PI) / 2)),
  ];
  const colour = Array.from({ length: position.length / 3 }, () => [1, 1, 1, 0.95]).flat();
  const round = 20;
  for (let i = 0; i < round; i++) {
    const [a, b] = [(i / round) * 2 * PI, ((i + 1) / round) * 2 * PI];
    const at = (angle: number, r: number, y: number): number[] => [cos(angle) * r, y, sin(angle) * r];
    const [p, q, s, t] = [at(a, 0.4, 0.01), at(b, 0.4, 0.01), at(b, 0.3, HOVER), at(a, 0.3, HOVER)];
    position.push(...p, ...q, ...s, ...p, ...s, ...t);
    const [low, high] = [
      [1, 1, 1, 0.3],
      [1, 1, 1, 0.04],
    ];
    colour.push(...low, ...low, ...high, ...low, ...high, ...high);
  }
  const mark = new THREE.BufferGeometry();
  mark.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  return mark.setAttribute('color', new THREE.Float32BufferAttribute(colour, 4));
}

export const flightMarkMaterial = (): THREE.MeshBasicMaterial =>
  new THREE.MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: THREE.DoubleSide,
    toneMapped: false,
  });

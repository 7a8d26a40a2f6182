import * as THREE from 'three';
import { expect, test } from 'vitest';
import { nameplateMaterial } from './material.ts';
import { PLATE_ASIDE, PLATE_BEFORE, PLATE_HEIGHT, PLATE_NEARER, PLATE_SIZE, plateAt } from './plate.ts';

const camera = (x: number, z: number): THREE.PerspectiveCamera => {
  const made = new THREE.PerspectiveCamera(29, 1.4);
  made.position.set(x, 18, z);
  made.lookAt(0, 0, 0);
  made.updateMatrixWorld(true);
  return made;
};

test('the shader has the plate where it is measured', () => {
  const { vertexShader } = nameplateMaterial();
  expect(vertexShader).toContain(`vec3(0.0, ${PLATE_HEIGHT.toFixed(3)}, 0.0) - lying * ${PLATE_BEFORE.toFixed(3)}`);
  expect(vertexShader).toContain(`+ right * ${PLATE_ASIDE.toFixed(3)}`);
  expect(vertexShader).toContain(`mix(${PLATE_SIZE.toFixed(3)} * far`);
  expect(vertexShader).toContain(`(${PLATE_NEARER.toFixed(3)} + 1.4 * plate.y)`);
});

test.each([
  ['White', 0, 14],
  ['Black', 0, -14],
] as const)(
  'from the seat of %s a plate is in its own cell, on its near side and beside the head of the piece before it',
  (_, x, z) => {
    for (const spot of [
      { x: 0, y: 0, z: 0 },
      { x: -7, y: 0, z: 7 },
      { x: 7, y: 0, z: -7 },
    ]) {
      const { centre, right, size } = plateAt(camera(x, z), spot, 1);
      const aside = centre
        .clone()
        .sub(new THREE.Vector3(spot.x, spot.y, spot.z))
        .dot(right);
      // heads are narrower than feet: at most a quarter of a cell from their middle, if it is not a hat
      expect(aside).toBeGreaterThan(0.25);
      expect(aside + size / 2).toBeLessThan(0.55);
      expect(Math.sign(centre.z - spot.z)).toBe(Math.sign(z));
    }
  },
);

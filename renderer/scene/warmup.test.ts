import * as THREE from 'three';
import { expect, test } from 'vitest';
import { WarmUp } from './warmup.ts';

test('stand-ins have all that decides a program: normals, and for clear instances a colour with alpha', () => {
  const material = new THREE.MeshStandardMaterial();
  const warmUp = new WarmUp([
    { material, as: 'mesh' },
    { material, as: 'instances' },
    { material, as: 'clear instances' },
  ]);
  const meshes = warmUp.object.children as THREE.Mesh[];
  expect(meshes.map((mesh) => 'normal' in mesh.geometry.attributes)).toEqual([true, true, true]);
  expect(meshes.map((mesh) => mesh.geometry.attributes.color.itemSize)).toEqual([3, 3, 4]);
  expect(warmUp.object.visible).toBe(false);
  warmUp.dispose();
});

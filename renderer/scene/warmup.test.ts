import * as THREE from 'three';
import { expect, test, vi } from 'vitest';
import { Precompiled, WarmUp } from './warmup.ts';

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

test('the first frame waits until each visible material is compiled, and so does the first one after a loss', async () => {
  const [shared, other] = [new THREE.MeshBasicMaterial(), new THREE.MeshBasicMaterial()];
  const scene = new THREE.Scene();
  const camera = new THREE.PerspectiveCamera();
  const hidden = new THREE.Mesh(new THREE.BufferGeometry(), new THREE.MeshBasicMaterial());
  hidden.visible = false;
  scene.add(...[shared, shared, other].map((material) => new THREE.Mesh(new THREE.BufferGeometry(), material)), hidden);
  const compiling: (() => void)[] = [];
  let isLost = false;
  const gl = {
    compileAsync: () => new Promise<void>((done) => compiling.push(done)),
    getContext: () => ({ isContextLost: () => isLost }),
  } as unknown as THREE.WebGLRenderer;
  const precompiled = new Precompiled(gl);
  const invalidate = vi.fn();
  const isReady = () => precompiled.isReady(scene, camera, invalidate);

  expect([isReady(), isReady(), compiling.length]).toEqual([false, false, 2]);
  compiling[0]();
  expect(invalidate).not.toHaveBeenCalled();
  compiling[1]();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledTimes(1));
  expect(isReady()).toBe(true);

  isLost = true;
  precompiled.again();
  expect([isReady(), compiling.length]).toEqual([true, 2]);
  isLost = false;
  expect([isReady(), compiling.length]).toEqual([false, 4]);
  for (const done of compiling) done();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledTimes(2));
  expect(isReady()).toBe(true);
});

/** Looking at one figure: it stands as it does on the board, and all of it is in the picture however it is turned. */
import * as THREE from 'three';
import { describe, expect, test } from 'vitest';
import { startView } from '../testing/acid.ts';
import { middleView } from '../testing/chesimals.ts';
import { acid } from '../variants/acid/art.ts';
import { chesimals } from '../variants/chesimals/art.ts';
import { everyArt } from '../variants/registry.ts';
import { closeEye, closePose } from './CloseUp.tsx';
import { figureBounds } from './pieces/bounds.ts';

const ASPECT = 268 / 190;

describe.each(await everyArt())('every figure of $id', (art) => {
  test.each(Object.entries(art.figures))('%s is seen whole', (_, build) => {
    const bounds = figureBounds(build());
    const camera = new THREE.PerspectiveCamera(26, ASPECT, 0.1, 50);
    camera.position.copy(closeEye(bounds, ASPECT));
    camera.lookAt(0, bounds.height / 2, 0);
    camera.updateMatrixWorld();
    for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 8)
      for (const y of [0, bounds.height]) {
        const seen = new THREE.Vector3(Math.cos(turn) * bounds.reach, y, Math.sin(turn) * bounds.reach).project(camera);
        expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(1);
      }
  });
});

test('a piece that waits or is lost is looked at as large as one on the board', () => {
  const poses = startView().pieces.map((piece) => closePose(acid, piece, 1));
  for (const pose of poses)
    expect(pose).toMatchObject({ x: 0, y: 0, z: 0, scale: 1, turn: 1, presence: 1, inTray: false });
});

test('a unit wears the colour of its group', () => {
  const liveries = middleView().pieces.map((piece) => closePose(chesimals, piece, 0).livery);
  expect(new Set(liveries).size).toBeGreaterThan(2);
});

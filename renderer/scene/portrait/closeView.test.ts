/** The close-up of one figure: same pose as on the board, and the whole figure is visible at every rotation. */
import * as THREE from 'three';
import { describe, expect, test } from 'vitest';
import { startView } from '../../testing/acid.ts';
import { middleView } from '../../testing/chesimals.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { chesimalsArt } from '../../variants/chesimals/art.ts';
import { everyArt } from '../../variants/registry.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { CLOSE_FIELD_OF_VIEW, closeEye, closePose, FACING } from './closeView.ts';
import { fill } from './portrait.ts';

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

test.each(await everyArt())('the portrait of every figure of $id fills its picture and is not cut', (art) => {
  for (const [kind, build] of Object.entries(art.figures)) {
    const { corners, height, reach } = figureBounds(build());
    const camera = new THREE.PerspectiveCamera(CLOSE_FIELD_OF_VIEW, 1, 0.1, 50);
    camera.position.copy(closeEye({ height, reach }, 1));
    camera.lookAt(0, height / 2, 0);
    fill(camera, corners);
    const most = [0, 0];
    for (let i = 0; i < corners.length; i += 3) {
      const at = new THREE.Vector3().fromArray(corners, i).applyAxisAngle(new THREE.Vector3(0, 1, 0), FACING);
      at.project(camera);
      most[0] = Math.max(most[0], Math.abs(at.x));
      most[1] = Math.max(most[1], Math.abs(at.y));
    }
    expect(Math.max(...most), kind).toBeCloseTo(0.96);
  }
});

test('a piece that waits or is lost is shown as large as one on the board', () => {
  const poses = startView().pieces.map((piece) => closePose(acidArt, piece, 1));
  for (const pose of poses)
    expect(pose).toMatchObject({ x: 0, y: 0, z: 0, scale: 1, turn: 1, presence: 1, inTray: false });
});

test('a unit has the colour of its group', () => {
  const liveries = middleView().pieces.map((piece) => closePose(chesimalsArt, piece, 0).livery);
  expect(new Set(liveries).size).toBeGreaterThan(2);
});

/** What a pixel of the canvas points at: a ray, and where that meets the ground. */
import * as THREE from 'three';
import type { Spot } from '../../art/spot.ts';
import { type Aim, FIELD_OF_VIEW, pointCamera } from '../camera/rig.ts';
import type { Ray } from '../pick/pick.ts';
import type { Stage } from '../stage/stage.ts';

/** The ray through a pixel of the canvas, computed from the camera's aim, so that it is right before the next frame. */
export function rayAt(stage: Stage, x: number, y: number, aim: Aim = stage.aim): Ray {
  const { width, height } = stage.frameBox;
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, width / Math.max(1, height), 0.1, 300);
  pointCamera(camera, aim);
  const way = new THREE.Vector3((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(camera);
  return { from: camera.position, way: way.sub(camera.position).normalize() };
}

export const groundAt = (ray: Ray, height: number): Spot | null => {
  const t = (height - ray.from.y) / ray.way.y;
  return t > 0 ? { x: ray.from.x + ray.way.x * t, y: height, z: ray.from.z + ray.way.z * t } : null;
};

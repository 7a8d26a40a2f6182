/**
 * Where a nameplate is while it stands at the foot of its figure: the same as in the shader of `material.ts`, for whoever
 * measures how much of it is seen.
 */
import * as THREE from 'three';

/** in cells: of a plate seen from the usual distance, and how high its middle is over the ground */
export const PLATE_SIZE = 0.31;
export const PLATE_HEIGHT = 0.25;
/** from the middle of the cell towards the eye, and aside: beside the heads of the row before it */
export const PLATE_BEFORE = 0.28;
export const PLATE_ASIDE = 0.3;
/** how much nearer than it is a plate is taken to be, so that its own figure does not hide it */
export const PLATE_NEARER = 0.3;
/** of the camera's tilt, as cosines: below the first a plate is at the foot, above the second on the head */
export const [AT_FOOT, ON_HEAD] = [0.945, 0.985];
/** Whether this camera shows the glyphs on heads, not the letters at feet. Its matrices must be up to date. */
export const seesHeads = ({ matrixWorldInverse }: THREE.Camera): boolean =>
  matrixWorldInverse.elements[6] > (AT_FOOT + ON_HEAD) / 2;
/** in cells: of a plate on the head of its figure, as it is seen from above */
export const PLATE_ON_HEAD = 0.74;
/** the plates' edges keep clear of their neighbours, as a part of a plate */
export const FREE = 0.05;
/** the height of letters, as a part of a plate at the foot and on the head */
export const LETTER = 0.7;
export const LETTER_ON_DISC = 0.45;
/** with the letter of its group beside that of its kind, a plate at the foot is so much wider than high */
export const PLATE_OF_TWO = 1.6;
/** in pixels: a letter of a group is never smaller */
export const LEAST_LETTER = 12;
/** The plates that such letters need, at the foot and on the head, in pixels. */
export const LEAST_OF_TWO = [LEAST_LETTER / LETTER, LEAST_LETTER / LETTER_ON_DISC] as const;
/** In pixels: on a smaller cell they would cover the plates beside it, so that the letter of the kind stands there alone. */
export const ROOM_FOR_TWO = Math.max(LEAST_OF_TWO[0] * (PLATE_OF_TWO - 2 * FREE), LEAST_OF_TWO[1] * (1 - 2 * FREE));
/** after everything that figures may hide */
export const PLATE_ORDER = 8;

/** Seen from so far away, a plate has its size; from farther it is larger. */
export const [PLATE_USUAL, PLATE_LEAST, PLATE_MOST] = [22, 0.8, 1.45];

/**
 * Letters are needed on pieces that are seen small, and sooner where there are many kinds to be told apart: they are whole
 * up to so many pixels of a cell, and gone from so many on.
 * @param kinds of the game
 */
export function neededUpTo(kinds: number): { readonly whole: number; readonly gone: number } {
  const whole = Math.min(64, Math.max(24, kinds * 2.5));
  return { whole, gone: whole * 1.75 };
}
/** Of its whole size, a plate that has almost faded. */
export const PLATE_FADED = 0.6;

interface Plate {
  readonly centre: THREE.Vector3;
  /** unit vectors along its sides */
  readonly right: THREE.Vector3;
  readonly up: THREE.Vector3;
  readonly size: number;
}

/** `spot`: of the figure's foot. The camera's matrices must be up to date. */
export function plateAt(camera: THREE.Camera, spot: { x: number; y: number; z: number }, scale: number): Plate {
  const stands = new THREE.Vector3(spot.x, spot.y, spot.z);
  const { elements: e } = camera.matrixWorldInverse;
  const right = new THREE.Vector3(e[0], e[4], e[8]);
  const up = new THREE.Vector3(e[1], e[5], e[9]);
  const lying = new THREE.Vector3(up.x, 0, up.z).normalize();
  const away = camera.getWorldPosition(new THREE.Vector3()).distanceTo(stands) / PLATE_USUAL;
  const size = PLATE_SIZE * Math.min(PLATE_MOST, Math.max(PLATE_LEAST, away)) * scale;
  const centre = stands
    .addScaledVector(lying, -PLATE_BEFORE * scale)
    .addScaledVector(right, PLATE_ASIDE * scale)
    .setY(stands.y + PLATE_HEIGHT * scale);
  return { centre, right, up: up.clone().lerp(lying, 0.25).normalize(), size };
}

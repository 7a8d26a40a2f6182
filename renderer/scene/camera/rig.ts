/**
 * The camera as numbers: the point of the table it looks at, a direction and a distance. Pure arithmetic, no three.js
 * scene, so fitting, orbiting, panning, zooming to the cursor and the limits can be tested. `turn` is the angle around
 * the table (0: side 0's seat, looking towards -z), `tilt` the angle from the vertical.
 */
import * as THREE from 'three';

export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly tilt: number;
  readonly distance: number;
}

/** The canvas in CSS pixels and the insets to keep free around the table. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly inset: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/** The table in the world: half extents of the area that the camera may look at. */
export interface Bounds {
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly farthest: number;
}

/** Narrow enough that far ranks are not much smaller than near ones, wide enough to feel like a table. */
export const FIELD_OF_VIEW = 29;
const clampNumber = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Of a square board of eleven cells or fewer a side, and of one of sixteen or more, where far ranks hide one another sooner. */
const [SMALL_TILT, LARGE_TILT] = [0.65, 0.57];
/** More for each width that the board is deeper: seen lower it fills the window. */
const DEEPER = 0.17;
/**
 * A seat's tilt: where the field is large in a window of the usual shape and every piece is still told from the others
 * (`npm run art -- --visible`, and the silhouettes in the tests of each game's figures).
 */
export const seatTilt = (width: number, depth: number): number =>
  SMALL_TILT + (LARGE_TILT - SMALL_TILT) * clampNumber((width - 11) / 5, 0, 1) + DEEPER * (depth / width - 1);
/**
 * Looking straight down has no up direction; a thousandth of a radian keeps the seat's side at the bottom of the
 * screen.
 */
export const TOP_TILT = 0.001;
const TILT_MAX = 1.35;
const NEAREST = 4;

/** From the target towards the camera. */
export function backOf(turn: number, tilt: number): THREE.Vector3 {
  return new THREE.Vector3(Math.sin(turn) * Math.sin(tilt), Math.cos(tilt), Math.cos(turn) * Math.sin(tilt));
}

const axesOf = (turn: number, tilt: number) => {
  const back = backOf(turn, tilt);
  const right = new THREE.Vector3(Math.cos(turn), 0, -Math.sin(turn));
  return { back, right, up: back.clone().cross(right) };
};

export function eyeOf(aim: Aim): THREE.Vector3 {
  return backOf(aim.turn, aim.tilt)
    .multiplyScalar(aim.distance)
    .add(new THREE.Vector3(aim.x, aim.y, aim.z));
}

/** Positions a camera according to the aim. */
export function pointCamera(camera: THREE.PerspectiveCamera, aim: Aim): void {
  const { up } = axesOf(aim.turn, aim.tilt);
  camera.position.copy(eyeOf(aim));
  camera.up.copy(up);
  camera.lookAt(aim.x, aim.y, aim.z);
  camera.updateMatrixWorld();
}

/**
 * The nearest aim in this direction that keeps every point inside the inset canvas. For a fixed direction each point is
 * a linear bound on the camera's position, so the result is exact: the widest pair determines the distance, the middle
 * of the remaining range the shift.
 */
export function wholeTable(points: readonly THREE.Vector3[], turn: number, tilt: number, frame: Frame): Aim {
  const { back, right, up } = axesOf(turn, tilt);
  const tan = Math.tan(THREE.MathUtils.degToRad(FIELD_OF_VIEW / 2));
  const perPixel = (2 * tan) / Math.max(1, frame.height);
  const reach = (pixels: number, inset: number): number => Math.max(0.02, (pixels / 2 - inset) * perPixel);
  const { width, height, inset } = frame;
  const span = (axis: THREE.Vector3, low: number, high: number) => {
    const above = Math.max(...points.map((p) => p.dot(axis) + high * p.dot(back)));
    const below = Math.min(...points.map((p) => p.dot(axis) - low * p.dot(back)));
    return { above, below, low, high, distance: (above - below) / (low + high) };
  };
  const across = span(right, reach(width, inset.left), reach(width, inset.right));
  const along = span(up, reach(height, inset.bottom), reach(height, inset.top));
  const distance = Math.max(across.distance, along.distance);
  const shift = (s: typeof across): number => (s.above - s.high * distance + s.below + s.low * distance) / 2;
  const eye = right
    .clone()
    .multiplyScalar(shift(across))
    .addScaledVector(up, shift(along))
    .addScaledVector(back, distance);
  return aimFrom(eye, turn, tilt);
}

/** The aim of a camera at `eye`: the target is where its axis meets the table. */
export function aimFrom(eye: THREE.Vector3, turn: number, tilt: number): Aim {
  const back = backOf(turn, tilt);
  const distance = eye.y / back.y;
  return { x: eye.x - back.x * distance, y: 0, z: eye.z - back.z * distance, turn, tilt, distance };
}

export function clamp(aim: Aim, bounds: Bounds): Aim {
  return {
    ...aim,
    x: clampNumber(aim.x, -bounds.halfWidth, bounds.halfWidth),
    z: clampNumber(aim.z, -bounds.halfDepth, bounds.halfDepth),
    tilt: clampNumber(aim.tilt, TOP_TILT, TILT_MAX),
    distance: clampNumber(aim.distance, NEAREST, bounds.farthest),
  };
}

/** A right-drag in pixels: half a canvas is half a turn. */
export function orbit(aim: Aim, dx: number, dy: number, frame: Frame): Aim {
  const perPixel = Math.PI / Math.max(1, frame.height);
  return { ...aim, turn: aim.turn - dx * perPixel, tilt: aim.tilt - dy * perPixel };
}

/** Moves the target so that the table follows the pointer. */
export function pan(aim: Aim, dx: number, dy: number, frame: Frame): Aim {
  const perPixel =
    (2 * Math.tan(THREE.MathUtils.degToRad(FIELD_OF_VIEW / 2)) * aim.distance) / Math.max(1, frame.height);
  const sideways = -dx * perPixel;
  const ahead = (dy * perPixel) / Math.max(0.35, Math.cos(aim.tilt));
  return {
    ...aim,
    x: aim.x + Math.cos(aim.turn) * sideways - Math.sin(aim.turn) * ahead,
    z: aim.z - Math.sin(aim.turn) * sideways - Math.cos(aim.turn) * ahead,
  };
}

/** Zooms by `factor`, keeping the point of the table under the cursor in place; null zooms to the middle. */
export function zoom(
  aim: Aim,
  factor: number,
  under: { readonly x: number; readonly z: number } | null,
  farthest: number,
): Aim {
  const distance = clampNumber(aim.distance / factor, NEAREST, farthest);
  const kept = under ? 1 - distance / aim.distance : 0;
  const to = under ?? aim;
  return { ...aim, distance, x: aim.x + (to.x - aim.x) * kept, z: aim.z + (to.z - aim.z) * kept };
}

/** Interpolates between two aims, turning the shorter way; t from 0 to 1, eased. */
export function between(from: Aim, to: Aim, t: number): Aim {
  const e = t * t * (3 - 2 * t);
  const mix = (a: number, b: number): number => a + (b - a) * e;
  const way = Math.atan2(Math.sin(to.turn - from.turn), Math.cos(to.turn - from.turn));
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    turn: e === 1 ? to.turn : from.turn + way * e,
    tilt: mix(from.tilt, to.tilt),
    distance: mix(from.distance, to.distance),
  };
}

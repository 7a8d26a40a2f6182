/**
 * Pictures of the table at a chosen size. The renderer that draws the table takes them, because three.js applies no tone
 * mapping to a render target: within one task its canvas is resized, drawn in tiles, copied, and drawn again as it was, so
 * that the browser never shows anything of it.
 */
import * as THREE from 'three';
import type { PictureSpec, PictureView } from '../board/props.ts';
import { COORDINATES } from './board/labels.ts';
import { type Aim, FIELD_OF_VIEW, pointCamera, seatTilt, TOP_TILT, wholeTable } from './camera/rig.ts';
import { ContextLost } from './context-loss.ts';

/** pixels along either edge of the canvas: more than any graphics card can draw at once would be cut off silently */
const LONGEST_EDGE = 2048;
/** without multisampling, small pictures are drawn this much larger and scaled down */
const FINER = 2;

export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The tiles of a picture, row by row, each at most `longest` along either edge. */
export function tilesOf(width: number, height: number, longest: number): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += longest)
    for (let x = 0; x < width; x += longest)
      tiles.push({ x, y, width: Math.min(longest, width - x), height: Math.min(longest, height - y) });
  return tiles;
}

/** The vertical field of view, in degrees, with which a picture contains at least what is seen at this ratio. */
export function pictureFov(fov: number, seen: number, aspect: number): number {
  if (aspect >= seen) return fov;
  const tan = (Math.tan(THREE.MathUtils.degToRad(fov / 2)) * seen) / aspect;
  return THREE.MathUtils.radToDeg(2 * Math.atan(tan));
}

/** of a picture's height, around the whole table */
const MARGIN = 0.02;

/** What the camera sees now, and what has to be in a picture. */
interface Sight {
  readonly aim: Aim;
  readonly places: { readonly width: number; readonly depth: number };
  corners(turn: number): readonly THREE.Vector3[];
}

/** The aim that shows the whole table in a picture, from a seat, or from above the side that is nearer now. */
export function pictureAim(
  sight: Sight,
  view: Exclude<PictureView, 'present'>,
  { width, height }: { readonly width: number; readonly height: number },
): Aim {
  const { places, aim } = sight;
  const turn = (view === 'above' ? Math.cos(aim.turn) < 0 : view === 1) ? Math.PI : 0;
  const tilt = view === 'above' ? TOP_TILT : seatTilt(places.width, places.depth);
  const margin = height * MARGIN;
  const inset = { top: margin, right: margin, bottom: margin, left: margin };
  return wholeTable(sight.corners(turn), turn, tilt, { width, height, inset });
}

/** While there is no 3D table. */
export const noCamera = (): HTMLCanvasElement => {
  throw new Error('there is no 3D table to take a picture of');
};

/** Draws the table at once, on a canvas of its own. Throws when the machine cannot draw it. */
export function photograph(
  gl: THREE.WebGLRenderer,
  scene: THREE.Scene,
  camera: THREE.PerspectiveCamera,
  sight: Sight,
  { view, width, height, coordinates }: PictureSpec,
): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const paper = picture.getContext('2d', { alpha: false });
  if (!paper) throw new Error('this machine has no memory for a picture of this size');
  paper.imageSmoothingQuality = 'high';

  const labels = coordinates ? undefined : scene.getObjectByName(COORDINATES);
  const context = gl.getContext();
  const finer = context.getContextAttributes()?.antialias || width > LONGEST_EDGE ? 1 : FINER;
  const [size, ratio] = [gl.getSize(new THREE.Vector2()), gl.getPixelRatio()];
  const { fov, aspect } = camera;
  try {
    if (labels) labels.visible = false;
    camera.aspect = width / height;
    if (view === 'present') camera.fov = pictureFov(fov, aspect, width / height);
    else {
      camera.fov = FIELD_OF_VIEW;
      pointCamera(camera, pictureAim(sight, view, { width, height }));
    }
    gl.setPixelRatio(1);
    for (const tile of tilesOf(width, height, LONGEST_EDGE / finer)) {
      const [across, down] = [tile.width * finer, tile.height * finer];
      gl.setSize(across, down, false);
      camera.setViewOffset(width, height, tile.x, tile.y, tile.width, tile.height);
      gl.render(scene, camera);
      if (context.isContextLost()) throw new ContextLost();
      if (context.drawingBufferWidth !== across || context.drawingBufferHeight !== down)
        throw new Error('the graphics card cannot draw a picture of this size');
      paper.drawImage(gl.domElement, tile.x, tile.y, tile.width, tile.height);
    }
  } finally {
    if (labels) labels.visible = true;
    camera.fov = fov;
    camera.aspect = aspect;
    camera.clearViewOffset();
    pointCamera(camera, sight.aim);
    gl.setPixelRatio(ratio);
    gl.setSize(size.x, size.y, false);
    gl.render(scene, camera);
  }
  return picture;
}

export const pngOf = (picture: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    picture.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('the picture could not be written as a PNG'))),
      'image/png',
    ),
  );

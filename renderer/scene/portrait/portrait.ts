/**
 * Portraits: images of one figure, rendered offscreen once and then cached. One small renderer draws them one after
 * another in idle callbacks, and is released when it has been unused for a while. Lighting is that of the table at low
 * quality, which is cheap and the same on every machine.
 */
import * as THREE from 'three';
import type { VariantArt } from '../../art/variant-art.ts';
import { graphics, tryGraphicsAgain } from '../graphics.ts';
import { fillOf, keyLampOf, PLAIN_RIG } from '../lights.ts';
import { Batches } from '../pieces/batches.ts';
import { liveryOf } from '../pieces/livery.ts';
import { readFrame } from '../read-frame.ts';
import { CLOSE_FIELD_OF_VIEW, closeEye, closePose, FACING, figureWorn, type Portrayed } from './closeView.ts';

/** pixels along each side: twice the largest size at which a portrait is shown */
const SIZE = 128;
/** how long an unused renderer is kept, in milliseconds */
const KEPT = 10_000;
/** of the image, from its middle to its edge */
const FILLED = 0.96;

interface Studio {
  readonly gl: THREE.WebGLRenderer;
  readonly scene: THREE.Scene;
  readonly camera: THREE.PerspectiveCamera;
}

function openStudio(): Studio {
  const gl = new THREE.WebGLRenderer({ alpha: true, antialias: true });
  gl.domElement.addEventListener('webglcontextrestored', tryGraphicsAgain);
  gl.setSize(SIZE, SIZE, false);
  gl.toneMapping = THREE.ACESFilmicToneMapping;
  gl.toneMappingExposure = PLAIN_RIG.exposure;
  gl.debug.checkShaderErrors = import.meta.env.DEV;
  const scene = new THREE.Scene();
  scene.add(keyLampOf(PLAIN_RIG, 'low', 1), ...fillOf(PLAIN_RIG, 'low'));
  return { gl, scene, camera: new THREE.PerspectiveCamera(CLOSE_FIELD_OF_VIEW, 1, 0.1, 50) };
}

/** Moves the camera so close that the figure in its pose just fills the image. */
export function fill(camera: THREE.PerspectiveCamera, corners: Float32Array): void {
  camera.zoom = 1;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  const [box, at, up] = [new THREE.Box2(), new THREE.Vector3(), new THREE.Vector3(0, 1, 0)];
  for (let i = 0; i < corners.length; i += 3) {
    at.fromArray(corners, i).applyAxisAngle(up, FACING).project(camera);
    box.expandByPoint(new THREE.Vector2(at.x, at.y));
  }
  camera.zoom = FILLED / Math.max(-box.min.x, box.max.x, -box.min.y, box.max.y);
  camera.updateProjectionMatrix();
}

/** The colours of the drawing buffer are multiplied with alpha; those of a picture are not. */
export function divideByAlpha(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = i; channel < i + 3; channel++) pixels[channel] = (pixels[channel]! * 255) / alpha;
  }
}
function encoded(picture: ImageData): Promise<Blob | null> {
  divideByAlpha(picture.data);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  // in memory: on the graphics card it would have to be waited for once more
  canvas.getContext('2d', { willReadFrequently: true })?.putImageData(picture, 0, 0);
  return new Promise((done) => canvas.toBlob(done));
}

/** Renders one figure. Throws when the art has none of that kind. */
async function draw({ gl, scene, camera }: Studio, art: VariantArt, piece: Portrayed): Promise<Blob | null> {
  const kind = figureWorn(art, piece);
  const build = art.figures[kind];
  if (!build) throw new Error(`no figure for the kind ${kind} of ${art.id}`);
  // one of many: the other figures need not be built for it
  const batches = new Batches({ ...art, figures: { [kind]: build } }, 1, 3, 'low');
  try {
    const bounds = batches.bounds.get(kind)!;
    const pose = closePose(art, piece, FACING);
    batches.write({ figures: [{ pose, stands: pose, glow: 0, real: false }] });
    camera.position.copy(closeEye(bounds, 1));
    camera.lookAt(0, bounds.height / 2, 0);
    fill(camera, bounds.corners);
    scene.add(batches.object);
    // without a graphics card programs and pictures take long: neither is waited for by the page
    await gl.compileAsync(scene, camera);
    gl.render(scene, camera);
    return await encoded(await readFrame(gl.getContext() as WebGL2RenderingContext));
  } finally {
    scene.remove(batches.object);
    batches.dispose();
  }
}

/** by figure, and what it wears */
const drawn = new WeakMap<() => THREE.BufferGeometry, Map<string, Promise<string | null>>>();
let studio: Studio | null = null;
let queue: Promise<unknown> = Promise.resolve();
let closing: ReturnType<typeof setTimeout> | undefined;

const idle = (): Promise<void> =>
  new Promise((then) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(then);
    else requestIdleCallback(() => then());
  });

function closeLater(): void {
  clearTimeout(closing);
  closing = setTimeout(() => {
    studio?.gl.dispose();
    studio?.gl.forceContextLoss();
    studio = null;
  }, KEPT);
}

async function take(art: VariantArt, piece: Portrayed): Promise<string | null> {
  await idle();
  try {
    if (studio?.gl.getContext().isContextLost()) studio = null;
    studio ??= openStudio();
    const blob = await draw(studio, art, piece);
    return blob && URL.createObjectURL(blob);
  } catch (error) {
    // the caller goes on showing the glyph
    console.warn('a figure has no portrait', error);
    return null;
  } finally {
    closeLater();
  }
}

/** What a figure wears, and its state: two games may have the same one, and a game of one's own another one tomorrow. */
function wornBy(art: VariantArt, piece: Portrayed): string {
  const pose = closePose(art, piece, FACING);
  return JSON.stringify([art.liveries[liveryOf(art, pose)], pose.dim, pose.chill, art.chilled]);
}

/**
 * The URL of a portrait, rendered only once per look; null where it cannot be drawn. It is kept as long as the page: a
 * few dozen at most, a few thousand bytes each.
 */
export function portraitOf(art: VariantArt, piece: Portrayed): Promise<string | null> {
  const figure = art.figures[figureWorn(art, piece)];
  const looks = (figure && drawn.get(figure)) ?? new Map<string, Promise<string | null>>();
  if (figure) drawn.set(figure, looks);
  const key = wornBy(art, piece);
  const known = looks.get(key);
  if (known) return known;
  const asked = graphics().webgl2 ? queue.then(() => take(art, piece)) : Promise.resolve(null);
  queue = asked;
  looks.set(key, asked);
  // one that could not be drawn is drawn when it is asked for again
  void asked.then((address) => {
    if (address === null) looks.delete(key);
  });
  return asked;
}

/**
 * The labels of files and ranks around the board, in one mesh. Each label faces the camera and grows a little with
 * distance, so that far labels stay legible. The font must have been loaded before.
 */
import * as THREE from 'three';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { type Built, disposing } from '../../art/board-mesh.ts';
import { pathOfText } from '../../art/characters/loops.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import type { Places } from '../places.ts';

/** the name of the labels in the scene: a picture may be taken without them */
export const COORDINATES = 'coordinates';

const CELL = 96;
/** beyond the edge of the board, in cells */
const OUT = 0.35;
/** additional distance on the far side of a large board, where the figures of the last rank would hide them */
const FAR = 0.85;
const LARGE = 14;

/** Where the centre of a label on the far side of a seat is: beyond the edge, over the surface. */
export const farLabel = ({ width, depth, highest }: Pick<Places, 'width' | 'depth' | 'highest'>, lift: number) => ({
  out: labelReach(width, depth),
  y: highest + lift,
});

/** How far beyond the edge of the board the centre of a label may be, in cells. */
export const labelReach = (width: number, height: number): number => OUT + (Math.max(width, height) >= LARGE ? FAR : 0);

const VERTEX = `
attribute vec2 corner; attribute vec2 away; uniform vec2 uFar; uniform float uHide; varying vec2 vUv;
void main() {
  vUv = uv;
  vec4 centre = modelMatrix * vec4(position, 1.0);
  // away from the camera it is farther out and higher, or the figures of the last rank would hide it
  vec2 gaze = normalize(centre.xz - cameraPosition.xz + 1e-4);
  float leaning = length(centre.xz - cameraPosition.xz) / max(1.0, cameraPosition.y);
  float farther = smoothstep(0.78, 0.94, dot(gaze, away)) * smoothstep(0.25, 0.6, leaning);
  centre.xyz += farther * vec3(away.x * uFar.x, uFar.y, away.y * uFar.x);
  vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
  vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);
  vec3 lying = normalize(vec3(up.x, 0.0, up.z));
  up = normalize(mix(up, lying, 0.35));
  float size = 0.5 * clamp(distance(cameraPosition, centre.xyz) / 19.0, 0.8, 1.5);
  centre.xyz += (right * corner.x + up * corner.y) * size;
  gl_Position = projectionMatrix * viewMatrix * centre;
  // its lower edge may be below the surface of the frame: it is hidden only by what is clearly nearer
  vec4 nearer = projectionMatrix * (viewMatrix * centre + vec4(0.0, 0.0, 0.45, 0.0));
  gl_Position.z = nearer.z / nearer.w * gl_Position.w;
  if (uHide * farther > 0.5) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}`;

const FRAGMENT = `
uniform sampler2D uInk; uniform vec3 uColour; varying vec2 vUv;
void main() {
  float ink = texture2D(uInk, vUv).a;
  if (ink < 0.02) discard;
  gl_FragColor = vec4(uColour, ink);
  #include <colorspace_fragment>
}`;

/** All distinct labels in one row of a texture. */
function inkOf(labels: readonly string[], font: string): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = labels.length * CELL;
  canvas.height = CELL;
  // kept in main memory: with software rendering every letter would otherwise wait for a readback
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas to write the labels of the board on');
  pen.font = `600 ${Math.round(CELL * 0.66)}px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#fff';
  labels.forEach((label, i) => {
    const middle = { x: (i + 0.5) * CELL, y: CELL * 0.5 };
    // the font of the page has no kanji
    if (/\p{Script=Han}/u.test(label)) pen.fill(new Path2D(pathOfText(label, 'shogi', CELL * 0.56, middle)));
    else pen.fillText(label, (i + 0.5) * CELL, CELL * 0.53, CELL * 0.94);
  });
  const texture = new THREE.CanvasTexture(canvas);
  texture.anisotropy = 4;
  return texture;
}

export function labels(
  description: VariantDescription,
  places: Places,
  {
    label,
    labelLift = 0,
    labels: own,
    farLabels = true,
  }: Pick<VariantArt, 'label' | 'labelLift' | 'labels' | 'farLabels'>,
  font: string,
): Built {
  const { width, height } = description.topology;
  const { files, ranks } = own ?? description.topology;
  const { farFiles = files, rightRanks = ranks } = own ?? {};
  const names = [...new Set([...files, ...farFiles, ...ranks, ...rightRanks])];
  const [x1, z1] = [width / 2 + OUT, height / 2 + OUT];
  const y = places.highest;
  const far = farLabel(places, labelLift);
  const marks = [
    ...files.flatMap((near, i) =>
      [-1, 1].map((s) => ({ name: s < 0 ? farFiles[i] : near, x: i - (width - 1) / 2, z: s * z1, away: [0, s] })),
    ),
    ...ranks.flatMap((left, i) =>
      [-1, 1].map((s) => ({ name: s < 0 ? left : rightRanks[i], x: s * x1, z: (height - 1) / 2 - i, away: [s, 0] })),
    ),
  ];
  const position: number[] = [];
  const corner: number[] = [];
  const outward: number[] = [];
  const uv: number[] = [];
  for (const { name, x, z, away } of marks) {
    const left = names.indexOf(name) / names.length;
    const right = left + 1 / names.length;
    const quad = [
      [-0.5, -0.5, left, 0],
      [0.5, -0.5, right, 0],
      [0.5, 0.5, right, 1],
      [-0.5, 0.5, left, 1],
    ];
    for (const i of [0, 1, 2, 0, 2, 3]) {
      position.push(x, y, z);
      outward.push(away[0], away[1]);
      corner.push(quad[i][0], quad[i][1]);
      uv.push(quad[i][2], quad[i][3]);
    }
  }
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  solid.setAttribute('corner', new THREE.Float32BufferAttribute(corner, 2));
  solid.setAttribute('away', new THREE.Float32BufferAttribute(outward, 2));
  solid.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  const ink = inkOf(names, font);
  const mesh = new THREE.Mesh(
    solid,
    new THREE.ShaderMaterial({
      transparent: true,
      depthWrite: false,
      uniforms: {
        uInk: { value: ink },
        uColour: { value: new THREE.Color(label) },
        uHide: { value: farLabels ? 0 : 1 },
        uFar: { value: new THREE.Vector2(far.out - OUT, far.y - y) },
      },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    }),
  );
  mesh.frustumCulled = false;
  mesh.renderOrder = 5;
  mesh.name = COORDINATES;
  return disposing(mesh, ink);
}

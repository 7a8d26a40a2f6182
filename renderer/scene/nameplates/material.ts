/**
 * The material of nameplates. A plate stands at the foot of its figure, on the side of the eye, and is as large as it
 * must be to be read from there; seen from straight above it lies on the figure's head and shows the flat glyph. Where the
 * figure is seen large enough to be told without it, it shrinks and fades. All of this follows from the camera alone, so
 * nothing is rewritten when it moves.
 */
import * as THREE from 'three';
import { COLUMNS } from './atlas.ts';
import {
  AT_FOOT,
  LEAST_OF_TWO,
  ON_HEAD,
  PLATE_ASIDE,
  PLATE_BEFORE,
  PLATE_FADED,
  PLATE_HEIGHT,
  PLATE_LEAST,
  PLATE_MOST,
  PLATE_NEARER,
  PLATE_OF_TWO,
  PLATE_ON_HEAD,
  PLATE_SIZE,
  PLATE_USUAL,
} from './plate.ts';

/** More pixels than a cell ever has: the letters of groups are not shown. */
export const NO_ROOM = 1e6;

const f = (n: number): string => n.toFixed(3);

const VERTEX = `
attribute vec4 tiles; attribute vec2 plate; attribute vec3 paper; attribute vec3 ink;
uniform float uRows; uniform float uHalfView; uniform vec2 uNeeded;
uniform float uRoom;
varying vec2 vUv; varying vec3 vPaper; varying vec3 vInk; varying float vShown;
void main() {
  vPaper = paper; vInk = ink;
  #ifdef USE_INSTANCING
    vec4 stands = modelMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
    float scale = length(instanceMatrix[0].xyz);
  #else
    vec4 stands = modelMatrix * vec4(0.0, 0.0, 0.0, 1.0);
    float scale = 1.0;
  #endif
  vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
  vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);
  float overhead = smoothstep(${AT_FOOT}, ${ON_HEAD}, viewMatrix[1][2]);
  vec3 lying = normalize(vec3(up.x, 0.0, up.z));
  float far = clamp(distance(cameraPosition, stands.xyz) / ${f(PLATE_USUAL)}, ${f(PLATE_LEAST)}, ${f(PLATE_MOST)});
  float pixels = scale * uHalfView * projectionMatrix[1][1] / max(0.1, distance(cameraPosition, stands.xyz));
  // where they have room, with the letter of the group, which has nothing to do with how large the figure is
  float grouped = max(step(uRoom, pixels), plate.y * step(uRoom, ${f(NO_ROOM - 1)}));
  vShown = max(1.0 - smoothstep(uNeeded.x, uNeeded.y, pixels), max(plate.y, grouped));
  float size = mix(${f(PLATE_FADED)}, 1.0, vShown) * mix(${f(PLATE_SIZE)} * far, ${f(PLATE_ON_HEAD)}, overhead) * scale;
  size = max(size, grouped * scale * mix(${f(LEAST_OF_TWO[0])}, ${f(LEAST_OF_TWO[1])}, overhead) / pixels);
  float wide = mix(1.0, mix(${f(PLATE_OF_TWO)}, 1.0, overhead), grouped);
  vec3 foot = stands.xyz + scale * (vec3(0.0, ${f(PLATE_HEIGHT)}, 0.0) - lying * ${f(PLATE_BEFORE)} + right * ${f(PLATE_ASIDE)});
  // as high as the head, and seen over the middle of the cell
  vec3 head = stands.xyz + (cameraPosition - stands.xyz) * (plate.x * scale + 0.02) / max(1.0, cameraPosition.y - stands.y);
  vec3 centre = mix(foot, head, overhead);
  vec3 along = normalize(mix(up, lying, 0.25 + 0.75 * overhead));
  // a wider one has its right edge where the others have it
  centre += (right * (position.x * wide - (wide - 1.0) * 0.5) + along * position.y) * size;
  vec2 pair = grouped > 0.5 ? tiles.zw : tiles.xy;
  float tile = overhead < 0.5 ? pair.x : pair.y;
  vUv = (vec2(mod(tile, ${COLUMNS}.0), uRows - 1.0 - floor(tile / ${COLUMNS}.0)) + position.xy + 0.5) / vec2(${COLUMNS}.0, uRows);
  vec4 seen = viewMatrix * vec4(centre, 1.0);
  gl_Position = projectionMatrix * seen;
  // it is in front of its own figure, however wide that is, and behind whatever is clearly nearer; unless it is asked for
  vec4 nearer = projectionMatrix * (seen + vec4(0.0, 0.0, (${f(PLATE_NEARER)} + 1.4 * plate.y) * scale, 0.0));
  gl_Position.z = nearer.z / nearer.w * gl_Position.w;
}`;

const FRAGMENT = `
uniform sampler2D uAtlas; varying vec2 vUv; varying vec3 vPaper; varying vec3 vInk; varying float vShown;
void main() {
  vec4 cut = texture2D(uAtlas, vUv);
  float alpha = cut.a * vShown;
  if (alpha < 0.02) discard;
  gl_FragColor = vec4(mix(vPaper, vInk, cut.r / max(cut.a, 0.01)), alpha);
  #include <colorspace_fragment>
}`;

export const nameplateMaterial = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: {
      ...{ uAtlas: { value: null }, uRows: { value: 1 } },
      // half the height of the picture, in CSS pixels
      uHalfView: { value: 1 },
      // pixels of a cell up to which plates are whole, and from which on they are gone
      uNeeded: { value: new THREE.Vector2() },
      // pixels of a cell from which on the letters of groups are shown
      uRoom: { value: NO_ROOM },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  });

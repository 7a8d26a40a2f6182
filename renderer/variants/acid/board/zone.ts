/**
 * The Zone: forty cells of glass, raised, merged into one mesh with one shader (film colours, lit edges), and two
 * square curtains of falling light that show how high it floats. Glass writes no depth, so figures behind and below it
 * stay visible; shadows fall on a sheet of their own just above it.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import type { Spot } from '../../../art/spot.ts';

const SIZE = 0.95;
const THICK = 0.09;

const GLASS_VERTEX = `
attribute vec2 cell;
varying vec3 vN; varying vec3 vV; varying vec3 vW; varying vec2 vC;
void main() {
  vC = cell; vN = normal;
  vec4 world = modelMatrix * vec4(position, 1.0);
  vW = world.xyz; vV = cameraPosition - world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const GLASS_FRAGMENT = `
varying vec3 vN; varying vec3 vV; varying vec3 vW; varying vec2 vC;
vec3 film(float t) {
  vec3 a = vec3(0.16, 0.62, 0.95), b = vec3(0.50, 0.32, 1.0), c = vec3(0.98, 0.36, 0.78), d = vec3(0.20, 0.90, 0.78);
  t = fract(t) * 4.0;
  return t < 1.0 ? mix(a, b, smoothstep(0.0, 1.0, t)) : t < 2.0 ? mix(b, c, smoothstep(0.0, 1.0, t - 1.0))
    : t < 3.0 ? mix(c, d, smoothstep(0.0, 1.0, t - 2.0)) : mix(d, a, smoothstep(0.0, 1.0, t - 3.0));
}
void main() {
  vec3 n = normalize(vN), v = normalize(vV);
  float nv = abs(dot(n, v)), fresnel = pow(1.0 - nv, 2.0);
  float w = sin(vW.x * 1.7 + 0.8) + sin(vW.z * 2.1 - 0.56) + sin((vW.x + vW.z) * 1.1 + 1.3)
    + 0.6 * sin(length(vW.xz) * 3.0);
  vec3 tint = mix(vec3(0.30, 0.42, 0.85), film(0.60 + nv * 0.30 + w * 0.09 + (vW.x - vW.z) * 0.03), 0.7);
  float top = step(0.5, n.y), side = 1.0 - abs(n.y), edge = max(abs(vC.x), abs(vC.y));
  float line = smoothstep(0.425, 0.455, edge) * top, halo = smoothstep(0.22, 0.47, edge) * top;
  float veins = smoothstep(0.86, 1.0, sin(w * 2.4 + 0.8)) * top;
  vec3 c = tint * (0.24 + 0.34 * fresnel + 0.42 * halo + 0.10 * veins + 0.55 * side)
    + mix(tint, vec3(0.78, 0.88, 1.0), 0.55) * line * 0.95;
  float a = 0.30 + 0.3 * fresnel + 0.25 * halo + 0.1 * veins + 0.6 * line + side * 0.5 + (1.0 - top) * 0.1;
  gl_FragColor = vec4(c, clamp(a, 0.0, 0.92));
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

const CURTAIN_FRAGMENT = `
varying vec3 vP; uniform vec2 uY; uniform float uStrength;
void main() {
  float t = (vP.y - uY.x) / (uY.y - uY.x), q = 0.75 + 0.25 * sin((vP.x + vP.z) * 5.0) * sin((vP.x - vP.z) * 3.1);
  vec3 c = mix(vec3(0.20, 0.42, 0.95), vec3(0.62, 0.40, 1.0), 0.5 + 0.5 * sin((vP.x - vP.z) * 0.45));
  gl_FragColor = vec4(c * t * t * uStrength * q, 1.0);
}`;

function glass(cells: readonly Spot[]): THREE.Mesh {
  const parts = cells.map(({ x, y, z }) => {
    const part = new THREE.BoxGeometry(SIZE, THICK, SIZE).toNonIndexed();
    const { position } = part.attributes;
    const local = new Float32Array(position.count * 2);
    for (let i = 0; i < position.count; i++) {
      local[i * 2] = position.getX(i);
      local[i * 2 + 1] = position.getZ(i);
    }
    part.setAttribute('cell', new THREE.BufferAttribute(local, 2));
    part.deleteAttribute('uv');
    return part.translate(x, y - THICK / 2, z);
  });
  const material = new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    vertexShader: GLASS_VERTEX,
    fragmentShader: GLASS_FRAGMENT,
  });
  const mesh = new THREE.Mesh(mergeGeometries(parts), material);
  mesh.renderOrder = 2;
  return mesh;
}

/** Figures in the Zone stand on something: their shadows fall on clear sheets that show nothing but shadow. */
function shade(cells: readonly Spot[]): THREE.Mesh {
  const sheets = cells.map(({ x, y, z }) =>
    new THREE.PlaneGeometry(SIZE, SIZE).rotateX(-Math.PI / 2).translate(x, y + 0.002, z),
  );
  const mesh = new THREE.Mesh(
    mergeGeometries(sheets),
    new THREE.ShadowMaterial({ color: '#02030a', opacity: 0.62, depthWrite: false }),
  );
  mesh.receiveShadow = true;
  mesh.renderOrder = 3;
  return mesh;
}

/** A square curtain: brightest at `top`, gone at `bottom`. */
function curtain(half: number, top: number, bottom: number, strength: number): THREE.Mesh {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const position = corners.flatMap(([a, b], i) => {
    const [c, d] = corners[(i + 1) % 4];
    const low = [a * half, bottom, b * half];
    const high = [c * half, top, d * half];
    return [...low, c * half, bottom, d * half, ...high, ...low, ...high, a * half, top, b * half];
  });
  const sheet = new THREE.BufferGeometry();
  sheet.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  const material = new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: THREE.DoubleSide,
    blending: THREE.AdditiveBlending,
    uniforms: { uY: { value: new THREE.Vector2(bottom, top) }, uStrength: { value: strength } },
    vertexShader:
      'varying vec3 vP; void main() { vP = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: CURTAIN_FRAGMENT,
  });
  const mesh = new THREE.Mesh(sheet, material);
  mesh.renderOrder = 1;
  return mesh;
}

export function zone(cells: readonly Spot[]): Built {
  const top = Math.max(...cells.map((c) => c.y)) - THICK;
  const outer = Math.max(...cells.map((c) => Math.abs(c.x))) + 0.5;
  const object = new THREE.Group().add(
    glass(cells),
    shade(cells),
    curtain(outer - 0.98, top, 0, 0.95),
    curtain(outer - 0.02, top, -0.95, 0.62),
  );
  return disposing(object);
}

/** The things that stand about in a place: painted solids merged into one mesh that is lit, one that glows, and halos. */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

type V3 = readonly [number, number, number];

/** Paints a solid; `shade` multiplies the colour by the position. */
export function painted(
  solid: THREE.BufferGeometry,
  colour: string,
  shade?: (x: number, y: number, z: number) => number,
): THREE.BufferGeometry {
  const part = solid.index ? solid.toNonIndexed() : solid;
  for (const name of Object.keys(part.attributes))
    if (name !== 'position' && name !== 'normal') part.deleteAttribute(name);
  const paint = new THREE.Color(colour);
  const { position } = part.attributes;
  const colours = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i++) {
    const k = shade ? shade(position.getX(i), position.getY(i), position.getZ(i)) : 1;
    colours.set([paint.r * k, paint.g * k, paint.b * k], i * 3);
  }
  return part.setAttribute('color', new THREE.BufferAttribute(colours, 3));
}

const merged = (parts: readonly THREE.BufferGeometry[], material: THREE.Material): THREE.Mesh => {
  const mesh = new THREE.Mesh(mergeGeometries([...parts]), material);
  for (const part of parts) part.dispose();
  return mesh;
};

/** One lit mesh of painted solids. They cast no shadow: those near the table are painted on the ground. */
export const solids = (parts: readonly THREE.BufferGeometry[], roughness: number, metalness = 0): THREE.Mesh =>
  merged(parts, new THREE.MeshStandardMaterial({ vertexColors: true, roughness, metalness, side: THREE.DoubleSide }));

/** One mesh of painted solids that shine by themselves. */
export const glows = (parts: readonly THREE.BufferGeometry[]): THREE.Mesh =>
  merged(parts, new THREE.MeshBasicMaterial({ vertexColors: true }));

/** A solid of revolution from (radius, height) pairs. */
export const latheShape = (points: readonly (readonly [number, number])[], segments = 24): THREE.BufferGeometry =>
  new THREE.LatheGeometry(
    points.map(([r, y]) => new THREE.Vector2(Math.max(r, 1e-3), y)),
    segments,
  );

export interface Halo {
  readonly at: V3;
  readonly size: number;
  readonly colour: string;
  readonly strength: number;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Soft round lights that face the camera: flames, lamps, a sun. One mesh, drawn after everything solid. */
export function halos(spots: readonly Halo[]): THREE.Mesh {
  const position: number[] = [];
  const corner: number[] = [];
  const size: number[] = [];
  const color: number[] = [];
  for (const spot of spots) {
    const light = new THREE.Color(spot.colour).multiplyScalar(spot.strength);
    for (const [u, v] of CORNERS) {
      position.push(...spot.at);
      corner.push(u, v);
      size.push(spot.size);
      color.push(light.r, light.g, light.b);
    }
  }
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  solid.setAttribute('corner', new THREE.Float32BufferAttribute(corner, 2));
  solid.setAttribute('size', new THREE.Float32BufferAttribute(size, 1));
  solid.setAttribute('color', new THREE.Float32BufferAttribute(color, 3));
  const mesh = new THREE.Mesh(
    solid,
    new THREE.ShaderMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      blending: THREE.AdditiveBlending,
      vertexShader: `attribute vec2 corner; attribute float size; varying vec2 vAt; varying vec3 vLight;
void main() {
  vAt = corner; vLight = color;
  vec4 seen = modelViewMatrix * vec4(position, 1.0); seen.xy += corner * size;
  gl_Position = projectionMatrix * seen;
}`,
      fragmentShader: `varying vec2 vAt; varying vec3 vLight;
void main() {
  float f = max(0.0, 1.0 - length(vAt));
  gl_FragColor = vec4(vLight * (f * f * 0.5 + pow(f, 8.0) * 1.8), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
    }),
  );
  mesh.frustumCulled = false;
  mesh.renderOrder = 13;
  return mesh;
}

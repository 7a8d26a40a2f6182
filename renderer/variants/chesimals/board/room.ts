/** What the table stands in: still water that falls off into the dark. Unlit, because it fills most of the window. */
import * as THREE from 'three';
import { type Built, disposing } from '../../../art/board-mesh.ts';

/** what lies beyond the light */
export const GROUND = '#080d10';
const WATER = '#1b2b30';

/** `halfX`, `halfZ`: half the field, in cells. */
export function room(halfX: number, halfZ: number): Built {
  const floor = new THREE.CircleGeometry(Math.max(halfX, halfZ) * 9, 48).rotateX(-Math.PI / 2).translate(0, -0.52, 0);
  const mesh = new THREE.Mesh(
    floor,
    new THREE.ShaderMaterial({
      uniforms: {
        uHalf: { value: new THREE.Vector2(halfX + 0.735, halfZ + 0.735) },
        uNear: { value: new THREE.Color(WATER) },
        uFar: { value: new THREE.Color(GROUND) },
      },
      vertexShader:
        'varying vec2 vAt; void main() { vAt = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: `uniform vec2 uHalf; uniform vec3 uNear; uniform vec3 uFar; varying vec2 vAt;
float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  // how far beyond the table, whose sides differ in length
  float beyond = length(max(abs(vAt) - uHalf, 0.0));
  vec3 c = mix(uNear, uFar, smoothstep(0.0, 15.0, beyond));
  // the table's own shade, and a breath of noise so that the fall of light shows no bands
  c *= 0.45 + 0.55 * smoothstep(-0.2, 3.2, beyond);
  c += (grain(gl_FragCoord.xy) - 0.5) / 255.0;
  gl_FragColor = vec4(c, 1.0);
  #include <colorspace_fragment>
}`,
    }),
  );
  return disposing(mesh);
}

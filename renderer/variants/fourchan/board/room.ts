/** What the table stands on: green baize that falls off into the dark. Unlit, because it fills most of the window. */
import * as THREE from 'three';
import { type Built, disposing } from '../../../art/board-mesh.ts';

/** what lies beyond the light */
export const GROUND = '#0a0f0d';
const BAIZE = '#2b3a33';

/** `reach`: half the table, in cells. */
export function room(reach: number): Built {
  const floor = new THREE.CircleGeometry(reach * 8, 48).rotateX(-Math.PI / 2).translate(0, -0.52, 0);
  const mesh = new THREE.Mesh(
    floor,
    new THREE.ShaderMaterial({
      uniforms: {
        uReach: { value: reach },
        uNear: { value: new THREE.Color(BAIZE) },
        uFar: { value: new THREE.Color(GROUND) },
      },
      vertexShader:
        'varying vec2 vAt; void main() { vAt = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: `uniform float uReach; uniform vec3 uNear; uniform vec3 uFar; varying vec2 vAt;
float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  float away = length(vAt) / uReach;
  vec3 c = mix(uNear, uFar, smoothstep(0.9, 3.4, away));
  // the table's own shade, and a breath of noise so that the fall of light shows no bands
  c *= 0.5 + 0.5 * smoothstep(0.98, 1.75, max(abs(vAt.x), abs(vAt.y)) / uReach);
  c += (grain(gl_FragCoord.xy) - 0.5) / 255.0;
  gl_FragColor = vec4(c, 1.0);
  #include <colorspace_fragment>
}`,
    }),
  );
  return disposing(mesh);
}

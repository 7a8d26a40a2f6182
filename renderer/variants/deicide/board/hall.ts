/** The floor the table stands on: dark, a little lighter near it. Unlit, because it fills most of the window. */
import * as THREE from 'three';
import { type Built, disposing } from '../../../art/board-mesh.ts';

/** what lies beyond the light */
export const GROUND = '#0b0c10';

/** `reach`: half the table, in cells. */
export function hall(reach: number): Built {
  const floor = new THREE.CircleGeometry(reach * 7, 48).rotateX(-Math.PI / 2).translate(0, -0.62, 0);
  const mesh = new THREE.Mesh(
    floor,
    new THREE.ShaderMaterial({
      uniforms: {
        uReach: { value: reach },
        uNear: { value: new THREE.Color('#34323c') },
        uFar: { value: new THREE.Color(GROUND) },
      },
      vertexShader:
        'varying vec2 vAt; void main() { vAt = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: `uniform float uReach; uniform vec3 uNear; uniform vec3 uFar; varying vec2 vAt;
void main() {
  float away = length(vAt) / uReach;
  vec3 c = mix(uNear, uFar, smoothstep(0.9, 3.2, away));
  // the table's own shade, and a breath of noise so that the fall of light shows no bands
  c *= 0.55 + 0.45 * smoothstep(1.0, 1.7, max(abs(vAt.x), abs(vAt.y)) / uReach);
  c += (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5) / 255.0;
  gl_FragColor = vec4(c, 1.0);
  #include <colorspace_fragment>
}`,
    }),
  );
  return disposing(mesh);
}

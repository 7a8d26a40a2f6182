/** The floor a table stands on: round, and unlit, because it fills most of the window. */
import * as THREE from 'three';
import { type Built, disposing } from './board-mesh.ts';

/**
 * `radius` and `y`, its height, in cells; `near` and `far`: its colours. `light`: GLSL that makes of `uNear`, `uFar`, the
 * point `vAt` and `uHalf`, half the table, the colour `c`.
 */
export function dimFloor(
  {
    radius,
    y,
    near,
    far,
    half,
  }: Record<'radius' | 'y', number> &
    Record<'near' | 'far', string> & { readonly half: readonly [x: number, z: number] },
  light: string,
): Built {
  const floor = new THREE.CircleGeometry(radius, 48).rotateX(-Math.PI / 2).translate(0, y, 0);
  const mesh = new THREE.Mesh(
    floor,
    new THREE.ShaderMaterial({
      uniforms: {
        uHalf: { value: new THREE.Vector2(...half) },
        uNear: { value: new THREE.Color(near) },
        uFar: { value: new THREE.Color(far) },
      },
      vertexShader:
        'varying vec2 vAt; void main() { vAt = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: `uniform vec2 uHalf; uniform vec3 uNear; uniform vec3 uFar; varying vec2 vAt;
float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  ${light}
  // a breath of noise so that the fall of light shows no bands
  c += (grain(gl_FragCoord.xy) - 0.5) / 255.0;
  gl_FragColor = vec4(c, 1.0);
  #include <colorspace_fragment>
}`,
    }),
  );
  return disposing(mesh);
}

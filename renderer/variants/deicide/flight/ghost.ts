/**
 * A figure that is away, as a ghost over the cell it will land on: its outline glows, its middle is clear. Two meshes,
 * because a clear figure must not show its own back: the first only says where it is nearest, the second paints there.
 */
import * as THREE from 'three';
import type { Livery } from '../../../scene/art.ts';

/** The colour of a side's flights: its light, paler, so that it reads on light and dark cells. */
export const flightTint = (livery: Livery): THREE.Color =>
  new THREE.Color(livery.light).lerp(new THREE.Color('#ffffff'), 0.35);

/** Slot 2, the sand in the glass, is brightest. Works for instances too. */
export const flightGhostMaterial = (tint: THREE.Color): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: { uTint: { value: tint } },
    vertexShader: `
attribute float slot; varying vec3 vN; varying vec3 vV; varying float vSlot;
void main() {
  vSlot = slot;
  #ifdef USE_INSTANCING
    mat4 model = modelMatrix * instanceMatrix;
  #else
    mat4 model = modelMatrix;
  #endif
  vec4 world = model * vec4(position, 1.0);
  vN = mat3(model) * normal; vV = cameraPosition - world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`,
    fragmentShader: `
uniform vec3 uTint; varying vec3 vN; varying vec3 vV; varying float vSlot;
void main() {
  float graze = pow(1.0 - abs(dot(normalize(vN), normalize(vV))), 1.6);
  float light = vSlot > 1.5 && vSlot < 2.5 ? 0.55 : vSlot > 0.5 && vSlot < 1.5 ? 0.3 : 0.12;
  gl_FragColor = vec4(uTint * (0.45 + 0.75 * graze + light), clamp(0.22 + light * 0.5 + 0.6 * graze, 0.0, 0.92));
  #include <colorspace_fragment>
}`,
  });

/** A ghost of this figure, standing on y = 0 of the group. The figure's geometry stays the caller's. */
export function flightGhost(figure: THREE.BufferGeometry, tint: THREE.Color): THREE.Group {
  const near = new THREE.Mesh(figure, new THREE.MeshBasicMaterial({ colorWrite: false }));
  const glow = new THREE.Mesh(figure, flightGhostMaterial(tint));
  // after everything solid and the marks; the depth first
  near.renderOrder = 6;
  glow.renderOrder = 7;
  return new THREE.Group().add(near, glow);
}

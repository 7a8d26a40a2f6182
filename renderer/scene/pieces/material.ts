/**
 * One material for every figure of both sides. The vertex's `slot` and the instance's side choose a colour from a
 * palette of eight; the instance's `look` says how it appears: x side, y presence (1 solid, less dissolves without
 * blending, so that nothing needs sorting), z glow (pointed at), w chill (frozen: pale, unlit) or, below zero, spirit (a
 * ghost of a piece that is away: in the colour of its flight, lit from within). Shadows know no presence.
 */
import * as THREE from 'three';
import type { Livery } from '../art.ts';

const palette = (liveries: readonly [Livery, Livery]): THREE.Color[] =>
  liveries.flatMap((l) => [l.body, l.accent, l.light, l.dark].map((colour) => new THREE.Color(colour)));

const rimOf = (livery: Livery): THREE.Color => new THREE.Color(livery.rim).multiplyScalar(livery.rimPower);

/** How metallic and how rough the accent slot is unless a livery says otherwise. */
const TRIM = 0.35;
const TRIM_ROUGHNESS = 0.32;

/** `tint`: the colour of ghosts. */
export function figureMaterial(
  liveries: readonly [Livery, Livery],
  quality: 'high' | 'low',
  tint = '#b3a4ff',
): THREE.Material {
  // with antialiasing a part of each pixel's samples is left out, without it a grain of whole pixels
  const smooth = quality === 'high';
  const material = smooth
    ? new THREE.MeshPhysicalMaterial({ clearcoat: 0.45, clearcoatRoughness: 0.3, alphaToCoverage: true })
    : new THREE.MeshStandardMaterial();
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uPalette = { value: palette(liveries) };
    shader.uniforms.uRim = { value: liveries.map(rimOf) };
    shader.uniforms.uGlow = { value: liveries.map((l) => l.glow) };
    shader.uniforms.uTint = { value: new THREE.Color(tint) };
    // bright metal shows the room round it; where no room is reflected it would be brown
    const trim = (l: Livery): number => (smooth ? (l.trimMetalness ?? TRIM) : TRIM);
    shader.uniforms.uSurface = { value: liveries.map((l) => new THREE.Vector3(l.metalness, l.roughness, trim(l))) };
    shader.uniforms.uTrim = {
      value: liveries.map((l) => new THREE.Vector2(l.trimRoughness ?? TRIM_ROUGHNESS, l.coat ?? 1)),
    };
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float slot;\nattribute vec4 look;\nvarying float vSlot;\nvarying vec4 vLook;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvSlot = slot;\nvLook = look;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
varying float vSlot; varying vec4 vLook;
uniform vec3 uPalette[8]; uniform vec3 uRim[2]; uniform float uGlow[2]; uniform vec3 uSurface[2]; uniform vec2 uTrim[2]; uniform vec3 uTint;
float grain(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
${smooth ? 'diffuseColor.a = vLook.y;' : 'if (vLook.y < 0.995 && grain(floor(gl_FragCoord.xy)) > vLook.y) discard;'}
int side = vLook.x > 0.5 ? 1 : 0;
vec3 paint = uPalette[side * 4 + int(vSlot + 0.5)];
// frozen: the side's own tones without their colour, the lights turned to ice
float grey = dot(paint, vec3(0.3, 0.59, 0.11));
vec3 ice = vSlot > 1.5 && vSlot < 2.5 ? vec3(0.22, 0.5, 0.72) : mix(paint, vec3(grey), 0.6) * 0.9;
float chill = max(vLook.w, 0.0), spirit = max(-vLook.w, 0.0);
diffuseColor.rgb = mix(mix(paint, ice, chill), uTint * (0.12 + 0.88 * grey), spirit * 0.45);`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        `float roughnessFactor = uSurface[side].y;
if (vSlot > 2.5) roughnessFactor = 0.8; else if (vSlot > 0.5 && vSlot < 1.5) roughnessFactor = uTrim[side].x;`,
      )
      .replace(
        '#include <metalnessmap_fragment>',
        `float metalnessFactor = uSurface[side].x;
if (vSlot > 0.5 && vSlot < 1.5) metalnessFactor = uSurface[side].z;`,
      )
      .replace(
        '#include <lights_physical_fragment>',
        `#include <lights_physical_fragment>
${smooth ? 'material.clearcoat *= uTrim[side].y;' : ''}`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>
float graze = pow(1.0 - abs(dot(normalize(vNormal), normalize(vViewPosition))), 3.0);
if (vSlot > 1.5 && vSlot < 2.5) totalEmissiveRadiance += paint * uGlow[side] * (1.0 - chill);
totalEmissiveRadiance += uRim[side] * graze * (1.0 - chill) + vec3(0.35, 0.7, 1.0) * graze * 0.3 * chill;
totalEmissiveRadiance += uTint * (0.3 * grey + (0.15 + 0.45 * grey) * graze) * spirit;
totalEmissiveRadiance += vLook.z * (0.1 * diffuseColor.rgb + vec3(0.85, 0.92, 1.0) * graze * 0.8);`,
      );
  };
  return material;
}

/**
 * One material for every figure of all liveries. The vertex's `slot` and the instance's livery choose a colour from a
 * palette of four per livery; the instance's `look` holds: x livery (its fraction: how dull the figure is), y presence
 * (1 solid; less is blended, with a brighter rim, by a second material for figures that are not solid), z glow (under the pointer), w chill
 * (frozen: pale, without emission) or, below zero, spirit (the ghost of a piece that is away: in the colour of its
 * flight, emissive). Shadows ignore presence.
 */
import * as THREE from 'three';
import { FACE_SPAN, type Faces, FIRST_FACE } from '../../art/faces.ts';
import type { Livery } from '../../art/variant-art.ts';
import { REACH } from './worn.ts';

/** how much full dullness adds to the number of the livery: far enough from the next integer */
export const DULL = 0.5;

const palette = (liveries: readonly Livery[]): THREE.Color[] =>
  liveries.flatMap((l) => [l.body, l.accent, l.light, l.dark].map((colour) => new THREE.Color(colour)));

const rimOf = (livery: Livery): THREE.Color => new THREE.Color(livery.rim).multiplyScalar(livery.rimPower);

/** from this dullness on a figure is hatched */
const HATCHED = 0.62;
/** lines a cell */
const HATCH = 8;
/**
 * A dull figure is darker, but keeps its hue, its rim light and part of its light slot, so that its colour and its pattern stay
 * recognizable. At full dullness it is hatched, in its dark tone, or where that would not be seen in its light one; what is
 * too far away for lines is in the middle of the two.
 */
const DULLED = `float dull = clamp((vLook.x - float(side)) * ${(1 / DULL).toFixed(1)}, 0.0, 1.0);
float lost = vSlot > 0.5 && vSlot < 1.5 ? 0.5 : vSlot > 1.5 && vSlot < 2.5 ? 0.6 : 0.68;
paint = mix(paint, vec3(0.006, 0.011, 0.013), lost * min(dull * dull, 0.32));
float hatched = smoothstep(${HATCHED}, 1.0, dull) * (vSlot > 2.5 ? 0.0 : 0.8);
if (hatched > 0.0) {
  float at = dot(vAt, vec3(1.0)) * ${HATCH}.0;
  float wide = min(0.5, fwidth(at));
  float line = smoothstep(0.56 - wide, 0.56 + wide, abs(fract(at) - 0.5) * 2.0);
  bool deep = dot(paint, vec3(0.3, 0.59, 0.11)) < 0.1;
  paint = mix(paint, deep ? mix(paint, uPalette[side * 4 + 2], 0.55) : paint * 0.16, hatched * line);
}`;

/** The cracks of stone: the borders of Voronoi cells around points scattered in the figure's own space. */
const CRACKS = `vec3 strewn(vec3 p) { p = vec3(dot(p, vec3(127.1, 311.7, 74.7)), dot(p, vec3(269.5, 183.3, 246.1)), dot(p, vec3(113.5, 271.9, 124.6))); return fract(sin(p) * 43758.5453); }
float crackAt(vec3 at) {
  // of the 27 neighbouring cells the eight nearest are enough for a crack
  vec3 base = floor(at - 0.5);
  float first = 8.0, second = 8.0;
  for (int i = 0; i < 8; i++) {
    vec3 cell = base + vec3(float(i & 1), float((i >> 1) & 1), float(i >> 2));
    vec3 away = cell + 0.15 + 0.7 * strewn(cell) - at;
    float d = dot(away, away);
    if (d < first) { second = first; first = d; } else if (d < second) second = d;
  }
  return sqrt(second) - sqrt(first);
}`;

/**
 * Instead of ice: the same grey for all, the rim light slightly in its side's colour, a trace of it in the lit parts.
 */
const STONE = `if (chill > 0.0) {
  vec3 base = vSlot > 0.5 && vSlot < 1.5 ? vec3(0.05 + 0.55 * grey) : vSlot > 1.5 && vSlot < 2.5 ? vec3(0.42) : vSlot > 2.5 ? vec3(0.045) : vec3(0.26);
  ice = mix(base, paint, vSlot > 1.5 && vSlot < 2.5 ? 0.3 : vSlot > 0.5 ? 0.05 : 0.07);
  ice *= mix(0.12, 1.0, smoothstep(0.015, 0.1, crackAt(vAt * 5.2 + 3.0))) * (0.9 + 0.16 * strewn(floor(vAt * 60.0)).x);
}`;

/** how wide the worn strip along an edge is, in cells: at least, and where it is widest */
const [WORN_LEAST, WORN_MORE] = [0.004, 0.016];
/**
 * What is worn is paler and, where it is metal, polished. The strip is uneven, and fainter where it is narrower than a
 * pixel. What is dark or glows is left as it is: it is drawing, and letters must stay sharp.
 */
const WORN = `float atEdge = max(max(vWear.x, vWear.y), vWear.z);
float away = (1.0 - atEdge) * ${REACH.toFixed(2)};
float pixel = max(fwidth(away), 0.0001);
float worn = 0.0;
if (atEdge > 0.0 && vSlot < 1.5) {
  vec3 rub = vAt * 31.0;
  float uneven = 0.5 + 0.25 * (sin(rub.x + 1.7 * sin(rub.z)) + sin(rub.y * 1.3 + 1.9 * sin(rub.x * 0.7)));
  float wide = ${WORN_LEAST} + ${WORN_MORE} * uneven;
  worn = (1.0 - smoothstep(wide * 0.4, wide + pixel, away)) * min(1.0, wide / pixel);
  paint = vSlot > 0.5 ? mix(paint, paint * 1.5 + 0.05, worn * 0.6) : mix(paint, paint * 1.2 + 0.07, worn * 0.6);
}`;

/** Rings of growth round an axis beside the figure, upright or lying ahead; wood alone has them. */
const GRAIN = `if (vSlot < 0.5 && uGrain[side] != 0.0) {
  vec3 q = uGrain[side] > 0.0 ? vAt.xzy : vAt.xyz;
  float ring = length(q.xy * vec2(1.0, 0.8) + vec2(0.31, 0.17 + 0.06 * sin(q.z * 2.3))) * 30.0;
  ring += 0.7 * sin(q.z * 3.1 + q.x * 9.0) + 0.4 * sin(ring * 0.31);
  float seen = 1.0 - smoothstep(0.5, 2.2, fwidth(ring));
  float line = 0.5 + 0.5 * sin(ring);
  paint *= 1.0 - abs(uGrain[side]) * (0.35 + seen * (line * line * 1.3 - 0.35));
  paint *= 1.0 + 0.06 * sin(q.z * 4.0 + q.x * 3.0);
}`;

/** The metalness and roughness of the accent slot unless a livery sets them. */
const TRIM = 0.35;
const TRIM_ROUGHNESS = 0.32;

/** What a figure that is not solid looks like: smooth, with a rim in its side's light. */
const CLEAR = `diffuseColor.a = min(1.0, vLook.y * (1.0 + 0.7 * graze));
totalEmissiveRadiance += uPalette[side * 4 + 2] * graze * 0.7 * (1.0 - vLook.y);`;

/** Painted from above with a tile of the picture, instead of in a colour. */
const FACE = `if (vSlot > ${(FIRST_FACE - 0.5).toFixed(1)}) {
  float tile = floor(vSlot - ${(FIRST_FACE - 0.5).toFixed(1)});
  vec2 spot = clamp(vAt.xz / ${FACE_SPAN.toFixed(2)} + 0.5, 0.0, 1.0);
  paint = texture2D(uFaces, (vec2(mod(tile, uTiles.x), floor(tile / uTiles.x)) + spot) / uTiles).rgb;
}`;

function textureOf({ picture }: Faces): THREE.Texture {
  const texture = new THREE.CanvasTexture(picture);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.flipY = false;
  texture.anisotropy = 4;
  return texture;
}

/** `tint`: the colour of ghosts; `clear`: for figures that are not solid; `faces`: pictures on them. */
export function figureMaterial(
  liveries: readonly Livery[],
  quality: 'high' | 'low',
  tint = '#b3a4ff',
  chilled: 'ice' | 'stone' = 'ice',
  clear = false,
  faces?: Faces,
): THREE.Material {
  const most = liveries.length;
  const stone = chilled === 'stone';
  const dulls = most > 2;
  const smooth = quality === 'high';
  const grained = liveries.some(({ grain }) => grain);
  // lines, cracks, wear, grain and pictures follow the figure
  const placed = stone || dulls || smooth || grained || faces !== undefined;
  const texture = faces && textureOf(faces);
  const material = smooth
    ? new THREE.MeshPhysicalMaterial({ clearcoat: 0.45, clearcoatRoughness: 0.3, transparent: clear })
    : new THREE.MeshStandardMaterial({ transparent: clear });
  // the program depends on the arguments of this function, which its source does not show
  material.customProgramCacheKey = () =>
    `figures of ${most} liveries, ${chilled}, ${clear ? 'clear' : 'solid'}${grained ? ', grained' : ''}${faces ? ', with faces' : ''}`;
  if (texture) material.addEventListener('dispose', () => texture.dispose());
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uPalette = { value: palette(liveries) };
    shader.uniforms.uRim = { value: liveries.map(rimOf) };
    shader.uniforms.uGlow = { value: liveries.map((l) => l.glow) };
    shader.uniforms.uOutline = { value: liveries.map((l) => l.outline ?? 0) };
    if (grained) shader.uniforms.uGrain = { value: liveries.map((l) => l.grain ?? 0) };
    if (faces) {
      shader.uniforms.uFaces = { value: texture };
      shader.uniforms.uTiles = { value: new THREE.Vector2(faces.columns, faces.rows) };
    }
    shader.uniforms.uTint = { value: new THREE.Color(tint) };
    // bright metal reflects the environment; without reflections it would look brown
    const trim = (l: Livery): number => (smooth ? (l.trimMetalness ?? TRIM) : TRIM);
    shader.uniforms.uSurface = { value: liveries.map((l) => new THREE.Vector3(l.metalness, l.roughness, trim(l))) };
    shader.uniforms.uTrim = {
      value: liveries.map((l) => new THREE.Vector2(l.trimRoughness ?? TRIM_ROUGHNESS, l.coat ?? 1)),
    };
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>\nattribute float slot;\nattribute vec4 look;\nvarying float vSlot;\nvarying vec4 vLook;
${placed ? 'varying vec3 vAt;' : ''}${smooth ? '\nattribute vec3 wear;\nvarying vec3 vWear;' : ''}`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\nvSlot = slot;\nvLook = look;\n${placed ? 'vAt = position;' : ''}${smooth ? '\nvWear = wear;' : ''}`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
varying float vSlot; varying vec4 vLook;
uniform vec3 uPalette[${most * 4}]; uniform vec3 uRim[${most}]; uniform float uGlow[${most}]; uniform vec3 uSurface[${most}]; uniform vec2 uTrim[${most}]; uniform float uOutline[${most}]; uniform vec3 uTint;
${placed ? 'varying vec3 vAt;' : ''}${smooth ? '\nvarying vec3 vWear;' : ''}
${grained ? `uniform float uGrain[${most}];` : ''}${faces ? 'uniform sampler2D uFaces; uniform vec2 uTiles;' : ''}
${stone ? CRACKS : ''}`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
int side = int(vLook.x + 0.2);
vec3 paint = uPalette[side * 4 + ${faces ? 'min(int(vSlot + 0.5), 3)' : 'int(vSlot + 0.5)'}];
${faces ? FACE : ''}
${smooth ? WORN : ''}
${dulls ? DULLED : ''}
${grained ? GRAIN : ''}
// frozen: the side's own tones desaturated, the lights turned to ice
float grey = dot(paint, vec3(0.3, 0.59, 0.11));
vec3 ice = vSlot > 1.5 && vSlot < 2.5 ? vec3(0.22, 0.5, 0.72) : mix(paint, vec3(grey), 0.6) * 0.9;
float chill = max(vLook.w, 0.0), spirit = max(-vLook.w, 0.0);
${stone ? STONE : ''}
diffuseColor.rgb = mix(mix(paint, ice, chill), uTint * (0.12 + 0.88 * grey), spirit * 0.45);
// pale figures have a darker outline, so that one stands out from another
float facing = abs(dot(normalize(vNormal), normalize(vViewPosition)));
diffuseColor.rgb *= 1.0 - uOutline[side] * pow(1.0 - facing, 2.0);`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        `float roughnessFactor = uSurface[side].y;
if (vSlot > 2.5) roughnessFactor = 0.8; else if (vSlot > 0.5 && vSlot < 1.5) roughnessFactor = uTrim[side].x;
${smooth ? 'roughnessFactor *= 1.0 - 0.35 * worn;' : ''}
${stone ? 'roughnessFactor = mix(roughnessFactor, 0.95, chill);' : ''}`,
      )
      .replace(
        '#include <metalnessmap_fragment>',
        `float metalnessFactor = uSurface[side].x;
if (vSlot > 0.5 && vSlot < 1.5) metalnessFactor = uSurface[side].z;`,
      )
      .replace(
        '#include <lights_physical_fragment>',
        `#include <lights_physical_fragment>
${smooth ? `material.clearcoat *= uTrim[side].y${stone ? ' * (1.0 - chill)' : ''};` : ''}`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>
float graze = pow(1.0 - facing, 3.0);
if (vSlot > 1.5 && vSlot < 2.5) totalEmissiveRadiance += paint * uGlow[side] * (1.0 - chill)${dulls ? ' * (1.0 - min(1.0, dull * 3.0))' : ''};
totalEmissiveRadiance += uRim[side] * graze * (1.0 - chill)${stone ? '' : ' + vec3(0.35, 0.7, 1.0) * graze * 0.3 * chill'};
totalEmissiveRadiance += uTint * (0.3 * grey + (0.15 + 0.45 * grey) * graze) * spirit;
totalEmissiveRadiance += vLook.z * (0.1 * diffuseColor.rgb + vec3(0.85, 0.92, 1.0) * graze * 0.8);
${clear ? CLEAR : ''}`,
      );
  };
  return material;
}

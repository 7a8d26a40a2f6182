/**
 * Geometry and material of terrain: one geometry per look with vertex colours, and one material for all of it. A look
 * covers a cell of 1 x 1 around the origin, upwards from y = 0, and leaves a disc of radius 0.38 free in the middle so
 * that a figure can stand there as on any other cell. Only the Wall, which cannot be entered, fills its cell.
 */
import * as THREE from 'three';
import { type MaterialSlot, type Part, sculpt, type V2 } from './kit.ts';

/** Colours by slot of the kit, and the surface. Slot 1 is metal, slot 2 light. */
export interface Stuff {
  readonly body: string;
  readonly accent: string;
  readonly light: string;
  readonly dark: string;
  readonly roughness: number;
  /** of slot 1; the other slots are not metallic */
  readonly metalness: number;
  /** emission of slot 2 */
  readonly glow: number;
}

/** A flat outline (x, forward) at height y, facing up; no sides. */
export const sheet = (outline: readonly V2[], slot: MaterialSlot, y: number, turn = 0): Part => {
  const shape = new THREE.Shape(outline.map(([x, z]) => new THREE.Vector2(x, z)));
  const part = new THREE.ShapeGeometry(shape)
    .rotateX(-Math.PI / 2)
    .rotateY(turn)
    .translate(0, y, 0)
    .toNonIndexed();
  part.deleteAttribute('uv');
  const slots = new Float32Array(part.attributes.position.count).fill(slot);
  return part.setAttribute('slot', new THREE.Float32BufferAttribute(slots, 1));
};

/** Repeats a part on each side of the cell, starting from the forward one. */
export const onFourSides = (make: () => readonly Part[]): Part[] =>
  [0, 1, 2, 3].flatMap((i) => make().map((part) => part.rotateY((i * Math.PI) / 2)));

/** Merges parts and paints them. Attributes: position, normal, color, and surface (metalness, roughness, glow). */
export function mergeGround(stuff: Stuff, ...parts: (Part | readonly Part[])[]): THREE.BufferGeometry {
  const merged = sculpt(...parts);
  const slots = merged.attributes.slot.array;
  const paints = [stuff.body, stuff.accent, stuff.light, stuff.dark].map((colour) => new THREE.Color(colour));
  const colour = new Float32Array(slots.length * 3);
  const surface = new Float32Array(slots.length * 3);
  slots.forEach((slot, i) => {
    paints[slot].toArray(colour, i * 3);
    surface.set([slot === 1 ? stuff.metalness : 0, stuff.roughness, slot === 2 ? stuff.glow : 0], i * 3);
  });
  merged.deleteAttribute('slot');
  merged.setAttribute('color', new THREE.BufferAttribute(colour, 3));
  return merged.setAttribute('surface', new THREE.BufferAttribute(surface, 3));
}

/**
 * The material of all terrain, instanced or not. Without an environment map metal is dulled, or it would look brown.
 */
export function terrainMaterial(quality: 'high' | 'low'): THREE.Material {
  const material = new THREE.MeshStandardMaterial({ vertexColors: true });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec3 surface;\nvarying vec3 vSurface;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvSurface = surface;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vSurface;')
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vSurface.y;')
      .replace(
        '#include <metalnessmap_fragment>',
        `float metalnessFactor = vSurface.x * ${quality === 'high' ? '1.0' : '0.4'};`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += vColor.rgb * vSurface.z;',
      );
  };
  return material;
}

/**
 * How terrain is finished: one geometry per look with its colours in the vertices, and one material for all of it. A
 * look lies on a cell of 1 x 1 around the origin, y from 0, and leaves a disc of radius 0.38 free in its middle, so
 * that a figure stands on it as it stands elsewhere; only the Wall, which nobody enters, fills its cell.
 */
import * as THREE from 'three';
import { type Part, type Slot, sculpt, type V2 } from './kit.ts';

/** Colours by slot of the kit, and what the stuff is like. Metal is slot 1, light slot 2. */
export interface Stuff {
  readonly body: string;
  readonly accent: string;
  readonly light: string;
  readonly dark: string;
  readonly roughness: number;
  /** of slot 1; everything else is no metal */
  readonly metalness: number;
  /** how much slot 2 gives light of its own */
  readonly glow: number;
}

/** A flat outline (x, forward) that lies at height y and faces up; no sides. */
export const sheet = (outline: readonly V2[], slot: Slot, y: number, turn = 0): Part => {
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

/** The same parts for each side of the cell, from the one that lies forward. */
export const sides = (make: () => readonly Part[]): Part[] =>
  [0, 1, 2, 3].flatMap((i) => make().map((part) => part.rotateY((i * Math.PI) / 2)));

/** Merges parts and paints them. Attributes: position, normal, color, and surface (metalness, roughness, glow). */
export function lay(stuff: Stuff, ...parts: (Part | readonly Part[])[]): THREE.BufferGeometry {
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

/** The material of all terrain, instanced or not. Without a room to reflect, metal is dulled, or it would be brown. */
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

/**
 * The field: 100 bevelled slabs of wood, light and dark, merged into one mesh over a dark sheet that shows between them
 * as thin lines. Where pieces may be promoted, on three ranks at either end, the wood is a little redder, and a
 * brass line with lozenges parts it from the rest. It receives shadows and casts none.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import { boardSlab, type SlabShape } from '../../../art/slab.ts';
import type { Spot } from '../../../art/spot.ts';
import { SPAN, wood } from './wood.ts';

/** Of the slabs, light and dark, between the zones and in them. */
export const WOODS = {
  field: ['#a67c48', '#6b4729'],
  zone: ['#a67848', '#6b4329'],
} as const;
export const BRASS = '#c39440';

/** how many ranks from either end are a zone */
const ZONE = 3;
const SLAB: SlabShape = { half: 0.491, bevel: 0.02, deep: 0.018 };

/** How metallic brass is: without a room to reflect, true metal would be brown. */
export const brassMetalness = (quality: 'high' | 'low'): number => (quality === 'high' ? 0.65 : 0.2);

/** The line before a zone, and a lozenge where it meets the lines between the files. */
function border(halfWidth: number, z: number): THREE.BufferGeometry[] {
  const lozenges = Array.from({ length: halfWidth * 2 - 1 }, (_, i) =>
    new THREE.OctahedronGeometry(0.062).scale(1, 0.16, 1).translate(i + 1 - halfWidth, 0.002, z),
  );
  const bar = new THREE.BoxGeometry(halfWidth * 2, 0.012, 0.034).translate(0, -0.002, z);
  return [bar, ...lozenges].map((part) => {
    const solid = part.index ? part.toNonIndexed() : part;
    solid.deleteAttribute('uv');
    return solid;
  });
}

export function field(cells: readonly Spot[], quality: 'high' | 'low'): Built {
  const halfX = Math.max(...cells.map((c) => c.x)) + 0.5;
  const halfZ = Math.max(...cells.map((c) => c.z)) + 0.5;
  const paints = { field: WOODS.field.map((c) => new THREE.Color(c)), zone: WOODS.zone.map((c) => new THREE.Color(c)) };
  const parts = cells.map((spot, i) => {
    const [file, rank] = [Math.round(spot.x + halfX - 0.5), Math.round(halfZ - 0.5 - spot.z)];
    const zone = rank < ZONE || rank >= halfZ * 2 - ZONE;
    // a1 is dark
    const shade = (zone ? paints.zone : paints.field)[(file + rank) % 2 === 0 ? 1 : 0];
    const own = 0.95 + (Math.abs(Math.sin((i + 1) * 91.7)) % 0.1);
    const [u, v] = [(i * 7) / 11, (i * 5) / 13];
    return boardSlab(spot, SLAB, shade.clone().multiplyScalar(own), (x, z) => [u + x / SPAN, v + z / SPAN]);
  });
  const merged = mergeGeometries(parts);
  merged.computeVertexNormals();
  const slabs = new THREE.Mesh(
    merged,
    new THREE.MeshStandardMaterial({
      vertexColors: true,
      map: wood(quality === 'high' ? 256 : 128),
      roughness: 0.66,
      metalness: 0,
    }),
  );
  const gaps = new THREE.Mesh(
    new THREE.PlaneGeometry(halfX * 2, halfZ * 2).rotateX(-Math.PI / 2).translate(0, -SLAB.deep * 0.7, 0),
    new THREE.MeshStandardMaterial({ color: '#25170e', roughness: 0.9 }),
  );
  const lines = [...border(halfX, halfZ - ZONE), ...border(halfX, ZONE - halfZ)];
  const brass = new THREE.Mesh(
    mergeGeometries(lines),
    new THREE.MeshStandardMaterial({ color: BRASS, metalness: brassMetalness(quality), roughness: 0.42 }),
  );
  slabs.receiveShadow = brass.receiveShadow = gaps.receiveShadow = true;
  for (const part of [...parts, ...lines]) part.dispose();
  return disposing(new THREE.Group().add(slabs, gaps, brass));
}

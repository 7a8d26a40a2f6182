/**
 * The field: 256 bevelled slabs of veined stone, light and dark, merged into one mesh over a sheet of bronze that
 * shows between them as thin lines. It receives shadows and casts none.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import { boardSlab, type SlabShape } from '../../../art/slab.ts';
import type { Spot } from '../../../art/spot.ts';
import { bronzeMetalness } from './frame.ts';
import { SPAN, stone } from './stone.ts';

const LIGHT = '#8f8677';
const DARK = '#474a50';
const SLAB: SlabShape = { half: 0.487, bevel: 0.022, deep: 0.02 };

/** The stone's coordinates on a slab, starting at (u, v), turned by quarters. */
const veins = (u: number, v: number, quarter: number) => {
  const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
  return (x: number, z: number) => [u + (x * cos - z * sin) / SPAN, v + (x * sin + z * cos) / SPAN] as const;
};

export function field(cells: readonly Spot[], quality: 'high' | 'low'): Built {
  const shades = [new THREE.Color(DARK), new THREE.Color(LIGHT)];
  const reach = Math.max(...cells.map((c) => Math.abs(c.x))) + 0.5;
  const parts = cells.map((spot, i) => {
    // a1 is dark: the first cell is the near left corner, where x and z are -reach and reach
    const dark = (Math.round(spot.x + reach - 0.5) + Math.round(reach - 0.5 - spot.z)) % 2 === 0;
    const own = (Math.abs(Math.sin((i + 1) * 91.7)) * 0.14 + 0.93) % 1.1;
    const shade = shades[dark ? 0 : 1].clone().multiplyScalar(own);
    return boardSlab(spot, SLAB, shade, veins((i * 7) / 11, (i * 5) / 13, i * 3 + Math.floor(i / 16)));
  });
  const merged = mergeGeometries(parts);
  merged.computeVertexNormals();
  const slabs = new THREE.Mesh(
    merged,
    new THREE.MeshStandardMaterial({
      vertexColors: true,
      map: stone(quality === 'high' ? 288 : 144),
      roughness: 0.72,
      metalness: 0,
    }),
  );
  slabs.receiveShadow = true;
  const bronze = new THREE.Mesh(
    new THREE.PlaneGeometry(reach * 2, reach * 2).rotateX(-Math.PI / 2).translate(0, -SLAB.deep * 0.6, 0),
    new THREE.MeshStandardMaterial({ color: '#a98545', metalness: bronzeMetalness(quality), roughness: 0.42 }),
  );
  bronze.receiveShadow = true;
  for (const part of parts) part.dispose();
  return disposing(new THREE.Group().add(slabs, bronze));
}

/**
 * The field: 256 bevelled slabs of veined stone, light and dark, merged into one mesh over a sheet of bronze that
 * shows between them as thin lines. It receives shadows and casts none.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import type { Spot } from '../../../art/spot.ts';
import { bronzeMetalness } from './frame.ts';
import { SPAN, stone } from './stone.ts';

const LIGHT = '#8f8677';
const DARK = '#474a50';
const HALF = 0.487;
const BEVEL = 0.022;
const DEEP = 0.02;

/** The top of a slab and its four bevels, with the stone's coordinates starting at (u, v), turned by quarters. */
function slab({ x, y, z }: Spot, shade: THREE.Color, u: number, v: number, quarter: number): THREE.BufferGeometry {
  const ring = (half: number, level: number): [number, number, number][] => [
    [-half, level, -half],
    [-half, level, half],
    [half, level, half],
    [half, level, -half],
  ];
  const [top, rim] = [ring(HALF - BEVEL, 0), ring(HALF, -DEEP)];
  const faces = [top, ...[0, 1, 2, 3].map((i) => [top[i], rim[i], rim[(i + 1) % 4], top[(i + 1) % 4]])];
  const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
  const position: number[] = [];
  const uv: number[] = [];
  const color: number[] = [];
  for (const face of faces) {
    for (const i of [0, 1, 2, 0, 2, 3]) {
      const [px, py, pz] = face[i];
      position.push(px + x, py + y, pz + z);
      uv.push(u + (px * cos - pz * sin) / SPAN, v + (px * sin + pz * cos) / SPAN);
      color.push(shade.r, shade.g, shade.b);
    }
  }
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  part.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  part.setAttribute('color', new THREE.Float32BufferAttribute(color, 3));
  return part;
}

export function field(cells: readonly Spot[], quality: 'high' | 'low'): Built {
  const shades = [new THREE.Color(DARK), new THREE.Color(LIGHT)];
  const reach = Math.max(...cells.map((c) => Math.abs(c.x))) + 0.5;
  const parts = cells.map((spot, i) => {
    // a1 is dark: the first cell is the near left corner, where x and z are -reach and reach
    const dark = (Math.round(spot.x + reach - 0.5) + Math.round(reach - 0.5 - spot.z)) % 2 === 0;
    const own = (Math.abs(Math.sin((i + 1) * 91.7)) * 0.14 + 0.93) % 1.1;
    const shade = shades[dark ? 0 : 1].clone().multiplyScalar(own);
    return slab(spot, shade, (i * 7) / 11, (i * 5) / 13, i * 3 + Math.floor(i / 16));
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
    new THREE.PlaneGeometry(reach * 2, reach * 2).rotateX(-Math.PI / 2).translate(0, -DEEP * 0.6, 0),
    new THREE.MeshStandardMaterial({ color: '#a98545', metalness: bronzeMetalness(quality), roughness: 0.42 }),
  );
  bronze.receiveShadow = true;
  for (const part of parts) part.dispose();
  return disposing(new THREE.Group().add(slabs, bronze));
}

/**
 * The field: a tissue of cells with soft corners, light and dark by turns, merged into one mesh over a dark sheet. In
 * each a membrane is drawn, a thin uneven ring that no other cell has; it is worked out where it is painted, so it
 * costs no triangles and stays thin at every distance. Receives shadows and casts none.
 */
import * as THREE from 'three';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import type { Spot } from '../../../art/spot.ts';

/** Light and dark cells; both sides' figures must stand out from both. */
export const MAT = ['#3d5250', '#202d31'] as const;
const BETWEEN = '#0c1c20';

const HALF = 0.482;
const CORNER = 0.12;
const FACETS = 3;
const BEVEL = 0.014;
const DEEP = 0.014;

/** A square with round corners, counter-clockwise seen from above, its corners `r` round. */
const outline = (half: number, r: number): [number, number][] =>
  [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].flatMap(([sx, sz], corner) =>
    Array.from({ length: FACETS + 1 }, (_, i): [number, number] => {
      const a = Math.PI / 2 - (corner + i / FACETS) * (Math.PI / 2);
      return [sx * (half - r) + Math.cos(a) * r, sz * (half - r) + Math.sin(a) * r];
    }),
  );

/** Of a 32-bit number another that looks like chance, 0 to 1. */
const chance = (n: number): number => {
  const h = Math.sin(n * 12.9898) * 43758.5453;
  return h - Math.floor(h);
};

export function field(cells: readonly Spot[]): Built {
  const halfX = Math.max(...cells.map((c) => c.x)) + 0.5;
  const halfZ = Math.max(...cells.map((c) => c.z)) + 0.5;
  const paints = MAT.map((colour) => new THREE.Color(colour));
  const top = outline(HALF - BEVEL, CORNER);
  const low = outline(HALF, CORNER + BEVEL);
  const position: number[] = [];
  const color: number[] = [];
  const cell: number[] = [];
  cells.forEach(({ x, y, z }, n) => {
    const [file, rank] = [Math.round(x + halfX - 0.5), Math.round(halfZ - 0.5 - z)];
    // a1 is dark
    const shade = paints[(file + rank) % 2 === 0 ? 1 : 0].clone().multiplyScalar(0.95 + 0.1 * chance(n + 1));
    const corner = ([px, pz]: readonly [number, number], level: number): void => {
      position.push(x + px, y + level, z + pz);
      color.push(shade.r, shade.g, shade.b);
      cell.push(px, pz, chance(n + 300) * 6);
    };
    top.forEach((point, i) => {
      const next = (i + 1) % top.length;
      if (i > 0 && next > 0) {
        corner(top[0], 0);
        corner(point, 0);
        corner(top[next], 0);
      }
      corner(point, 0);
      corner(low[i], -DEEP);
      corner(top[next], 0);
      corner(top[next], 0);
      corner(low[i], -DEEP);
      corner(low[next], -DEEP);
    });
  });
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  solid.setAttribute('color', new THREE.Float32BufferAttribute(color, 3));
  solid.setAttribute('cell', new THREE.Float32BufferAttribute(cell, 3));
  solid.computeVertexNormals();
  const tissue = new THREE.Mesh(solid, membranes());
  const gaps = new THREE.Mesh(
    new THREE.PlaneGeometry(halfX * 2, halfZ * 2).rotateX(-Math.PI / 2).translate(0, -DEEP * 0.7, 0),
    new THREE.MeshStandardMaterial({ color: BETWEEN, roughness: 0.95 }),
  );
  tissue.receiveShadow = gaps.receiveShadow = true;
  return disposing(new THREE.Group().add(tissue, gaps));
}

function membranes(): THREE.Material {
  const material = new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.86, metalness: 0 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec3 cell;\nvarying vec3 vCell;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvCell = cell;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vCell;')
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
float out_ = length(vCell.xy), way = atan(vCell.y, vCell.x);
float wall = 0.37 + 0.018 * sin(way * 3.0 + vCell.z) + 0.013 * sin(way * 5.0 + vCell.z * 2.3);
float off = out_ - wall, soft = max(fwidth(out_), 0.004);
diffuseColor.rgb *= 1.06 - 0.22 * smoothstep(0.12, 0.66, out_);
diffuseColor.rgb += vec3(0.030, 0.052, 0.048) * (1.0 - smoothstep(0.004, 0.004 + soft * 1.5, abs(off))) * min(1.0, 0.011 / soft);
diffuseColor.rgb += vec3(0.006, 0.011, 0.010) * step(off, 0.0);`,
      );
  };
  return material;
}

/**
 * The frame: a bronze fillet, a dark strip on which the scene writes the names of files and ranks, a second fillet, and
 * a roll of carved stone with a broken sun on each corner. Before the players lies one more strip, inlaid with lozenges
 * between the files: the scene moves the far letters out there, clear of the last rank. Its stone is one mesh, its metal
 * another; it casts no shadow.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import { moulding, type OutUp } from '../../../art/moulding.ts';
import { painted } from '../../../art/place/things.ts';

const { PI } = Math;

const STRIP = '#1b1c21';
const STONE = '#4a4852';
const CARVING = '#767480';
const BRONZE = '#a17d42';
/** the middle of the roll, in cells beyond the field */
const ROLL = 0.69;
/** how much farther out it is before the players */
const APRON = 0.62;
/** the line on which the scene writes far letters */
const FAR_LETTERS = 0.95;

/** How metallic bronze is: without a room to reflect, true metal would be brown. */
export const bronzeMetalness = (quality: 'high' | 'low'): number => (quality === 'high' ? 0.7 : 0.25);

const dome = (r: number, round: number, rows: number): THREE.BufferGeometry =>
  new THREE.SphereGeometry(r, round, rows, 0, PI * 2, 0, PI / 2);

/** Along each side of the roll about one long egg per cell, and a dart between two of them. */
function carving(halfX: number, halfZ: number): { eggs: THREE.BufferGeometry[]; darts: THREE.BufferGeometry[] } {
  const egg = dome(0.055, 10, 3).scale(5.6, 0.9, 1);
  const dart = new THREE.OctahedronGeometry(0.055).scale(0.9, 0.7, 1);
  const eggs: THREE.BufferGeometry[] = [];
  const darts: THREE.BufferGeometry[] = [];
  for (let side = 0; side < 4; side++) {
    const [half, out] = side % 2 === 0 ? [halfX, halfZ + ROLL] : [halfZ, halfX + ROLL];
    const put = (part: THREE.BufferGeometry, along: number): THREE.BufferGeometry =>
      part.translate(along, 0.05, out).rotateY((side * PI) / 2);
    const count = Math.round(half * 2);
    const step = (half * 2) / count;
    for (let i = 0; i < count; i++) {
      const along = (i - (count - 1) / 2) * step;
      eggs.push(put(egg.clone(), along));
      if (i > 0) darts.push(put(dart.clone(), along - step / 2));
    }
  }
  return { eggs, darts };
}

/** Twelve rays of two lengths round a boss, on a round plate. */
function sun(): { plate: THREE.BufferGeometry; metal: THREE.BufferGeometry[] } {
  const rays = Array.from({ length: 12 }, (_, i) =>
    new THREE.ConeGeometry(0.055, i % 2 ? 0.15 : 0.23, 4)
      .scale(1, 1, 0.5)
      .translate(0, 0.21, 0)
      .rotateX(-PI / 2)
      .rotateY((i / 12) * PI * 2),
  );
  return {
    plate: new THREE.CylinderGeometry(0.4, 0.43, 0.12, 28).translate(0, -0.04, 0),
    metal: [dome(0.13, 10, 4).scale(1, 0.6, 1), ...rays].map((part) => part.translate(0, 0.03, 0)),
  };
}

/** `halfX`, `halfZ`: half the field, in cells. */
export function frame(halfX: number, halfZ: number, quality: 'high' | 'low'): Built {
  const inner = (...profile: OutUp[]): THREE.BufferGeometry => moulding(halfX, halfZ, profile);
  const outer = (...profile: OutUp[]): THREE.BufferGeometry => moulding(halfX, halfZ + APRON, profile);
  const fillet: OutUp[] = [
    [0.57, 0],
    [0.58, 0.04],
    [0.605, 0.04],
    [0.615, 0.002],
  ];
  const aprons = [-1, 1].map((s) =>
    new THREE.PlaneGeometry((halfX + 0.6) * 2, APRON)
      .rotateX(-PI / 2)
      .translate(0, 0.001, s * (halfZ + 0.6 + APRON / 2)),
  );
  const lozenges = [-1, 1].flatMap((s) =>
    Array.from({ length: halfX * 2 + 1 }, (_, i) =>
      new THREE.OctahedronGeometry(0.1).scale(1, 0.16, 1).translate(i - halfX, 0.004, s * (halfZ + FAR_LETTERS)),
    ),
  );
  const { eggs, darts } = carving(halfX, halfZ + APRON);
  const stone = [
    painted(inner([0.07, 0.002], [0.57, 0.002]), STRIP),
    ...aprons.map((apron) => painted(apron, STRIP)),
    painted(outer([0.61, 0.02], [0.64, 0.05], [0.69, 0.06], [0.73, 0.045], [0.75, 0], [0.75, -0.6]), STONE),
    ...eggs.map((egg) => painted(egg, CARVING)),
  ];
  const metal = [
    inner([0, -0.02], [0.012, 0.03], [0.06, 0.03], [0.07, 0]),
    inner(...fillet),
    outer(...fillet),
    ...lozenges,
    ...darts,
  ].map((part) => painted(part, BRONZE));
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const one = sun();
      const there = [x * (halfX + 0.42), 0.07, z * (halfZ + APRON + 0.42)] as const;
      stone.push(painted(one.plate.translate(...there), STONE));
      metal.push(...one.metal.map((part) => painted(part.translate(...there), BRONZE)));
    }
  }
  const meshes = [
    new THREE.Mesh(mergeGeometries(stone), new THREE.MeshStandardMaterial({ roughness: 0.85, metalness: 0 })),
    new THREE.Mesh(
      mergeGeometries(metal),
      new THREE.MeshStandardMaterial({ roughness: 0.36, metalness: bronzeMetalness(quality) }),
    ),
  ];
  for (const mesh of meshes) {
    mesh.material.vertexColors = true;
    mesh.receiveShadow = true;
  }
  for (const part of [...stone, ...metal]) part.dispose();
  return disposing(new THREE.Group().add(...meshes));
}

/**
 * How much of every mark is seen on a square with a figure: drawn as a graphics card does, with the depth test and the
 * order of the layer's own meshes, from both seats and from above. `VITE_ART_REPORT=1` prints the table.
 */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { MARKS, type Mark } from '../../board/props.ts';
import { acidBoard } from '../../testing/acid.ts';
import { chesimalsBoard } from '../../testing/chesimals.ts';
import { deicideBoard } from '../../testing/deicide.ts';
import { fourchanBoard } from '../../testing/fourchan.ts';
import { boardInSet, ownBoard } from '../../testing/own.ts';
import { rasterize, triangleCorners } from '../../testing/raster.ts';
import { artOf } from '../../variants/registry.ts';
import { backOf, seatTilt, TOP_TILT } from '../camera/rig.ts';
import { MarkLayer, NEARER } from '../layers/marks.ts';
import { PLATE_ON_HEAD, PLATE_ORDER } from '../nameplates/plate.ts';
import { Places } from '../places.ts';

/** A part of the mark that must be seen, and how opaque what is seen of it must be. */
const [SHARE, OPAQUE] = [0.4, 0.5];
const GRID = { width: 80, height: 80 };
const FAR = 22;

/** A camera on a cell and what stands on it, 1.6 cells wide. */
function cameraAt(cell: THREE.Vector3, turn: number, tilt: number): THREE.PerspectiveCamera {
  const angle = THREE.MathUtils.radToDeg(2 * Math.atan(0.8 / FAR));
  const camera = new THREE.PerspectiveCamera(angle, 1, 0.5, 300);
  camera.position.copy(backOf(turn, tilt).multiplyScalar(FAR).add(cell));
  camera.up.set(-Math.sin(turn), 0, -Math.cos(turn));
  camera.lookAt(cell);
  camera.updateMatrixWorld();
  return camera;
}

const depthsOf = (points: ArrayLike<number>, placed: THREE.Matrix4, camera: THREE.Camera): Float32Array => {
  const depths = new Float32Array(GRID.width * GRID.height).fill(Infinity);
  rasterize(points.length / 3, GRID, triangleCorners(points, placed, camera, GRID), (at, near) => {
    depths[at] = Math.min(depths[at], near);
  });
  return depths;
};

/** The depth of a point of the grid that is so much nearer to the eye. */
function nearer(camera: THREE.Camera, depth: number): number {
  const z = new THREE.Vector3(0, 0, depth).applyMatrix4(camera.projectionMatrixInverse).z;
  return new THREE.Vector3(0, 0, z + NEARER).applyMatrix4(camera.projectionMatrix).z;
}

interface Drawn {
  readonly depths: Float32Array;
  readonly material: THREE.MeshBasicMaterial;
  readonly order: number;
}

/** What the layer draws for a mark on a cell. */
function drawn(layer: MarkLayer, cell: number, mark: Mark, seatTurn: number, camera: THREE.Camera): Drawn[] {
  layer.write({ marks: [{ cell, mark }], seatTurn });
  layer.seenBy(camera);
  const placed = new THREE.Matrix4();
  return (layer.object.children as THREE.InstancedMesh[])
    .filter(({ visible, geometry }) => visible && geometry.attributes.color)
    .map((mesh) => {
      mesh.getMatrixAt(0, placed);
      const depths = depthsOf(mesh.geometry.attributes.position.array, placed, camera);
      return { depths, material: mesh.material as THREE.MeshBasicMaterial, order: mesh.renderOrder };
    });
}

/** The share of a mark that is seen with this figure on its cell, all in all and without what is drawn through it. */
function seenOf(parts: readonly Drawn[], figure: Float32Array, plate: Float32Array | null, camera: THREE.Camera) {
  const [whole] = parts;
  let [all, seen, beside] = [0, 0, 0];
  for (let at = 0; at < figure.length; at++) {
    if (whole.depths[at] === Infinity) continue;
    all++;
    if (whole.depths[at] < figure[at] && !(plate && plate[at] < Infinity)) beside++;
    const isSeen = parts.some(({ depths, material, order }) => {
      if (depths[at] === Infinity || material.opacity < OPAQUE) return false;
      if (plate && plate[at] < Infinity && order <= PLATE_ORDER) return false;
      if (material.depthFunc === THREE.AlwaysDepth) return true;
      return material.depthFunc === THREE.GreaterDepth
        ? nearer(camera, depths[at]) > figure[at]
        : depths[at] <= figure[at];
    });
    if (isSeen) seen++;
  }
  return { seen: seen / all, beside: beside / all };
}

const games: readonly (readonly [string, VariantDescription])[] = [
  ['acid', acidBoard],
  ['deicide', deicideBoard],
  ['fourchan', fourchanBoard],
  ['chesimals', chesimalsBoard],
  ['people’s own games', ownBoard],
  ['Xiangqi', boardInSet('xiangqi', { board: 'points' })],
  ['Janggi', boardInSet('janggi', { board: 'points' })],
  ['Shogi', boardInSet('shogi', { board: 'plain' })],
  ['Makruk', boardInSet('makruk', { board: 'plain' })],
  ['the classical set', boardInSet('classic')],
];

test.each(games)(
  'every mark is seen on a square with any figure of %s, from both seats and from above',
  async (name, board) => {
    const art = await artOf(board);
    const places = new Places(board, art.hand, []);
    const layer = new MarkLayer(places, art.onPoints);
    const cell = places.cells.length >> 1;
    const { x, y, z } = places.cell(cell);
    const stands = new THREE.Vector3(x, y, z);
    const placed = new THREE.Matrix4().setPosition(stands);
    const { width, height } = board.topology;
    const tilt = seatTilt(width, height);
    const figures = Object.entries(art.figures).map(([kind, build]) => [kind, build()] as const);
    const least = new Map<string, { seen: number; beside: number; on: string }>();
    for (const [from, turn, tilted] of [
      ['seat', 0, tilt],
      ['above', 0, TOP_TILT],
      ['other', Math.PI, tilt],
    ] as const) {
      const camera = cameraAt(stands, turn, tilted);
      const parts = MARKS.map((mark) => [mark, drawn(layer, cell, mark, turn, camera)] as const);
      for (const [kind, solid] of figures) {
        const figure = depthsOf(solid.attributes.position.array, placed, camera);
        const disc = new THREE.CircleGeometry(PLATE_ON_HEAD / 2).toNonIndexed().rotateX(-Math.PI / 2);
        const plate =
          from === 'above' && art.nameplates ? depthsOf(disc.attributes.position.array, placed, camera) : null;
        for (const [mark, its] of parts) {
          const { seen, beside } = seenOf(its, figure, plate, camera);
          const key = `${mark} ${from}`;
          const known = least.get(key);
          if (!known || beside < known.beside)
            least.set(key, { seen: Math.min(seen, known?.seen ?? 1), beside, on: kind });
          else if (seen < known.seen) least.set(key, { ...known, seen });
        }
      }
    }
    if (import.meta.env.VITE_ART_REPORT) {
      const percent = (n: number): string => `${Math.round(n * 100)}`.padStart(4);
      console.log(
        [
          `${name}: ${figures.length} figures; least seen of each mark, in %: beside the figure, and in all`,
          ...MARKS.map((mark) =>
            ['seat', 'above', 'other'].reduce((line, from) => {
              const { seen, beside, on } = least.get(`${mark} ${from}`)!;
              return `${line} | ${from} ${percent(beside)} ${percent(seen)} ${on.padEnd(14)}`;
            }, mark.padEnd(11)),
          ),
        ].join('\n'),
      );
    }
    layer.dispose();
    expect([...least].filter(([, { seen }]) => seen < SHARE)).toEqual([]);
  },
);

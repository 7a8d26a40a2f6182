/**
 * A board of wood or stone with a frame: one mesh, one picture. Its cells lie as high as they are, and a missing one is a hole.
 */
import { useEffect, useMemo } from 'react';
import * as THREE from 'three';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { type Built, disposing } from '../../../art/board-mesh.ts';
import type { BoardProps } from '../../../art/variant-art.ts';
import { boardMaterialOf } from './materials.ts';
import { FRAME, paintBoard } from './painting.ts';

type Quality = BoardProps['quality'];
/** pixels of the picture: at most along its longer side, and a cell */
const PIXELS = { high: { side: 2048, cell: 176 }, low: { side: 1280, cell: 120 } } as const;

function pictureOf(description: VariantDescription, quality: Quality): THREE.CanvasTexture {
  const { width, height } = description.topology;
  const { side, cell } = PIXELS[quality];
  const pixels = Math.min(cell, Math.floor(side / (Math.max(width, height) + 2 * FRAME)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * FRAME) * pixels);
  canvas.height = Math.ceil((height + 2 * FRAME) * pixels);
  // kept in main memory: with software rendering every stroke would otherwise wait for a readback
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas to paint the board on');
  paintBoard(pen, description, pixels);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = quality === 'high' ? 8 : 2;
  return map;
}

/** A corner; `u` and `v` are where the picture is read, unless that is straight above it. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly u?: number;
  readonly v?: number;
}
class Mesh {
  readonly #half: readonly [number, number];
  readonly #position: number[] = [];
  readonly #uv: number[] = [];
  readonly #colour: number[] = [];

  /** Half the size of the picture, in cells. */
  constructor(halfX: number, halfZ: number) {
    this.#half = [halfX, halfZ];
  }
  /** Counter-clockwise as it is seen. `light`: how bright. */
  quad(corners: readonly [Corner, Corner, Corner, Corner], light = 1): void {
    const [a, b, c, d] = corners;
    const [X, Z] = this.#half;
    for (const { x, y, z, u = x, v = z } of [a, b, c, a, c, d]) {
      this.#position.push(x, y, z);
      this.#uv.push((u + X) / (2 * X), 1 - (v + Z) / (2 * Z));
      this.#colour.push(light, light, light);
    }
  }
  geometry(): THREE.BufferGeometry {
    const solid = new THREE.BufferGeometry();
    solid.setAttribute('position', new THREE.Float32BufferAttribute(this.#position, 3));
    solid.setAttribute('uv', new THREE.Float32BufferAttribute(this.#uv, 2));
    solid.setAttribute('color', new THREE.Float32BufferAttribute(this.#colour, 3));
    solid.computeVertexNormals();
    return solid;
  }
}

/** the ground of a hole */
const FLOOR = -0.16;
/** how bright walls between cells are, and that ground */
const [WALL_LIGHT, FLOOR_LIGHT] = [0.55, 0.12];
/** walls are read from so far inside the cell that they do not have the colour of its neighbour */
const INSIDE = 0.47;
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function addField(mesh: Mesh, { width: w, height: h, cells }: VariantDescription['topology']): void {
  const heights = new Map(cells.map(({ x, y, height }) => [`${x} ${y}`, height]));
  for (const cell of cells) {
    const [x, z, top] = [cell.x - (w - 1) / 2, (h - 1) / 2 - cell.y, cell.height];
    const at = (dx: number, dz: number): Corner => ({ x: x + dx * 0.5, y: top, z: z + dz * 0.5 });
    mesh.quad([at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)]);
    for (const [dx, dz] of AROUND) {
      const [nx, ny] = [cell.x + dx, cell.y - dz];
      const isInside = nx >= 0 && nx < w && ny >= 0 && ny < h;
      const low = heights.get(`${nx} ${ny}`) ?? (isInside ? FLOOR : 0);
      if (low >= top) continue;
      const [a, b] =
        dx !== 0
          ? [
              [dx, dx],
              [dx, -dx],
            ]
          : [
              [-dz, dz],
              [dz, dz],
            ];
      const on = ([p, q]: readonly number[], y: number): Corner => ({
        ...{ x: x + p * 0.5, y, z: z + q * 0.5 },
        ...{ u: x + p * INSIDE, v: z + q * INSIDE },
      });
      mesh.quad([on(a, low), on(b, low), on(b, top), on(a, top)], WALL_LIGHT);
    }
  }
  if (cells.length === w * h) return;
  const [x, z] = [w / 2, h / 2];
  const at = (sx: number, sz: number): Corner => ({ x: sx * x, y: FLOOR, z: sz * z });
  mesh.quad([at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)], FLOOR_LIGHT);
}

/** The frame in rings: how far outside the field, how high, where the picture is read, and how bright it is up to there. */
const RINGS = [
  { out: 0, up: 0, seen: 0, light: 1 },
  { out: FRAME - 0.05, up: 0, seen: FRAME - 0.05, light: 1 },
  { out: FRAME, up: -0.05, seen: FRAME - 0.01, light: 1.15 },
  { out: FRAME, up: -0.5, seen: FRAME - 0.3, light: 0.62 },
  { out: FRAME - 0.16, up: -0.51, seen: FRAME - 0.3, light: 0.2 },
  { out: FRAME - 0.2, up: -0.62, seen: FRAME - 0.3, light: 0.14 },
] as const;
type Ring = (typeof RINGS)[number];

function addFrame(mesh: Mesh, { width: w, height: h }: VariantDescription['topology']): void {
  for (const [i, outer] of RINGS.entries()) {
    if (i === 0) continue;
    const inner = RINGS[i - 1];
    for (const [sx, sz] of AROUND) {
      const corner = ({ out, up, seen }: Ring, s: number): Corner => {
        const [x, z] = sx === 0 ? [s * sz, sz] : [sx, -s * sx];
        return {
          ...{ x: x * (w / 2 + out), y: up, z: z * (h / 2 + out) },
          ...{ u: x * (w / 2 + seen), v: z * (h / 2 + seen) },
        };
      };
      mesh.quad([corner(outer, -1), corner(outer, 1), corner(inner, 1), corner(inner, -1)], outer.light);
    }
  }
}

export function board(description: VariantDescription, quality: Quality): Built {
  const { topology, looks } = description;
  const map = pictureOf(description, quality);
  const mesh = new Mesh(topology.width / 2 + FRAME, topology.height / 2 + FRAME);
  addField(mesh, topology);
  addFrame(mesh, topology);
  const roughness = boardMaterialOf(looks).kind === 'marble' ? 0.28 : 0.5;
  const shown = new THREE.Mesh(
    mesh.geometry(),
    new THREE.MeshStandardMaterial({ map, vertexColors: true, roughness, metalness: 0 }),
  );
  shown.receiveShadow = true;
  return disposing(shown, map);
}

export function OwnBoard({ description, quality }: BoardProps) {
  const built = useMemo(() => board(description, quality), [description, quality]);
  useEffect(() => () => built.dispose(), [built]);
  return <primitive object={built.object} />;
}

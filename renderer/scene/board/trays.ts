/**
 * The trays beside the players: shallow boxes with round corners, a bevelled wall, a line in the side's light colour
 * around its top, and a floor that is darker towards the walls. A tray is as long as what it holds; an empty one of a
 * game without hands is not there. Both trays are one mesh; it receives shadows and casts none.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Side } from '../../../electron/contract/view.ts';
import { type Built, disposing } from '../../art/board-mesh.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import type { Places, TrayPlan } from '../places.ts';

const ROUND = 0.14;
/** facets of a quarter turn */
const TURN = 5;
const FLOOR = 0.035;

/** The wall from the floor outwards: how far out, how high, and which colour, with how much light. */
const WALL = [
  { out: -0.12, up: FLOOR, paint: 'floor', light: 0.9 },
  { out: -0.035, up: FLOOR + 0.004, paint: 'floor', light: 0.5 },
  { out: -0.03, up: 0.09, paint: 'wall', light: 0.75 },
  { out: -0.022, up: 0.112, paint: 'wall', light: 1.1 },
  { out: -0.015, up: 0.12, paint: 'edge', light: 1 },
  { out: 0.012, up: 0.12, paint: 'edge', light: 1 },
  { out: 0.022, up: 0.112, paint: 'wall', light: 1.1 },
  { out: 0.035, up: 0.085, paint: 'wall', light: 0.9 },
  { out: 0.045, up: -0.12, paint: 'wall', light: 0.4 },
] as const;

/** how far down the walls go, in cells, unless the art says it */
const FOOT = 0.12;

type Paints = Readonly<Record<'floor' | 'wall' | 'edge', THREE.Color>>;
type V3 = readonly [number, number, number];

function box(
  { side, x, z, width, length: whole }: Pick<TrayPlan, 'side' | 'x' | 'z' | 'width' | 'length'>,
  length: number,
  paints: Paints,
  foot = FOOT,
): THREE.BufferGeometry {
  const position: number[] = [];
  const colour: number[] = [];
  const middle = z + ((side === 0 ? 1 : -1) * (whole - length)) / 2;
  const put = (at: V3, { paint, light }: Pick<(typeof WALL)[number], 'paint' | 'light'>): void => {
    position.push(x + at[0], at[1], middle + at[2]);
    const { r, g, b } = paints[paint];
    colour.push(r * light, g * light, b * light);
  };
  const path = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].flatMap(([sx, sz], corner) =>
    Array.from({ length: TURN + 1 }, (_, i) => {
      const a = Math.PI / 2 - (corner + i / TURN) * (Math.PI / 2);
      const [dx, dz] = [Math.cos(a), Math.sin(a)];
      return { x: sx * (width / 2 - ROUND), z: sz * (length / 2 - ROUND), dx, dz };
    }),
  );
  path.forEach((one, i) => {
    const next = path[(i + 1) % path.length];
    const at = (p: typeof one, { out, up }: (typeof WALL)[number]): V3 => [
      p.x + p.dx * (ROUND + out),
      up < 0 ? -foot : up,
      p.z + p.dz * (ROUND + out),
    ];
    for (let k = 0; k + 1 < WALL.length; k++) {
      const [from, to] = [WALL[k], WALL[k + 1]];
      // a strip has the colour of its outer edge, and its light goes over from one edge to the other
      const inner = { paint: to.paint, light: from.paint === to.paint ? from.light : to.light };
      for (const [p, rim] of [
        [one, false],
        [one, true],
        [next, true],
        [one, false],
        [next, true],
        [next, false],
      ] as const)
        put(at(p, rim ? to : from), rim ? to : inner);
    }
    put([0, FLOOR, 0], { paint: 'floor', light: 1 });
    put(at(one, WALL[0]), WALL[0]);
    put(at(next, WALL[0]), WALL[0]);
  });
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  part.setAttribute('color', new THREE.Float32BufferAttribute(colour, 3));
  part.computeVertexNormals();
  return part;
}

/** A tray of its own, whole, in these colours. */
export function trayMesh(plan: Pick<TrayPlan, 'x' | 'z' | 'width' | 'length'>, paints: Paints): THREE.Mesh {
  const mesh = new THREE.Mesh(box({ side: 0, ...plan }, plan.length, paints), material());
  mesh.receiveShadow = true;
  return mesh;
}
const material = (): THREE.Material =>
  new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.6, metalness: 0.1, side: THREE.DoubleSide });

/** A thin square round every recess of the hand, so that it is seen how many there are. */
function recess(spot: { readonly x: number; readonly z: number }, half: number, paint: THREE.Color) {
  const ring = new THREE.RingGeometry(half, half + 0.03, 4, 1, Math.PI / 4).rotateX(-Math.PI / 2).toNonIndexed();
  ring.deleteAttribute('uv');
  const colours = new Float32Array(ring.attributes.position.count * 3);
  for (let i = 0; i < colours.length; i += 3) paint.toArray(colours, i);
  return ring.setAttribute('color', new THREE.BufferAttribute(colours, 3)).translate(spot.x, FLOOR + 0.008, spot.z);
}

/** `lengths`: how long each tray is now, 0 for none; `hasBoxes`: those of a free table are there, too. */
export function trays(places: Places, art: VariantArt, lengths: readonly [number, number], hasBoxes = false): Built {
  const paintsOf = (side: Side): Paints => ({
    floor: new THREE.Color(art.tray.floor),
    wall: new THREE.Color(art.tray.wall),
    edge: new THREE.Color(art.liveries[side].light),
  });
  const boxes = hasBoxes ? places.boxes.map((plan) => box(plan, plan.length, paintsOf(plan.side), art.tray.foot)) : [];
  const held = places.trays.flatMap((tray) => {
    const length = lengths[tray.side];
    if (length === 0) return [];
    const paints = paintsOf(tray.side);
    const line = new THREE.Color(art.tray.line);
    return [
      box(tray, length, paints, art.tray.foot),
      ...tray.hand.map((spot) => recess(spot, tray.handScale * 0.5, line)),
    ];
  });
  const parts = [...held, ...boxes];
  if (parts.length === 0) return disposing(new THREE.Group());
  const mesh = new THREE.Mesh(mergeGeometries(parts), material());
  for (const part of parts) part.dispose();
  mesh.receiveShadow = true;
  return disposing(mesh);
}

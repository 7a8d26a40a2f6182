/** The pickable figures of a table, and what a ray picks while a piece is lifted. */

import { Quaternion, Vector3 } from 'three';
import type { Target } from '../../board/props.ts';
import type { Placement } from '../physics/loose.ts';
import type { FigureBounds } from '../pieces/bounds.ts';
import type { Places, Pose } from '../places.ts';
import { type Capsule, meets, pickAt, type Ray } from './pick.ts';
import { meetsTriangles } from './triangles.ts';

type Poses = ReadonlyMap<number, Pose>;
type Sizes = ReadonlyMap<string, FigureBounds>;
/** null: it has fallen off the table; undefined: it stands where it counts */
type Loose = (id: number) => Placement | null | undefined;

/** What a ray can hit of a figure that may be loose: of one that lies a ball around its middle. It still counts on its cell. */
function seenLoose(capsule: Capsule, at: Placement | null | undefined): readonly Capsule[] {
  if (!at) return at === null ? [] : [capsule];
  const { x, y, z, spin } = at;
  const middle = new Vector3(0, capsule.height / 2, 0).applyQuaternion(new Quaternion(...spin));
  const radius = Math.max(capsule.radius, capsule.height * 0.4);
  const foot = { x: x + middle.x, y: y + middle.y - radius, z: z + middle.z };
  return [{ id: capsule.id, cell: capsule.cell, ...foot, radius, height: 2 * radius, reach: radius }];
}

/** What a ray can hit. Pieces that are away are left out: rays pass through their ghosts. Riders come last. */
export function capsulesOf(poses: Poses, bounds: Sizes, places: Places): Capsule[] {
  const spotAt = (x: number, z: number): number => Math.round(x * 2) * 1000 + Math.round(z * 2);
  const standing = new Map(places.cells.map(({ x, z }, cell) => [spotAt(x, z), cell]));
  const inOrder = [...poses].sort(([, a], [, b]) => Number(a.rides) - Number(b.rides));
  return inOrder.flatMap(([id, pose]) => {
    const size = bounds.get(pose.kind);
    if (!size || pose.spirit > 0.5) return [];
    const { x, y, z, scale } = pose;
    const cell = pose.inTray ? null : (standing.get(spotAt(x, z)) ?? null);
    return [{ id, cell, x, y, z, radius: size.radius * scale, height: size.height * scale, reach: size.reach * scale }];
  });
}

/**
 * What is under a ray. While a piece is lifted, a destination is picked through any figure in front of it that is not a
 * destination itself; elsewhere figures are picked as usual, so that another piece can be lifted instead.
 */
export function pickStanding(
  ray: Ray,
  [poses, bounds, places]: readonly [Poses, Sizes, Places],
  hand: { lifted: number | null; dragging: boolean; destinations: ReadonlySet<number>; loose?: Loose | undefined },
): Target {
  const { lifted, dragging, destinations, loose } = hand;
  const standing = capsulesOf(poses, bounds, places);
  const capsules = loose ? standing.flatMap((capsule) => seenLoose(capsule, loose(capsule.id))) : standing;
  const touch = (capsule: Capsule, along: Ray): number => {
    if (loose?.(capsule.id)) return meets(along, capsule);
    const pose = poses.get(capsule.id);
    const figure = pose && bounds.get(pose.kind);
    return pose && figure ? meetsTriangles(along, figure.corners, pose) : Infinity;
  };
  const through = (clear: (capsule: Capsule) => boolean): Target => pickAt(ray, capsules, places.cells, clear, touch);
  if (lifted === null) return through(() => false);
  const found = through((c) => (c.id === lifted && dragging) || c.cell === null || !destinations.has(c.cell));
  if (dragging || (found.cell !== null && destinations.has(found.cell))) return found;
  return through(() => false);
}

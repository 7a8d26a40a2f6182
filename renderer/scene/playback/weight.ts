/**
 * What gives pieces weight: how high they are carried, the touch of a landing, and the jolt of an explosion. Heights and
 * distances are in cells, times in milliseconds.
 */
import type { Spot } from '../../art/spot.ts';
import type { Pose } from '../places.ts';
import type { Take } from './effects.ts';
import { ease } from './motion.ts';
import type { Timeline } from './timeline.ts';

/** until a piece is off the ground, and how high it is then */
export const LIFT = 120;
export const LIFTED = 0.2;
/** two figures this far apart touch: one is pushed; one is hit */
export const TOUCH = 0.7;
export const HIT = 0.55;

const ARC = 1 / 3;
const HIGHEST = 1.2;
const SQUASH = 60;
const DUST = 220;
const DUST_REACH = 0.42;
const JOLT = 320;
const SWINGS = 4;
/** of the camera; always less than half a cell */
const STRONGEST = 0.22;

/** The height of an arc over a way of this length. */
export const arcOf = (way: number): number => Math.min(HIGHEST, way * ARC);

/** A piece touches the ground: its shadow is pressed flat for a moment, and a breath of dust goes out from it. */
export function touchDown(timeline: Timeline, pose: Pose, at: number, spot: Spot): void {
  timeline.add(at, SQUASH, (u) => {
    pose.squash = Math.sin(u * Math.PI);
  });
  timeline.spark(at, DUST, { is: 'dust', tone: 'dust', points: [spot], reach: DUST_REACH });
}

/** The camera is shaken, less by a small explosion; it comes to rest where it was. */
export function jolt(timeline: Timeline, at: number, reach: number): void {
  const { air } = timeline.table;
  if (!air) return;
  const strength = Math.min(STRONGEST, 0.13 * reach);
  timeline.add(at, JOLT, (u) => {
    const left = strength * (1 - u) ** 2;
    air.jolt = { x: left * Math.sin(u * SWINGS * Math.PI), y: left * 0.6 * Math.sin(u * SWINGS * 1.5 * Math.PI) };
  });
}

/** how long a piece that takes its time to fall is thrown back by whoever hits it, and how far */
const THROW = 150;
const BACK = 0.5;
/** a captor that is farther away shoots */
const AT_HAND = 1.4;

/** From the captor to the piece, as long as `BACK`; to the captor's front where it was put down on the same cell. */
function wayBack(captor: Pose | undefined, { x, z }: Pose): { readonly x: number; readonly z: number } {
  const way = captor ? Math.hypot(x - captor.x, z - captor.z) : Number.POSITIVE_INFINITY;
  if (!captor || way > AT_HAND) return { x: 0, z: 0 };
  if (way < 0.05) return { x: 0, z: captor.side === 0 ? -BACK : BACK };
  return { x: ((x - captor.x) / way) * BACK, z: ((z - captor.z) / way) * BACK };
}

/** Makes room for the captor, so that the two do not stand in one another. */
export function throwBack(timeline: Timeline, { piece, by }: Take, at: number): void {
  const pose = timeline.pose(piece);
  let hit: { readonly x: number; readonly z: number; readonly way: ReturnType<typeof wayBack> } | null = null;
  timeline.add(at, THROW, (u) => {
    hit ??= { x: pose.x, z: pose.z, way: wayBack(by === null ? undefined : timeline.table.poses.get(by), pose) };
    pose.x = hit.x + hit.way.x * ease(u);
    pose.z = hit.z + hit.way.z * ease(u);
  });
}

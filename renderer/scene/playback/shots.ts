/** Captures without a step and captures in passing: shots from the shooter's cell, and a rage along its line. */
import { playCapture, playCaptures } from './captures.ts';
import type { Go, Take } from './effects.ts';
import { BREATH, durationOf, ease, far, Path, put } from './motion.ts';
import { playStepOff, stopsOf } from './stacks.ts';
import type { Timeline } from './timeline.ts';

const AIM = 90;
const FLASH = 190;
const RECOIL = 0.14;
/** faster than any walk: nothing on its way stops it */
const RAGE = { base: 130, perCell: 55, most: 420 };
const BLOW = 240;

/** A flash from the shooter, which stays, and all pieces on the target cell are captured. */
export function playShot(timeline: Timeline, victims: readonly Take[], by: number): void {
  const pose = timeline.pose(by);
  const target = timeline.places.cell(victims[0].from);
  const way = far(pose, target) || 1;
  const [dx, dz] = [(target.x - pose.x) / way, (target.z - pose.z) / way];
  const muzzle = { x: pose.x + dx * 0.25, y: pose.y + 0.55, z: pose.z + dz * 0.25 };
  const hit = { x: target.x, y: target.y + 0.4, z: target.z };
  let from: { x: number; z: number } | null = null;
  timeline.add(timeline.now, AIM + FLASH + 160, (u) => {
    from ??= { x: pose.x, z: pose.z };
    const back = u < 0.25 ? 0 : RECOIL * Math.sin(((u - 0.25) / 0.75) * Math.PI);
    pose.x = from.x - dx * back;
    pose.z = from.z - dz * back;
  });
  timeline.spark(timeline.now + AIM, 130, { is: 'burst', tone: 'fire', points: [muzzle], reach: 0.22 });
  const struck = timeline.spark(timeline.now + AIM, FLASH, {
    is: 'gleam',
    tone: 'fire',
    points: [muzzle, hit],
    reach: 0,
  });
  timeline.spark(struck - 40, BLOW, { is: 'burst', tone: 'fire', points: [target], reach: 0.45 });
  for (const victim of victims) timeline.tell(victim, timeline.now + AIM, struck);
  timeline.now = playCaptures(timeline, victims, struck, struck) + BREATH;
}

/** Along its whole line at speed: each victim is hit as it is reached, friend or foe. */
export function playRage(timeline: Timeline, go: Go, victims: readonly Take[]): void {
  const pose = timeline.pose(go.piece);
  const path = new Path(stopsOf(timeline, go));
  playStepOff(timeline, go.piece);
  const length = durationOf(RAGE, path.length);
  let last = timeline.add(timeline.now, length, (u) => {
    put(pose, path.at(0.6 * u + 0.4 * ease(u)));
    pose.ground = pose.y;
  });
  timeline.tell(go, timeline.now, last);
  for (const victim of victims) {
    const cell = timeline.places.cell(victim.from);
    const when = timeline.now + length * Math.max(0, path.nearest(cell) - 0.06);
    timeline.spark(when, BLOW, { is: 'burst', tone: 'threat', points: [cell], reach: 0.5 });
    last = Math.max(last, playCapture(timeline, victim, when));
  }
  timeline.now = last + BREATH;
}

/** Blows that need no step and blows struck in passing: shots from where somebody stands, and a rage along its line. */
import { BREATH, ease, far, lengthOf, Path, put } from './motion.ts';
import type { Go, Score, Take } from './score.ts';
import { stepOff, stopsOf } from './stacks.ts';

const AIM = 90;
const FLASH = 190;
const RECOIL = 0.14;
/** faster than any walk: nothing on its way stops it */
const RAGE = { base: 130, perCell: 55, most: 420 };
const BLOW = 240;

/** A flash from the shooter, which stays, and everybody on the cell it hits falls. */
export function shoot(score: Score, victims: readonly Take[], by: number): void {
  const pose = score.pose(by);
  const target = score.places.cell(victims[0].from);
  const way = far(pose, target) || 1;
  const [dx, dz] = [(target.x - pose.x) / way, (target.z - pose.z) / way];
  const muzzle = { x: pose.x + dx * 0.25, y: pose.y + 0.55, z: pose.z + dz * 0.25 };
  const hit = { x: target.x, y: target.y + 0.4, z: target.z };
  let from: { x: number; z: number } | null = null;
  score.add(score.now, AIM + FLASH + 160, (u) => {
    from ??= { x: pose.x, z: pose.z };
    const back = u < 0.25 ? 0 : RECOIL * Math.sin(((u - 0.25) / 0.75) * Math.PI);
    pose.x = from.x - dx * back;
    pose.z = from.z - dz * back;
  });
  score.spark(score.now + AIM, 130, { is: 'burst', tone: 'fire', points: [muzzle], reach: 0.22 });
  const struck = score.spark(score.now + AIM, FLASH, { is: 'gleam', tone: 'fire', points: [muzzle, hit], reach: 0 });
  score.spark(struck - 40, BLOW, { is: 'burst', tone: 'fire', points: [target], reach: 0.45 });
  score.now = victims.reduce((last, victim) => Math.max(last, score.take(victim, struck - 20)), struck) + BREATH;
}

/** Along its whole line at speed: each victim is struck as it is reached, friend or foe. */
export function rage(score: Score, go: Go, victims: readonly Take[]): void {
  const pose = score.pose(go.piece);
  const path = new Path(stopsOf(score, go));
  stepOff(score, go.piece);
  const length = lengthOf(RAGE, path.length);
  let last = score.add(score.now, length, (u) => {
    put(pose, path.at(0.6 * u + 0.4 * ease(u)));
    pose.ground = pose.y;
  });
  for (const victim of victims) {
    const cell = score.places.cell(victim.from);
    const when = score.now + length * Math.max(0, path.nearest(cell) - 0.06);
    score.spark(when, BLOW, { is: 'burst', tone: 'threat', points: [cell], reach: 0.5 });
    last = Math.max(last, score.take(victim, when));
  }
  score.now = last + BREATH;
}

/** Through a gate: down into one end and up out of the other, or lost between them because the other end is taken. */
import type { Pose } from '../places.ts';
import type { Lying } from './ground.ts';
import { BREATH, ease, mix } from './motion.ts';
import type { Go, Score, Take } from './score.ts';
import { stepOff } from './stacks.ts';

const SINK = 300;
const RISE = 340;
/** how far below its cell a traveller is when it is gone */
const DEEP = 0.9;
const FRAG = 420;

/** The end of a pair that lies on a cell, as it was before the arrival or will be after it; null when none does. */
export function gateOn(score: Score, cell: number): { readonly to: number; readonly lying: readonly Lying[] } | null {
  const told = score.view.features.find((f) => f.cell === cell && f.leadsTo != null)?.leadsTo;
  const lies = [...score.table.ground.values()].filter((lying) => lying.cell === cell && lying.leadsTo !== null);
  const to = told ?? lies[0]?.leadsTo ?? null;
  if (to === null) return null;
  return { to, lying: [...score.table.ground.values()].filter((l) => l.cell === cell || l.cell === to) };
}

function flare(score: Score, ends: readonly Lying[], start: number, length: number): void {
  for (const lying of ends)
    score.add(start, length, (u) => {
      lying.flare = Math.sin(u * Math.PI);
    });
}

export function travel(score: Score, go: Go, victims: readonly Take[], ends: readonly Lying[]): void {
  const pose = score.pose(go.piece);
  const out = score.places.cell(go.to);
  stepOff(score, go.piece);
  flare(score, ends, score.now, SINK + RISE);
  const turn = pose.turn;
  let from: Pose | null = null;
  score.now = score.add(score.now, SINK, (u) => {
    from ??= { ...pose };
    pose.y = from.y - DEEP * u * u;
    pose.turn = turn + Math.PI * u * u;
    pose.presence = from.presence * (1 - ease(Math.max(0, u * 2 - 1)));
    if (u === 1) Object.assign(pose, { x: out.x, y: out.y - DEEP, z: out.z, ground: out.y });
  });
  score.spark(score.now - 40, RISE, { is: 'burst', tone: 'gate', points: [out], reach: 0.5 });
  const end = score.add(score.now, RISE, (u) => {
    pose.y = out.y - DEEP * (1 - u) ** 2;
    pose.turn = turn + Math.PI * (1 + ease(u));
    pose.presence = ease(Math.min(1, u * 2));
    if (u === 1) pose.turn = turn;
  });
  score.now = victims.reduce((last, victim) => Math.max(last, score.take(victim, score.now)), end) + BREATH;
}

/** The house rule of 4chan: somebody stands at the other end, so whoever goes in is lost, and nobody comes out. // C-S6 */
export function lostBetween(score: Score, lost: readonly Take[], gate: { to: number; lying: readonly Lying[] }): void {
  flare(score, gate.lying, score.now, SINK + FRAG);
  const start = score.now;
  for (const { piece } of lost) {
    const pose = score.pose(piece);
    const turn = pose.turn;
    let from: Pose | null = null;
    score.add(start, SINK, (u) => {
      from ??= { ...pose };
      pose.y = from.y - DEEP * u * u;
      pose.turn = turn + Math.PI * u * u;
      pose.scale = mix(from.scale, from.scale * 0.7, u);
      if (u === 1) pose.turn = turn;
    });
  }
  const burst = start + SINK - 60;
  score.spark(burst, FRAG, { is: 'burst', tone: 'fire', points: [score.places.cell(gate.to)], reach: 0.62 });
  score.spark(burst, FRAG, { is: 'burst', tone: 'threat', points: [score.places.cell(lost[0].from)], reach: 0.5 });
  score.now = lost.reduce((last, one) => Math.max(last, score.take(one, burst)), burst + FRAG) + BREATH;
}

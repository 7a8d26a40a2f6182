/**
 * Playback of gates: folded down into one end and unfolded out of the other, or lost in between because the other end is occupied.
 */
import type { Pose } from '../places.ts';
import { playCaptures } from './captures.ts';
import type { Go, Take } from './effects.ts';
import type { LyingFeature } from './ground.ts';
import { BREATH, ease, mix } from './motion.ts';
import { playStepOff } from './stacks.ts';
import type { Timeline } from './timeline.ts';

const SINK = 300;
const RISE = 340;
/** how far below its cell a traveller is when it disappears */
const DEEP = 0.9;
const FRAG = 420;

/** The end of a pair on a cell, before or after the arrival; null when there is none. */
export function gateOn(
  timeline: Timeline,
  cell: number,
): { readonly to: number; readonly lying: readonly LyingFeature[] } | null {
  const told = timeline.view.features.find((f) => f.cell === cell && f.leadsTo != null)?.leadsTo;
  const lies = [...timeline.table.ground.values()].filter((lying) => lying.cell === cell && lying.leadsTo !== null);
  const to = told ?? lies[0]?.leadsTo ?? null;
  if (to === null) return null;
  return { to, lying: [...timeline.table.ground.values()].filter((l) => l.cell === cell || l.cell === to) };
}

function flare(timeline: Timeline, ends: readonly LyingFeature[], start: number, length: number): void {
  for (const lying of ends)
    timeline.add(start, length, (u) => {
      lying.flare = Math.sin(u * Math.PI);
    });
}

export function playTravel(timeline: Timeline, go: Go, victims: readonly Take[], ends: readonly LyingFeature[]): void {
  const pose = timeline.pose(go.piece);
  const out = timeline.places.cell(go.to);
  playStepOff(timeline, go.piece);
  flare(timeline, ends, timeline.now, SINK + RISE);
  const turn = pose.turn;
  let from: Pose | null = null;
  timeline.now = timeline.add(timeline.now, SINK, (u) => {
    from ??= { ...pose };
    pose.y = from.y - DEEP * u * u;
    pose.turn = turn + Math.PI * u * u;
    pose.fold = ease(u);
    pose.presence = from.presence * (1 - ease(Math.max(0, u * 2 - 1)));
    if (u === 1) Object.assign(pose, { x: out.x, y: out.y - DEEP, z: out.z, ground: out.y });
  });
  timeline.spark(timeline.now - 40, RISE, { is: 'burst', tone: 'gate', points: [out], reach: 0.5 });
  timeline.tell(go, timeline.now - SINK, timeline.now + RISE);
  const end = timeline.add(timeline.now, RISE, (u) => {
    pose.y = out.y - DEEP * (1 - u) ** 2;
    pose.turn = turn + Math.PI * (1 + ease(u));
    pose.fold = 1 - ease(u);
    pose.presence = ease(Math.min(1, u * 2));
    if (u === 1) pose.turn = turn;
  });
  timeline.now = playCaptures(timeline, victims, timeline.now, end) + BREATH;
}

/**
 * House rule of 4chan chess: the other end is occupied, so the piece that enters is lost and does not come out. // C-S6
 */
export function lostBetween(
  timeline: Timeline,
  lost: readonly Take[],
  gate: { to: number; lying: readonly LyingFeature[] },
): void {
  flare(timeline, gate.lying, timeline.now, SINK + FRAG);
  const start = timeline.now;
  for (const { piece } of lost) {
    const pose = timeline.pose(piece);
    const turn = pose.turn;
    let from: Pose | null = null;
    timeline.add(start, SINK, (u) => {
      from ??= { ...pose };
      pose.y = from.y - DEEP * u * u;
      pose.turn = turn + Math.PI * u * u;
      pose.scale = mix(from.scale, from.scale * 0.7, u);
      if (u === 1) pose.turn = turn;
    });
  }
  const burst = start + SINK - 60;
  timeline.spark(burst, FRAG, { is: 'burst', tone: 'fire', points: [timeline.places.cell(gate.to)], reach: 0.62 });
  timeline.spark(burst, FRAG, {
    is: 'burst',
    tone: 'threat',
    points: [timeline.places.cell(lost[0].from)],
    reach: 0.5,
  });
  timeline.now = playCaptures(timeline, lost, burst, burst + FRAG) + BREATH;
}

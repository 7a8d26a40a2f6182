/**
 * Playback of groups that depend on a leader: a leader topples and turns to stone before it leaves the board, and then
 * its group does, one by one from where it stood. Units that are cut off grow dull. Games without groups do not use
 * this.
 */

import type { EffectView } from '../../../electron/contract/view.ts';
import type { Spot } from '../../art/spot.ts';
import type { Pose } from '../places.ts';
import type { EffectOf, Take } from './effects.ts';
import { fallOver } from './falling.ts';
import { LEADERLESS } from './leaders.ts';
import { BREATH, ease, far, mix } from './motion.ts';
import type { Timeline } from './timeline.ts';
import { throwBack } from './weight.ts';

const TOPPLE = 620;
const LEAVE = 300;
const STONE = 420;
/** the delay between two units that turn to stone; a large group takes no longer than this in all */
const STEP = 90;
const LONGEST = 900;
const DULL = 220;

/** A leader topples; returns when it is in the tray. */
export function playFall(timeline: Timeline, effect: Take, start: number): number {
  throwBack(timeline, effect, start);
  return fallOver(timeline, effect, start, { topple: TOPPLE, sink: LEAVE, arrive: LEAVE * 0.6 }, true);
}

/**
 * Several state effects reported together: units turn to stone one after another, nearest to their leader first; they
 * grow dull at once.
 */
export function playStates(timeline: Timeline, told: readonly EffectOf<'state'>[], fallen: Spot | null): void {
  const start = timeline.now;
  const way = (e: EffectOf<'state'>): number => (fallen && e.at !== null ? far(fallen, timeline.places.cell(e.at)) : 0);
  const stones = told.filter((e) => e.state === LEADERLESS && e.on).sort((a, b) => way(a) - way(b));
  const step = Math.min(STEP, LONGEST / Math.max(1, stones.length));
  for (const e of told) {
    const rest = timeline.rest(e.piece);
    if (!rest) continue;
    const nth = stones.indexOf(e);
    timeline.now = Math.max(
      timeline.now,
      nth < 0
        ? turn(timeline, e.piece, rest, start, DULL, ['dim'])
        : turn(timeline, e.piece, rest, start + nth * step, STONE, ['dim', 'chill']),
    );
  }
  timeline.now += BREATH;
}

/** Pieces whose dullness changes without an effect of their own change last of all. */
export function dull(timeline: Timeline, told: readonly EffectView[]): void {
  const done = new Set(told.flatMap((e) => (e.do === 'state' || e.do === 'take' ? [e.piece] : [])));
  const start = timeline.now;
  for (const [id, pose] of timeline.table.poses) {
    if (pose.livery === undefined || done.has(id)) continue;
    const rest = timeline.rest(id);
    if (rest && (rest.dim !== pose.dim || rest.chill !== pose.chill))
      timeline.now = Math.max(timeline.now, turn(timeline, id, rest, start, DULL, ['dim', 'chill']));
  }
}

function turn(
  timeline: Timeline,
  piece: number,
  to: Pose,
  start: number,
  length: number,
  looks: readonly ('dim' | 'chill')[],
): number {
  const pose = timeline.pose(piece);
  const from: { dim?: number; chill?: number } = {};
  return timeline.add(start, length, (u) => {
    for (const look of looks) {
      from[look] ??= pose[look] ?? 0;
      pose[look] = mix(from[look], to[look] ?? 0, ease(u));
    }
  });
}

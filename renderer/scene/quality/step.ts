/**
 * Whether the quality that *Automatic* renders with suits this machine, told from the frames of a drag of the camera.
 * Pure arithmetic: times go in, what to do comes out. The thresholds are explained in docs/decisions/graphics-quality.md.
 */
import type { MeasuredQuality } from '../../../electron/contract/settings.ts';
import { type Graphics, measuredOn, type QualitySettings } from '../graphics.ts';

type Quality = MeasuredQuality['quality'];

/** One frame of a drag, in milliseconds. */
export interface DragFrame {
  /** since the frame before it, between which the display showed no other one */
  readonly since: number;
  /** from its beginning until the graphics card had drawn it */
  readonly drawing: number;
}

/** the first frames of a table, in which programs and pictures reach the graphics card */
export const SKIPPED = 4;
/** of those that are left; at 60 Hz less than half a second */
export const ENOUGH = 24;
/** the longest frames, median: below 40 a second a table lags behind the hand */
const SLOW = 25;
/** and drawing takes longer than a frame at 60 Hz, so that neither the display nor a saver of energy is the reason */
const BUSY = 1000 / 60;
/** nine of ten frames are drawn in less than a third of a frame at 60 Hz */
const ROOM = BUSY / 3;

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** `down` from high, `up` from low, or `stay`; null: the frames are too few to say. */
export function stepFor(frames: readonly DragFrame[], quality: Quality): 'down' | 'up' | 'stay' | null {
  const counted = frames.slice(SKIPPED);
  if (counted.length < ENOUGH) return null;
  const since = counted.map((frame) => frame.since);
  const drawing = counted.map((frame) => frame.drawing);
  if (quality === 'high') return quantile(since, 0.5) > SLOW && quantile(drawing, 0.5) > BUSY ? 'down' : 'stay';
  return quantile(drawing, 0.9) <= ROOM ? 'up' : 'stay';
}

/**
 * May frames change the quality? Not where it was chosen, nor with software rendering; and not from low where that was
 * measured, which it only is after high was too slow: so there is one step up and one down for each card.
 */
export function mayStep(settings: QualitySettings, machine: Graphics, quality: Quality): boolean {
  if (settings.quality !== 'auto' || !machine.webgl2 || machine.software) return false;
  return quality === 'high' || measuredOn(settings, machine) === null;
}

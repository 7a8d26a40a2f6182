/**
 * What the camera showed a moment ago. While the table turns, a press event arrives some frames after the press; the
 * person who pressed meant what they saw then. Times are the page's milliseconds, as in events and frames.
 */
import type { Aim } from './rig.ts';

/** a press event arrives within this time after the press */
const REMEMBERED = 2000;
/** a frame is on the screen as long after its start as the last one took, but within three frames of the display */
const ON_SCREEN = 48;

export class SeenAims {
  #seen: readonly { readonly from: number; readonly aim: Aim }[] = [];

  /** A frame started `passed` after the one before. */
  note(at: number, passed: number, aim: Aim): void {
    if (this.#seen.at(-1)?.aim === aim) return;
    const old = this.#seen.findLastIndex(({ from }) => from < at - REMEMBERED);
    this.#seen = [...this.#seen.slice(Math.max(0, old)), { from: at + Math.min(passed, ON_SCREEN), aim }];
  }

  /** The aim of the frame that was on the screen then; null before the first. */
  at(time: number): Aim | null {
    return (this.#seen.findLast(({ from }) => from <= time) ?? this.#seen[0])?.aim ?? null;
  }
}

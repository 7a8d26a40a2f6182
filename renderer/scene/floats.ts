/**
 * The offset of figures from their place while they are lifted or dragged over the board. A figure that is released
 * sinks back; once it is back its entry is removed.
 */

import type { Spot } from '../art/spot.ts';
import type { Pose } from './places.ts';

/** how high a lifted piece floats, in cells */
const LIFT = 0.42;

/** time constant in milliseconds: after it, about two thirds of the way is done; after three of them, 120, a piece is lifted */
const PULL = 40;

interface Float {
  x: number;
  y: number;
  z: number;
}

export class Floats {
  #floats = new Map<number, Float>();

  of(piece: number): Readonly<Float> | undefined {
    return this.#floats.get(piece);
  }

  forget(piece: number): void {
    this.#floats.delete(piece);
  }

  get any(): boolean {
    return this.#floats.size > 0;
  }

  /**
   * Advances every float by the given milliseconds; true while any is moving. `held` are the pieces that are lifted;
   * `drag` is where the first of them is dragged to, the others keep their position beside it.
   */
  advance(
    passed: number,
    held: readonly number[],
    drag: Spot | null,
    poses: ReadonlyMap<number, Pose>,
    cut: boolean,
  ): boolean {
    for (const id of held) if (!this.#floats.has(id)) this.#floats.set(id, { x: 0, y: 0, z: 0 });
    const first = held.length > 0 ? poses.get(held[0]) : undefined;
    let more = false;
    for (const [id, float] of this.#floats) {
      const isHeld = held.includes(id) && first !== undefined;
      const goal = {
        x: isHeld && drag ? drag.x - first.x : 0,
        y: isHeld ? LIFT + (drag ? drag.y - first.y : 0) : 0,
        z: isHeld && drag ? drag.z - first.z : 0,
      };
      const pull = cut || !poses.has(id) ? 1 : 1 - Math.exp(-passed / PULL);
      let left = 0;
      for (const axis of ['x', 'y', 'z'] as const) {
        float[axis] += (goal[axis] - float[axis]) * pull;
        left = Math.max(left, Math.abs(goal[axis] - float[axis]));
      }
      if (left >= 0.004) more = true;
      else {
        Object.assign(float, goal);
        if (!held.includes(id)) this.#floats.delete(id);
      }
    }
    return more;
  }
}

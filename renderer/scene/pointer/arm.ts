/** The arm that sweeps pieces off the table, while a press moves it. */
import type { Stage } from '../stage/stage.ts';
import type { Press } from './gestures.ts';
import { groundAt, rayAt } from './rays.ts';

export class PointerArm {
  private readonly stage: Stage;
  /** where it is now; null: it is up */
  private press: Press | null = null;

  constructor(stage: Stage) {
    this.stage = stage;
  }
  isMovedBy(pointer: number): boolean {
    return this.press?.id === pointer;
  }
  sweep(press: Press): void {
    this.press = press;
    const at = groundAt(rayAt(this.stage, press.x, press.y), this.stage.places.highest);
    if (at) this.stage.sweep(at);
  }
  /** Returns the press that moved it. */
  lift(): Press | null {
    const { press } = this;
    if (press !== null) this.stage.endSweep();
    this.press = null;
    return press;
  }
}

/**
 * Gathers the frames of a table while its camera is dragged. A table is drawn on demand: where the hand pauses there is
 * no frame, and the next one is not compared with the one before. So while the camera is dragged every frame of the
 * display is counted, whether the table was drawn in it or not.
 */
import { whenDrawn } from '../graphics.ts';
import type { DragFrame } from './step.ts';

/** ms between two looks whether the card is done: more would hide what has room from what has none */
const LOOK = 1;
/** the most frames kept: a long drag of a table that stays as it is */
const MOST = 600;

export class DragFrames {
  readonly #ended: (frames: readonly DragFrame[]) => void;
  #frames: DragFrame[] = [];
  #isOn = false;
  /** of the display, while the camera is dragged */
  #next: number | null = null;
  /** when the table was drawn last, if that was in this frame of the display or in the one before */
  #last: number | null = null;
  #drew = false;
  readonly #waits = new Set<() => void>();

  /** `ended`: hears of all frames gathered so far when a drag has ended. */
  constructor(ended: (frames: readonly DragFrame[]) => void) {
    this.#ended = ended;
  }

  /** Forgets what was gathered, and gathers from now on, or not. */
  restart(isOn: boolean): void {
    this.#halt();
    this.#frames = [];
    this.#isOn = isOn;
  }

  /** The camera is dragged; also while it is already. */
  begin(): void {
    if (!this.#isOn || this.#next !== null) return;
    document.addEventListener('visibilitychange', this.#breakOff);
    const tick = (): void => {
      if (!this.#drew) this.#last = null;
      this.#drew = false;
      this.#next = requestAnimationFrame(tick);
    };
    this.#next = requestAnimationFrame(tick);
  }

  /** The camera is not dragged; also while it was not. */
  end(): void {
    if (this.#next === null) return;
    this.#halt();
    this.#ended(this.#frames);
  }

  /** All commands of a frame that began at `began`, in the page's milliseconds, have been sent. */
  drawn(began: number, gl: WebGL2RenderingContext): void {
    if (this.#next === null || document.hidden || this.#frames.length >= MOST) return;
    const since = this.#last === null ? null : began - this.#last;
    this.#last = began;
    this.#drew = true;
    if (since === null) return;
    const stop = whenDrawn(
      gl,
      () => {
        this.#waits.delete(stop);
        this.#frames.push({ since, drawing: performance.now() - began });
      },
      LOOK,
    );
    this.#waits.add(stop);
  }

  /** A hidden page draws nothing: what comes after it does not follow what came before. */
  readonly #breakOff = (): void => {
    this.#last = null;
  };

  #halt(): void {
    if (this.#next !== null) cancelAnimationFrame(this.#next);
    this.#next = null;
    this.#breakOff();
    this.#drew = false;
    for (const stop of this.#waits) stop();
    this.#waits.clear();
    document.removeEventListener('visibilitychange', this.#breakOff);
  }
}

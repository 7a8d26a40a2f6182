/**
 * With software rendering frames are drawn fast and look coarse. Once the table has been at rest for a moment, the last
 * frame is drawn once more with supersampling: one frame, and then none until something changes, which is drawn fast
 * again.
 */
import type * as THREE from 'three';
import { whenDrawn } from './graphics.ts';

/** how long nothing must have moved, in milliseconds */
const REST = 240;
/** the pixel ratio along either axis, and the limit for the whole canvas: more would delay the next frame */
const FINE = 2;
const MOST = 3_200_000;

/** The ratio for a canvas of this size in CSS pixels; 1 where it is too large to gain anything. */
export function fineRatio(width: number, height: number): number {
  const ratio = Math.min(FINE, Math.sqrt(MOST / Math.max(1, width * height)));
  return ratio < 1.25 ? 1 : ratio;
}

export class Refine {
  /** the ratio of fast frames, while a refined one is shown */
  #quick: number | null = null;
  #forget: () => void = () => {};

  /** Call before a frame: it is drawn fast. */
  rough(gl: THREE.WebGLRenderer): void {
    this.#forget();
    if (this.#quick === null) return;
    gl.setPixelRatio(this.#quick);
    this.#quick = null;
  }

  /** Call after a frame; `moves`: another one follows; `drawn` counts the refined one as well. */
  drawn(
    gl: THREE.WebGLRenderer,
    scene: THREE.Object3D,
    camera: THREE.Camera,
    moves: boolean,
    drawn: { frames: number },
  ): void {
    this.#forget();
    if (moves) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const forget = whenDrawn(gl.getContext() as WebGL2RenderingContext, () => {
      waiting = setTimeout(() => {
        const { clientWidth, clientHeight } = gl.domElement;
        const ratio = fineRatio(clientWidth, clientHeight);
        if (ratio === 1 || gl.getContext().isContextLost()) return;
        this.#quick = gl.getPixelRatio();
        gl.setPixelRatio(ratio);
        gl.render(scene, camera);
        drawn.frames++;
      }, REST);
    });
    this.#forget = () => {
      forget();
      clearTimeout(waiting);
    };
  }

  dispose(): void {
    this.#forget();
  }
}

/**
 * Where the processor draws, pictures are made quickly and come out rough. Once the table has been at rest for a
 * moment, the last one is drawn once more with several pixels for each of the screen's: one frame, and then none until
 * something happens, which is drawn quickly again.
 */
import type * as THREE from 'three';
import { whenDrawn } from './graphics.ts';

/** how long nothing may have moved, in milliseconds */
const REST = 240;
/** pixels for each of the screen's along either axis, and of the whole picture: more would hold up the next one */
const FINE = 2;
const MOST = 3_200_000;

/** The ratio for a canvas of this size in CSS pixels; 1 where it is too large to gain anything. */
export function fineRatio(width: number, height: number): number {
  const ratio = Math.min(FINE, Math.sqrt(MOST / Math.max(1, width * height)));
  return ratio < 1.25 ? 1 : ratio;
}

export class Refine {
  /** the ratio of quick pictures, while a fine one is shown */
  #quick: number | null = null;
  #forget: () => void = () => {};

  /** Call before a frame: it is drawn quickly. */
  rough(gl: THREE.WebGLRenderer): void {
    this.#forget();
    if (this.#quick === null) return;
    gl.setPixelRatio(this.#quick);
    this.#quick = null;
  }

  /** Call after a frame; `moves`: another one follows; `drawn` counts the fine one as well. */
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

/**
 * What play will need of the graphics card and the first picture does not show: the programs of the light under the
 * pointer, of marks and of bands. They are made in idle moments after the first picture and drawn once with nothing to
 * see, so that the first lift does not stutter. One more frame is drawn for it, never a second; a lost context begins
 * anew. The stand-ins share the materials of the real things, so programs live as long as those.
 */
import * as THREE from 'three';
import type { Warmed } from './layers/layer.ts';

/** an idle moment is waited for at most this long, so that the warm-up ends soon after the first picture */
const PATIENCE = 120;

/** Calls back when the page has nothing better to do; the answer forgets it. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const waiting = setTimeout(then, PATIENCE / 4);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(then, { timeout: PATIENCE });
  return () => cancelIdleCallback(waiting);
}

/** Sets the driver to work on every program of what is visible, at once: drawing waits for them one by one. */
export function compileVisible(gl: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.Camera): void {
  const begun = new Set<THREE.Material>();
  scene.traverseVisible((object) => {
    if (!('material' in object) || !(object.material instanceof THREE.Material) || begun.has(object.material)) return;
    begun.add(object.material);
    gl.compile(object, camera, scene);
  });
}

/** One triangle without area: it runs through everything and colours no pixel. `paint`: numbers in a vertex's colour. */
function nothing(paint: 3 | 4): THREE.BufferGeometry {
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.BufferAttribute(new Float32Array(9), 3));
  return solid.setAttribute('color', new THREE.BufferAttribute(new Float32Array(3 * paint), paint));
}

export class WarmUp {
  readonly object = new THREE.Group();
  readonly #solid = nothing(3);
  readonly #clear = nothing(4);
  #forget: () => void = () => {};
  #begun = false;

  constructor(warmed: readonly Warmed[]) {
    for (const { material, as } of warmed) {
      const solid = as === 'clear instances' ? this.#clear : this.#solid;
      const mesh = as === 'mesh' ? new THREE.Mesh(solid, material) : new THREE.InstancedMesh(solid, material, 1);
      mesh.frustumCulled = false;
      this.object.add(mesh);
    }
    this.object.visible = false;
  }

  /** Call after every frame: the first time it sets the warm-up going; after the frame that showed it, it hides it. */
  drawn(gl: THREE.WebGLRenderer, scene: THREE.Object3D, camera: THREE.Camera, invalidate: () => void): void {
    this.object.visible = false;
    if (this.#begun) return;
    this.#begun = true;
    this.#forget = whenIdle(() => {
      let forgotten = false;
      this.#forget = () => {
        forgotten = true;
      };
      // a program that is drawn with before it is ready holds up the page
      void gl.compileAsync(scene, camera).then(() => {
        if (forgotten) return;
        this.object.visible = true;
        invalidate();
      });
    });
  }

  /** The graphics card has lost everything: the next frame sets the warm-up going again. */
  again(): void {
    this.#forget();
    this.object.visible = false;
    this.#begun = false;
  }

  dispose(): void {
    this.#forget();
    this.#solid.dispose();
    this.#clear.dispose();
    for (const mesh of this.object.children) if (mesh instanceof THREE.InstancedMesh) mesh.dispose();
  }
}

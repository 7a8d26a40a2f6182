/**
 * Prepares GPU programs that play needs and the first frame does not use: the light under the pointer, marks and bands.
 * They are compiled in idle callbacks after the first frame and drawn once without visible output, so that the first
 * lift does not stutter. This takes one additional frame, never a second; after a lost context it starts again. The
 * stand-ins share the materials of the real objects, so programs live as long as those.
 */
import * as THREE from 'three';
import type { Warmed } from './layers/layer.ts';

/** the longest wait for an idle callback, so that the warm-up ends soon after the first frame */
const PATIENCE = 120;

/** Calls back when the page is idle, after `patience` ms at the latest; the returned function cancels it. */
export function whenIdle(then: () => void, patience = PATIENCE): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const waiting = setTimeout(then, PATIENCE / 4);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(then, { timeout: patience });
  return () => cancelIdleCallback(waiting);
}

/** Starts compiling every program of visible objects at once: drawing would wait for them one by one. */
export function compileVisible(gl: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.Camera): void {
  const begun = new Set<THREE.Material>();
  scene.traverseVisible((object) => {
    if (!('material' in object) || !(object.material instanceof THREE.Material) || begun.has(object.material)) return;
    begun.add(object.material);
    gl.compile(object, camera, scene);
  });
}

/**
 * One triangle without area: it runs the whole program and colours no pixel. `paint`: components of a vertex colour.
 */
function nothing(paint: 3 | 4): THREE.BufferGeometry {
  const solid = new THREE.BufferGeometry();
  solid.setAttribute('position', new THREE.BufferAttribute(new Float32Array(9), 3));
  // without normals a lit material would get another program, which its real objects would then be drawn with
  solid.setAttribute('normal', new THREE.BufferAttribute(new Float32Array(9), 3));
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

  /** Call after every frame: the first time it starts the warm-up; after the frame that drew it, it hides it. */
  drawn(gl: THREE.WebGLRenderer, scene: THREE.Object3D, camera: THREE.Camera, invalidate: () => void): void {
    this.object.visible = false;
    if (this.#begun) return;
    this.#begun = true;
    this.#forget = whenIdle(() => {
      let forgotten = false;
      this.#forget = () => {
        forgotten = true;
      };
      // a program that is used before it is ready blocks the page
      void gl.compileAsync(scene, camera).then(() => {
        if (forgotten) return;
        this.object.visible = true;
        invalidate();
      });
    });
  }

  /** The context was lost: the next frame starts the warm-up again. */
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

/** One instanced mesh: all figures of a kind that are drawn with the same material. */
import * as THREE from 'three';
import type { BuiltFigure } from './figures.ts';

/**
 * The part of a mesh that casts a shadow: of each figure the first vertices, its bulk, and the first `casting()` of its
 * instances: those after them are ghosts.
 */
export function massCasts(mesh: THREE.InstancedMesh, vertices: number, casting: () => number): void {
  let all = 0;
  mesh.onBeforeShadow = () => {
    all = mesh.count;
    mesh.count = casting();
    mesh.geometry.setDrawRange(0, vertices);
  };
  mesh.onAfterShadow = () => {
    mesh.count = all;
    mesh.geometry.setDrawRange(0, Infinity);
  };
}

/** What the shader knows of an instance (see material.ts). */
type Look = readonly [livery: number, presence: number, glow: number, chill: number];

export class Batch {
  readonly mesh: THREE.InstancedMesh;
  readonly #look: THREE.InstancedBufferAttribute;
  readonly #capacity: number;
  readonly #kind: string;
  #written = 0;
  #casting = 0;

  /** `sphere`: around the whole table, so that nothing that moved is culled. */
  constructor(
    kind: string,
    { solid, casts }: BuiltFigure,
    material: THREE.Material,
    capacity: number,
    sphere: THREE.Sphere,
  ) {
    this.#kind = kind;
    this.#capacity = capacity;
    this.#look = new THREE.InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
    solid.setAttribute('look', this.#look.setUsage(THREE.DynamicDrawUsage));
    // one value for all instances: what an attribute that is absent contains depends on what was drawn before
    if (!solid.attributes.wear)
      solid.setAttribute('wear', new THREE.InstancedBufferAttribute(new Float32Array(3), 3, false, capacity));
    this.mesh = new THREE.InstancedMesh(solid, material, capacity);
    this.mesh.instanceMatrix.setUsage(THREE.DynamicDrawUsage);
    this.mesh.boundingSphere = sphere;
    massCasts(this.mesh, casts, () => this.#casting);
    this.begin();
    this.end();
  }

  begin(): void {
    this.#written = this.#casting = this.mesh.count = 0;
  }

  /** `seen`: drawn in the picture, not only into the shadow. Those that cast one come first, and first those seen. */
  add(matrix: THREE.Matrix4, look: Look, casts: boolean, seen: boolean): void {
    const i = this.#written++;
    if (i >= this.#capacity) throw new Error(`more than ${this.#capacity} figures of kind ${this.#kind}`);
    this.mesh.setMatrixAt(i, matrix);
    this.#look.setXYZW(i, ...look);
    if (casts) this.#casting = i + 1;
    if (seen) this.mesh.count = i + 1;
  }

  end(): void {
    this.mesh.visible = this.#written > 0;
    this.mesh.instanceMatrix.needsUpdate = this.#look.needsUpdate = true;
  }

  dispose(): void {
    const { geometry } = this.mesh;
    // the other attributes are shared with every batch of this figure; another one may be drawing them
    for (const name of Object.keys(geometry.attributes)) if (name !== 'look') geometry.deleteAttribute(name);
    geometry.dispose();
    this.mesh.dispose();
  }
}

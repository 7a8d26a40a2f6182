/** The ties between figures as instances of one strand, in the colours of the figures they lead to. */
import * as THREE from 'three';
import type { Livery, VariantArt } from '../../art/variant-art.ts';
import { markColours } from '../../board/mark-outlines.ts';
import type { Layer, LayerFrame } from './layer.ts';
import { strandMaterial, strandSolid } from './tie-strand.ts';

/** the colour of a tie that would be lost, the same as the mark on the unit */
const TORN = new THREE.Color(markColours.cut);
const UP = new THREE.Vector3(0, 1, 0);
const ONE = new THREE.Vector3(1, 1, 1);
/** the thickness of a tie that is not in focus, relative to a lit one */
const THIN = 0.7;

export class TieLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #mesh: THREE.InstancedMesh | null;
  readonly #rest: readonly THREE.Color[];
  readonly #lit: readonly THREE.Color[];
  readonly #matrix = new THREE.Matrix4();
  readonly #turn = new THREE.Quaternion();
  readonly #at = new THREE.Vector3();

  /** `most`: how many ties there can be, torn ones included. */
  constructor({ ties, liveries }: Pick<VariantArt, 'ties' | 'liveries'>, most: number) {
    const paint = (of: (livery: Livery) => THREE.Color): THREE.Color[] => liveries.map(of);
    this.#rest = paint((l) => new THREE.Color(l.body).lerp(new THREE.Color(l.light), 0.6));
    this.#lit = paint((l) => new THREE.Color(l.light));
    if (!ties) {
      this.#mesh = null;
      return;
    }
    const solid = strandSolid(ties.radius);
    solid.setAttribute('strand', new THREE.InstancedBufferAttribute(new Float32Array(most * 4), 4));
    const mesh = new THREE.InstancedMesh(solid, strandMaterial(ties), most);
    mesh.setColorAt(0, TORN);
    mesh.count = 0;
    mesh.visible = false;
    mesh.frustumCulled = false;
    this.#mesh = mesh;
    this.object.add(mesh);
  }

  write({ strands }: Pick<LayerFrame, 'strands'>): void {
    const mesh = this.#mesh;
    if (!mesh) return;
    const states = mesh.geometry.attributes.strand as THREE.InstancedBufferAttribute;
    let i = 0;
    for (const { from, to, livery, lit, torn } of strands) {
      if (i >= states.count) throw new Error(`there are more ties than the ${states.count} that there is room for`);
      const paint = torn ? TORN : (lit ? this.#lit : this.#rest)[livery];
      if (!paint) throw new Error(`a tie has the livery ${livery}, and there are ${this.#rest.length}`);
      this.#turn.setFromAxisAngle(UP, Math.atan2(from.x - to.x, from.z - to.z));
      mesh.setMatrixAt(i, this.#matrix.compose(this.#at.set(from.x, from.y, from.z), this.#turn, ONE));
      mesh.setColorAt(i, paint);
      const far = Math.hypot(to.x - from.x, to.z - from.z);
      states.setXYZW(i, far, lit || torn ? 1 : THIN, torn ? 1 : 0, torn || lit ? 1 : 0);
      i++;
    }
    mesh.count = i;
    mesh.visible = i > 0;
    mesh.instanceMatrix.needsUpdate = true;
    mesh.instanceColor!.needsUpdate = true;
    states.needsUpdate = true;
  }

  dispose(): void {
    if (!this.#mesh) return;
    this.#mesh.geometry.dispose();
    (this.#mesh.material as THREE.Material).dispose();
    this.#mesh.dispose();
  }
}

/**
 * Ice around figures that are held: one instance of the art's frost for every chilled piece on the board. It grows out
 * of the ground as the piece is chilled, and stays on the cell even when the figure is lifted.
 */
import * as THREE from 'three';
import type { FrostArt } from '../../art/variant-art.ts';
import type { Layer, LayerFrame, Warmed } from './layer.ts';

const FIRST = 0.03;

export class FrostLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #most: number;
  readonly #mesh: THREE.InstancedMesh<THREE.BufferGeometry, THREE.Material> | null;
  readonly warmed: readonly Warmed[];

  /** `most`: how many pieces can be held at once. */
  constructor(art: FrostArt | undefined, most: number, quality: 'high' | 'low') {
    this.#most = most;
    this.#mesh = art ? new THREE.InstancedMesh(art.solid(), art.material(quality), most) : null;
    // its vertex colours may be transparent
    this.warmed = this.#mesh ? [{ material: this.#mesh.material, as: 'clear instances' }] : [];
    if (!this.#mesh) return;
    this.#mesh.count = 0;
    this.#mesh.visible = false;
    this.#mesh.frustumCulled = false;
    this.#mesh.renderOrder = 5;
    this.object.add(this.#mesh);
  }

  write({ figures }: Pick<LayerFrame, 'figures'>): void {
    const mesh = this.#mesh;
    if (!mesh) return;
    mesh.count = 0;
    const [matrix, at, size] = [new THREE.Matrix4(), new THREE.Vector3(), new THREE.Vector3()];
    const turn = new THREE.Quaternion();
    for (const { pose, stands } of figures) {
      const grown = pose.chill * pose.scale * Math.min(1, pose.presence * 2);
      if (grown < FIRST || pose.inTray || mesh.count === this.#most) continue;
      size.set(pose.scale * (0.7 + 0.3 * pose.chill), grown, pose.scale * (0.7 + 0.3 * pose.chill));
      mesh.setMatrixAt(mesh.count++, matrix.compose(at.set(stands.x, pose.ground, stands.z), turn, size));
    }
    mesh.visible = mesh.count > 0;
    mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.#mesh?.geometry.dispose();
    this.#mesh?.material.dispose();
    this.#mesh?.dispose();
  }
}

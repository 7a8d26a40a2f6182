/** Small plates with letters over the figures of which something lasts: one mesh of instances for each text. */
import * as THREE from 'three';
import type { BadgeArt } from '../../art/variant-art.ts';
import type { Layer, LayerFrame, Warmed } from './layer.ts';

/** the width of a plate with one letter, in cells: the letter is about ten pixels high where a cell is fifty */
const SIZE = 0.66;

export class BadgeLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #art: BadgeArt | undefined;
  readonly #most: number;
  readonly warmed: readonly Warmed[];
  readonly #material: THREE.Material | null;
  readonly #plates = new Map<string, THREE.InstancedMesh>();

  /** `most`: how many pieces can have a badge at once. */
  constructor(art: BadgeArt | undefined, most: number) {
    this.#art = art;
    this.#most = most;
    this.#material = art?.material() ?? null;
    this.warmed = this.#material ? [{ material: this.#material, as: 'instances' }] : [];
  }

  /** Throws when the art cannot draw a text. */
  write({ figures, bounds }: Pick<LayerFrame, 'figures' | 'bounds'>): void {
    if (!this.#art) return;
    for (const mesh of this.#plates.values()) mesh.count = 0;
    const [matrix, at, size] = [new THREE.Matrix4(), new THREE.Vector3(), new THREE.Vector3()];
    const still = new THREE.Quaternion();
    for (const { pose, real } of figures) {
      if (!real || pose.badge === '' || pose.inTray || pose.presence < 0.6) continue;
      const mesh = this.#plate(pose.badge);
      if (mesh.count === this.#most) continue;
      const height = bounds.get(pose.kind)?.height ?? 1;
      at.set(pose.x, pose.y + height * pose.scale + this.#art.lift, pose.z);
      mesh.setMatrixAt(mesh.count++, matrix.compose(at, still, size.setScalar(SIZE)));
    }
    for (const [text, mesh] of this.#plates) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.count === 0) this.#forget(text, mesh);
    }
  }

  #plate(text: string): THREE.InstancedMesh {
    const known = this.#plates.get(text);
    if (known) return known;
    const mesh = new THREE.InstancedMesh(this.#art!.plate(text), this.#material!, this.#most);
    mesh.count = 0;
    mesh.frustumCulled = false;
    mesh.renderOrder = 9;
    this.#plates.set(text, mesh);
    this.object.add(mesh);
    return mesh;
  }

  /** Over a long game there may be many different texts. */
  #forget(text: string, mesh: THREE.InstancedMesh): void {
    this.#plates.delete(text);
    this.object.remove(mesh);
    mesh.geometry.dispose();
    mesh.dispose();
  }

  dispose(): void {
    for (const [text, mesh] of this.#plates) this.#forget(text, mesh);
    this.#material?.dispose();
  }
}

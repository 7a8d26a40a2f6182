/** A faint light on the cell under the pointer; it has no meaning, so it is not a mark. */
import * as THREE from 'three';
import type { Layer, LayerFrame } from './layer.ts';

const ABOVE = 0.005;

export class HoverLayer implements Layer {
  readonly #material = new THREE.MeshBasicMaterial({
    color: '#9fc0ff',
    transparent: true,
    opacity: 0.2,
    blending: THREE.AdditiveBlending,
    depthWrite: false,
  });
  readonly object: THREE.Mesh;
  readonly warmed = [{ material: this.#material, as: 'mesh' }] as const;

  /** `onPoints`: the pieces of the board stand where its lines cross. */
  constructor(onPoints = false) {
    const ground = onPoints ? new THREE.CircleGeometry(0.5, 32) : new THREE.PlaneGeometry(0.96, 0.96);
    this.object = new THREE.Mesh(ground.rotateX(-Math.PI / 2), this.#material);
    this.object.renderOrder = 4;
    this.object.visible = false;
  }

  write({ hovered }: Pick<LayerFrame, 'hovered'>): void {
    this.object.visible = hovered !== null;
    if (hovered) this.object.position.set(hovered.x, hovered.y + ABOVE, hovered.z);
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.#material.dispose();
  }
}

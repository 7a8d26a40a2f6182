/**
 * Shows pieces that are away: a ring on the cell where each will land, a beam up to its ghost (the ghost itself is a
 * figure in the usual batches), and over it a badge with the remaining turns.
 */
import * as THREE from 'three';
import type { FlightArt } from '../../art/variant-art.ts';
import type { Places } from '../places.ts';
import type { Layer, LayerFrame } from './layer.ts';

/** the space above a ghost's head, and the size of a badge: figures behind it must stay visible */
const OVER = 0.3;
const BADGE = 0.78;
const RING = 0.014;
/** by how much the ring of the next landing is smaller */
const CLOSED = 0.4;

export class FlightLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #art: FlightArt | undefined;
  readonly #places: Places;
  readonly #most: number;
  readonly #materials: THREE.Material[] = [];
  readonly #rings: THREE.InstancedMesh | null = null;
  readonly #beams: THREE.InstancedMesh | null = null;
  readonly #badges = new Map<number, THREE.InstancedMesh>();
  readonly #badgeMaterial: THREE.Material | null = null;

  /** `most`: how many pieces can be away at once. */
  constructor(art: FlightArt | undefined, places: Places, most: number) {
    this.#art = art;
    this.#places = places;
    this.#most = most;
    if (!art) return;
    const [flat, air, badge] = [art.flat(), art.air(), art.badgeMaterial()];
    this.#materials.push(flat, air, badge);
    this.#rings = this.#add(art.ring(), flat, 6);
    this.#beams = this.#add(art.beam(), air, 7);
    this.#badgeMaterial = badge;
  }

  write({ flying }: Pick<LayerFrame, 'flying'>): void {
    if (!this.#art || !this.#rings || !this.#beams) return;
    const [matrix, at, size] = [new THREE.Matrix4(), new THREE.Vector3(), new THREE.Vector3()];
    const still = new THREE.Quaternion();
    const counts = new Map<THREE.InstancedMesh, number>();
    const put = (mesh: THREE.InstancedMesh): void => {
      const i = counts.get(mesh) ?? 0;
      counts.set(mesh, i + 1);
      mesh.setMatrixAt(i, matrix.compose(at, still, size));
    };
    const ringed = new Set<number>();
    for (const { pose, height } of flying.slice(0, this.#most)) {
      const { x, z, ground, spirit, scale, over } = pose;
      if (spirit < 0.05 || over === null) continue;
      if (!ringed.has(over)) {
        ringed.add(over);
        const cell = this.#places.cell(over);
        at.set(cell.x, cell.y + RING, cell.z);
        // it closes over the last turn
        size.setScalar(spirit * (1 - CLOSED * (pose.closing ?? 0)));
        put(this.#rings);
      }
      at.set(x, ground + RING, z);
      size.set(scale * spirit, Math.max(0.01, pose.y - ground), scale * spirit);
      put(this.#beams);
      if (pose.left < 1) continue;
      at.set(x, pose.y + height * scale + OVER * scale, z);
      size.setScalar(BADGE * Math.max(0.7, scale));
      put(this.#badge(pose.left));
    }
    for (const mesh of this.object.children as THREE.InstancedMesh[]) {
      mesh.count = counts.get(mesh) ?? 0;
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  #badge(left: number): THREE.InstancedMesh {
    const known = this.#badges.get(left);
    if (known) return known;
    const made = this.#add(this.#art!.badge(left), this.#badgeMaterial!, 9);
    this.#badges.set(left, made);
    return made;
  }

  #add(solid: THREE.BufferGeometry, material: THREE.Material, order: number): THREE.InstancedMesh {
    const mesh = new THREE.InstancedMesh(solid, material, this.#most);
    mesh.count = 0;
    mesh.visible = false;
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    this.object.add(mesh);
    return mesh;
  }

  dispose(): void {
    for (const mesh of this.object.children as THREE.InstancedMesh[]) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    for (const material of this.#materials) material.dispose();
  }
}

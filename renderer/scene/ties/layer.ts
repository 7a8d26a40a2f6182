/** Nerves between figures as instances: one mesh for each length at rest and lit, one for the ends of torn ones. */
import * as THREE from 'three';
import type { Livery, TieArt, VariantArt } from '../art.ts';
import type { Figure } from '../pieces/batches.ts';
import type { Spot } from '../places.ts';
import { tiesOf } from './ties.ts';

type Look = 'rest' | 'live' | 'torn';

const DEAD = new THREE.Color('#2b3133');
const UP = new THREE.Vector3(0, 1, 0);
/** longer than this, two cells meet only at a corner */
const CORNER = 1.2;

export class TieLayer {
  readonly object = new THREE.Group();
  readonly #art: TieArt | undefined;
  readonly #paints: Readonly<Record<Look, readonly THREE.Color[]>>;
  readonly #most: number;
  readonly #meshes = new Map<string, THREE.InstancedMesh>();
  readonly #materials: THREE.Material[] = [];
  readonly #matrix = new THREE.Matrix4();
  readonly #turn = new THREE.Quaternion();
  readonly #at = new THREE.Vector3();
  readonly #size = new THREE.Vector3();

  /** `most`: how many figures there may ever be, ghosts included. */
  constructor(art: Pick<VariantArt, 'ties' | 'liveries'>, most: number) {
    this.#art = art.ties;
    // a torn one has two ends
    this.#most = most * 2;
    const paint = (of: (livery: Livery) => THREE.Color): THREE.Color[] => art.liveries.map(of);
    this.#paints = {
      rest: paint((l) => new THREE.Color(l.body).lerp(new THREE.Color(l.light), 0.35)),
      live: paint((l) => new THREE.Color(l.light)),
      torn: paint((l) => new THREE.Color(l.light).lerp(DEAD, 0.55)),
    };
    if (!art.ties) return;
    for (const look of ['rest', 'live'] as const) {
      const material = art.ties.material(look);
      this.#add(`${look} near`, art.ties[look](false), material);
      this.#add(`${look} far`, art.ties[look](true), material);
    }
    this.#add('torn', art.ties.torn(), art.ties.material('torn'));
  }

  #add(name: string, solid: THREE.BufferGeometry, material: THREE.Material): void {
    const mesh = new THREE.InstancedMesh(solid, material, this.#most);
    mesh.setColorAt(0, DEAD);
    mesh.count = 0;
    mesh.visible = false;
    mesh.frustumCulled = false;
    this.#meshes.set(name, mesh);
    this.object.add(mesh);
    if (!this.#materials.includes(material)) this.#materials.push(material);
  }

  /** `attended`: the livery whose nerves shine, null for none. */
  write(figures: readonly Figure[], attended: number | null): void {
    if (!this.#art) return;
    for (const mesh of this.#meshes.values()) mesh.count = 0;
    for (const { from, to, livery, torn } of tiesOf(figures, this.#art)) {
      const long = Math.hypot(to.x - from.x, to.z - from.z);
      if (torn) {
        this.#put('torn', from, to, 1, this.#paints.torn[livery]);
        this.#put('torn', to, from, 1, this.#paints.torn[livery]);
        continue;
      }
      const look = livery === attended ? 'live' : 'rest';
      const far = long > CORNER;
      this.#put(`${look} ${far ? 'far' : 'near'}`, from, to, long / (far ? Math.SQRT2 : 1), this.#paints[look][livery]);
    }
    for (const mesh of this.#meshes.values()) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
      mesh.instanceColor!.needsUpdate = true;
    }
  }

  #put(name: string, from: Spot, to: Spot, stretch: number, paint: THREE.Color): void {
    const mesh = this.#meshes.get(name)!;
    this.#turn.setFromAxisAngle(UP, Math.atan2(from.x - to.x, from.z - to.z));
    this.#matrix.compose(this.#at.set(from.x, from.y, from.z), this.#turn, this.#size.set(1, 1, stretch));
    mesh.setMatrixAt(mesh.count, this.#matrix);
    mesh.setColorAt(mesh.count++, paint);
  }

  dispose(): void {
    for (const mesh of this.#meshes.values()) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    for (const material of this.#materials) material.dispose();
  }
}

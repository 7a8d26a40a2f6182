/** What lies on the ground under figures: a contact shade under each, and the pool of light of those that glow. */
import * as THREE from 'three';
import type { Livery } from '../../art/variant-art.ts';
import type { Pose } from '../places.ts';

/**
 * The contact shade under a figure: its diameter and its offset away from the key lamp, in cells, and its opacity. Where
 * shadows are drawn it only darkens the ground at the foot.
 */
const SHADE = {
  high: { across: 1.16, aside: 0.02, opacity: 0.5 },
  low: { across: 1.45, aside: 0.1, opacity: 0.75 },
} as const;
/** by how much a landing presses it wider */
const SQUASHED = 0.3;

let softDisc: THREE.DataTexture | null = null;
/** A radial gradient that fades outwards; computed, so it survives a lost context. */
function disc(): THREE.DataTexture {
  if (softDisc) return softDisc;
  const size = 64;
  const pixels = new Uint8Array(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const r = Math.hypot((i % size) - 31.5, Math.floor(i / size) - 31.5) / 32;
    const light = r > 1 ? 0 : r > 0.7 ? 0.18 * ((1 - r) / 0.3) : 0.9 - 0.72 * (r / 0.7) ** 2;
    pixels.set([255, 255, 255, Math.round(255 * Math.max(0, light))], i * 4);
  }
  softDisc = new THREE.DataTexture(pixels, size, size);
  softDisc.magFilter = softDisc.minFilter = THREE.LinearFilter;
  softDisc.needsUpdate = true;
  return softDisc;
}

export class GroundShade {
  readonly meshes: readonly THREE.InstancedMesh[];
  readonly #of: (typeof SHADE)['high' | 'low'];
  readonly #pools: THREE.InstancedMesh;
  readonly #shade: THREE.InstancedMesh;
  readonly #matrix = new THREE.Matrix4();
  readonly #turn = new THREE.Quaternion();
  readonly #at = new THREE.Vector3();
  readonly #size = new THREE.Vector3();
  readonly #colour = new THREE.Color();

  /** `sphere`: around the whole table; `depth`: how dark the shade is, 1 for figures that stand. */
  constructor(capacity: number, sphere: THREE.Sphere, quality: 'high' | 'low', depth = 1) {
    this.#of = SHADE[quality];
    const plane = new THREE.PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    this.#pools = new THREE.InstancedMesh(
      plane,
      new THREE.MeshBasicMaterial({
        map: disc(),
        transparent: true,
        blending: THREE.AdditiveBlending,
        depthWrite: false,
      }),
      capacity,
    );
    this.#pools.setColorAt(0, new THREE.Color(0));
    this.#pools.renderOrder = 4;
    this.#shade = new THREE.InstancedMesh(
      plane,
      new THREE.MeshBasicMaterial({
        map: disc(),
        color: '#000000',
        transparent: true,
        opacity: this.#of.opacity * depth,
        depthWrite: false,
      }),
      capacity,
    );
    this.#shade.renderOrder = 3;
    this.meshes = [this.#pools, this.#shade];
    for (const mesh of this.meshes) mesh.boundingSphere = sphere;
  }

  begin(): void {
    for (const mesh of this.meshes) mesh.count = 0;
  }

  add(pose: Pose, livery: Livery): void {
    const { squash = 0 } = pose;
    const { across, aside } = this.#of;
    const height = Math.max(0, pose.y - pose.ground);
    // offset away from the key lamp, and fainter the higher the figure is
    const away = aside * pose.scale + 0.3 * height;
    const shadeWide = pose.scale * across * (pose.presence / (1 + height)) * (1 + SQUASHED * squash);
    this.#at.set(pose.x + away, pose.ground + 0.005, pose.z - away * 0.8);
    this.#turn.setFromAxisAngle(THREE.Object3D.DEFAULT_UP, pose.turn);
    this.#matrix.compose(this.#at, this.#turn, this.#size.setScalar(shadeWide));
    this.#shade.setMatrixAt(this.#shade.count++, this.#matrix);
    if (livery.pool === 0) return;
    const strength = (livery.pool * pose.presence * (1 - 0.6 * pose.chill)) / (1 + height * 1.5);
    const poolWide = pose.scale * (1 + height * 0.25) * (1 + SQUASHED * squash);
    this.#matrix.compose(this.#at.set(pose.x, pose.ground + 0.006, pose.z), this.#turn, this.#size.setScalar(poolWide));
    this.#pools.setMatrixAt(this.#pools.count, this.#matrix);
    this.#pools.setColorAt(this.#pools.count++, this.#colour.set(livery.light).multiplyScalar(strength));
  }

  end(): void {
    for (const mesh of this.meshes) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
    this.#pools.instanceColor!.needsUpdate = true;
  }

  dispose(): void {
    this.#pools.geometry.dispose();
    for (const mesh of this.meshes) {
      (mesh.material as THREE.Material).dispose();
      mesh.dispose();
    }
  }
}

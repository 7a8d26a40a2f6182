/**
 * Terrain as instances: one mesh per look, all of one material. Updated when playback or the preview changed something;
 * what grows or sinks is scaled, so nothing needs sorting. In games without terrain this draws nothing.
 */
import * as THREE from 'three';
import { castCount } from '../../art/skin.ts';
import type { TerrainArt } from '../../art/variant-art.ts';
import { massCasts } from '../pieces/batch.ts';
import type { Places } from '../places.ts';
import type { LyingFeature } from '../playback/ground.ts';
import type { Layer, LayerFrame } from './layer.ts';

const FLAT = 0.02;

export class TerrainLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #art: TerrainArt | undefined;
  readonly #places: Places;
  readonly #high: boolean;
  readonly #meshes = new Map<string, THREE.InstancedMesh>();
  readonly #casting = new Map<string, number>();
  readonly #material: THREE.Material | null;

  constructor(art: TerrainArt | undefined, places: Places, quality: 'high' | 'low') {
    this.#art = art;
    this.#places = places;
    this.#high = quality === 'high';
    this.#material = art?.material(quality) ?? null;
  }

  /** Throws when a feature has no look. */
  write({ ground, ghostGround, litGates }: Pick<LayerFrame, 'ground' | 'ghostGround' | 'litGates'>): void {
    const counts = new Map<string, number>();
    this.#casting.clear();
    const [matrix, at, size, spin] = [
      new THREE.Matrix4(),
      new THREE.Vector3(),
      new THREE.Vector3(),
      new THREE.Quaternion(),
    ];
    const put = (lying: LyingFeature): string | null => {
      if (lying.size < FLAT) return null;
      const look = this.#lookOf(lying, litGates.has(lying.cell));
      const mesh = this.#mesh(look);
      const i = counts.get(look) ?? 0;
      if (i >= this.#places.cells.length) throw new Error(`more features look like ${look} than there are cells`);
      counts.set(look, i + 1);
      const spot = this.#places.cell(lying.cell);
      const swell = 1 + 0.12 * lying.flare;
      // it rises from the ground and sinks into it
      size.set(lying.size * swell, Math.max(FLAT, lying.size * lying.size) * swell, lying.size * swell);
      mesh.setMatrixAt(i, matrix.compose(at.set(spot.x, spot.y, spot.z), spin, size));
      return look;
    };
    for (const lying of ground) {
      const look = put(lying);
      if (look !== null) this.#casting.set(look, counts.get(look) ?? 0);
    }
    for (const lying of ghostGround) put(lying);
    for (const [look, mesh] of this.#meshes) {
      mesh.count = counts.get(look) ?? 0;
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  #lookOf({ id, hidden, leadsTo }: LyingFeature, lit: boolean): string {
    if (!this.#art) throw new Error(`this game's art has no terrain, so no ${id}`);
    return this.#art.lookOf({ id, hidden, paired: leadsTo !== null, lit });
  }

  #mesh(look: string): THREE.InstancedMesh {
    const known = this.#meshes.get(look);
    if (known) return known;
    const build = this.#art?.looks[look];
    if (!build || !this.#material) throw new Error(`the art has no terrain that looks like ${look}`);
    const solid = build();
    const mesh = new THREE.InstancedMesh(solid, this.#material, this.#places.cells.length);
    mesh.count = 0;
    mesh.frustumCulled = false;
    mesh.castShadow = mesh.receiveShadow = this.#high;
    massCasts(mesh, castCount(solid), () => this.#casting.get(look) ?? 0);
    this.#meshes.set(look, mesh);
    this.object.add(mesh);
    return mesh;
  }

  dispose(): void {
    for (const mesh of this.#meshes.values()) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material?.dispose();
  }
}

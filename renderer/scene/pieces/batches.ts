/**
 * All figures as instances: one mesh per kind, one more for those of a kind that are not solid (ghosts, what fades), and
 * one for the contact shade under them. In each frame in which something moved, the poses are written into the
 * instances. What is not solid is blended over all that is, and hides what is behind it in its own mesh. Bounding spheres are set once to the whole table, so nothing that moved is culled
 * or missed.
 */
import * as THREE from 'three';
import type { VariantArt } from '../../art/variant-art.ts';
import type { Figure, Layer, LayerFrame, Warmed } from '../layers/layer.ts';
import type { FigureBounds } from './bounds.ts';
import { figureOf } from './figures.ts';
import { liveryOf } from './livery.ts';
import { DULL, figureMaterial } from './material.ts';

let softDisc: THREE.DataTexture | null = null;
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
/** a presence below this is drawn blended */
const SOLID = 0.995;
/** after marks and lights on the ground, before letters and counters */
const CLEAR_ORDER = 6.5;

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

/**
 * The part of a batch that casts a shadow: of each figure the first vertices, its bulk, and of the instances the first
 * `casting()`: those after them are ghosts.
 */
export function massCasts(mesh: THREE.InstancedMesh, vertices: number, casting: () => number): void {
  let all = 0;
  mesh.onBeforeShadow = () => {
    all = mesh.count;
    mesh.count = Math.min(all, casting());
    mesh.geometry.setDrawRange(0, vertices);
  };
  mesh.onAfterShadow = () => {
    mesh.count = all;
    mesh.geometry.setDrawRange(0, Infinity);
  };
}

export class Batches implements Layer {
  readonly object = new THREE.Group();
  readonly bounds: ReadonlyMap<string, FigureBounds>;
  readonly #art: VariantArt;
  readonly #capacity: number;
  readonly #solid = new Map<string, THREE.InstancedMesh>();
  /** made when the first figure of a kind fades */
  readonly #clear = new Map<string, THREE.InstancedMesh>();
  readonly #casting = new Map<THREE.InstancedMesh, number>();
  readonly #sphere: THREE.Sphere;
  readonly #pools: THREE.InstancedMesh;
  readonly #shade: THREE.InstancedMesh;
  readonly #quality: 'high' | 'low';
  readonly #material: THREE.Material;
  readonly #clearMaterial: THREE.Material;
  readonly warmed: readonly Warmed[];
  readonly #matrix = new THREE.Matrix4();
  readonly #turn = new THREE.Quaternion();
  readonly #up = new THREE.Vector3(0, 1, 0);
  readonly #over = new THREE.Quaternion();
  readonly #ahead = new THREE.Vector3(0, 0, 1);
  readonly #at = new THREE.Vector3();
  readonly #size = new THREE.Vector3();

  /** `capacity`: how many figures of one kind can be on the table at once, ghosts included. */
  constructor(art: VariantArt, capacity: number, reach: number, quality: 'high' | 'low') {
    this.#art = art;
    this.#capacity = capacity;
    this.#quality = quality;
    this.#material = figureMaterial(art.liveries, quality, art.flights?.tint, art.chilled);
    this.#clearMaterial = figureMaterial(art.liveries, quality, art.flights?.tint, art.chilled, true);
    this.warmed = [{ material: this.#clearMaterial, as: 'instances' }];
    const sphere = new THREE.Sphere(new THREE.Vector3(), reach);
    this.#sphere = sphere;
    const bounds = new Map<string, FigureBounds>();
    for (const kind of Object.keys(art.figures)) {
      const { mesh, size } = this.#batch(kind, this.#material);
      bounds.set(kind, size);
      this.#solid.set(kind, mesh);
    }
    this.bounds = bounds;
    const plane = new THREE.PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    this.#pools = new THREE.InstancedMesh(
      plane,
      new THREE.MeshBasicMaterial({
        map: disc(),
        transparent: true,
        blending: THREE.AdditiveBlending,
        depthWrite: false,
      }),
      capacity * 2,
    );
    this.#pools.setColorAt(0, new THREE.Color(0));
    this.#pools.boundingSphere = sphere;
    this.#pools.renderOrder = 4;
    this.object.add(this.#pools);
    this.#shade = new THREE.InstancedMesh(
      plane,
      new THREE.MeshBasicMaterial({
        map: disc(),
        color: '#000000',
        transparent: true,
        opacity: SHADE[quality].opacity,
        depthWrite: false,
      }),
      capacity * 2,
    );
    this.#shade.boundingSphere = sphere;
    this.#shade.renderOrder = 3;
    this.object.add(this.#shade);
  }

  #batch(kind: string, material: THREE.Material): { mesh: THREE.InstancedMesh; size: FigureBounds } {
    const { solid: figure, bounds: size, casts } = figureOf(this.#art, kind);
    figure.setAttribute(
      'look',
      new THREE.InstancedBufferAttribute(new Float32Array(this.#capacity * 4), 4).setUsage(THREE.DynamicDrawUsage),
    );
    const mesh = new THREE.InstancedMesh(figure, material, this.#capacity);
    mesh.instanceMatrix.setUsage(THREE.DynamicDrawUsage);
    mesh.boundingSphere = this.#sphere;
    mesh.castShadow = mesh.receiveShadow = this.#quality === 'high';
    massCasts(mesh, casts, () => this.#casting.get(mesh) ?? 0);
    mesh.count = 0;
    mesh.visible = false;
    this.object.add(mesh);
    return { mesh, size };
  }

  #meshOf(kind: string, presence: number): THREE.InstancedMesh {
    const meshes = presence < SOLID ? this.#clear : this.#solid;
    const known = meshes.get(kind);
    if (known) return known;
    if (!this.#solid.has(kind)) throw new Error(`no figure for the kind ${kind} of ${this.#art.id}`);
    const { mesh } = this.#batch(kind, this.#clearMaterial);
    mesh.renderOrder = CLEAR_ORDER;
    this.#clear.set(kind, mesh);
    return mesh;
  }

  get #meshes(): readonly THREE.InstancedMesh[] {
    return [...this.#solid.values(), ...this.#clear.values()];
  }

  /** Writes every visible figure. Throws when a kind has no figure or a batch overflows. */
  write({ figures }: Pick<LayerFrame, 'figures'>): void {
    const counts = new Map<THREE.InstancedMesh, number>();
    const colour = new THREE.Color();
    let [pools, shades] = [0, 0];
    this.#casting.clear();
    const isSolid = ({ pose, real }: Figure): boolean => real && pose.spirit < 0.5;
    const seen = figures.filter(({ pose }) => pose.presence > 0.01);
    // ghosts last: they cast no shadow
    for (const figure of [...seen.filter(isSolid), ...seen.filter((f) => !isSolid(f))]) {
      const { pose, glow } = figure;
      const solid = isSolid(figure);
      const mesh = this.#meshOf(pose.kind, pose.presence);
      const i = counts.get(mesh) ?? 0;
      if (i >= this.#capacity) throw new Error(`more than ${this.#capacity} figures of kind ${pose.kind}`);
      counts.set(mesh, i + 1);
      if (solid) this.#casting.set(mesh, i + 1);
      this.#turn.setFromAxisAngle(this.#up, pose.turn);
      if (pose.roll !== 0) this.#turn.multiply(this.#over.setFromAxisAngle(this.#ahead, pose.roll));
      const { scale, fold = 0, squash = 0 } = pose;
      this.#size.set(scale * (1 - 0.9 * fold), scale * (1 + 0.3 * fold), scale * (1 - 0.9 * fold));
      this.#matrix.compose(this.#at.set(pose.x, pose.y, pose.z), this.#turn, this.#size);
      const wears = liveryOf(this.#art, pose);
      const livery = this.#art.liveries[wears];
      if (!livery) throw new Error(`${this.#art.id} has ${this.#art.liveries.length} liveries, and none is ${wears}`);
      mesh.setMatrixAt(i, this.#matrix);
      (mesh.geometry.attributes.look as THREE.InstancedBufferAttribute).setXYZW(
        i,
        wears + DULL * (pose.dim ?? 0),
        pose.presence,
        glow,
        pose.spirit > 0 ? -pose.spirit : pose.chill,
      );
      // a rider stands on its mount, not on the ground
      if (!solid || pose.rides) continue;
      const height = Math.max(0, pose.y - pose.ground);
      // offset away from the key lamp, and fainter the higher the figure is
      const shade = SHADE[this.#quality];
      const across = pose.scale * shade.across * (pose.presence / (1 + height)) * (1 + SQUASHED * squash);
      const aside = shade.aside * pose.scale + 0.3 * height;
      this.#at.set(pose.x + aside, pose.ground + 0.005, pose.z - aside * 0.8);
      this.#shade.setMatrixAt(shades++, this.#matrix.compose(this.#at, this.#turn, this.#size.setScalar(across)));
      if (livery.pool === 0) continue;
      const strength = (livery.pool * pose.presence * (1 - 0.6 * pose.chill)) / (1 + height * 1.5);
      const wide = pose.scale * (1 + height * 0.25) * (1 + SQUASHED * squash);
      this.#matrix.compose(this.#at.set(pose.x, pose.ground + 0.006, pose.z), this.#turn, this.#size.setScalar(wide));
      this.#pools.setMatrixAt(pools, this.#matrix);
      this.#pools.setColorAt(pools, colour.set(livery.light).multiplyScalar(strength));
      pools++;
    }
    for (const mesh of this.#meshes) {
      mesh.count = counts.get(mesh) ?? 0;
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
      mesh.geometry.attributes.look.needsUpdate = true;
    }
    this.#shade.count = shades;
    this.#shade.visible = shades > 0;
    this.#shade.instanceMatrix.needsUpdate = true;
    this.#pools.count = pools;
    this.#pools.visible = pools > 0;
    this.#pools.instanceMatrix.needsUpdate = true;
    this.#pools.instanceColor!.needsUpdate = true;
  }

  dispose(): void {
    for (const mesh of this.#meshes) {
      // the attributes are shared with every batch of this figure; another one may be drawing them
      for (const name of Object.keys(mesh.geometry.attributes))
        if (name !== 'look') mesh.geometry.deleteAttribute(name);
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
    this.#clearMaterial.dispose();
    this.#pools.geometry.dispose();
    for (const mesh of [this.#pools, this.#shade]) {
      (mesh.material as THREE.Material).dispose();
      mesh.dispose();
    }
  }
}

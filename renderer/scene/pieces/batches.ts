/**
 * All figures as instances: one mesh per kind, one more for those of a kind that are not solid (ghosts, what fades), at
 * high quality one more for those that the camera is near to, and what lies on the ground under them. In each frame in
 * which something moved, the poses are written into the instances. What is not solid is blended over all that is, and
 * hides what is behind it in its own mesh. A figure that is drawn finer casts the shadow of the plain one, so shadows
 * cost the same from everywhere and need not be drawn again when the camera moves.
 */
import * as THREE from 'three';
import type { VariantArt } from '../../art/variant-art.ts';
import type { Layer, LayerFigure, LayerFrame, Warmed } from '../layers/layer.ts';
import type { Pose } from '../places.ts';
import { Batch } from './batch.ts';
import type { FigureBounds } from './bounds.ts';
import { type BuiltFigure, figureOf, finerFigureOf } from './figures.ts';
import { liveryOf } from './livery.ts';
import { DULL, figureMaterial } from './material.ts';
import { NearFigures } from './near.ts';
import { GroundShade } from './shade.ts';

/** a presence below this is drawn blended */
const SOLID = 0.995;
/** after marks and lights on the ground, before letters and counters */
const CLEAR_ORDER = 6.5;

const isSolid = ({ pose, real }: LayerFigure): boolean => real && pose.spirit < 0.5;

export class Batches implements Layer {
  readonly object = new THREE.Group();
  readonly bounds: ReadonlyMap<string, FigureBounds>;
  readonly warmed: readonly Warmed[];
  readonly #art: VariantArt;
  readonly #capacity: number;
  readonly #quality: 'high' | 'low';
  readonly #sphere: THREE.Sphere;
  readonly #solid = new Map<string, Batch>();
  /** made when the first figure of a kind fades */
  readonly #clear = new Map<string, Batch>();
  /** made when the camera comes near to the first figure of a kind */
  readonly #finer = new Map<string, Batch>();
  readonly #shade: GroundShade;
  readonly #near: NearFigures | null;
  readonly #material: THREE.Material;
  readonly #clearMaterial: THREE.Material;
  readonly #matrix = new THREE.Matrix4();
  readonly #turn = new THREE.Quaternion();
  readonly #over = new THREE.Quaternion();
  readonly #ahead = new THREE.Vector3(0, 0, 1);
  readonly #at = new THREE.Vector3();
  readonly #size = new THREE.Vector3();
  #figures: readonly LayerFigure[] = [];
  #fine: ReadonlySet<Pose> = new Set();

  /**
   * `capacity`: how many figures of one kind can be on the table at once, ghosts included; `changed`: a frame is wanted,
   * because figures that are near can now be drawn finer.
   */
  constructor(art: VariantArt, capacity: number, reach: number, quality: 'high' | 'low', changed = (): void => {}) {
    this.#art = art;
    this.#capacity = capacity;
    this.#quality = quality;
    this.#near = quality === 'high' ? new NearFigures(art, changed) : null;
    const materialOf = (clear: boolean): THREE.Material =>
      figureMaterial(art.liveries, quality, art.flights?.tint, art.chilled, clear, art.faces);
    this.#material = materialOf(false);
    this.#clearMaterial = materialOf(true);
    this.warmed = [{ material: this.#clearMaterial, as: 'instances' }];
    this.#sphere = new THREE.Sphere(new THREE.Vector3(), reach);
    const bounds = new Map<string, FigureBounds>();
    for (const kind of Object.keys(art.figures)) {
      const figure = figureOf(art, kind);
      bounds.set(kind, figure.bounds);
      this.#solid.set(kind, this.#batch(kind, figure, this.#material));
    }
    this.bounds = bounds;
    this.#shade = new GroundShade(capacity * 2, this.#sphere, quality, art.shade);
    this.object.add(...this.#shade.meshes);
  }

  #batch(kind: string, figure: BuiltFigure, material: THREE.Material): Batch {
    const batch = new Batch(kind, figure, material, this.#capacity, this.#sphere);
    batch.mesh.castShadow = batch.mesh.receiveShadow = this.#quality === 'high';
    this.object.add(batch.mesh);
    return batch;
  }

  #solidOf(kind: string): Batch {
    const batch = this.#solid.get(kind);
    if (!batch) throw new Error(`no figure for the kind ${kind} of ${this.#art.id}`);
    return batch;
  }

  #clearOf(kind: string): Batch {
    const known = this.#clear.get(kind);
    if (known) return known;
    const batch = this.#batch(kind, figureOf(this.#art, kind), this.#clearMaterial);
    batch.mesh.renderOrder = CLEAR_ORDER;
    this.#clear.set(kind, batch);
    return batch;
  }

  #finerOf(kind: string): Batch {
    const known = this.#finer.get(kind);
    if (known) return known;
    const batch = this.#batch(kind, finerFigureOf(this.#art, kind), this.#material);
    batch.mesh.castShadow = false;
    this.#finer.set(kind, batch);
    return batch;
  }

  get #batches(): readonly Batch[] {
    return [...this.#solid.values(), ...this.#clear.values(), ...this.#finer.values()];
  }

  /** At high quality: other figures are near now, or can now be drawn finer. */
  seenBy(camera: THREE.Camera, height: number): void {
    if (!this.#near) return;
    this.#near.seenBy(camera, height);
    const fine = this.#chosen();
    if (fine.size !== this.#fine.size || [...fine].some((pose) => !this.#fine.has(pose))) this.#write(fine);
  }

  #chosen(): ReadonlySet<Pose> {
    const poses = this.#figures.filter(isSolid).map(({ pose }) => pose);
    return this.#near?.among(poses.filter(({ presence }) => presence >= SOLID)) ?? new Set();
  }

  /** Writes every visible figure. Throws when a kind has no figure or a batch overflows. */
  write({ figures }: Pick<LayerFrame, 'figures'>): void {
    this.#figures = figures.filter(({ pose }) => pose.presence > 0.01);
    this.#write(this.#chosen());
  }

  #write(fine: ReadonlySet<Pose>): void {
    this.#fine = fine;
    const finer = new Set([...fine].map(({ kind }) => kind));
    for (const batch of this.#batches) batch.begin();
    this.#shade.begin();
    const solid = this.#figures.filter(isSolid);
    for (const figure of solid.filter(({ pose }) => !fine.has(pose))) {
      const { kind, presence } = figure.pose;
      this.#add(figure, presence < SOLID ? this.#clearOf(kind) : this.#solidOf(kind), 'whole');
    }
    for (const figure of solid.filter(({ pose }) => fine.has(pose))) {
      this.#add(figure, this.#solidOf(figure.pose.kind), 'shadow');
      this.#add(figure, this.#finerOf(figure.pose.kind), 'picture');
    }
    // last, because they cast no shadow; a plain mesh with some that cast only shadows has no room for them
    for (const figure of this.#figures.filter((f) => !isSolid(f))) {
      const { kind, presence } = figure.pose;
      const opaque = finer.has(kind) ? this.#finerOf(kind) : this.#solidOf(kind);
      this.#add(figure, presence < SOLID ? this.#clearOf(kind) : opaque, 'picture');
    }
    // a rider stands on its mount, not on the ground
    for (const { pose } of solid) if (!pose.rides) this.#shade.add(pose, this.#art.liveries[liveryOf(this.#art, pose)]);
    for (const batch of this.#batches) batch.end();
    this.#shade.end();
  }

  #add({ pose, glow }: LayerFigure, batch: Batch, what: 'whole' | 'shadow' | 'picture'): void {
    const wears = liveryOf(this.#art, pose);
    if (!this.#art.liveries[wears])
      throw new Error(`${this.#art.id} has ${this.#art.liveries.length} liveries, and none is ${wears}`);
    const { scale, fold = 0 } = pose;
    this.#turn.setFromAxisAngle(THREE.Object3D.DEFAULT_UP, pose.turn);
    if (pose.spin) this.#turn.set(...pose.spin);
    else if (pose.roll !== 0) this.#turn.multiply(this.#over.setFromAxisAngle(this.#ahead, pose.roll));
    this.#size.set(scale * (1 - 0.9 * fold), scale * (1 + 0.3 * fold), scale * (1 - 0.9 * fold));
    this.#matrix.compose(this.#at.set(pose.x, pose.y, pose.z), this.#turn, this.#size);
    const chill = pose.spirit > 0 ? -pose.spirit : pose.chill;
    const look = [wears + DULL * (pose.dim ?? 0), pose.presence, glow, chill] as const;
    batch.add(this.#matrix, look, what !== 'picture', what !== 'shadow');
  }

  dispose(): void {
    this.#near?.dispose();
    for (const batch of this.#batches) batch.dispose();
    this.#material.dispose();
    this.#clearMaterial.dispose();
    this.#shade.dispose();
  }
}

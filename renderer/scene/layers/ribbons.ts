/**
 * The bands of the scene, in one mesh per source: what players drew, the bands of the screen and of the lifted piece, the connections of
 * what is in focus, those shown only while nothing moves, and arrows over everything else.
 */
import * as THREE from 'three';
import { type Ribbon, ribbonSolid } from '../preview/ribbon.ts';
import type { Layer, LayerFrame } from './layer.ts';

class Bands {
  readonly mesh: THREE.Mesh;
  #written: readonly Ribbon[] = [];

  constructor(material: THREE.Material) {
    this.mesh = new THREE.Mesh(ribbonSolid([]), material);
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  write(ribbons: readonly Ribbon[], hidden = false): void {
    this.mesh.visible = ribbons.length > 0 && !hidden;
    if (ribbons === this.#written) return;
    this.#written = ribbons;
    this.mesh.geometry.dispose();
    this.mesh.geometry = ribbonSolid(ribbons);
  }
}

export class RibbonLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #material = new THREE.MeshBasicMaterial({ vertexColors: true, toneMapped: false, side: THREE.DoubleSide });
  readonly #asked = new Bands(this.#material);
  readonly #threads = new Bands(this.#material);
  readonly #resting = new Bands(this.#material);
  readonly #strokes = new Bands(this.#material);
  /** no figure hides an arrow; one material draws its bands in their order */
  readonly #above = new THREE.MeshBasicMaterial({
    vertexColors: true,
    toneMapped: false,
    side: THREE.DoubleSide,
    // after all that is half transparent
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  readonly warmed = [
    { material: this.#material, as: 'mesh' },
    { material: this.#above, as: 'mesh' },
  ] as const;
  readonly #arrows = new Bands(this.#above);

  constructor() {
    for (const { mesh } of this.#all) this.object.add(mesh);
    this.#arrows.mesh.renderOrder = 11;
  }

  get #all(): readonly Bands[] {
    return [this.#asked, this.#threads, this.#resting, this.#strokes, this.#arrows];
  }

  write(frame: Pick<LayerFrame, 'ribbons' | 'arrows' | 'threads' | 'restingRibbons' | 'strokes' | 'playing'>): void {
    this.#asked.write(frame.ribbons);
    this.#threads.write(frame.threads);
    this.#strokes.write(frame.strokes);
    this.#resting.write(frame.restingRibbons, frame.playing);
    this.#arrows.write(frame.arrows, frame.playing);
  }

  dispose(): void {
    for (const { mesh } of this.#all) mesh.geometry.dispose();
    this.#material.dispose();
    this.#above.dispose();
  }
}

/**
 * All layers of a table. Before every frame each is updated from its source; those of moving objects only after
 * something has moved, because they rewrite their whole buffers.
 */
import * as THREE from 'three';
import type { VariantArt } from '../../art/variant-art.ts';
import { Batches } from '../pieces/batches.ts';
import type { FigureBounds } from '../pieces/bounds.ts';
import type { Ribbon } from '../preview/ribbon.ts';
import { threads } from '../preview/threads.ts';
import type { Stage } from '../stage/stage.ts';
import { BadgeLayer } from './badges.ts';
import { DiceLayer } from './dice.ts';
import { FlightLayer } from './flights.ts';
import { FrostLayer } from './frost.ts';
import { HoverLayer } from './hover.ts';
import type { Attended, Layer, LayerFrame, Moving, Shown, Warmed } from './layer.ts';
import { LetterLayer } from './letters.ts';
import { MarkLayer } from './marks.ts';
import { NameplateLayer } from './nameplates.ts';
import { RibbonLayer } from './ribbons.ts';
import { SparkLayer } from './sparks.ts';
import { TerrainLayer } from './terrain.ts';
import { TieLayer } from './ties.ts';

/** Capacity for every piece in one batch, and for as many ghosts as a preview can show. */
const GHOSTS = 24;

export class Layers {
  readonly object = new THREE.Group();
  readonly bounds: ReadonlyMap<string, FigureBounds>;
  readonly #stage: Stage;
  readonly #art: VariantArt;
  readonly #moving: readonly Layer[];
  readonly #others: readonly Layer[];
  #written: { readonly version: number; readonly moving: Moving } | null = null;
  #threads: readonly Ribbon[] = [];

  /** `most`: how many pieces can be on the table at once. */
  constructor(stage: Stage, art: VariantArt, quality: 'high' | 'low', most: number) {
    this.#stage = stage;
    this.#art = art;
    const { places } = stage;
    const batches = new Batches(art, most + GHOSTS, places.width + places.depth, quality, () => stage.wake());
    this.bounds = batches.bounds;
    this.#moving = [
      batches,
      new TerrainLayer(art.terrain, places, quality),
      new FlightLayer(art.flights, places, most + GHOSTS),
      new FrostLayer(art.frost, most, quality),
      new BadgeLayer(art.badges, most),
      new TieLayer(art, most + GHOSTS),
      new SparkLayer(),
      new DiceLayer(art),
    ];
    this.#others = [
      new NameplateLayer(art, most),
      new LetterLayer(),
      new MarkLayer(places, art.onPoints),
      new HoverLayer(art.onPoints),
      new RibbonLayer(),
    ];
    for (const { object } of this.#all) this.object.add(object);
  }

  get #all(): readonly Layer[] {
    return [...this.#moving, ...this.#others];
  }

  get warmed(): readonly Warmed[] {
    return this.#all.flatMap((layer) => layer.warmed ?? []);
  }

  /** True if something that casts a shadow may have moved. */
  write(shown: Shown): boolean {
    const { version } = this.#stage;
    const moved = this.#written?.version !== version;
    const moving = moved || !this.#written ? this.#readMoving() : this.#written.moving;
    this.#written = { version, moving };
    const frame: LayerFrame = { ...moving, ...shown, ...this.#readAttended() };
    for (const layer of moved ? this.#all : this.#others) layer.write(frame);
    return moved;
  }

  seenBy(camera: THREE.Camera, height: number): void {
    for (const layer of this.#all) layer.seenBy?.(camera, height);
  }

  #readMoving(): Moving {
    const stage = this.#stage;
    return {
      figures: [...stage.figures()],
      bounds: this.bounds,
      ground: stage.playback.ground.values(),
      ghostGround: stage.ghostFeatures(),
      litGates: stage.litGates(),
      strands: stage.strands(),
      flying: stage.flying(),
      sparks: stage.playback.sparks,
      dice: stage.dice.onTable,
    };
  }

  #readAttended(): Attended {
    const { hoveredCell, places, playback } = this.#stage;
    const now = threads(this.#stage, this.#art);
    // the same bands remain the same object, so that they are not rebuilt
    if (JSON.stringify(now) !== JSON.stringify(this.#threads)) this.#threads = now;
    return {
      playing: playback.playing,
      threads: this.#threads,
      hovered: hoveredCell === null ? null : places.cell(hoveredCell),
    };
  }

  dispose(): void {
    for (const layer of this.#all) layer.dispose();
  }
}

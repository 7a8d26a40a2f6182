/**
 * The interface of all layers of the scene: an object for the scene, one method to update it, one to dispose of it. A
 * frame contains everything that layers draw from, for the picture that is about to be drawn.
 */
import type * as THREE from 'three';
import type { Spot } from '../../art/spot.ts';
import type { CellMark, TableSettings } from '../../board/props.ts';
import type { DiceOnTable } from '../dice/thrown-dice.ts';
import type { Letter } from '../lines/lines.ts';
import type { Atlas } from '../nameplates/atlas.ts';
import type { FigureBounds } from '../pieces/bounds.ts';
import type { Pose } from '../places.ts';
import type { LyingFeature, Spark } from '../playback/ground.ts';
import type { Ribbon } from '../preview/ribbon.ts';

/** A figure to be drawn. */
export interface LayerFigure {
  readonly pose: Pose;
  /** where it would be if it were not lifted */
  readonly stands: Spot;
  readonly glow: number;
  /** has contact shade and a shadow; ghosts of a preview have neither */
  readonly real: boolean;
  /** the pointer is on it, it is lifted, or a list refers to it */
  readonly attended?: boolean;
}

/** A piece that is away, with the height of its figure, unscaled. */
export interface Flying {
  readonly pose: Pose;
  readonly height: number;
}

/** A tie at its present position. `lit`: its group is in focus. */
export interface Strand {
  readonly from: Spot;
  readonly to: Spot;
  readonly livery: number;
  readonly lit: boolean;
  readonly torn: boolean;
}

/** What changes while pieces or the pointer move. */
export interface Moving {
  readonly figures: readonly LayerFigure[];
  readonly bounds: ReadonlyMap<string, FigureBounds>;
  readonly ground: Iterable<LyingFeature>;
  /** features of a preview: they cast no shadow */
  readonly ghostGround: readonly LyingFeature[];
  /** cells of features under the pointer, and of their pairs */
  readonly litGates: { has(cell: number): boolean };
  readonly strands: Iterable<Strand>;
  readonly flying: readonly Flying[];
  readonly sparks: readonly Spark[];
  /** null: nothing was thrown */
  readonly dice: DiceOnTable | null;
}

/** The letters on pieces: the picture they are cut from, and when they are shown. */
export interface Nameplates {
  readonly atlas: Atlas;
  readonly canvas: HTMLCanvasElement;
  readonly show: TableSettings['letters'];
}

/** What the screen asked to show: the same object until the screen asks for something else. */
export interface Shown {
  readonly marks: readonly CellMark[];
  /** the angle of the seat, so that marks without a direction are upright for the viewer */
  readonly seatTurn: number;
  readonly ribbons: readonly Ribbon[];
  /** tethers and other ribbons that make no sense during playback */
  readonly restingRibbons: readonly Ribbon[];
  /** what players drew on the table */
  readonly strokes: readonly Ribbon[];
  /** moves that nobody has made, over everything else; not during playback */
  readonly arrows: readonly Ribbon[];
  readonly letters: readonly Letter[];
  /** null while it loads */
  readonly font: string | null;
  /** null while they are drawn, and where there are none */
  readonly nameplates: Nameplates | null;
}

/** What is computed again before every frame. */
export interface Attended {
  readonly playing: boolean;
  /** connections of whatever is under the pointer or lifted */
  readonly threads: readonly Ribbon[];
  /** the middle of the cell under the pointer */
  readonly hovered: Spot | null;
}

export type LayerFrame = Moving & Shown & Attended;

/** A material that is needed during play but may not be in the first frame, and how it is drawn. */
export interface Warmed {
  readonly material: THREE.Material;
  readonly as: 'mesh' | 'instances' | 'clear instances';
}

export interface Layer {
  readonly object: THREE.Object3D;
  readonly warmed?: readonly Warmed[];
  write(frame: LayerFrame): void;
  /**
   * Before every picture, of the table's own camera or of another one: sets what depends on the camera, and on the height
   * of the picture in pixels.
   */
  seenBy?(camera: THREE.Camera, height: number): void;
  dispose(): void;
}

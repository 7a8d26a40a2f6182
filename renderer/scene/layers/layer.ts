/**
 * What every layer of the scene has in common: an object for the scene, one way to be written, one way to be disposed of.
 * A frame tells all that layers draw from, as of the picture that is about to be drawn.
 */
import type * as THREE from 'three';
import type { Spot } from '../../art/spot.ts';
import type { CellMark } from '../../board/props.ts';
import type { Letter } from '../lines/lines.ts';
import type { FigureBounds } from '../pieces/bounds.ts';
import type { Pose } from '../places.ts';
import type { Lying, Spark } from '../playback/ground.ts';
import type { Ribbon } from '../preview/ribbon.ts';

/** A figure as it is to be drawn. */
export interface Figure {
  readonly pose: Pose;
  /** where it would stand if no hand held it */
  readonly stands: Spot;
  readonly glow: number;
  /** has a pool of light and a shadow; ghosts of a preview have neither */
  readonly real: boolean;
}

/** A piece that is away, with the height of its figure, unscaled. */
export interface Flying {
  readonly pose: Pose;
  readonly height: number;
}

/** A tie where it is seen now. `lit`: its group is attended to. */
export interface Strand {
  readonly from: Spot;
  readonly to: Spot;
  readonly livery: number;
  readonly lit: boolean;
  readonly torn: boolean;
}

/** What changes while pieces move or are pointed at. */
export interface Moving {
  readonly figures: readonly Figure[];
  readonly bounds: ReadonlyMap<string, FigureBounds>;
  readonly ground: Iterable<Lying>;
  /** features of a preview: they cast no shadow */
  readonly ghostGround: readonly Lying[];
  /** cells of features that are pointed at, or whose other end is */
  readonly litGates: { has(cell: number): boolean };
  readonly strands: Iterable<Strand>;
  readonly flying: readonly Flying[];
  readonly sparks: readonly Spark[];
}

/** What the screen asked to be shown: the same object until the screen asks for something else. */
export interface Shown {
  readonly marks: readonly CellMark[];
  /** the angle of the seat, so that marks without a direction stand upright for the reader */
  readonly seatTurn: number;
  readonly ribbons: readonly Ribbon[];
  /** tethers and other ribbons that make no sense while pieces are under way */
  readonly restingRibbons: readonly Ribbon[];
  readonly letters: readonly Letter[];
  /** null while it loads */
  readonly font: string | null;
}

/** What is asked anew before every picture. */
export interface Attended {
  readonly playing: boolean;
  /** what belongs together with whatever is pointed at or lifted */
  readonly threads: readonly Ribbon[];
  /** the middle of the cell under the pointer */
  readonly hovered: Spot | null;
}

export type LayerFrame = Moving & Shown & Attended;

/** A material that play will need and the first picture may not show, and how it is drawn. */
export interface Warmed {
  readonly material: THREE.Material;
  readonly as: 'mesh' | 'instances' | 'clear instances';
}

export interface Layer {
  readonly object: THREE.Object3D;
  readonly warmed?: readonly Warmed[];
  write(frame: LayerFrame): void;
  dispose(): void;
}

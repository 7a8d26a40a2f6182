/**
 * Terrain at the present moment of playback: what grows, shrinks or flares up. At rest it is exactly the terrain of the
 * view; two features of one cell are two entries.
 */
import type { FeatureView, View } from '../../../electron/contract/view.ts';

export interface LyingFeature {
  id: string;
  cell: number;
  /** only the present viewer knows of it */
  hidden: boolean;
  /** the other end, for one of a pair of gates */
  leadsTo: number | null;
  /** 0 not there yet, or gone; 1 full size */
  size: number;
  /** 1: it flares up */
  flare: number;
}

export type Ground = Map<string, LyingFeature>;

export const groundKey = (id: string, cell: number): string => `${id} ${cell}`;

const lying = ({ id, cell, hidden, leadsTo = null }: FeatureView): LyingFeature => ({
  id,
  cell,
  hidden,
  leadsTo,
  size: 1,
  flare: 0,
});

export const groundOf = (view: View): Ground =>
  new Map(view.features.map((feature) => [groundKey(feature.id, feature.cell), lying(feature)]));

/** What playback does to the whole picture, and undoes: the camera is shaken, by cells; the light goes, 0 to 1. */
export interface Air {
  jolt: { x: number; y: number };
  dusk: number;
}
export const stillAir = (): Air => ({ jolt: { x: 0, y: 0 }, dusk: 0 });

/** A light created by playback and gone when it ends: an explosion, or a gleam that runs along a line. */
export interface Spark {
  /** `flash`: the light before an explosion; `dust`: of a landing; `draw`: light that is drawn in to a point */
  readonly is: 'burst' | 'gleam' | 'flash' | 'dust' | 'draw';
  readonly tone: 'fire' | 'flight' | 'threat' | 'gate' | 'dust';
  /** smoke rises from this burst */
  readonly smokes?: boolean;
  /** the centre of a burst, the path of a gleam */
  readonly points: readonly { readonly x: number; readonly y: number; readonly z: number }[];
  /** the radius of a burst, in cells */
  readonly reach: number;
  /** 0 to 1; a finished light is not drawn */
  u: number;
}

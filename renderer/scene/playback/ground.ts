/**
 * Terrain as it lies at this moment of playback: what grows, shrinks or flares up. At rest it is exactly what the view
 * has; two features of one cell are two entries.
 */
import type { FeatureView, View } from '../../../electron/contract/view.ts';

export interface Lying {
  id: string;
  cell: number;
  /** only the eyes on the screen know of it */
  hidden: boolean;
  /** the other end, for one of a pair that leads there */
  leadsTo: number | null;
  /** 0 not there yet, or any more; 1 as it is made */
  size: number;
  /** 1: it flares up */
  flare: number;
}

export type Ground = Map<string, Lying>;

export const groundKey = (id: string, cell: number): string => `${id} ${cell}`;

const lying = ({ id, cell, hidden, leadsTo = null }: FeatureView): Lying => ({
  id,
  cell,
  hidden,
  leadsTo,
  size: 1,
  flare: 0,
});

export const groundOf = (view: View): Ground =>
  new Map(view.features.map((feature) => [groundKey(feature.id, feature.cell), lying(feature)]));

/** A light that playback makes and that is gone when it ends: an explosion, or a gleam that runs along a line. */
export interface Spark {
  readonly is: 'burst' | 'gleam';
  readonly tone: 'fire' | 'flight' | 'threat' | 'gate';
  /** of a burst its middle, of a gleam its way */
  readonly points: readonly { readonly x: number; readonly y: number; readonly z: number }[];
  /** of a burst, in cells from the middle */
  readonly reach: number;
  /** 0 to 1; what has come to its end is not drawn */
  u: number;
}

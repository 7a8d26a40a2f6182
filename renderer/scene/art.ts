/**
 * What a variant brings to the table: figures (one geometry per kind, painted by slot), two liveries, and a board as a
 * component. The scene knows no variant; it asks `artOf(id)` for one of these.
 */
import type { ComponentType } from 'react';
import type { BufferGeometry } from 'three';
import type { VariantDescription } from '../../electron/contract/description.ts';

/** A side's palette: one colour for each slot of the kit, and how its light slot and its rim glow. */
export interface Livery {
  readonly body: string;
  readonly accent: string;
  readonly light: string;
  readonly dark: string;
  readonly metalness: number;
  readonly roughness: number;
  /** how much slot 2 emits of its own colour */
  readonly glow: number;
  /** a thin light at grazing angles that keeps dark figures off a dark board */
  readonly rim: string;
  readonly rimPower: number;
  /** strength of the pool of light under a figure, 0 for none */
  readonly pool: number;
}

export interface BoardProps {
  readonly description: VariantDescription;
  readonly quality: 'high' | 'low';
}

export interface VariantArt {
  readonly id: string;
  readonly liveries: readonly [Livery, Livery];
  readonly figures: Readonly<Record<string, () => BufferGeometry>>;
  /** field, rings, sky: everything that never moves; receives shadows, casts none */
  readonly Board: ComponentType<BoardProps>;
  /** how many recesses a hand has; 0 for games without hands */
  readonly hand: number;
  /** what the trays are made of */
  readonly tray: { readonly floor: string; readonly wall: string; readonly line: string };
  /** ink of the labels at the board's edges */
  readonly label: string;
  readonly ground: string;
}

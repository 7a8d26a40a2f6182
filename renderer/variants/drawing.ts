/**
 * How a game is drawn, in one object: flat for lists, cards and the flat board, and in space for the table. What is flat
 * must stay free of three.js, because the start screen loads it; what is in space is loaded when a table asks.
 */
import type { VariantArt } from '../art/variant-art.ts';
import type { MaterialName } from '../board/material.ts';

/** By kind or feature, the inner markup of a 45 x 45 SVG: ink in currentColor, details in var(--paper). */
export type Glyphs = Readonly<Record<string, string>>;

interface Paints {
  readonly ink: string;
  readonly detail: string;
  readonly edge: string;
  readonly back: string;
}

/** How a variant draws its groups: each on a plate of its own, which tells it apart by more than its hue. */
export interface Plates {
  /** a piece on its plate; `cut`: it is cut off from its leader, `stone`: the group has lost it. Throws for an unknown kind or group */
  tile(kind: string, group: string, state: 'alive' | 'cut' | 'stone'): string;
  /** what its ties are drawn in */
  tie(group: string): string;
  /** what its figures are painted with, where they stand in a picture */
  paints(group: string): Paints;
  /** a plate without a piece; `fallen`: the group has lost its leader */
  chip(group: string, fallen: boolean): string;
}

export interface Drawing {
  /** by kind */
  readonly glyphs: Glyphs;
  /** by feature, as the kinds' but filling the cell; `{id}-hidden` for one that only its owner knows. Absent: none */
  readonly features?: Glyphs;
  /** absent in games that draw no groups */
  readonly plates?: Plates;
  /** what its pieces are made of, as they sound */
  readonly material: MaterialName;
  /** figures, board and light, with three.js */
  readonly art: () => Promise<VariantArt>;
}

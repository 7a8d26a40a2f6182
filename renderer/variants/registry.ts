/**
 * Flat glyphs by variant and kind, for lists, cards and the flat board: the inner markup of a 45 x 45 SVG, ink in
 * currentColor and details in var(--paper). This file must stay free of three.js: the start screen loads it.
 */
import { glyphs as acid } from './acid/glyphs.ts';
import { glyphs as chesimals, chipOf, tileOf } from './chesimals/glyphs.ts';
import { colourOf, colours } from './chesimals/liveries.ts';
import { featureGlyphs as deicideFeatures } from './deicide/featureGlyphs.ts';
import { glyphs as deicide } from './deicide/glyphs.ts';
import { featureGlyphs as fourchanFeatures } from './fourchan/featureGlyphs.ts';
import { glyphs as fourchan } from './fourchan/glyphs.ts';
import { countersOf, type Lettered, tileOf as plainTile } from './plain/glyphs.ts';

export type Glyphs = Readonly<Record<string, string>>;

const sets: Readonly<Record<string, Glyphs>> = {
  acid,
  chesimals,
  'chesimals-16x12': chesimals,
  deicide,
  fourchan,
};

/** As much of a description as counters with letters need. */
export interface Described {
  readonly id: string;
  readonly kinds: readonly Lettered[];
}
const counters = new WeakMap<readonly Lettered[], Glyphs>();
/** The glyphs of a variant: its own, or counters with the letters of its kinds where it brings none. */
export function glyphsOf({ id, kinds }: Described): Glyphs {
  const set = sets[id] ?? counters.get(kinds) ?? countersOf(kinds);
  if (!sets[id]) counters.set(kinds, set);
  return set;
}

export interface Paints {
  readonly ink: string;
  readonly detail: string;
  readonly edge: string;
  readonly back: string;
}
/** How a variant draws its groups: each on a plate of its own, which tells it apart by more than its hue. */
export interface Plates {
  /** a piece on its plate; `fallen`: the group has lost its leader. Throws for an unknown kind or group */
  tile(kind: string, group: string, fallen: boolean): string;
  /** what its ties are drawn in */
  tie(group: string): string;
  /** what its figures are painted with, where they stand in a picture */
  paints(group: string): Paints;
  /** a plate without a piece */
  chip(group: string, fallen: boolean): string;
}
const life = (fallen: boolean) => (fallen ? 'stone' : 'alive');
const chesimalsPlates: Plates = {
  tile: (kind, group, fallen) => tileOf(kind, colourOf(group), life(fallen)),
  tie: (group) => colours[colourOf(group)].light,
  chip: (group, fallen) => chipOf(colourOf(group), life(fallen)),
  paints: (group) => {
    const { side, body, light, dark } = colours[colourOf(group)];
    const edge = side === 0 ? dark : light;
    return { ink: body, detail: edge, edge, back: dark };
  },
};
const plates: Readonly<Record<string, Plates>> = {
  chesimals: chesimalsPlates,
  'chesimals-16x12': chesimalsPlates,
};
/** The plates of a variant's groups; undefined where it draws none. */
export const platesOf = (variant: string): Plates | undefined => plates[variant];

/** By variant and feature, as the kinds' glyphs but filling the cell; `{id}-hidden` for one that only its owner knows. */
const featureSets: Readonly<Record<string, Glyphs>> = { deicide: deicideFeatures, fourchan: fourchanFeatures };

/** The glyphs of what lies on cells and is no piece; empty for a variant that brings none. */
export const featureGlyphsOf = (variant: string): Glyphs => featureSets[variant] ?? {};
/** One of them, in that look where it has one; a tile with a letter where the variant brings none. */
export const featureGlyph = (variant: string, feature: string, look: string): string => {
  const set = featureGlyphsOf(variant);
  return set[`${feature}-${look}`] ?? set[feature] ?? plainTile(feature);
};

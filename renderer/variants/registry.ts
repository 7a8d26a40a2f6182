/**
 * Flat glyphs by variant and kind, for lists, cards and the flat board: the inner markup of a 45 x 45 SVG, ink in
 * currentColor and details in var(--paper). This file must stay free of three.js: the start screen loads it.
 */
import { glyphs as acid } from './acid/glyphs.ts';
import { featureGlyphs as deicideFeatures } from './deicide/featureGlyphs.ts';
import { glyphs as deicide } from './deicide/glyphs.ts';
import { featureGlyphs as fourchanFeatures } from './fourchan/featureGlyphs.ts';
import { glyphs as fourchan } from './fourchan/glyphs.ts';

export type Glyphs = Readonly<Record<string, string>>;

const sets: Readonly<Record<string, Glyphs>> = { acid, deicide, fourchan };

/** The glyphs of a variant. Throws for a variant that has none: every variant on the list must be drawn. */
export function glyphsOf(variant: string): Glyphs {
  const set = sets[variant];
  if (!set) throw new Error(`no glyphs for the variant ${variant}; there are ${Object.keys(sets).join(', ')}`);
  return set;
}

/** By variant and feature, as the kinds' glyphs but filling the cell; `{id}-hidden` for one that only its owner knows. */
const featureSets: Readonly<Record<string, Glyphs>> = { deicide: deicideFeatures, fourchan: fourchanFeatures };

/** The glyphs of what lies on cells and is no piece; empty for a variant that has nothing of the kind. */
export const featureGlyphsOf = (variant: string): Glyphs => featureSets[variant] ?? {};

/**
 * How each game is drawn, one entry a game; a game without one is drawn as counters with letters. This file must stay
 * free of three.js: the start screen loads it.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import { OWN_GAME } from '../../electron/contract/own-games.ts';
import type { VariantArt } from '../art/variant-art.ts';
import type { Material } from '../board/material.ts';
import { acid } from './acid/drawing.ts';
import { borrowedFigures, type Figured } from './borrowed-figures.ts';
import { chesimals } from './chesimals/drawing.ts';
import { deicide } from './deicide/drawing.ts';
import type { Drawing, Glyphs, Plates } from './drawing.ts';
import { fourchan } from './fourchan/drawing.ts';
import { countersOf, type Lettered, tileOf } from './plain/glyphs.ts';

export const drawings: Readonly<Record<string, Drawing>> = {
  acid,
  chesimals,
  'chesimals-16x12': chesimals,
  deicide,
  fourchan,
};

/** What was made before; the same object for the same key. */
function kept<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** As much of a description as counters with letters and borrowed figures need. */
export interface Described {
  readonly id: string;
  readonly kinds: readonly (Lettered & Figured)[];
}
const counters = kept(countersOf);
const borrowedGlyphs = kept((kinds: Described['kinds']): Glyphs => {
  const borrowed = [...borrowedFigures(kinds)].map(([kind, figure]) => [kind, deicide.glyphs[figure]] as const);
  return { ...counters(kinds), ...Object.fromEntries(borrowed) };
});
const isOwn = (variant: string): boolean => variant.startsWith(OWN_GAME);

/**
 * The glyphs of a variant: its own, or counters with the letters of its kinds where it brings none; people's own games
 * borrow figures.
 */
export const glyphsOf = ({ id, kinds }: Described): Glyphs =>
  drawings[id]?.glyphs ?? (isOwn(id) ? borrowedGlyphs(kinds) : counters(kinds));

/** The plates of a variant's groups; undefined where it draws none. */
export const platesOf = (variant: string): Plates | undefined => drawings[variant]?.plates;

const NONE: Glyphs = {};
/** The glyphs of what lies on cells and is no piece; empty for a variant that brings none. */
export const featureGlyphsOf = (variant: string): Glyphs => drawings[variant]?.features ?? NONE;
/** One of them, in that look where it has one; a tile with a letter where the variant brings none. */
export const featureGlyph = (variant: string, feature: string, look: string): string => {
  const set = featureGlyphsOf(variant);
  return set[`${feature}-${look}`] ?? set[feature] ?? tileOf(feature);
};

/** What the pieces of a variant are made of; counters are of wood. */
export const materialOf = (variant: string): Material => drawings[variant]?.material ?? 'wood';

const artOfDrawing = kept(({ art }: Drawing): Promise<VariantArt> => art());
const plainArtOf = kept(async (description: VariantDescription): Promise<VariantArt> => {
  const plain = (await import('./plain/art.ts')).plainArt(description);
  const borrowed = isOwn(description.id) ? borrowedFigures(description.kinds) : new Map<string, string>();
  if (borrowed.size === 0) return plain;
  const { figures } = await artOfDrawing(deicide);
  const shown = [...borrowed].map(([kind, figure]) => [kind, figures[figure]] as const);
  return { ...plain, figures: { ...plain.figures, ...Object.fromEntries(shown) } };
});

/** The art of a variant, its own or counters with letters; the same promise for the same description. */
export function artOf(description: VariantDescription): Promise<VariantArt> {
  const drawing = drawings[description.id];
  return drawing ? artOfDrawing(drawing) : plainArtOf(description);
}

/** The art of every game that brings its own. */
export const everyArt = (): Promise<readonly VariantArt[]> =>
  Promise.all([...new Set(Object.values(drawings))].map(artOfDrawing));

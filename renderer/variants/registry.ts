/**
 * How each game is drawn, one entry a game; a game without one is drawn as counters with letters. This file must stay
 * free of three.js: the start screen loads it.
 */

import type { GameLooks, VariantDescription } from '../../electron/contract/description.ts';
import { OWN_GAME } from '../../engine/shared/own-game.ts';
import type { VariantArt } from '../art/variant-art.ts';
import type { MaterialName } from '../board/material.ts';
import { acidDrawing } from './acid/drawing.ts';
import { chesimalsDrawing } from './chesimals/drawing.ts';
import { deicideDrawing } from './deicide/drawing.ts';
import type { Drawing, Glyphs, Plates } from './drawing.ts';
import { fourchanDrawing } from './fourchan/drawing.ts';
import { ownGlyphs } from './own/glyphs.ts';
import { groundGlyphsOf } from './own/ground.ts';
import type { Shown } from './own/looks.ts';
import { ofSecondSide } from './own/sets/names.ts';
import type { Signs } from './own/sets/signs.ts';
import { countersOf, tileOf } from './plain/glyphs.ts';

export const drawings: Readonly<Record<string, Drawing>> = {
  acid: acidDrawing,
  chesimals: chesimalsDrawing,
  'chesimals-16x12': chesimalsDrawing,
  deicide: deicideDrawing,
  fourchan: fourchanDrawing,
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

/** As much of a description as glyphs need that no game brings. */
export interface Described {
  readonly id: string;
  readonly kinds: readonly Shown[];
  readonly looks?: Pick<GameLooks, 'set' | 'of' | 'place'> | undefined;
}
const counters = kept(countersOf);
/** by kinds, since a description may be put together anew, and by the signs that they bear */
const ownGlyphsOf = kept((_kinds: Described['kinds']): Partial<Record<string, Glyphs>> => ({}));
function looks({ kinds, looks: game }: Described, signs: Signs): Glyphs {
  const made = ownGlyphsOf(kinds);
  const key = `${signs} ${game?.set ?? ''}`;
  made[key] ??= ownGlyphs(kinds, game, signs);
  return made[key];
}
const isOwn = (variant: string): boolean => variant.startsWith(OWN_GAME);

/**
 * The glyphs of a variant: its own, or counters with the letters of its kinds where it brings none; people's own games
 * say how they look. `signs`: what is written on sets that are written on.
 */
export const glyphsOf = (described: Described, signs: Signs = 'characters'): Glyphs =>
  drawings[described.id]?.glyphs ?? (isOwn(described.id) ? looks(described, signs) : counters(described.kinds));
/** The glyph of a kind on that side; empty where there is none. */
export const glyphIn = (glyphs: Glyphs, kind: string, side: 0 | 1): string =>
  (side === 1 ? glyphs[ofSecondSide(kind)] : undefined) ?? glyphs[kind] ?? '';

/** The plates of a variant's groups; undefined where it draws none. */
export const platesOf = (variant: string): Plates | undefined => drawings[variant]?.plates;

const NONE: Glyphs = {};
/** The glyphs of what lies on cells and is no piece, in the looks of a game of people's own; empty for a variant that brings none. */
export const featureGlyphsOf = (variant: string, looks?: GameLooks): Glyphs =>
  drawings[variant]?.features ?? (isOwn(variant) ? groundGlyphsOf(looks) : NONE);
/** One of them, in that look where it has one; a tile with a letter where the variant brings none. */
export const featureGlyph = (variant: string, feature: string, look: string, looks?: GameLooks): string => {
  const set = featureGlyphsOf(variant, looks);
  // the id may be a person's own word, such as “constructor”
  const name = [`${feature}-${look}`, feature].find((known) => Object.hasOwn(set, known));
  return name === undefined ? tileOf(feature) : set[name];
};

/** What the pieces of a variant are made of; counters are of wood. */
export const materialOf = (variant: string): MaterialName => drawings[variant]?.material ?? 'wood';

/** The same promise for the same key, until it fails: then the next one tries again. */
function keptUnlessFailed<K extends object, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const loading = new WeakMap<K, Promise<V>>();
  return (key) => {
    const known = loading.get(key);
    if (known) return known;
    const promise = load(key);
    loading.set(key, promise);
    promise.catch(() => loading.delete(key));
    return promise;
  };
}

const artOfDrawing = keptUnlessFailed(({ art }: Drawing): Promise<VariantArt> => art());
const artWithout = (signs: Signs) =>
  keptUnlessFailed(async (description: VariantDescription): Promise<VariantArt> => {
    if (isOwn(description.id)) return (await import('./own/art.ts')).ownArt(description, signs);
    return (await import('./plain/art.ts')).plainArt(description);
  });
const artWithoutDrawing: Readonly<Record<Signs, (description: VariantDescription) => Promise<VariantArt>>> = {
  characters: artWithout('characters'),
  moves: artWithout('moves'),
  both: artWithout('both'),
  letters: artWithout('letters'),
};

/** The art of a variant, its own or made of its description; the same promise for the same description and signs. */
export function artOf(description: VariantDescription, signs: Signs = 'characters'): Promise<VariantArt> {
  const drawing = drawings[description.id];
  return drawing ? artOfDrawing(drawing) : artWithoutDrawing[signs](description);
}

/** The art of every game that brings its own. */
export const everyArt = (): Promise<readonly VariantArt[]> =>
  Promise.all([...new Set(Object.values(drawings))].map(artOfDrawing));

/**
 * Cache of built figures: building two armies takes longer than anything else before the first frame, so it is done
 * once per page and, when there is time, before a game is opened. Each batch gets its own geometry over the same
 * vertices, because it adds attributes that differ from piece to piece.
 */
import * as THREE from 'three';
import { castCount } from '../../art/skin.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { type FigureBounds, figureBounds } from './bounds.ts';
import { rounded } from './rounded.ts';
import { addWear } from './worn.ts';

export interface BuiltFigure {
  readonly solid: THREE.BufferGeometry;
  readonly bounds: FigureBounds;
  /** how many vertices, from the first, cast its shadow */
  readonly casts: number;
}

const built = new WeakMap<() => THREE.BufferGeometry, BuiltFigure>();
/** those that have come near a camera, with more triangles */
const finer = new WeakMap<() => THREE.BufferGeometry, BuiltFigure>();
/** those that are rounded, but not yet worn */
const round = new WeakMap<() => THREE.BufferGeometry, THREE.BufferGeometry>();

function figureBy(build: () => THREE.BufferGeometry): BuiltFigure {
  const known = built.get(build);
  if (known) return known;
  const solid = build();
  const figure = { solid, bounds: figureBounds(solid), casts: castCount(solid) };
  built.set(build, figure);
  return figure;
}

const builderOf = (art: VariantArt, kind: string): (() => THREE.BufferGeometry) => {
  const build = art.figures[kind];
  if (!build) throw new Error(`no figure for the kind ${kind} of ${art.id}`);
  return build;
};

/** The same figure, in a geometry that may be extended and disposed of. */
function owned({ solid, ...rest }: BuiltFigure): BuiltFigure {
  const own = new THREE.BufferGeometry();
  for (const [name, attribute] of Object.entries(solid.attributes)) own.setAttribute(name, attribute);
  return { ...rest, solid: own };
}

/** The figure of a kind, in a geometry that may be extended and disposed of. Throws when the art has none. */
export const figureOf = (art: VariantArt, kind: string): BuiltFigure => owned(figureBy(builderOf(art, kind)));

const trianglesIn = ({ solid }: BuiltFigure): number => solid.attributes.position.count / 3;

export const trianglesOf = (art: VariantArt, kind: string): number => trianglesIn(figureBy(builderOf(art, kind)));

/** How many more the finer figure of a kind has, or null where none has been built. */
export function trianglesAdded(art: VariantArt, kind: string): number | null {
  const known = finer.get(builderOf(art, kind));
  return known ? trianglesIn(known) - trianglesOf(art, kind) : null;
}

/** The finer figure of a kind, in a geometry as that of `figureOf`. Throws where none has been built. */
export function finerFigureOf(art: VariantArt, kind: string): BuiltFigure {
  const known = finer.get(builderOf(art, kind));
  if (!known) throw new Error(`no finer figure has been built for the kind ${kind} of ${art.id}`);
  return owned(known);
}

/** Builds the finer figure of a kind in two steps, so that neither delays a frame; true when it is there. */
export function buildFiner(art: VariantArt, kind: string): boolean {
  const build = builderOf(art, kind);
  if (finer.has(build)) return true;
  const figure = figureBy(build);
  const half = round.get(build);
  if (!half) {
    round.set(build, rounded(figure.solid));
    return false;
  }
  // its shadow is that of the plain figure
  finer.set(build, { ...figure, solid: addWear(half), casts: 0 });
  round.delete(build);
  return true;
}

/** Builds all figures of this art, one per idle callback; the returned function cancels it. */
export function buildIdly(arts: readonly VariantArt[]): () => void {
  const left = arts.flatMap((art) => Object.values(art.figures)).filter((build) => !built.has(build));
  let waiting = 0;
  const next = (): void => {
    const build = left.shift();
    if (!build) return;
    figureBy(build);
    waiting = requestIdleCallback(next);
  };
  waiting = requestIdleCallback(next);
  return () => cancelIdleCallback(waiting);
}

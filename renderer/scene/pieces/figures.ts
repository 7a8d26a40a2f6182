/**
 * Cache of built figures: building two armies takes longer than anything else before the first frame, so it is done
 * once per page and, when there is time, before a game is opened. Each batch gets its own geometry over the same
 * vertices, because it adds attributes that differ from piece to piece.
 */
import * as THREE from 'three';
import { castCount } from '../../art/skin.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { type FigureBounds, figureBounds } from './bounds.ts';

export interface BuiltFigure {
  readonly solid: THREE.BufferGeometry;
  readonly bounds: FigureBounds;
  /** how many vertices, from the first, cast its shadow */
  readonly casts: number;
}

const built = new WeakMap<() => THREE.BufferGeometry, BuiltFigure>();

function figureBy(build: () => THREE.BufferGeometry): BuiltFigure {
  const known = built.get(build);
  if (known) return known;
  const solid = build();
  const figure = { solid, bounds: figureBounds(solid), casts: castCount(solid) };
  built.set(build, figure);
  return figure;
}

/** The figure of a kind, in a geometry that may be extended and disposed of. Throws when the art has none. */
export function figureOf(art: VariantArt, kind: string): BuiltFigure {
  const build = art.figures[kind];
  if (!build) throw new Error(`no figure for the kind ${kind} of ${art.id}`);
  const { solid, bounds, casts } = figureBy(build);
  const own = new THREE.BufferGeometry();
  for (const [name, attribute] of Object.entries(solid.attributes)) own.setAttribute(name, attribute);
  return { solid: own, bounds, casts };
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

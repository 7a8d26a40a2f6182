/**
 * The figures of Chesimals I by `kind-colour`: five kinds in nine colours, of which one is nobody's. The body of a kind is the same in all of
 * them, but for the crown of a royal Chief; the plate below it is its colour's own.
 */
import type { BufferGeometry } from 'three';
import { royalRing } from '../../../art/royal.ts';
import { figure } from '../../../art/skin.ts';
import { type Colour, type ColourId, colourIds, liveryColours } from '../liveries.ts';
import { chiefBody } from './chief.ts';
import { elephantBody } from './elephant.ts';
import { guardBody } from './guard.ts';
import { knightBody } from './knight.ts';
import { plate } from './plate.ts';
import { warmachineBody } from './warmachine.ts';

const bodies = {
  chief: chiefBody,
  knight: knightBody,
  warmachine: warmachineBody,
  elephant: elephantBody,
  guard: guardBody,
};

export type UnitKind = keyof typeof bodies;
export const unitKinds = Object.keys(bodies) as UnitKind[];

/** The key of a figure. */
export const figureName = (kind: string, colour: ColourId): string => `${kind}-${colour}`;

/** The kind of a figure, its glyph, of which a royal Chief has one of its own, and its colour, which is a group. */
export function partsOf(figure: string): { readonly kind: string; readonly glyph: string; readonly group: ColourId } {
  const [kind, colour] = figure.split('-') as [string, ColourId];
  return { kind, group: colour, glyph: kind === 'chief' && liveryColours[colour].royal ? 'royal' : kind };
}

const unit = (kind: UnitKind, colour: Pick<Colour, 'side' | 'pattern' | 'royal'>): BufferGeometry =>
  figure(bodies[kind](colour.royal), plate(colour), kind === 'chief' && colour.royal ? royalRing(0.4) : []);

export const figures: Readonly<Record<string, () => BufferGeometry>> = Object.fromEntries(
  colourIds.flatMap((colour) =>
    unitKinds.map((kind) => [figureName(kind, colour), () => unit(kind, liveryColours[colour])]),
  ),
);

/** On a plate without a pattern, for games without colours; `royal` is the Chief that wears the crown. */
export const plainFigures: Readonly<Record<UnitKind | 'royal', () => BufferGeometry>> = {
  ...(Object.fromEntries(
    unitKinds.map((kind) => [kind, () => unit(kind, { side: 0, pattern: 'plain', royal: false })]),
  ) as Record<UnitKind, () => BufferGeometry>),
  royal: () => unit('chief', { side: 0, pattern: 'plain', royal: true }),
};

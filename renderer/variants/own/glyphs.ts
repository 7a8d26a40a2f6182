/**
 * The kinds of games of people's own drawn flat. Nothing that a file says gets into the markup but numbers and, escaped,
 * letters: figures and tints are looked up by their names. Free of three.js.
 */
import type { Glyphs } from '../drawing.ts';
import { counter } from '../plain/glyphs.ts';
import { type Look, lookOf, looksOf, type Shown } from './looks.ts';
import { pathOf } from './outline.ts';
import type { TintName } from './tints.ts';

const drawn = ({ figure, outline }: Look, kind: Omit<Shown, 'id'>): string =>
  outline ? `<path fill="currentColor" d="${pathOf(outline)}"/>` : (figure?.glyph ?? counter(kind));

/** Its lines and its details in a colour, where the place that it is drawn in has one for the side. */
function tinted(markup: string, tint: TintName | null): string {
  if (tint === null) return markup;
  const paint = `var(--tint-${tint}, var(--paper))`;
  return `<g stroke="${paint}">${markup.replaceAll('var(--paper)', paint)}</g>`;
}

/** Of a kind on its own, or as it looks among others. */
export const glyphOf = (kind: Omit<Shown, 'id'>, look: Look = lookOf(kind)): string =>
  tinted(drawn(look, kind), look.tint);

export function ownGlyphs(kinds: readonly Shown[]): Glyphs {
  const looks = looksOf(kinds);
  return Object.fromEntries(kinds.map((kind) => [kind.id, glyphOf(kind, looks.get(kind.id))]));
}

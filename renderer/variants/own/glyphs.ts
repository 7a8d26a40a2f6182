/**
 * The kinds of games of people's own drawn flat. Nothing that a file says gets into the markup but numbers, and pictures as
 * base64: letters are outlines, figures, sets and tints are looked up by their names. Free of three.js.
 */
import type { GameLooks } from '../../../electron/contract/description.ts';
import type { Glyphs } from '../drawing.ts';
import { type Look, lookOf, looksOf, type Shown } from './looks.ts';
import { pieceGlyph, tokenGlyph } from './sets/glyphs.ts';
import { isSided, ofSecondSide, setNamed } from './sets/names.ts';
import type { Signs } from './sets/signs.ts';
import type { TintName } from './tints.ts';

/** Its lines and its details in a colour, where the place that it is drawn in has one for the side. */
function tinted(markup: string, tint: TintName | null): string {
  if (tint === null) return markup;
  const paint = `var(--tint-${tint}, var(--paper))`;
  return `<g stroke="${paint}">${markup.replaceAll('var(--paper)', paint)}</g>`;
}

/** Of a kind on its own, or as it looks among others. */
export function glyphOf(
  kind: Omit<Shown, 'id'>,
  { figure, outline, picture, piece, tint }: Look = lookOf(kind),
  side: 0 | 1 = 0,
  signs: Signs = 'characters',
): string {
  const drawn = piece ? pieceGlyph(piece, kind, side, signs) : (figure?.glyph ?? tokenGlyph(kind, outline, picture));
  return tinted(drawn, tint);
}

/** By kind; where its sides bear different signs, that of the second one is under `ofSecondSide(kind)`. */
export function ownGlyphs(kinds: readonly Shown[], game: Pick<GameLooks, 'set'> | undefined, signs: Signs): Glyphs {
  const looks = looksOf(kinds, setNamed(game?.set));
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const look = looks.get(kind.id)!;
      const first = [kind.id, glyphOf(kind, look, 0, signs)] as const;
      const isTwo = look.piece && isSided(look.piece);
      return isTwo ? [first, [ofSecondSide(kind.id), glyphOf(kind, look, 1, signs)] as const] : [first];
    }),
  );
}

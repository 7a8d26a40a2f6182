/**
 * Deicide's flat glyphs, by kind, and what lies on its cells. The kinds must be told apart at 20 pixels, so each is one bold
 * shape with few cuts; men stand on a foot, beasts and tools do not. A feature fills its cell, with a quiet middle, because
 * a piece may be drawn over it; `mine-hidden` is a mine that only its owner knows.
 */
import { glyphsIn } from '../glyph-files.ts';

export const glyphs = glyphsIn(
  import.meta.glob<string>('./glyphs/*.svg', { query: '?raw', import: 'default', eager: true }),
);
export const featureGlyphs = glyphsIn(
  import.meta.glob<string>('./features/*.svg', { query: '?raw', import: 'default', eager: true }),
);

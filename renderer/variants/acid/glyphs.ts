/** acid's flat glyphs, by kind. All stand on the same beacon bar. */
import { glyphsIn } from '../glyph-files.ts';

export const glyphs = glyphsIn(
  import.meta.glob<string>('./glyphs/*.svg', { query: '?raw', import: 'default', eager: true }),
);

import { expect, test } from 'vitest';
import { glyphsIn } from './glyph-files.ts';

test('a glyph is named like its file and is what the file draws, line breaks left out', () => {
  const svg = '<svg viewBox="0 0 45 45" color="#000">\n  <g>\n    <path d="M1 1"/>\n  </g>\n</svg>\n';
  expect(glyphsIn({ './glyphs/mine-hidden.svg': svg })).toEqual({ 'mine-hidden': '<g><path d="M1 1"/></g>' });
});

/** Glyphs out of SVG files: shapes, groups and transforms, what is passed over, what is refused, and hostile files. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { readGlyph } from './read-glyph.ts';
import { glyphFromSvg } from './read-svg.ts';
import { sentences } from './sentences.ts';

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">${inside}</svg>`;
const glyphOf = (text: string): string => {
  const read = glyphFromSvg(text);
  if ('says' in read) throw new Error(read.says);
  return read.glyph;
};
const SQUARE = 'M4 4L96 4L96 96L4 96Z';

describe('A shape is fitted into the box', () => {
  test.each([
    ['a path', '<path d="M0 0h10v10h-10z"/>'],
    ['a path over several lines', '<path\n  d="M0 0\n\th10\n v10 h-10z"\n/>'],
    ['a rectangle', "<rect x='5' y='7' width='20' height='20'/>"],
    ['a polygon', '<polygon points="0,0 10,0 10,10 0,10"/>'],
    ['with the prefix of a namespace', '<svg:path d="M0 0h10v10h-10z"/>'],
    [
      'moved, enlarged and turned',
      '<g transform="translate(3 4) scale(2)"><path transform="rotate(90)" d="M0 -9v9h9v-9z"/></g>',
    ],
    ['by a matrix', '<path transform="matrix(2,0,0,2,-7,1e2)" d="M0 0h10v10h-10z"/>'],
    ['drawn against the clock', '<path d="M0 0v10h10v-10z"/>'],
    ['with styles', '<path style="fill:#f00;stroke:none" d="M0 0h10v10h-10z"/>'],
    [
      'beside what is not drawn',
      '<defs><path d="M0 0h99v10z"/></defs><path fill="none" d="M0 0h99"/><path d="M0 0h10v10h-10z"/>',
    ],
    ['beside what is hidden', '<g style="display: none"><path d="M0 0h99v10z"/></g><path d="M0 0h10v10h-10z"/>'],
    [
      'beside scripts, texts and pictures',
      '<script>a<!-- b -->c</script><text>x</text><image href="http://x/"/><path d="M0 0h10v10h-10z"/>',
    ],
  ])('%s', (_, inside) => {
    const corners = glyphOf(svg(inside))
      .split(/[MLZ]/)
      .filter((point) => point !== '');
    expect([...new Set(corners)].sort()).toEqual(
      SQUARE.split(/[MLZ]/)
        .filter((point) => point !== '')
        .sort(),
    );
  });
  test('behind a declaration, a comment and a document type', () => {
    const head =
      '<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd">\n';
    expect(glyphOf(head + svg('<path d="M0 0h10v10h-10z"/>'))).toBe(SQUARE);
  });
  test('a circle keeps its curves', () => {
    expect(glyphOf(svg('<circle cx="20" cy="20" r="9"/>')).match(/C/g)).toHaveLength(4);
  });
  test('shapes of either direction do not cancel each other out', () => {
    const [one, other] = ['M0 0h10v10h-10z', 'M0 0v10h10v-10z'].map((d) => `<path d="${d}"/>`);
    expect(glyphOf(svg(one + other))).toBe(
      glyphOf(svg(one + one)).replace(SQUARE + SQUARE, `${SQUARE}M96 4L96 96L4 96L4 4Z`),
    );
  });
  test('a hole by the even-odd rule runs against what surrounds it, and without that rule it is filled', () => {
    const ring = 'd="M0 0h10v10h-10zM2 2h6v6h-6z"';
    expect(glyphOf(svg(`<path fill-rule="evenodd" ${ring}/>`))).not.toBe(glyphOf(svg(`<path ${ring}/>`)));
  });
  test('what is too intricate is simplified until it is a glyph', () => {
    const waves = Array.from({ length: 900 }, (_, i) => `L${i} ${i % 2 ? 700 : 700.5}`).join('');
    const glyph = glyphOf(svg(`<path d="M0 0${waves}L900 0Z"/>`));
    expect(glyph.length).toBeLessThanOrEqual(LIMITS.glyph);
    expect(readGlyph(glyph)).toHaveProperty('outline');
  });
});

describe('Refused is', () => {
  const many = (n: number, part: string): string => Array.from({ length: n }, () => part).join('');
  test.each([
    ['no SVG', 'PNG', sentences.noSvg],
    ['a page', '<html><svg><path d="M0 0h9v9z"/></svg></html>', sentences.noSvg],
    ['half a file', '<svg><path d="M0 0h9v9z', sentences.noSvg],
    ['a comment without end', '<svg><!-- ', sentences.noSvg],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg><path d="&a;"/></svg>', sentences.svgEntities],
    ['nothing', svg(''), sentences.svgEmpty],
    ['a picture in it', svg('<image href="data:image/png;base64,AAAA"/>'), sentences.svgEmpty],
    ['lines alone', svg('<path fill="none" d="M0 0h9v9z"/>'), sentences.svgUnfilled],
    ['no transform', svg('<path transform="url(#a)" d="M0 0h9v9z"/>'), sentences.svgTransform],
    ['NaN', svg('<path transform="scale(NaN)" d="M0 0h9v9z"/>'), sentences.svgTransform],
    ['giant numbers', svg('<path d="M0 0h1e999v9z"/>'), sentences.svgEmpty],
    ['a scale of nothing', svg('<path transform="scale(0)" d="M0 0h9v9z"/>'), sentences.svgEmpty],
    ['a line', svg('<path d="M0 0h9"/>'), sentences.svgIntricate],
    ['too much', svg(`<path d="M0 0${many(3000, 'h1v1')}z"/>`), sentences.svgIntricate],
    ['groups in groups', svg(many(500, '<g>')), sentences.svgIntricate],
    ['a wrong path', svg('<path d="M0 0 X"/>'), sentences.noCommand('X')],
  ])('%s', (_, text, says) => {
    expect(glyphFromSvg(text)).toEqual({ says });
  });
});

test('whatever a file holds, a glyph comes of it or a sentence, soon', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '<g>',
      '</g>',
      '<svg>',
      '</svg>',
      '<!--',
      '-->',
      '&',
      '\0',
      '<![CDATA[',
    ),
    fc.constantFrom(
      '<path d="',
      'M0 0h9v9z',
      'M0 0A1 1 0 0 1 9 9',
      '"/>',
      ' transform="',
      'scale(1e300)',
      'rotate(45 1e9 -1)',
      'NaN',
    ),
    fc.constantFrom(
      '<polygon points="',
      '0 0 9 9 -9,1e99',
      '<circle r="9',
      '<script>',
      'onload="x"',
      'fill-rule="evenodd"',
      '1e-320',
    ),
    fc.string({ maxLength: 5 }),
  );
  let made = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), fc.boolean(), (parts, isWhole) => {
      const inside = parts.join('');
      const read = glyphFromSvg(isWhole ? svg(`<path d="M0 0h9v9z"/>${inside}`) : inside);
      if ('says' in read) {
        expect(read.says.length).toBeGreaterThan(10);
        return;
      }
      made++;
      expect(read.glyph).toMatch(/^[MLCZ\d. ]+$/);
      expect(readGlyph(read.glyph)).toHaveProperty('outline');
    }),
    { seed: 7, numRuns: 4000 },
  );
  expect(made).toBeGreaterThan(100);
});
test.each([
  ['curves that cross themselves', svg(`<path d="M0 0${'c99-9 9 99-50 50'.repeat(9999)}z"/>`)],
  ['transforms without end', svg(`<path transform="${'scale(1)'.repeat(60_000)}" d="M0 0h9v9z"/>`)],
  ['spaces', `<svg${' '.repeat(400_000)}`],
  ['open tags', '<svg '.repeat(90_000)],
  [
    'zigzags',
    svg(`<path d="M0 0${Array.from({ length: 19_000 }, (_, i) => `L${i} ${(i * i * 7919) % 1009}`).join('')}z"/>`),
  ],
])('%s are done with soon', { timeout: 4000 }, (_, text) => {
  const read = glyphFromSvg(text);
  expect('says' in read ? read.says : read.glyph).not.toBe('');
});

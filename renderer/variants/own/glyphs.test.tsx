/** Nothing that a file says gets into the page but numbers: hostile words in every place. */
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { descriptionOf } from '../../../electron/app/describing.ts';
import { SIGNS } from '../../../electron/contract/settings.ts';
import { LONGEST_PICTURE } from '../../../engine/shared/limits.ts';
import { OWN_GAME } from '../../../engine/shared/own-game.ts';
import { ownGame } from '../../../engine/workshop/own-game.ts';
import { LOSSY, PNG } from '../../../engine/workshop/picture/pictures.fixture.ts';
import { pathOfText } from '../../art/characters/loops.ts';
import { KindGlyph } from '../../ui/flat/Glyph.tsx';
import { glyphIn, glyphsOf } from '../registry.ts';
import { boardStyleOf } from './board/lines.ts';
import { boardMaterialOf } from './board/materials.ts';
import { FIGURES } from './figure-names.ts';
import { glyphOf } from './glyphs.ts';
import type { Shown } from './looks.ts';
import { LONGEST } from './picture.ts';
import { placeNamed } from './places/places.ts';
import { SETS, setNamed } from './sets/names.ts';
import { tintNames } from './tints.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const HOSTILE = [
  '<script>alert(1)</script>',
  '"/><image href="x" onerror="alert(1)"/>',
  '"><foreignObject><iframe src="https://example.org"></iframe></foreignObject>',
  'M0 0L9 9Z" onload="alert(1)',
  'M10 10L90 10L90 90Z"/><use href="#x"/>',
  "url('javascript:alert(1)')",
  '&quot;&lt;b&gt;',
  'red, var(--paper))"/><b>',
  '__proto__',
  'constructor',
  'toString',
  '\u2028<b>',
];
const TAGS = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'text'];
const ATTRIBUTES = [
  ...['class', 'data-side', 'viewbox', 'aria-hidden', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'd', 'cx'],
  ...['stroke-linejoin', 'paint-order', 'transform', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height'],
  ...['font-size', 'font-weight', 'text-anchor', 'data-token', 'data-turn'],
];
const place = document.createElement('div');
const root = createRoot(place);
afterEach(() => act(async () => root.render(null)));

/** What a browser makes of it. */
function expectHarmless(markup: string): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = markup;
  for (const element of svg.querySelectorAll('*')) expectKnown(element);
}
function expectKnown(element: Element): void {
  expect(TAGS).toContain(element.tagName.toLowerCase());
  for (const { name, value } of element.attributes) {
    expect(ATTRIBUTES).toContain(name.toLowerCase());
    expect(value).not.toMatch(/[<>]|script|url\(/);
  }
}
const plain: Omit<Shown, 'id'> = { letter: 'A', royal: false };

describe('A hostile word', () => {
  test.each(HOSTILE)('is no figure, no tint and no picture: %s', async (word) => {
    for (const kind of [
      { ...plain, figure: word },
      { ...plain, tint: word },
      { ...plain, outline: word },
      { ...plain, picture: word },
      { ...plain, picture: `${LOSSY}"${word}` },
      { ...plain, picture: `data:image/png;base64,${PNG}` },
    ])
      expect(glyphOf(kind)).toBe(glyphOf(plain));
    expect(glyphOf({ ...plain, figure: 'acid/ghost', tint: word })).toBe(glyphOf({ ...plain, figure: 'acid/ghost' }));
    expectHarmless(glyphOf({ ...plain, letter: word }));
    const kind = { letter: word, royal: true, figure: word, tint: word, outline: word };
    await act(async () => root.render(<KindGlyph kind={kind} side={1} />));
    for (const element of place.querySelectorAll('*')) expectKnown(element);
    // letters are outlines
    expect(place.textContent).toBe('');
  });
  test.each(HOSTILE)('is harmless as a letter, an id and a set of a whole game: %s', (word) => {
    const known = ['king', 'general', 'pawn', 'gold', 'met', word];
    const ways = [{ dx: 0, dy: 1, far: false }];
    const kinds = known.map((id) => ({ ...plain, id, letter: word, ways }));
    for (const set of [...SETS, word, undefined])
      for (const signs of SIGNS) {
        const glyphs = glyphsOf(
          { id: `${OWN_GAME}x`, kinds: [...kinds], looks: { set, of: word, place: word } },
          signs,
        );
        expect(Object.keys(glyphs)).toEqual(expect.arrayContaining(known));
        for (const markup of Object.values(glyphs)) expectHarmless(markup);
        expect(glyphIn(glyphs, word, 1)).not.toBe('');
      }
    expect(setNamed(word)).toBeNull();
    expect(placeNamed(word)).toBeUndefined();
    expect(boardMaterialOf({ of: word })).toBe(boardMaterialOf(undefined));
    expect(boardStyleOf({ looks: { board: word } })).toBe('chequered');
  });
  test('in a file is refused, or comes to nothing', () => {
    const looks = fc.constantFrom('figure', 'tint', 'glyph', '[looks]\nset', '[looks]\nof');
    const word = fc.oneof(
      fc.constantFrom(...HOSTILE, ...Array(4).fill(['M10 10h80v80', 'acid/ghost', 'red']).flat()),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    );
    let played = 0;
    fc.assert(
      fc.property(looks, word, fc.constantFrom('', '', '<b>', '" onload="x'), (key, value, more) => {
        const game = ownGame(fileWith(`${key} = ${value.replace(/\n/g, ' ')}${more}`), () => 'x');
        if (!game.ok) return;
        played++;
        for (const markup of Object.values(glyphsOf(descriptionOf(game.variant)))) expectHarmless(markup);
      }),
      { seed: 3, numRuns: 600 },
    );
    expect(played).toBeGreaterThan(20);
  });
});
const fileWith = (line: string): string => `fairygame 1

[game]
title = Odd
board = 4 x 4

[piece King]
letter = K
royal = yes
moves = K
${line}

[array]
k . . .
. . . .
. . . .
K . . .
`;

test('every figure in every tint, and a picture of its own, is harmless markup too', () => {
  for (const { name } of FIGURES)
    for (const tint of [undefined, ...tintNames]) expectHarmless(glyphOf({ ...plain, figure: name, tint }));
  expectHarmless(glyphOf({ ...plain, outline: 'M10 10L90 10L90 90Z', tint: 'red' }));
});
test('a tint colours the lines and the details, and leaves the ink to the side', () => {
  const [was, is] = [undefined, 'sky'].map((tint) => glyphOf({ ...plain, figure: 'acid/ghost', tint }));
  expect(was).toContain('fill="var(--paper)"');
  expect(is).toContain('<g stroke="var(--tint-sky, var(--paper))">');
  expect(is).not.toContain('"var(--paper)"');
  expect(is.match(/currentColor/g)).toEqual(was.match(/currentColor/g));
});
test('a picture of its own is a path on a token in the ink of its side', () => {
  const markup = glyphOf({ ...plain, outline: 'M10 10L90 10L90 90Z' });
  expect(markup).toContain('<path fill="var(--paper)" stroke="none" d="M5.7 5.7L39.3 5.7L39.3 39.3Z"/>');
  expect(markup).toContain('fill="currentColor"');
});
test.each([
  ['WebP', LOSSY, 'webp'],
  ['PNG', PNG, 'png'],
])(
  'a picture from a file is the only image in the markup, from an address made of its letters: %s',
  (_, picture, type) => {
    for (const kind of [
      plain,
      { ...plain, royal: true },
      { ...plain, outline: 'M10 10L90 10L90 90Z', figure: 'knight' },
    ]) {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.innerHTML = glyphOf({ ...kind, picture, tint: 'red' });
      const images = [...svg.querySelectorAll('image')];
      expect(images.map((image) => image.getAttribute('href'))).toEqual([`data:image/${type};base64,${picture}`]);
      expect(images[0].getAttribute('clip-path')).toBe('circle(50%)');
      images[0].remove();
      expectHarmless(svg.innerHTML);
      // a ring in the ink of the side stays round it
      const [token, ground] = [...svg.querySelectorAll('circle')].filter(
        (circle) => circle.getAttribute('fill') !== 'none',
      );
      expect(token.getAttribute('fill')).toBe('currentColor');
      expect(Number(ground.getAttribute('r'))).toBeLessThan(0.75 * Number(token.getAttribute('r')));
    }
  },
);
test('a picture may be as long as the engine lets it be', () => expect(LONGEST).toBe(LONGEST_PICTURE));
test('is drawn for either side, and a token shows its letter', async () => {
  await act(async () => root.render(<KindGlyph kind={{ letter: 'Q', royal: false }} side={1} className="here" />));
  const svg = place.querySelector('svg')!;
  expect(svg.dataset.side).toBe('1');
  expect(svg.getAttribute('class')).toContain('here');
  expect(svg.innerHTML).toContain(pathOfText('Q', 'latin', 18.8 * 0.98, { x: 22.5, y: 22.5 }));
});

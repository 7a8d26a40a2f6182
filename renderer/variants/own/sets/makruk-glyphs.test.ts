/** The flat pieces of makruk: one for each figure, in the ink and the paper they are given, and none like another. */
import { expect, test } from 'vitest';
import { boardInSet } from '../../../testing/own.ts';
import { ownGlyphs } from '../glyphs.ts';
import { tokenGlyph } from './glyphs.ts';
import { makrukGlyphs } from './makruk-glyphs.ts';
import { MAKRUK, namesIn } from './names.ts';

const all = MAKRUK.map((name) => [name, makrukGlyphs[name]] as const);

test.each(all)('%s is drawn in the ink of its side on its paper, and stays in its square', (_, glyph) => {
  const colours = [...glyph.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(colours).toContain('currentColor');
  expect(colours.filter((colour) => !['currentColor', 'var(--paper)', 'none'].includes(colour))).toEqual([]);
  const numbers = [...glyph.matchAll(/ (?:d|cx|cy)="([^"]+)"/g)].flatMap(([, d]) => d.match(/-?[\d.]+/g) ?? []);
  expect(numbers.length).toBeGreaterThan(4);
  for (const number of numbers.map(Number)) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(45);
  }
});

test('no two pieces of makruk are drawn alike, and none is a token with its letter', () => {
  expect(new Set(all.map(([, glyph]) => glyph)).size).toBe(MAKRUK.length);
  const game = boardInSet('makruk');
  const glyphs = ownGlyphs(game.kinds, game.looks, 'characters');
  expect(Object.keys(glyphs)).toEqual(namesIn('makruk'));
  for (const kind of game.kinds) expect(glyphs[kind.id]).not.toBe(tokenGlyph(kind, null));
});

test('a game with a Promoted pawn of its own has the shell overturned for it', () => {
  const [first] = boardInSet('makruk').kinds;
  const glyphs = ownGlyphs([{ ...first, id: 'promoted-pawn' }], { set: 'makruk' }, 'characters');
  expect(glyphs['promoted-pawn']).toBe(makrukGlyphs['bia-ngai']);
});

/** The table of figures that may be borrowed, held against the games that lend them and the page about files. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { descriptions } from '../../../electron/app/describing.ts';
import { TINTS as RULES_TINTS } from '../../../engine/workshop/tints.ts';
import { drawings } from '../registry.ts';
import { FIGURES, type FigureLender, figureNamed } from './figure-names.ts';
import { makeOf } from './figures.ts';
import { tintNames } from './tints.ts';

const GAMES: readonly FigureLender[] = ['deicide', 'acid', 'fourchan', 'chesimals'];
const page = fs.readFileSync(new URL('../../../docs/rules-as-text.md', import.meta.url), 'utf8');
const kindsOf = (game: string) => descriptions().find(({ id }) => id === game)!.kinds;

test.each(GAMES)('every kind of %s lends its figure, under its own name', (game) => {
  const titles = new Map(FIGURES.filter(({ lender }) => lender === game).map(({ key, title }) => [key, title]));
  // the Chief with a crown is no kind
  titles.delete('royal');
  expect([...titles].sort()).toEqual(
    kindsOf(game)
      .map(({ id, name }) => [id, name])
      .sort(),
  );
});
test('there are 67, each by a name of its own that a file can say', () => {
  expect(FIGURES).toHaveLength(67);
  expect(new Set(FIGURES.map(({ name }) => name)).size).toBe(67);
  for (const { name } of FIGURES) expect(name).toMatch(/^[a-z0-9-]{1,30}(?:\/[a-z0-9-]{1,30})?$/);
  expect(figureNamed('fourchan/promoted-r9k')).toMatchObject({ key: '+r9k', title: '+/r9k/' });
  expect(figureNamed('deicide/knight')).toBe(figureNamed('knight'));
  expect(figureNamed('acid/knight')).toBeUndefined();
});
test.each(FIGURES)('$name has the glyph of its game, and a figure', async (figure) => {
  const { key, lender, glyph } = figure;
  const own = drawings[lender].glyphs[key];
  if (!own.includes('stroke="currentColor"')) expect(glyph).toBe(own);
  expect(glyph).toContain('currentColor');
  const make = await makeOf(
    { figure, piece: null, outline: null, picture: null, model: null, isCutOut: false, tint: null },
    { letter: 'X', royal: false },
  );
  expect(make().attributes.position.count).toBeGreaterThan(300);
});
test('the page about files names each of them, and every tint', () => {
  const promoted = FIGURES.filter(({ name }) => name.startsWith('fourchan/promoted-'));
  expect(promoted).toHaveLength(12);
  for (const { name } of FIGURES) if (!name.includes('promoted-')) expect(page, name).toContain(`\`${name}\``);
  expect(page).toContain('`fourchan/promoted-anon`');
  for (const tint of tintNames) expect(page).toContain(`\`${tint}\``);
});
test('the tints that can be drawn are those that a file may name', () => {
  expect(tintNames).toEqual([...RULES_TINTS]);
});

test('bars have an edge, or those of the pale side would not be seen on a pale cell', () => {
  expect(figureNamed('acid/rainbow')!.glyph).toMatch(
    /stroke="var\(--paper\)" stroke-width="7.2"[^>]*><path [^>]*stroke-width="5"/,
  );
  for (const { glyph, name } of FIGURES.filter(({ lender }) => lender !== 'fourchan')) {
    const bars = glyph.match(/<path [^>]*stroke="currentColor"[^>]*>/g) ?? [];
    for (const [, d] of bars.map((bar) => / d="([^"]*)"/.exec(bar)!))
      expect(glyph.split(` d="${d}"`), name).toHaveLength(3);
  }
});

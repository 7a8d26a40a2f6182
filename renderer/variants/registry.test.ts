import { expect, test, vi } from 'vitest';
import { descriptions } from '../../electron/app/describing.ts';
import { colourIds, liveryColours } from './chesimals/liveries.ts';
import { artOf, drawings, featureGlyph, featureGlyphsOf, glyphsOf, platesOf } from './registry.ts';

const described = (id: string) => descriptions().find((variant) => variant.id === id)!;

test.each(['acid', 'deicide', 'fourchan'])(
  '%s has glyphs and figures for the same kinds, and two different liveries',
  async (variant) => {
    const art = await artOf(described(variant));
    expect(art.id).toBe(variant);
    expect(Object.keys(art.figures).sort()).toEqual(Object.keys(glyphsOf(described(variant))).sort());
    const [one, other] = art.liveries;
    for (const slot of ['body', 'accent', 'light', 'dark'] as const) expect(one[slot], slot).not.toBe(other[slot]);
  },
);

test('chesimals has a glyph for each kind, and a figure and a plate for each kind in each of its nine colours', async () => {
  const kinds = Object.keys(glyphsOf(described('chesimals'))).filter((kind) => kind !== 'royal');
  const worn = kinds.flatMap((kind) => colourIds.map((colour) => `${kind}-${colour}`));
  expect(Object.keys((await artOf(described('chesimals'))).figures).sort()).toEqual(worn.sort());
  const plates = platesOf('chesimals')!;
  const tiles = kinds.flatMap((kind) => colourIds.map((colour) => plates.tile(kind, colour, 'alive')));
  expect(new Set(tiles).size).toBe(45);
  const states = (['alive', 'cut', 'stone'] as const).map((state) => plates.tile('guard', 'white', state));
  expect(new Set(states).size).toBe(3);
  for (const colour of colourIds) {
    expect(plates.chip(colour, true)).not.toBe(plates.chip(colour, false));
    // a tie is drawn in what shines on the colour's plates
    expect(plates.tie(colour)).toBe(liveryColours[colour].light);
  }
  expect(Object.keys(drawings).filter((id) => platesOf(id))).toEqual(['chesimals', 'chesimals-16x12']);
  // forms of one game look alike
  expect(await artOf(described('chesimals-16x12'))).toBe(await artOf(described('chesimals')));
  expect(glyphsOf(described('chesimals-16x12'))).toBe(glyphsOf(described('chesimals')));
  expect(platesOf('chesimals-16x12')).toBe(plates);
});

test.each(['acid', 'chesimals', 'chesimals-16x12', 'deicide', 'fourchan'])(
  '%s draws the same terrain flat and in space',
  async (variant) => {
    const looks = (await artOf(described(variant))).terrain?.looks ?? {};
    expect(Object.keys(looks).sort()).toEqual(Object.keys(featureGlyphsOf(variant)).sort());
  },
);

test('every game on the table is drawn by itself, and none of them as counters with letters', async () => {
  for (const description of descriptions()) {
    expect(await artOf(description), description.id).toBe(await drawings[description.id]?.art());
    const glyphs = glyphsOf(description);
    for (const { id } of description.kinds) expect(glyphs[id], `${description.id} ${id}`).toMatch(/^<(?!text)/);
    expect(Object.values(glyphs).join('')).not.toContain('<text');
  }
});

test('a feature that is called like something of every object is a tile with its letter', () => {
  for (const id of ['constructor', 'toString', '__proto__'])
    expect(featureGlyph('own:1', id, 'usual')).toContain(`>${id.charAt(0).toUpperCase()}</text>`);
});

test('art that could not be loaded is asked for again the next time', async () => {
  vi.resetModules();
  const fresh = await import('./registry.ts');
  const load = vi.spyOn(fresh.drawings.acid!, 'art').mockRejectedValueOnce(new Error('no connection'));
  await expect(fresh.artOf(described('acid'))).rejects.toThrow('no connection');
  expect((await fresh.artOf(described('acid'))).id).toBe('acid');
  expect(await fresh.artOf(described('acid'))).toBe(await fresh.artOf(described('acid')));
  expect(load).toHaveBeenCalledTimes(2);
});

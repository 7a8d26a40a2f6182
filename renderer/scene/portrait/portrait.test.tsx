/** Pixels of a portrait as a picture has them, and which pieces share one; this document has no WebGL to draw with. */
import { expect, test } from 'vitest';
import { deicideArt } from '../../variants/deicide/art.ts';
import type { Portrayed } from './closeView.ts';
import { divideByAlpha, portraitOf } from './portrait.ts';

test('half covered pixels at the edge of a figure keep its colour', () => {
  const pixels = Uint8ClampedArray.of(200, 100, 50, 255, 100, 50, 25, 128, 0, 0, 0, 0);
  divideByAlpha(pixels);
  expect([...pixels]).toEqual([200, 100, 50, 255, 199, 100, 50, 128, 0, 0, 0, 0]);
});

test('a portrait is drawn once for each look: of another figure, or in other colours, it is another one', () => {
  const piece: Portrayed = { kind: 'king', side: 0, notes: [] };
  const art = { ...deicideArt, id: 'own:1', figures: { king: deicideArt.figures.king } };
  const drawn = portraitOf(art, piece);
  expect(portraitOf({ ...art }, piece)).toBe(drawn);
  expect(portraitOf(art, { ...piece, side: 1 })).not.toBe(drawn);
  expect(portraitOf({ ...art, figures: { king: deicideArt.figures.knight } }, piece)).not.toBe(drawn);
  const [white, black] = art.liveries;
  const red = { ...white, accent: '#aa0000' };
  expect(portraitOf({ ...art, liveries: [white, black, red, red], pairs: { king: 1 } }, piece)).not.toBe(drawn);
});

test('one that could not be drawn is tried again when it is asked for again', async () => {
  const piece: Portrayed = { kind: 'queen', side: 0, notes: [] };
  const art = { ...deicideArt, id: 'own:2', figures: { queen: deicideArt.figures.queen } };
  const first = portraitOf(art, piece);
  expect(await first).toBeNull();
  expect(portraitOf(art, piece)).not.toBe(first);
});

import { afterEach, expect, test, vi } from 'vitest';
import type { VariantArt } from '../../art/variant-art.ts';
import { deicideArt } from '../../variants/deicide/art.ts';
import { buildIdly, figureOf } from './figures.ts';

afterEach(() => vi.unstubAllGlobals());

test('a figure is built once, and each batch has its own geometry over the same vertices', () => {
  const rook = vi.fn(deicideArt.figures.rook);
  const art: VariantArt = { ...deicideArt, figures: { rook } };
  const [one, two] = [figureOf(art, 'rook'), figureOf(art, 'rook')];
  expect(rook).toHaveBeenCalledTimes(1);
  expect(one.solid).not.toBe(two.solid);
  expect(one.solid.attributes.position).toBe(two.solid.attributes.position);
  expect(one.casts).toBeGreaterThan(0);
  expect(one.casts).toBeLessThanOrEqual(one.solid.attributes.position.count);
  expect(() => figureOf(art, 'unicorn')).toThrow(/unicorn/);
});

test('figures are built one per idle callback, until all are built or the building is cancelled', () => {
  const moments: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => moments.push(then));
  vi.stubGlobal('cancelIdleCallback', (n: number) => {
    moments[n - 1] = () => {};
  });
  const figures = Object.fromEntries(['rook', 'pawn', 'king'].map((kind) => [kind, vi.fn(deicideArt.figures[kind])]));
  const count = (): number => Object.values(figures).reduce((sum, build) => sum + build.mock.calls.length, 0);
  const stop = buildIdly([{ ...deicideArt, figures }]);
  expect(count()).toBe(0);
  moments[0]();
  expect(count()).toBe(1);
  moments[1]();
  expect(count()).toBe(2);
  stop();
  moments[2]();
  expect(count()).toBe(2);
});

/** People's own games in space: each figure is built, keeps its size and its price, and wears its colours. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LOSSY } from '../../../engine/workshop/picture/pictures.fixture.ts';
import { FACE_SPAN, FIRST_FACE } from '../../art/faces.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { inksOf } from '../../scene/layers/nameplates.ts';
import { liveryOf } from '../../scene/pieces/livery.ts';
import { contrast } from '../../testing/contrast.ts';
import { figuresView, OUTLINES, ownBoard, tintsView } from '../../testing/own.ts';
import { deicideDrawing } from '../deicide/drawing.ts';
import { artOf } from '../registry.ts';
import { ownArt } from './art.ts';
import { makeOf } from './figures.ts';
import { outlineOf } from './outline.ts';
import { faceOn } from './sets/tokens.ts';
import { TINT_COLOURS } from './tints.ts';

let art: VariantArt;
beforeAll(async () => {
  art = await artOf(ownBoard);
});
const kinds = ownBoard.kinds.map(({ id }) => id);
const built = (kind: string) => {
  const figure = art.figures[kind]!();
  figure.computeBoundingBox();
  return figure;
};
const triangles = (kind: string): number => built(kind).attributes.position.count / 3;
const inked = (kind: string): number => {
  const { slot } = built(kind).attributes;
  return Array.from({ length: slot.count }, (_, i) => slot.getX(i)).filter((of) => of === 3).length / 3;
};

/** of more lines than any figure can have */
const BARS = Array.from({ length: 100 }, (_, i) => `M${i % 100} 0L${i} 100L${(i * 37) % 100} 50L${i}.5 0Z`).join('');

test.each(kinds)('%s stands on its cell, keeps its size and its price, and wears a pair of liveries', (kind) => {
  const { min, max } = built(kind).boundingBox!;
  expect(min.y).toBeGreaterThan(-0.01);
  expect(max.y).toBeGreaterThan(0.2);
  expect(max.y).toBeLessThan(1.5);
  expect(Math.max(max.x, -min.x, max.z, -min.z)).toBeLessThan(0.52);
  expect(triangles(kind)).toBeLessThan(2600);
  for (const side of [0, 1] as const) expect(art.liveries[liveryOf(art, { kind, side })]).toBeDefined();
});
test('all looks at once are not more colours than every machine that draws in space has room for', () => {
  // four colours and four further numbers each, of 1024
  expect(art.liveries.length).toBeLessThanOrEqual(56);
  expect(new Set([...figuresView().pieces, ...tintsView().pieces].map(({ kind }) => kind)).size).toBe(kinds.length);
});

test('marks are round where the board is one of points, and only there', async () => {
  const isRound = async (board: string) => (await ownArt({ ...ownBoard, looks: { board } }, 'characters')).onPoints;
  expect(await Promise.all(['points', 'plain', 'chequered'].map(isRound))).toEqual([true, false, false]);
});
test('whoever bears no letter has a nameplate, and its letter is read on it', () => {
  const plated = Object.keys(art.nameplates!.glyphs);
  expect(plated).toContain('king');
  // tokens bear a picture or a letter, tiles a letter
  for (const kind of ['crown', 'fourchan-k', 'fourchan-promoted-k', 'counter']) expect(plated).not.toContain(kind);
  for (const kind of plated)
    for (const side of [0, 1] as const) {
      const inks = inksOf(art.liveries[liveryOf(art, { kind, side })], side);
      const [paper, ink] = inks.map((colour) => `#${colour.getHexString()}`);
      expect(contrast(paper, ink), kind).toBeGreaterThan(4.5);
      // paper of the light side is light, and of the dark one dark
      expect(contrast(paper, side === 0 ? '#000000' : '#ffffff'), kind).toBeGreaterThan(8);
    }
});

describe('A tint', () => {
  test.each(['knight', 'king', 'acid-ghost', 'chesimals-guard', 'fourchan-k', 'counter', 'crown'])(
    'is seen on %s, of either side',
    (name) => {
      const kind = `${name} red`;
      const { slot } = built(kind).attributes;
      const worn = new Set(Array.from({ length: slot.count }, (_, i) => slot.getX(i)));
      for (const side of [0, 1] as const) {
        const { body, accent, light, dark } = art.liveries[liveryOf(art, { kind, side })];
        const shown = [...worn].map((i) => [body, accent, light, dark][i]);
        expect(shown).toContain(side === 0 ? TINT_COLOURS.red.deep : TINT_COLOURS.red.pale);
      }
    },
  );
});

describe('A picture of its own', () => {
  test('is on a token, in place of the letter', async () => {
    const letter = inked('counter');
    for (const kind of Object.keys(OUTLINES)) {
      expect(inked(kind)).toBeGreaterThan(0);
      expect(inked(kind)).not.toBe(letter);
    }
    // the hole of the ring is open: no ink in the middle
    const { position, slot } = built('ring').attributes;
    const ink = Array.from({ length: position.count }, (_, i) => i).filter((i) => slot.getX(i) === 3);
    expect(ink.every((i) => Math.hypot(position.getX(i), position.getZ(i)) > 0.07)).toBe(true);
  });
  test('gives way to the letter where it is too intricate', async () => {
    const look = {
      figure: null,
      piece: null,
      outline: outlineOf(BARS),
      picture: null,
      model: null,
      isCutOut: false,
      tint: null,
    };
    expect(look.outline).not.toBeNull();
    const kind = { letter: 'Q', royal: false };
    const [dear, plain] = [await makeOf(look, kind), await makeOf({ ...look, outline: null }, kind)];
    expect(dear().attributes.position.count).toBe(plain().attributes.position.count);
  });
});

describe('A picture from a file', () => {
  const look = { figure: null, piece: null, outline: null, picture: 'data:', model: null, isCutOut: false, tint: null };
  const slots = async (royal: boolean, face: number | null): Promise<readonly number[]> => {
    const { slot } = (await makeOf(look, { letter: 'Q', royal }, 0, 'characters', face))().attributes;
    return [...new Set(slot.array)].sort();
  };
  test('is painted on its token by the number of its tile, in place of the letter', async () => {
    expect(await slots(false, 5)).toEqual([0, 1, FIRST_FACE + 5]);
    expect(await slots(true, 0)).toEqual([0, 1, 2, FIRST_FACE]);
  });
  test('gives way to the letter where it cannot be decoded', async () => {
    expect(await slots(false, null)).toEqual([0, 1, 3]);
    const kinds = ownBoard.kinds.slice(0, 2).map((kind) => ({ ...kind, figure: undefined, picture: LOSSY }));
    expect((await ownArt({ ...ownBoard, kinds }, 'characters')).faces).toBeUndefined();
  });
  test('leaves a ring in the colour of the body, within its tile', async () => {
    const { position, slot } = (await makeOf(look, { letter: 'K', royal: true }, 0, 'characters', 0))().attributes;
    const reach = (of: number): number =>
      Math.max(
        ...Array.from({ length: slot.count }, (_, i) => i)
          .filter((i) => slot.getX(i) === of)
          .map((i) => Math.hypot(position.getX(i), position.getZ(i))),
      );
    expect(2 * reach(FIRST_FACE)).toBeLessThan(FACE_SPAN);
    expect(reach(FIRST_FACE)).toBeCloseTo(faceOn({ letter: 'K', royal: true }) / 2, 5);
    expect(reach(FIRST_FACE)).toBeLessThan(reach(0) * 0.7);
  });
});

describe('A picture that stands', () => {
  const look = (outline: string) => ({
    figure: null,
    piece: null,
    outline: outlineOf(outline),
    picture: null,
    model: null,
    isCutOut: true,
    tint: null,
  });
  const kind = { letter: 'Q', royal: false };
  test('is cut out of a board whose edges are closed', async () => {
    for (const outline of Object.values(OUTLINES)) {
      const figure = (await makeOf(look(outline), kind))();
      const { position } = figure.attributes;
      figure.computeBoundingBox();
      expect(figure.boundingBox!.max.y).toBeGreaterThan(0.7);
      expect(position.count / 3).toBeLessThan(1600);
      // the flux of a constant field through a closed surface is nothing: what stands over the foot has no open edge
      const flux = [0, 0, 0];
      for (let i = 0; i < position.count; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => [position.getX(i + k), position.getY(i + k), position.getZ(i + k)]);
        if (Math.max(Math.abs(a[2]), Math.abs(b[2]), Math.abs(c[2])) > 0.036 || Math.min(a[1], b[1], c[1]) < 0.0899)
          continue;
        const [u, v] = [b.map((n, k) => n - a[k]), c.map((n, k) => n - a[k])];
        flux[0] += u[1] * v[2] - u[2] * v[1];
        flux[1] += u[2] * v[0] - u[0] * v[2];
        flux[2] += u[0] * v[1] - u[1] * v[0];
      }
      for (const sum of flux) expect(Math.abs(sum)).toBeLessThan(1e-3);
    }
  });
  test('is read from the seat, whoever owns it', () => {
    expect(art.upright?.has('standing lance')).toBe(true);
  });
  test('lies on a token where it is too intricate to stand', async () => {
    const [standing, lying] = [await makeOf(look(BARS), kind), await makeOf({ ...look(BARS), isCutOut: false }, kind)];
    expect(standing().attributes.position.count).toBe(lying().attributes.position.count);
  });
});

test('tiles bear the letter of the kind that they show', async () => {
  const of = async (letter: string, name = 'fourchan/k') => {
    const description = { ...ownBoard, kinds: [{ ...ownBoard.kinds[0], id: 'x', letter, figure: name }] };
    const { position } = (await ownArt(description, 'characters')).figures.x!().attributes;
    return [...position.array].join();
  };
  const own = await of('K');
  expect([...(await artOfFourchan())].join()).toBe(own);
  expect(await of('Z')).not.toBe(own);
  for (const letter of ['+ZZ', 'ZZ', '+Z']) expect(await of(letter, 'fourchan/promoted-n')).not.toBe(own);
});
const artOfFourchan = async () =>
  (await import('../fourchan/figures/index.ts')).figures.k!().attributes.position.array as Float32Array;

test('a royal kind is marked, once', async () => {
  const ring = async (figure: string, royal: boolean) => {
    const description = { ...ownBoard, kinds: [{ ...ownBoard.kinds[0], id: 'x', royal, figure }] };
    return (await ownArt(description, 'characters')).figures.x!().attributes.position.count;
  };
  for (const figure of ['knight', 'acid/ghost', 'fourchan/k', 'chesimals/guard'])
    expect(await ring(figure, true), figure).toBeGreaterThan(await ring(figure, false));
  for (const figure of ['king', 'acid/king', 'fourchan/admin', 'chesimals/royal-chief'])
    expect(await ring(figure, true), figure).toBe(await ring(figure, false));
});
test('a rider stands on the top of the figure that carries it', async () => {
  const description = { ...ownBoard, kinds: [{ ...ownBoard.kinds[0], id: 'x', carries: true, figure: 'rook' }] };
  const own = await ownArt(description, 'characters');
  const rook = own.figures.x!();
  rook.computeBoundingBox();
  expect(own.riders!.x.y).toBeCloseTo(rook.boundingBox!.max.y, 1);
});

test('no more games are loaded than are asked for', async () => {
  const loaded: string[] = [];
  for (const game of ['acid', 'fourchan', 'chesimals'])
    vi.doMock(`../${game}/figures/index.ts`, () => {
      loaded.push(game);
      return { figures: {}, lettered: {}, plainFigures: {} };
    });
  vi.resetModules();
  const fresh = await import('./art.ts');
  const kinds = [{ ...ownBoard.kinds[0], id: 'x', figure: 'knight' }];
  const made = await fresh.ownArt({ ...ownBoard, kinds }, 'characters');
  expect(made.figures.x!().attributes.position.count).toBe(
    (await deicideDrawing.art()).figures.knight!().attributes.position.count,
  );
  expect(loaded).toEqual([]);
  await fresh.ownArt({ ...ownBoard, kinds: [{ ...kinds[0], figure: 'acid/ghost' }] }, 'characters');
  expect(loaded).toEqual(['acid']);
  vi.doUnmock('../acid/figures/index.ts');
});

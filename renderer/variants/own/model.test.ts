/** Models of one's own: their outlines for what is drawn flat, and their figures in space. */
import { describe, expect, test } from 'vitest';
import { MODEL_HEIGHT, MODEL_REACH, writeModel } from '../../../engine/shared/model.ts';
import { LARGE, PYRAMID, SPIKE } from '../../../engine/workshop/model/models.fixture.ts';
import { PNG } from '../../../engine/workshop/picture/pictures.fixture.ts';
import { castCount } from '../../art/skin.ts';
import { liveryOf } from '../../scene/pieces/livery.ts';
import { ownBoard } from '../../testing/own.ts';
import { ownArt } from './art.ts';
import { makeOf } from './figures.ts';
import { glyphOf } from './glyphs.ts';
import { lookOf, looksOf } from './looks.ts';
import { shownModel } from './model.ts';
import { BOX, polygonsOf } from './outline.ts';

const [H, R] = [MODEL_HEIGHT, MODEL_REACH];
const kind = { letter: 'Q', royal: false };
const areaOf = (text: string): number =>
  polygonsOf(shownModel(text)!.outline!).reduce((sum, loop) => {
    return (
      sum +
      loop.reduce((so, [x, y], i) => {
        const [nextX, nextY] = loop[(i + 1) % loop.length];
        return so + (x * nextY - nextX * y) / 2;
      }, 0)
    );
  }, 0);
/** Boxes from corner to corner, each as low x, y, z and high x, y, z. */
const boxes = (...all: readonly (readonly [number, number, number, number, number, number])[]): string => {
  const points: number[] = [];
  const corners: number[] = [];
  const faces = [
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
  ];
  for (const [x, y, z, X, Y, Z] of all) {
    const first = points.length / 3;
    for (let i = 0; i < 8; i++) points.push(i & 1 ? X : x, i & 2 ? Y : y, i & 4 ? Z : z);
    corners.push(...faces.map((corner) => first + corner));
  }
  // as they are numbered in a text
  const order = [...new Set(corners)];
  return writeModel({
    points: Int16Array.from(order.flatMap((p) => points.slice(3 * p, 3 * p + 3))),
    corners: Uint16Array.from(corners, (corner) => order.indexOf(corner)),
    slots: [12 * all.length, 0, 0, 0],
  });
};

describe('The outline', () => {
  test('of a pyramid is a triangle, in the middle of the box', () => {
    const [loop, ...others] = shownModel(PYRAMID)!.outline!;
    expect(others).toEqual([]);
    const points = [loop.start, ...loop.edges.flat()];
    expect(points.length).toBeLessThan(8);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(BOX, -0.5);
    expect(Math.min(...ys) + Math.max(...ys)).toBeCloseTo(BOX, -0.5);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(92, -0.5);
    // half of its box, and y is down
    expect(areaOf(PYRAMID)).toBeCloseTo((92 * ((92 * 2 * R) / H)) / 2, -2);
  });
  test('of a gate has a hole, which takes away', () => {
    const gate = boxes(
      [-R, 0, -20, -R + 80, H, 20],
      [R - 80, 0, -20, R, H, 20],
      [-R, H - 80, -20, R, H, 20],
      [-R, 0, -20, R, 80, 20],
    );
    expect(shownModel(gate)!.outline).toHaveLength(2);
    const [hole, whole] = [((2 * R - 160) * (H - 160)) / H ** 2, (2 * R * H) / H ** 2].map((share) => share * 92 * 92);
    expect(areaOf(gate)).toBeGreaterThan(0.95 * (whole - hole));
    expect(areaOf(gate)).toBeLessThan(1.05 * (whole - hole));
  });
  test('is seen from the side where that shows more', () => {
    const [narrow, wide] = [boxes([-30, 0, -R, 30, H, R]), boxes([-R, 0, -30, R, H, 30])];
    expect(shownModel(narrow)!.outline).toEqual(shownModel(wide)!.outline);
  });
  test('is not there where hardly anything is seen, and the letter is drawn', () => {
    const plate = boxes([-R, 0, -R, R, 1, R]);
    expect(shownModel(plate)).toMatchObject({ outline: null });
    expect(glyphOf({ ...kind, model: plate })).toBe(glyphOf(kind));
  });
  test('is a path of numbers on a token in the ink of its side', () => {
    const markup = glyphOf({ ...kind, model: SPIKE });
    expect(markup).toContain('data-token');
    expect(markup).not.toBe(glyphOf(kind));
    expect(markup).not.toContain(SPIKE);
  });
});

describe('A kind', () => {
  test.each(['', 'https://example.org/a.glb', '"><script>', PNG, `${PYRAMID}"`])('has no model from %s', (model) => {
    expect(lookOf({ ...kind, model })).toEqual(lookOf(kind));
  });
  test('has its model in place of a piece of the set and of the figure that is called like it', () => {
    const kinds = [
      { ...kind, id: 'knight', model: PYRAMID },
      { ...kind, id: 'rook' },
    ];
    for (const set of [null, 'classic', 'shogi'] as const) {
      const look = looksOf(kinds, set).get('knight')!;
      expect(look).toMatchObject({ figure: null, piece: null, picture: null, isCutOut: false });
      expect(look.model?.text).toBe(PYRAMID);
    }
  });
  test('with the model of another one is a token with its letter', () => {
    const looks = looksOf(['duke', 'earl'].map((id) => ({ ...kind, id, model: PYRAMID })));
    expect(looks.get('duke')?.model?.text).toBe(PYRAMID);
    expect(looks.get('earl')).toMatchObject({ model: null, outline: null });
  });
});

describe('In space', () => {
  const built = async (model: string, more: object = {}) => {
    const shown = { ...kind, ...more };
    return (await makeOf(lookOf({ ...shown, model }), shown))();
  };
  test('it has the slots of its triangles, stands on the ground and casts a shadow', async () => {
    const figure = await built(SPIKE);
    figure.computeBoundingBox();
    expect(figure.boundingBox!.min.y).toBe(0);
    expect([...new Set(figure.attributes.slot.array)].sort()).toEqual([0, 1]);
    expect(figure.attributes.position.count).toBe(27);
    expect(castCount(figure)).toBe(27);
    expect([...figure.attributes.normal.array].every(Number.isFinite)).toBe(true);
  });
  test('a royal one is larger and has a ring, one that is worth little is smaller, and all fit into their square', async () => {
    const high = async (more: object): Promise<number> => {
      const figure = await built(PYRAMID, more);
      figure.computeBoundingBox();
      const { min, max } = figure.boundingBox!;
      expect(Math.max(max.x, max.z, -min.x, -min.z)).toBeLessThan(0.45);
      return max.y;
    };
    const [royal, plain, small] = [await high({ royal: true }), await high({ value: 9 }), await high({ value: 1 })];
    expect(royal).toBeGreaterThan(plain);
    expect(plain).toBeGreaterThan(small);
    expect(royal).toBeLessThan(1.35);
    expect(small).toBeGreaterThan(0.45);
    expect([...(await built(PYRAMID, { royal: true })).attributes.slot.array]).toContain(2);
    expect([...(await built(PYRAMID)).attributes.slot.array]).not.toContain(2);
  });
  test('a tint is seen on a ring of its colour, within that of a royal one and within the square', async () => {
    const ring = async (slot: number, more: object) => {
      const { position, slot: slots } = (await built(PYRAMID, more)).attributes;
      const far = Array.from({ length: position.count }, (_, i) =>
        slots.getX(i) === slot ? Math.hypot(position.getX(i), position.getZ(i)) : 0,
      );
      return Math.max(...far);
    };
    expect(await ring(1, {})).toBe(0);
    const tinted = await ring(1, { tint: 'red', royal: true });
    expect(tinted).toBeGreaterThan(0.2);
    expect(await ring(2, { tint: 'red', royal: true })).toBeGreaterThan(tinted);
    expect(await ring(2, { tint: 'red', royal: true })).toBeLessThan(0.48);
  });
  test('it is of the wood of a set that stands, as the pieces beside it are', async () => {
    const [{ figure: _figure, tint: _tint, outline: _outline, ...plain }] = ownBoard.kinds;
    const kinds = [
      { ...plain, id: 'knight', model: PYRAMID },
      { ...plain, id: 'rook' },
    ];
    const bodies = async (set: string) => {
      const art = await ownArt({ ...ownBoard, kinds, looks: { set } }, 'characters');
      return kinds.map(({ id }) =>
        ([0, 1] as const).map((side) => art.liveries[liveryOf(art, { kind: id, side })].body),
      );
    };
    const [model, rook] = await bodies('classic');
    expect(model).toEqual(rook);
    // the sides of shogi are of one wood
    const [sculpted, wedge] = await bodies('shogi');
    expect(sculpted).not.toEqual(wedge);
  });
  test('the dearest one is no dearer than a figure may be', async () => {
    expect((await built(LARGE, { royal: true, tint: 'red' })).attributes.position.count / 3).toBeLessThan(2600);
  });
  test('its game dresses it as sculptures, and gives it a nameplate', async () => {
    const [{ figure: _figure, tint: _tint, outline: _outline, ...plain }] = ownBoard.kinds;
    const kinds = ['duke', 'earl'].map((id) => ({ ...plain, id, model: PYRAMID }));
    const art = await ownArt({ ...ownBoard, kinds }, 'characters');
    expect(Object.keys(art.nameplates!.glyphs)).toEqual([kinds[0].id]);
    expect(art.upright!.has(kinds[0].id)).toBe(false);
    expect(art.upright!.has(kinds[1].id)).toBe(true);
  });
});

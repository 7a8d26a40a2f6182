import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { usualSettings } from '../../../electron/contract/settings.ts';
import { acidBoard } from '../../testing/acid.ts';
import { hasTablePictures, useTablePictures, viewOfWanted, wantedOf } from './table-pictures.ts';

const at = (cell: number) => ({
  variant: 'acid',
  pieces: [{ kind: 'king', side: 0 as const, at: cell }],
  features: [],
});
const wanted = (cell: number) => wantedOf(acidBoard, at(cell), usualSettings);
const picture = new Blob(['picture']);
const { want, taken, fail } = useTablePictures.getState();
const state = () => useTablePictures.getState();

beforeEach(() => {
  vi.stubGlobal('WebGL2RenderingContext', class {});
  useTablePictures.setState({ kept: new Map(), waiting: [], failed: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the same position on the same table is one picture; place and hour of the day make another', () => {
  expect(wanted(3).key).toBe(wanted(3).key);
  const others = [
    wanted(4),
    wantedOf(acidBoard, at(3), { ...usualSettings, theme: 'day' }),
    wantedOf(acidBoard, at(3), { ...usualSettings, place: 'studio' }),
    wantedOf(acidBoard, at(3), { ...usualSettings, placeOf: { acid: 'plain' } }),
  ];
  expect(new Set([wanted(3), ...others].map(({ key }) => key)).size).toBe(1 + others.length);
});

test('a game of one’s own that looks otherwise, under the same id, has another picture', () => {
  const [king, ...kinds] = acidBoard.kinds;
  const drawn = (more: Partial<VariantDescription>) => wantedOf({ ...acidBoard, ...more }, at(3), usualSettings).key;
  const keys = [
    {},
    { looks: { set: 'shogi' } },
    { looks: { set: 'makruk' } },
    { kinds: [{ ...king, tint: 'red' }, ...kinds] },
  ];
  expect(new Set(keys.map(drawn)).size).toBe(keys.length);
});

test('a picture that two rows want is taken once, and one that nobody wants any more not at all', () => {
  want(wanted(1));
  want(wanted(1));
  const withdraw = want(wanted(2));
  withdraw();
  expect(state().waiting.map(({ key }) => key)).toEqual([wanted(1).key, wanted(1).key]);
  taken(wanted(1).key, picture);
  expect(state().waiting).toEqual([]);
  expect(state().kept.get(wanted(1).key)).toMatch(/^blob:/);
});

test('the oldest pictures are given up, and their memory with them', () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  for (let cell = 0; cell < 100; cell++) taken(wanted(cell).key, picture);
  expect(state().kept.size).toBe(96);
  expect(state().kept.has(wanted(3).key)).toBe(false);
  expect(state().kept.has(wanted(4).key)).toBe(true);
  expect(revoked).toHaveBeenCalledTimes(4);
  taken(wanted(4).key, picture);
  expect([...state().kept.keys()].at(-1), 'taken anew, it is the youngest').toBe(wanted(4).key);
  expect(revoked).toHaveBeenCalledTimes(5);
});

test('a machine that cannot draw the table is asked once', () => {
  want(wanted(1));
  fail();
  expect(state().waiting).toEqual([]);
  want(wanted(2));
  expect(state().waiting).toEqual([]);
});

test('after a failure pictures are wanted again as soon as the graphics can be used', () => {
  fail();
  state().tryAgain();
  want(wanted(2));
  expect(state().waiting.map(({ key }) => key)).toEqual([wanted(2).key]);
});

test('none with the flat board, in low quality by choice, or without WebGL 2', () => {
  expect(hasTablePictures(usualSettings)).toBe(true);
  expect(hasTablePictures({ ...usualSettings, board: 'flat' })).toBe(false);
  expect(hasTablePictures({ ...usualSettings, quality: 'low' })).toBe(false);
  vi.stubGlobal('WebGL2RenderingContext', undefined);
  expect(hasTablePictures(usualSettings)).toBe(false);
});

test('shows the pieces of the thumbnail and no feature that may be secret', () => {
  const feature = (id: string, hidden: boolean) => ({ id, name: id, says: '', hidden });
  const mined: VariantDescription = { ...acidBoard, features: [feature('wall', false), feature('mine', true)] };
  const thumbnail = {
    variant: 'acid',
    pieces: [...at(3).pieces, { kind: 'of another version', side: 1 as const, at: 5 }],
    features: [
      { id: 'wall', cell: 7 },
      { id: 'mine', cell: 8 },
    ],
  };
  const view = viewOfWanted(wantedOf(mined, thumbnail, usualSettings));
  expect(view.pieces).toEqual([{ id: 0, kind: 'king', side: 0, place: 'board', at: 3, notes: [] }]);
  expect(view.features).toEqual([{ id: 'wall', cell: 7, side: null, hidden: false, says: '' }]);
});

test('shows the pieces in hand; other hands are another picture', () => {
  const worm = { kind: 'worm', side: 1 as const };
  const armed = wantedOf(
    acidBoard,
    { ...at(3), hands: [worm, { kind: 'of another version', side: 0 }] },
    usualSettings,
  );
  expect(armed.key).not.toBe(wanted(3).key);
  const [, ...inHand] = viewOfWanted(armed).pieces;
  expect(inHand).toEqual([{ id: 1, ...worm, place: 'hand', at: null, notes: [] }]);
});

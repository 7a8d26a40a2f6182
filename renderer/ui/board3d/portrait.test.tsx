/** The portrait of a piece: its glyph first, and only the glyph with the flat board. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualSettings } from '../../../electron/contract/settings.ts';
import { tryGraphicsAgain } from '../../scene/graphics.ts';
import { useApp } from '../../state/app.ts';
import { acidBoard } from '../../testing/acid.ts';
import { chesimalsBoard } from '../../testing/chesimals.ts';
import { Portrait } from './Portrait.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const asked = vi.hoisted(() => vi.fn());
vi.mock('./portraits.ts', () => ({ portraitIn: asked }));

const place = document.createElement('div');
const root = createRoot(place);
const glyph = <svg data-testid="glyph" />;
const show = (description: typeof acidBoard, kind: string) =>
  act(async () => root.render(<Portrait description={description} kind={kind} side={1} glyph={glyph} />));

beforeEach(() => {
  vi.stubGlobal('WebGL2RenderingContext', class {});
  asked.mockReset();
  useApp.setState({ settings: usualSettings });
});
afterEach(async () => {
  await act(async () => root.render(null));
  vi.unstubAllGlobals();
});

test('shows the glyph at once, and the portrait when it is ready', async () => {
  let ready: (address: string) => void = () => {};
  asked.mockReturnValue(
    new Promise((then) => {
      ready = then;
    }),
  );
  await show(acidBoard, 'ghost');
  await expect.poll(() => asked).toHaveBeenCalled();
  expect(place.querySelector('svg')).not.toBeNull();
  await act(async () => ready('blob:ghost'));
  expect(place.querySelector('img')?.getAttribute('src')).toBe('blob:ghost');
  expect(place.querySelector('img')?.alt, 'its name stands beside it').toBe('');
  expect(place.querySelector('svg')).toBeNull();
});

test('keeps its glyph beside it where that is wanted', async () => {
  asked.mockResolvedValue('blob:ghost');
  await act(async () =>
    root.render(<Portrait description={acidBoard} kind="ghost" side={1} keep="corner" glyph={glyph} />),
  );
  await expect.poll(() => place.querySelector('img')).not.toBeNull();
  expect(place.querySelectorAll('svg')).toHaveLength(1);
});

test('does not show the portrait of the previous piece for another one', async () => {
  asked.mockResolvedValueOnce('blob:ghost').mockReturnValue(new Promise(() => {}));
  await show(acidBoard, 'ghost');
  await expect.poll(() => place.querySelector('img')).not.toBeNull();
  await show(acidBoard, 'king');
  expect(place.querySelector('img')).toBeNull();
  expect(place.querySelector('svg')).not.toBeNull();
});

test('keeps the glyph for a figure that cannot be drawn', async () => {
  asked.mockResolvedValue(null);
  await show(acidBoard, 'ghost');
  await expect.poll(() => asked).toHaveBeenCalled();
  expect(place.querySelector('svg')).not.toBeNull();
});

test('uses the first group of its side where none is named', async () => {
  asked.mockResolvedValue(null);
  await show(chesimalsBoard, 'chief');
  await expect.poll(() => asked).toHaveBeenCalled();
  const group = chesimalsBoard.groups?.find((g) => g.side === 1)?.id;
  expect(group).toBeDefined();
  expect(asked.mock.calls[0][2]).toMatchObject({ kind: 'chief', side: 1, group });
});

test.each([
  ['on the flat board', () => useApp.setState({ settings: { ...usualSettings, board: 'flat' } })],
  ['without WebGL 2', () => vi.stubGlobal('WebGL2RenderingContext', undefined)],
])('%s nobody asks for a portrait', async (_, arrange) => {
  arrange();
  await show(acidBoard, 'ghost');
  await act(async () => new Promise((then) => setTimeout(then)));
  expect(asked).not.toHaveBeenCalled();
  expect(place.querySelector('svg')).not.toBeNull();
});

test('asks again when a game of one’s own has other looks under the same id', async () => {
  asked.mockResolvedValue(null);
  const looking = (tint: string) => ({ ...acidBoard, kinds: acidBoard.kinds.map((kind) => ({ ...kind, tint })) });
  await show(looking('red'), 'ghost');
  await expect.poll(() => asked).toHaveBeenCalledTimes(1);
  await show(looking('red'), 'ghost');
  await show(looking('sky'), 'ghost');
  await expect.poll(() => asked).toHaveBeenCalledTimes(2);
});

test('asks again when the graphics can be used again', async () => {
  asked.mockResolvedValueOnce(null).mockResolvedValueOnce('blob:ghost');
  await show(acidBoard, 'ghost');
  await expect.poll(() => asked).toHaveBeenCalledTimes(1);
  expect(place.querySelector('img')).toBeNull();
  await act(async () => tryGraphicsAgain());
  await expect.poll(() => place.querySelector('img')?.getAttribute('src')).toBe('blob:ghost');
});

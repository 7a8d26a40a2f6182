/** The picture of the last position: drawn at once, then as the table shows it; none where nothing is drawn in 3D. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { usualSettings } from '../../../../electron/contract/settings.ts';
import { useApp } from '../../../state/app.ts';
import { acidBoard, startView } from '../../../testing/acid.ts';
import { type TableContext, TableScreenContext } from '../../parts/table-context.ts';
import { EndPicture } from './EndPicture.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const place = document.createElement('div');
const root = createRoot(place);
const picture = vi.fn<() => Promise<Blob>>();
const show = (flat = false) => {
  const store = createStore(() => ({ view: startView(), description: acidBoard, seat: 1 }));
  // only what the picture uses of the table
  const table = { flat, match: { store }, commandContext: () => ({ table: { picture } }) } as unknown as TableContext;
  return act(async () =>
    root.render(
      <TableScreenContext value={table}>
        <EndPicture />
      </TableScreenContext>,
    ),
  );
};

beforeEach(() => {
  vi.stubGlobal('WebGL2RenderingContext', class {});
  picture.mockReset();
  useApp.setState({ settings: usualSettings });
});
afterEach(async () => {
  await act(async () => root.render(null));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('is drawn at once, then taken from the seat, and given up with the dialog', async () => {
  let taken: (blob: Blob) => void = () => {};
  picture.mockReturnValue(
    new Promise((then) => {
      taken = then;
    }),
  );
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  await show();
  expect(place.querySelector('svg')).not.toBeNull();
  await expect.poll(() => picture).toHaveBeenCalledWith(expect.objectContaining({ view: 1, coordinates: false }));
  await act(async () => taken(new Blob(['picture'])));
  expect(place.querySelector('svg')).toBeNull();
  const address = place.querySelector('img')?.getAttribute('src');
  expect(address).toMatch(/^blob:/);
  await act(async () => root.render(null));
  expect(revoked).toHaveBeenCalledWith(address);
});

test('stays drawn where the table cannot be taken', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  picture.mockRejectedValue(new Error('the graphics card cannot draw a picture of this size'));
  await show();
  await expect.poll(() => told).toHaveBeenCalled();
  expect(place.querySelector('svg')).not.toBeNull();
});

test.each([
  ['on the flat board', true, usualSettings],
  ['in low quality by choice', false, { ...usualSettings, quality: 'low' as const }],
])('%s there is none', async (_, flat, settings) => {
  useApp.setState({ settings });
  await show(flat);
  expect(place.innerHTML).toBe('');
  expect(picture).not.toHaveBeenCalled();
});

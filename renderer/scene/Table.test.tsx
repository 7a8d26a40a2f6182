import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { TableProps } from '../board/props.ts';
import { acidBoard, startView } from '../testing/acid.ts';
import { acidArt } from '../variants/acid/art.ts';
import { Table } from './Table.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const props = (more: Partial<TableProps>): TableProps => ({
  description: acidBoard,
  view: startView(),
  marks: [],
  selected: null,
  destinations: [],
  preview: null,
  seat: 0,
  settings: {
    quality: 'low',
    reducedMotion: true,
    playback: 'none',
    coordinates: true,
    letters: 'never',
    groupLetters: false,
    place: 'own',
    day: false,
  },
  onPick: () => {},
  ...more,
});

test('a machine without WebGL 2 is reported once, and nothing is drawn or thrown', async () => {
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onNoWebGL = vi.fn();
  const onSettled = vi.fn();
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Table art={acidArt} {...props({ onNoWebGL, onSettled })} />));
  expect(onNoWebGL).toHaveBeenCalledTimes(1);
  expect(onSettled).toHaveBeenCalledWith('view 1');
  expect(place.querySelector('canvas')).toBeNull();
  expect(window.__fairytable?.ready).toBe(false);
  expect(window.__fairytable?.instances()).toEqual([]);
  await act(async () => root.unmount());
  expect(window.__fairytable).toBeUndefined();
  warn.mockRestore();
});

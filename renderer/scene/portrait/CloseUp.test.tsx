/**
 * Where a figure cannot be drawn on its own, a fallback is shown and the table goes on; a lost context is waited for. What
 * is in the canvas is not drawn here.
 */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startView } from '../../testing/acid.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { CloseUp } from './CloseUp.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const machine = vi.hoisted(() => ({ webgl2: false, software: true }));
vi.mock('../graphics.ts', async (original) => ({
  ...(await original<typeof import('../graphics.ts')>()),
  graphics: () => machine,
}));
vi.mock('@react-three/fiber', () => ({
  Canvas: ({ onCreated, style }: { onCreated(state: unknown): void; style?: React.CSSProperties }) => (
    <canvas
      style={style}
      ref={(domElement) => {
        if (domElement) onCreated({ gl: { domElement } });
      }}
    />
  ),
}));

const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;
const canvas = () => place.querySelector('canvas');
const show = async () => {
  const piece = startView().pieces[0]!;
  const settings = { quality: 'low', reducedMotion: false } as const;
  await act(async () =>
    root.render(<CloseUp art={acidArt} piece={piece} settings={settings} instead={<b>its glyph</b>} />),
  );
};
const tell = (event: 'webglcontextlost' | 'webglcontextrestored') =>
  act(async () => void canvas()?.dispatchEvent(new Event(event)));

beforeEach(() => {
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

test('a machine that cannot create a second canvas shows the glyph instead', async () => {
  machine.webgl2 = false;
  await show();
  expect(place.textContent).toBe('its glyph');
  expect(canvas()).toBeNull();
});

test('while its context is lost the glyph is shown, and when it is restored the figure again, on a new canvas', async () => {
  machine.webgl2 = true;
  await show();
  const first = canvas();
  expect([place.textContent, first?.style.visibility]).toEqual(['', '']);
  await tell('webglcontextlost');
  expect(place.textContent).toBe('its glyph');
  expect(canvas(), 'only in the page can its context be restored').toBe(first);
  expect(first?.style.visibility).toBe('hidden');
  await tell('webglcontextrestored');
  expect([place.textContent, canvas()?.style.visibility]).toEqual(['', '']);
  expect(canvas()).not.toBe(first);
});

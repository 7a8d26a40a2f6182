/** Where a figure cannot be drawn on its own, a fallback is shown and the table goes on. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { startView } from '../testing/acid.ts';
import { acid } from '../variants/acid/art.ts';
import { CloseUp } from './CloseUp.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test('a machine that cannot create a second canvas shows the glyph instead', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const piece = startView().pieces[0]!;
  const settings = { quality: 'low', reducedMotion: false } as const;
  await act(async () =>
    root.render(<CloseUp art={acid} piece={piece} settings={settings} instead={<b>its glyph</b>} />),
  );
  expect(place.textContent).toBe('its glyph');
  expect(place.querySelector('canvas')).toBeNull();
  await act(async () => root.unmount());
});

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useDensity } from './useDensity.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test('the density follows the display that the window is on', async () => {
  const listening = new Map<string, () => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        addEventListener: (_type: string, changed: () => void) => listening.set(query, changed),
        removeEventListener: () => listening.delete(query),
      }) as unknown as MediaQueryList,
  );
  const display = { density: 1 };
  vi.spyOn(window, 'devicePixelRatio', 'get').mockImplementation(() => display.density);
  const seen: number[] = [];
  function Probe() {
    seen.push(useDensity());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  for (const density of [2, 1.5]) {
    const [changed] = listening.values();
    display.density = density;
    await act(async () => changed?.());
    expect(seen.at(-1)).toBe(density);
    expect([...listening.keys()]).toEqual([`(resolution: ${density}dppx)`]);
  }
  await act(async () => root.unmount());
  expect(listening.size).toBe(0);
});

/**
 * How many pixels of the screen one pixel of the page is: a window may be dragged to another display, or the page zoomed.
 * Fiber asks for the number again whenever its canvas renders, so all there is to do is to render.
 */
import { useEffect, useState } from 'react';

/**
 * Pixels drawn for one pixel of the page. More than two cannot be seen and cost four times as much or more; in low
 * quality a page that is zoomed out draws no more of them than its screen has.
 */
export const DENSITIES: Readonly<Record<'high' | 'low', [least: number, most: number]>> = {
  high: [1, 2],
  low: [0.5, 1],
};

export function useDensity(): number {
  const [density, setDensity] = useState(() => window.devicePixelRatio);
  useEffect(() => {
    // a query for the present density stops matching when it changes
    const query = window.matchMedia(`(resolution: ${density}dppx)`);
    const changed = () => setDensity(window.devicePixelRatio);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, [density]);
  return density;
}

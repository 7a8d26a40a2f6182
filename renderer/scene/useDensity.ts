/**
 * How many pixels of the screen one pixel of the page is: a window may be dragged to another display, or the page zoomed.
 * Fiber asks for the number again whenever its canvas renders, so all there is to do is to render.
 */
import { useEffect, useState } from 'react';

/** more than two cannot be seen and costs four times as much or more */
export const DENSITIES: [least: number, most: number] = [1, 2];

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

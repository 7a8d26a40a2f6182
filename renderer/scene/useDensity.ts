/**
 * The device pixel ratio: a window may be dragged to another display, or the page zoomed. Fiber reads it whenever its
 * canvas renders, so all there is to do is to render.
 */
import { useEffect, useState } from 'react';

/**
 * The pixel ratio to render with. More than two is not visible and costs four times as much or more; at low quality a
 * page that is zoomed out, down to the 25 % where browsers end, renders no more pixels than the screen has.
 */
export const DENSITIES: Readonly<Record<'high' | 'low', [least: number, most: number]>> = {
  high: [1, 2],
  low: [0.25, 1],
};

export function useDensity(): number {
  const [density, setDensity] = useState(() => window.devicePixelRatio);
  useEffect(() => {
    // a media query for the present ratio stops matching when the ratio changes
    const query = window.matchMedia(`(resolution: ${density}dppx)`);
    const changed = () => setDensity(window.devicePixelRatio);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, [density]);
  return density;
}

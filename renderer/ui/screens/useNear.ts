/** Is an element in the window, or nearly? For what is drawn only where it is seen. */
import { type RefObject, useEffect, useState } from 'react';

/** how far from the window it is made: nobody sees it come */
const NEAR = '800px 0px';

export function useNear(place: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(atFirst);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver((seen) => setIsNear(seen.at(-1)?.isIntersecting === true), {
      root: scrollerOf(element),
      rootMargin: NEAR,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}

/** A root margin works only on the element that scrolls. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

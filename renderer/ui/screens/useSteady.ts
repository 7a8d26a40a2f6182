/** Rows that stay where they are while one of them is pressed: a click needs the same row under the pointer from first to last. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** in ms after the pointer went up: a finger's click follows it, one that slid off its row has none */
const CLICK_FOLLOWS = 400;

/** `value` as it is, but as it was since a pointer went down within `place`, until its click is over. */
export function useSteady<T>(value: T, place: RefObject<HTMLElement | null>): T {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      clearTimeout(waiting);
      setHeld({ value: latest.current });
    };
    const release = () => {
      clearTimeout(waiting);
      setHeld(null);
    };
    const releaseSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(release, CLICK_FOLLOWS);
    };
    element.addEventListener('pointerdown', hold);
    window.addEventListener('pointerup', releaseSoon);
    window.addEventListener('pointercancel', release);
    window.addEventListener('click', release);
    return () => {
      clearTimeout(waiting);
      element.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', releaseSoon);
      window.removeEventListener('pointercancel', release);
      window.removeEventListener('click', release);
    };
  }, [place]);
  return held === null ? value : held.value;
}

/** The digits choose tools, wherever nothing is typed. */
import { useEffect, useRef } from 'react';
import { isModalOpen } from '../../shell/Modal.tsx';

export function useDigits(choose: (digit: number) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const isText = target?.matches('input, textarea, select') === true;
      if (isText || event.ctrlKey || event.altKey || event.metaKey || isModalOpen()) return;
      if (/^[1-9]$/.test(event.key)) latest.current(Number(event.key));
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

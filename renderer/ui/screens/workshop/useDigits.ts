/** The digits choose tools, wherever nothing is typed. */
import { useEffect, useRef } from 'react';
import { isTextField } from '../../../commands/keyboard.ts';
import { signOf } from '../../../commands/press.ts';
import { isModalOpen } from '../../shell/overlays/Modal.tsx';

export function useDigits(choose: (digit: number) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (isTextField(event.target) || event.ctrlKey || event.altKey || event.metaKey || isModalOpen()) return;
      const digit = signOf(event);
      if (/^[1-9]$/.test(digit)) latest.current(Number(digit));
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

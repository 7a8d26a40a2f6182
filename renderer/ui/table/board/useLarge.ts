/**
 * Alt held over a piece, or a finger that stays on it, shows a close-up of it: the boards report the piece; with Alt on
 * the flat board it is the one under the pointer.
 */
import { useEffect, useState } from 'react';

export function useLarge(flat: boolean, hovered: number | null) {
  const [held, setHeld] = useState(false);
  const [told, show] = useState<number | null>(null);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return setHeld(false);
      // Alt alone would focus the browser's menu
      event.preventDefault();
      setHeld(true);
    };
    const up = () => {
      setHeld(false);
      show(null);
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', up);
    };
  }, []);
  return { piece: told ?? (flat && held ? hovered : null), held, show };
}

/** Undo and redo, wherever nothing is typed: a field of text has its own. */
import { useEffect } from 'react';
import { onMac, signOf } from '../../../commands/keyboard.ts';
import { useApp } from '../../../state/app.ts';
import { useGameText } from '../../../state/game-text.ts';
import { isModalOpen } from '../../shell/Modal.tsx';

export function useWorkshopKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const isHeld = onMac ? event.metaKey : event.ctrlKey;
      if (!isHeld || event.altKey || target?.matches('input, textarea, select') || isModalOpen()) return;
      if (useApp.getState().layers.at(-1)?.page !== 'workshop') return;
      const { undo, redo } = useGameText.getState();
      const sign = signOf(event).toLowerCase();
      if (sign === 'z') (event.shiftKey ? redo : undo)();
      else if (sign === 'y' && !onMac) redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

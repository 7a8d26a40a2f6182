/** Undo and redo, wherever nothing is typed: a field of text has its own. */
import { useEffect } from 'react';
import { isKeyOf, isTextField } from '../../../commands/keyboard.ts';
import { useApp } from '../../../state/app.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { isModalOpen } from '../../shell/overlays/Modal.tsx';

export function useWorkshopKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (isTextField(event.target) || isModalOpen()) return;
      if (useApp.getState().layers.at(-1)?.page !== 'workshop') return;
      const { undo, redo } = useGameText.getState();
      if (isKeyOf('undo', event)) undo();
      else if (isKeyOf('redo', event)) redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

/**
 * The keys of the table screen: one listener that finds the command of a key and runs it. Keys typed into a field are
 * text; while a dialog is open only the dialog receives them; plain keys belong to the board while it has the focus.
 */
import { useEffect } from 'react';
import { behaviours, runCommand } from '../../commands/behaviour.ts';
import type { CommandContext } from '../../commands/command.ts';
import { commandFor, isTyped } from '../../commands/keyboard.ts';
import { signOf } from '../../commands/press.ts';
import { onMac } from '../../state/keys.ts';
import { isModalOpen } from '../shell/overlays/Modal.tsx';

export function useKeys(commandContext: () => CommandContext, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isModalOpen()) return;
      if (isTyped(event)) {
        // Alt types nothing there except on a Mac, and a browser would leave the page at Alt+Left
        if (!onMac && event.altKey && commandFor(event, 'page') !== null) event.preventDefault();
        return;
      }
      const inside = event.target instanceof Element && event.target.closest('[data-board]') !== null;
      const id = commandFor(event, inside ? 'board' : 'page');
      // Space would press the cell's button
      if (id === null && inside && event.key === ' ') event.preventDefault();
      if (id === null) return;
      // Enter and Space on any other button belong to that button; Escape in an open menu belongs to the menu
      if (id === 'pick-choice' && behaviours[id].why(commandContext()) !== null) return;
      event.preventDefault();
      runCommand(id, commandContext(), { key: signOf(event), at: event.timeStamp });
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [commandContext, on]);
}

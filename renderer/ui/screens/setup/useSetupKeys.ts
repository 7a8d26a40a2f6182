/**
 * The keys of the editor. On the board: arrows, Home and End as in a game, Enter applies the tool, Delete clears,
 * letters select a piece (with Shift for the second side). Anywhere: undo and redo. Keys typed in a field are text.
 */
import { type RefObject, useEffect } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { Side } from '../../../../electron/contract/view.ts';
import { isNeutral, isNeverNeutral } from '../../../board/owner.ts';
import type { TableHandle } from '../../../board/props.ts';
import { isKeyOf, isTextField } from '../../../commands/keyboard.ts';
import { signOf } from '../../../commands/press.ts';
import { type CursorStep, stepFrom } from '../../../narration/board-order.ts';
import { useApp } from '../../../state/app.ts';
import { onMac } from '../../../state/keys.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { isModalOpen } from '../../shell/overlays/Modal.tsx';

const STEPS: Readonly<Record<string, CursorStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rank-start',
  End: 'rank-end',
  PageUp: 'file-far',
  PageDown: 'file-near',
};

interface Editor {
  readonly description: VariantDescription;
  readonly seat: Side;
  readonly cursor: number;
  readonly table: RefObject<TableHandle | null>;
  focusCell(cell: number): void;
  leave(): void;
}

export function useSetupKeys(editor: Editor): void {
  const { description, seat, cursor, table, focusCell, leave } = editor;
  useEffect(() => {
    const { cells } = description.topology;
    /** true when the board handled the key */
    const onBoard = (event: KeyboardEvent): boolean => {
      const way = STEPS[event.key];
      const { touch, clear, take, tool } = useSetup.getState();
      if (way) {
        const cell = stepFrom(description.topology, seat, cursor, way);
        table.current?.showCell(cell);
        focusCell(cell);
        return true;
      }
      if (event.key === 'Enter' || event.key === ' ') touch(cells[cursor]!.name);
      else if (event.key === 'Delete' || event.key === 'Backspace') clear(cells[cursor]!.name);
      else {
        const letter = signOf(event).toUpperCase();
        const kind = /^[A-Z]$/.test(letter) ? description.kinds.find((k) => k.letter === letter) : undefined;
        if (!kind) return false;
        const side = event.shiftKey ? 1 : 0;
        // the colour of the units being added is kept, where the kind can have it
        const kept = tool.is === 'piece' && tool.side === side ? tool.group : undefined;
        const group =
          isNeutral(description, { group: kept }) && isNeverNeutral(description, kind.id) ? undefined : kept;
        take({ is: 'piece', kind: kind.id, side, ...(group !== undefined && { group }) });
      }
      return true;
    };
    const anywhere = (event: KeyboardEvent): boolean => {
      const { undo, redo, lifted, tool, putDown } = useSetup.getState();
      if (isKeyOf('undo', event)) undo();
      else if (isKeyOf('redo', event)) redo();
      else if (event.key === 'Escape') {
        if (lifted !== null || tool.is !== 'hand') putDown();
        else leave();
      } else return false;
      return true;
    };
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.isComposing) return;
      if (useApp.getState().layers.at(-1)?.page !== 'setup') return;
      if (isModalOpen()) return;
      if (isTextField(target) && event.key !== 'Escape') return;
      const held = event.altKey || (onMac ? event.metaKey : event.ctrlKey);
      const board = !held && target?.closest('[data-board]') !== null && target !== null;
      if ((board && onBoard(event)) || anywhere(event)) event.preventDefault();
    };
    // before the browser turns Enter into a click on the cell's button, and before the keys of the application
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [description, seat, cursor, table, focusCell, leave]);
}

import { useEffect } from 'react';
import { isCommandId } from '../../../electron/contract/commands.ts';
import { runCommand } from '../../commands/behaviour.ts';
import type { CommandContext } from '../../commands/command.ts';
import { isForText } from '../../commands/without-table.ts';
import { useApp } from '../../state/app.ts';
import { isModalOpen } from '../shell/overlays/Modal.tsx';

/** Runs the commands of the table that are chosen in the native menu. */
export function useNativeMenu(commandContext: () => CommandContext): void {
  const on = useApp((app) => app.on);
  useEffect(
    () =>
      on?.command(({ id }) => {
        if (isForText(id)) return;
        // as with keys: while a dialog is open only the dialog receives commands
        if (id !== 'full-screen' && isModalOpen()) return;
        const { layers, problems } = useApp.getState();
        if (isCommandId(id) && layers.length === 0 && problems.length === 0) runCommand(id, commandContext());
      }),
    [on, commandContext],
  );
}

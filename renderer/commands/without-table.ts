/**
 * Commands while no table is on top: from the native menu, from a key, from a button. What must stay true: while the
 * table is on top its own commands come first and this file stays out of their way; a key that is typed into a field
 * is text, not a command.
 */

import type { CommandId } from '../../electron/contract/commands.ts';
import { useApp } from '../state/app.ts';
import { type ApplicationCommandId, applicationCommands, isApplicationCommand } from './application.ts';
import type { ApplicationContext, Behaviour } from './command.ts';
import { commandFor } from './keyboard.ts';

const app = () => useApp.getState();
const tableOnTop = () => app().opened !== null && app().layers.length === 0;
const behaviourOf = (id: ApplicationCommandId): Behaviour<ApplicationContext> => applicationCommands[id];

/** Runs one of the application's commands for a button of a page that lies over everything. */
export function runApplicationCommand(id: ApplicationCommandId): void {
  const context = { app: app(), match: null };
  if (behaviourOf(id).why(context) === null) behaviourOf(id).run(context);
}

/** Runs a command that the native menu chose. At the table the table hears it too, and does it. */
export function runFromMenu(id: string): void {
  if (!tableOnTop() && isApplicationCommand(id)) runApplicationCommand(id);
}

let told = '';
/** Tells the native menu which commands can be done now; it greys the others. Nothing where there is none. */
export function tellPossible(commands: readonly CommandId[]): void {
  const says = commands.join();
  if (!app().hello?.native || says === told) return;
  told = says;
  void app().ask['app.possible']({ commands: [...commands] });
}
/** The commands that work without a table on top. */
export const applicationCommandIds = Object.keys(applicationCommands) as readonly ApplicationCommandId[];

/** Runs the command of a key, unless the table on top will. */
export function runKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || tableOnTop() || app().problems.length > 0) return;
  if (event.key === 'Escape' && app().layers.length > 0) {
    // it is the dialog's, wherever the focus is
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    app().back();
    return;
  }
  const id = commandFor(event, 'page');
  if (id === null || !isApplicationCommand(id)) return;
  event.preventDefault();
  runApplicationCommand(id);
}

/**
 * Commands while no table is open on top: from the native menu, a key or a button. Must stay true: while the table is
 * on top its own commands take precedence and this file does nothing; a key typed into a text field is text, not a
 * command.
 */

import type { CommandId } from '../../electron/contract/commands.ts';
import { useApp } from '../state/app.ts';
import { type ApplicationCommandId, applicationCommands, isApplicationCommand } from './application.ts';
import type { ApplicationContext, Behaviour } from './command.ts';
import { commandFor, isTyped } from './keyboard.ts';

const app = () => useApp.getState();
const tableOnTop = () => app().opened !== null && app().layers.length === 0;
const behaviourOf = (id: ApplicationCommandId): Behaviour<ApplicationContext> => applicationCommands[id];

/** Runs an application command for a button of a page that covers everything. */
export function runApplicationCommand(id: ApplicationCommandId): void {
  const context = { app: app(), match: null };
  if (behaviourOf(id).why(context) === null) behaviourOf(id).run(context);
}

/** Runs a command chosen in the native menu. While the table is on top, the table receives it too and runs it. */
export function runFromMenu(id: string): void {
  if (!tableOnTop() && isApplicationCommand(id)) runApplicationCommand(id);
}

let told = '';
/**
 * Tells the native menu which commands are available; it greys out the others. Does nothing where there is no native
 * menu.
 */
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
    // the dialog handles it, wherever the focus is
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    app().back();
    return;
  }
  if (isTyped(event)) return;
  const id = commandFor(event, 'page');
  if (id === null || !isApplicationCommand(id)) return;
  event.preventDefault();
  runApplicationCommand(id);
}

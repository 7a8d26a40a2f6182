/**
 * Commands while no table is open on top: from the native menu, a key or a button. Must stay true: while the table is
 * on top its own commands take precedence and this file does nothing; a key typed into a text field is text, not a
 * command.
 */

import type { CommandId } from '../../electron/contract/commands.ts';
import { useApp } from '../state/app.ts';
import { type ApplicationCommandId, applicationCommands, isApplicationCommand } from './application.ts';
import type { ApplicationContext, Behaviour } from './command.ts';
import { commandFor, isTextField, isTyped } from './keyboard.ts';

const app = () => useApp.getState();
const tableOnTop = () => app().opened !== null && app().layers.length === 0;
const behaviourOf = (id: ApplicationCommandId): Behaviour<ApplicationContext> => applicationCommands[id];

/** Runs an application command for a button of a page that covers everything. */
export function runApplicationCommand(id: ApplicationCommandId): void {
  const context = { app: app(), match: null };
  if (behaviourOf(id).why(context) === null) behaviourOf(id).run(context);
}

/** What the native menu's Undo and Redo apply to while a text field has the focus: a Mac's menu receives their keys there too. */
const ofText = ['undo', 'redo'] as const;
export const isForText = (id: string): id is (typeof ofText)[number] =>
  ofText.some((one) => one === id) && isTextField(document.activeElement);

/** Runs a command chosen in the native menu. While the table is on top, the table receives it too and runs it. */
export function runFromMenu(id: string): void {
  if (isForText(id)) document.execCommand(id);
  else if (!tableOnTop() && isApplicationCommand(id)) runApplicationCommand(id);
}

let possible: readonly CommandId[] = [];
let told = '';
/**
 * Tells the native menu which commands are available; it greys out the others. Does nothing where there is no native
 * menu.
 */
export function tellPossible(commands: readonly CommandId[]): void {
  possible = commands;
  const all = [...new Set([...commands, ...ofText.filter(isForText)])];
  const says = all.join();
  if (!app().hello?.native || says === told) return;
  told = says;
  void app().ask['app.possible']({ commands: all });
}
/** Tells it again when a text field gets the focus or loses it; returns what ends that. */
export function followFocus(): () => void {
  const tell = () => tellPossible(possible);
  // while one element loses the focus and the next has not got it yet, none has it
  const later = () => queueMicrotask(tell);
  document.addEventListener('focusin', tell);
  document.addEventListener('focusout', later);
  return () => {
    document.removeEventListener('focusin', tell);
    document.removeEventListener('focusout', later);
  };
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

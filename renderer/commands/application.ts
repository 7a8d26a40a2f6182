/**
 * The commands that work on every screen, by the ids the menu and the keys use. What must stay true: while the table
 * is on top its own commands come first and this file stays out of their way; a key that is typed into a field is
 * text, not a command.
 */

import { useApp } from '../state/app.ts';
import { handOverReport } from '../state/report.ts';
import { commandFor } from './keyboard.ts';

type Run = () => void;
const app = () => useApp.getState();

const everywhere: Readonly<Record<string, Run>> = {
  'new-game': () => app().open('new-game'),
  open: () => app().open('saves'),
  settings: () => app().open('settings'),
  rulebook: () => app().open('rulebook'),
  keys: () => app().open('keys'),
  about: () => app().open('about'),
  'full-screen'() {
    if (app().hello?.host === 'electron') void app().tryTo('app.fullscreen', {});
    else if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen();
  },
  'show-saves': () => void app().tryTo('app.show', { what: 'saves' }),
  'show-log': () => void app().tryTo('app.show', { what: 'log' }),
  'copy-report': () => void handOverReport(),
  quit: () => void app().tryTo('app.quit', {}),
};

const tableOnTop = () => app().opened !== null && app().layers.length === 0;

/** Runs a command that the native menu chose. At the table the table hears it too, and does it. */
export function runCommand(id: string): void {
  if (!tableOnTop()) everywhere[id]?.();
}

/** Runs one of these commands for a button of a page that lies over everything. */
export const runAnywhere = (id: string): void => everywhere[id]?.();

let told = '';
/** Tells the native menu which commands can be done now; it greys the others. Nothing where there is none. */
export function tellPossible(commands: readonly string[]): void {
  const says = commands.join();
  if (!app().hello?.native || says === told) return;
  told = says;
  void app().ask['app.possible']({ commands: [...commands] });
}
/** The commands that work without a table on top. */
export const possibleAnywhere = Object.keys(everywhere);

/** Runs the command of a key, unless the table on top will. */
export function runKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || tableOnTop() || app().problems.length > 0) return;
  if (event.key === 'Escape' && app().layers.length > 0) {
    event.preventDefault();
    app().back();
    return;
  }
  const run = everywhere[commandFor(event, 'page')?.id ?? ''];
  if (!run) return;
  event.preventDefault();
  run();
}

/**
 * What may go wrong with the processes that Electron keeps beside the main one: the page's own stops or does not answer,
 * the one that draws breaks down. The match is in the main process, so a page that is loaded again goes on where the old
 * one was; where drawing broke down, the flat board needs less of the graphics card.
 */
import { app, type BrowserWindow, dialog } from 'electron';
import { dialogMessages } from '../contract/messages.ts';
import { loadsAgain } from './electron-dialogs.ts';

/** a page that stops as often within a minute will not come back by being loaded again */
const MOST_CRASHES = 3;
const A_MINUTE = 60_000;

export interface Troubles {
  readonly log: (line: string) => void;
  /** nothing is done any more for an app that is ending */
  readonly hasClosed: () => boolean;
  /** the page's process ended; it is about to be loaded again */
  readonly pageStopped: (reason: string) => void;
  /** the process that draws broke down */
  readonly drawingStopped: (reason: string) => void;
}

export function watchProcesses(window: BrowserWindow, troubles: Troubles): void {
  const { log } = troubles;
  const contents = window.webContents;
  const crashes: number[] = [];
  let answers = new AbortController();

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    answers.abort();
    if (reason === 'clean-exit' || troubles.hasClosed()) return;
    log(`the page's process ended: ${reason} (${exitCode})`);
    const now = Date.now();
    crashes.push(now);
    if (crashes.filter((time) => now - time < A_MINUTE).length > MOST_CRASHES) {
      dialog.showErrorBox(dialogMessages.cannotStart, dialogMessages.keepsCrashing);
      app.quit();
      return;
    }
    troubles.pageStopped(reason);
    // not inside the event: Chromium is still clearing the old process away (electron/electron#51900)
    setImmediate(() => {
      if (!window.isDestroyed()) contents.reload();
    });
  });

  window.on('unresponsive', () => {
    log('the page does not answer');
    answers.abort();
    answers = new AbortController();
    void loadsAgain(window, answers.signal).then((again) => {
      if (!again || window.isDestroyed()) return;
      log('the page is loaded again, because a player wished it');
      // the old process hangs: only its end makes room for a new one, and that is told above
      contents.forcefullyCrashRenderer();
    });
  });
  window.on('responsive', () => {
    log('the page answers again');
    answers.abort();
  });

  app.on('child-process-gone', (_event, { type, reason, name, exitCode }) => {
    if (reason === 'clean-exit') return;
    log(`a process ended: ${type}${name ? ` ${name}` : ''}: ${reason} (${exitCode})`);
    // killed: by the system or by a person, who did not mean the graphics card
    if (type === 'GPU' && reason !== 'killed' && !troubles.hasClosed()) troubles.drawingStopped(reason);
  });
}

/**
 * Handles failures of Electron's other processes: the page's process crashes or does not respond, or the GPU process
 * crashes. The match is in the main process, so a reloaded page continues where the old one was; after a GPU crash the
 * flat board needs less of the graphics card.
 */
import { app, type BrowserWindow, dialog } from 'electron';
import { dialogMessages } from '../contract/messages.ts';
import { loadsAgain } from './electron-dialogs.ts';

/** a page that crashes this often within a minute is not reloaded again */
const MOST_CRASHES = 3;
const A_MINUTE = 60_000;

export interface Troubles {
  readonly log: (line: string) => void;
  /** is the app quitting? then nothing is done */
  readonly hasClosed: () => boolean;
  /** the page's process crashed; the page is about to be reloaded */
  readonly pageStopped: (reason: string) => void;
  /** the GPU process crashed */
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
    // not inside the event: Chromium is still cleaning up the old process (electron/electron#51900)
    setImmediate(() => {
      if (!window.isDestroyed()) contents.reload();
    });
  });

  window.on('unresponsive', () => {
    log('the page does not respond');
    answers.abort();
    answers = new AbortController();
    void loadsAgain(window, answers.signal).then((again) => {
      if (!again || window.isDestroyed()) return;
      log('reloading the page at a player’s request');
      // the old process hangs: it has to be killed, which is handled above
      contents.forcefullyCrashRenderer();
    });
  });
  window.on('responsive', () => {
    log('the page responds again');
    answers.abort();
  });

  app.on('child-process-gone', (_event, { type, reason, name, exitCode }) => {
    if (reason === 'clean-exit') return;
    log(`a process ended: ${type}${name ? ` ${name}` : ''}: ${reason} (${exitCode})`);
    // killed by the system or by a person: not a problem of the graphics card
    if (type === 'GPU' && reason !== 'killed' && !troubles.hasClosed()) troubles.drawingStopped(reason);
  });
}
